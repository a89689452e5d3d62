"""The letters of shared pictures: the pages' own fonts as polygons, so that the server needs no font reader.

python tools/poster_letters.py        (needs fontTools and Brotli)
"""

import gzip
import json
from pathlib import Path
from typing import Final

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

WEB: Final = Path(__file__).parents[1] / "src" / "paname" / "web" / "fonts"
OUT: Final = WEB.parents[1] / "server" / "sharing" / "letters.json.gz"
FONTS: Final = {"title": ("yeseva-one", 400), "text": ("alegreya-sans", 800)}
PARTS: Final = ("latin", "latin-ext", "cyrillic")
WANTED: Final = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x400, 0x460), 0x490, 0x491, *range(0x2010, 0x2027)]
STEPS: Final = 3  # straight pieces of a curve


class Polygons(BasePen):
    """Collects outlines, curves as straight pieces, in whole units."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.outlines: list[list[int]] = []

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self.outlines.append([])
        self._lineTo(pt)

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self.outlines[-1] += [round(pt[0]), round(pt[1])]

    def _curveToOne(self, *rest: tuple[float, float]) -> None:  # noqa: N802
        start = self._getCurrentPoint()
        for step in range(1, STEPS + 1):
            t = step / STEPS
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = list(zip(shares, (start, *rest), strict=True))
            self._lineTo((sum(share * pt[0] for share, pt in points), sum(share * pt[1] for share, pt in points)))


def letters(name: str, weight: int) -> dict[str, object]:
    """The letters of a font, each with its width and its outlines."""
    found: dict[str, object] = {}
    units = 1000
    for part in PARTS:
        font = TTFont(WEB / f"{name}-{part}-{weight}-normal.woff2")
        glyphs, units = font.getGlyphSet(), font["head"].unitsPerEm
        for code, glyph in font.getBestCmap().items():
            if code in WANTED and chr(code) not in found:
                pen = Polygons(glyphs)
                glyphs[glyph].draw(pen)
                found[chr(code)] = [round(glyphs[glyph].width), *pen.outlines]
    return {"units": units, "letters": dict(sorted(found.items()))}


if __name__ == "__main__":
    text = json.dumps({role: letters(*font) for role, font in FONTS.items()}, ensure_ascii=False, separators=(",", ":"))
    OUT.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"{OUT.stat().st_size} bytes")
