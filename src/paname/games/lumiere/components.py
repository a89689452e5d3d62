"""Reading the component file and packing it into the tables that the rules run on."""

from importlib.resources import files
from math import gcd
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.bits import bit
from paname.core.components import Reader
from paname.core.errors import Fault
from paname.games.lumiere.square import SPACES

SEATS: Final = ("orange", "blue")
SHARED: Final = 2
LAMP: Final = 3
COLOURS: Final = 4  # orange, blue, shared and lamp
TILES: Final = 8
BUILDINGS: Final = 12
GARDEN: Final = 12
RAISABLE: Final = 13  # the buildings and the garden
ORIENTATIONS: Final = 8
DOMINO: Final = 96
SHAPES: Final = 98
REACH: Final = 8
WORDS: Final = ("garden", "undone")
SIZES: Final = (3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6)
CARDS: Final = (
    "levitation",
    "metropolitain",
    "jardin_des_plantes",
    "sacre_coeur",
    "le_peintre",
    "chartier",
    "bouquinistes_sur_la_seine",
    "lampadaire",
    "moulin_rouge",
    "fontaine_des_mers",
    "le_penseur",
    "la_grande_lumiere",
)
STARTER: Final = 0xFF  # L0.6: the first eight
LEVITATION: Final = 0
METROPOLITAIN: Final = 1
JARDIN: Final = 2
SACRE_COEUR: Final = 3
PEINTRE: Final = 4
CHARTIER: Final = 5
BOUQUINISTES: Final = 6
LAMPADAIRE: Final = 7
MOULIN_ROUGE: Final = 8
FONTAINE: Final = 9
PENSEUR: Final = 10
GRANDE_LUMIERE: Final = 11

POINTS: Final = ("painter_lamp", "dancer_space", "fountain_building", "statue_side", "statue_diagonal")
USUAL: Final = {"O": 16, "X": 7, "S": 5, "L": 4}
SIDES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))

Cell = tuple[int, int]


class Tables:
    """The components in packed form.

    A shape is a building in one of its eight orientations, `building * 8 + flipped * 4 + turn`; shapes 96 and 97 are
    the two spaces of garden and fountain, lying and upright. A shape is anchored at its first space in reading order.
    """

    def __init__(self, text: str) -> None:
        reader = Reader(text, "lumiere")
        reader.only("", reader.document, ("supply", "points", "large_lamp", "tile", "building"))
        reader.only("supply", reader.table("supply"), ("chimneys", "tokens", "postcards", "unbuilt"))
        reader.only("points", reader.table("points"), POINTS)
        self.chimneys: i64 = reader.number("supply.chimneys", 1, 13)
        self.tokens: i64 = reader.number("supply.tokens", 4, 4)
        self.postcards: i64 = reader.number("supply.postcards", 8, 8)
        self.unbuilt: i64 = reader.number("supply.unbuilt", -99, 0)
        self.painter_lamp: i64 = reader.number("points.painter_lamp", 0, 99)
        self.dancer_space: i64 = reader.number("points.dancer_space", 0, 99)
        self.fountain_building: i64 = reader.number("points.fountain_building", 0, 99)
        self.statue_side: i64 = reader.number("points.statue_side", 0, 99)
        self.statue_diagonal: i64 = reader.number("points.statue_diagonal", 0, 99)
        self.pattern: list[Cell] = read_pattern(reader)
        self.tile_names: list[str] = []
        self.building_names: list[str] = []
        self.tile_rows: list[list[str]] = self._read_tiles(reader)
        self.building_cells: list[list[Cell]] = self._read_buildings(reader)
        reader.finish()
        self.marks: dict[str, str] = reader.marks
        self.oddities: list[Fault] = reader.oddities
        self.raisable: list[str] = [*self.building_names, "garden"]
        self.tile_masks: vec[i64] = vec[i64](tile_masks(self.tile_rows))
        self.fits: vec[i64] = vec[i64]([0] * SHAPES)
        self.shape_masks: vec[i64] = vec[i64]([0] * SHAPES)
        self.shape_sizes: vec[i64] = vec[i64]([0] * SHAPES)
        self.offsets: vec[i64] = vec[i64]([0] * (SHAPES * REACH))
        self.same: list[int] = []
        for building, cells in enumerate(self.building_cells):
            turned = orientations(cells)
            for orientation, shape in enumerate(turned):
                self.same.append(turned.index(shape))
                if self.same[-1] == orientation:
                    self._add_shape(building * ORIENTATIONS + orientation, shape)
        self.lit: vec[i64] = vec[i64]([0] * (SPACES * len(self.pattern)))
        self.screens: vec[i64] = vec[i64]([0] * (SPACES * len(self.pattern)))
        self._pack_pattern()
        self._add_shape(DOMINO, [(0, 0), (0, 1)])
        self._add_shape(DOMINO + 1, [(0, 0), (1, 0)])

    def _read_tiles(self, reader: Reader) -> list[list[str]]:
        """L0.2: eight tiles of two rows of two letters."""
        layouts: list[list[str]] = []
        for place, entry in enumerate(reader.tables("tile")):
            path = f"tile {place + 1}"
            reader.mark(path, entry)
            reader.only(path, entry, ("name", "rows", "mark"))
            self.tile_names.append(building_or_tile_name(reader, path, entry.get("name"), self.tile_names))
            rows = reader.texts(f"{path}.rows", entry.get("rows"))
            if len(rows) != 2 or any(len(row) != 2 or row.strip("OXSL") for row in rows):
                reader.wrong(f"{path}.rows", "not_a_tile", rows=tuple(rows))
            layouts.append(rows)
        if len(layouts) != TILES:
            reader.wrong("tile", "wrong_count", found=len(layouts), count=TILES)
        counts = {letter: sum("".join(rows).count(letter) for rows in layouts) for letter in USUAL}
        if counts != USUAL:
            reader.odd("tile", "other_stones", found=told(counts), usual=told(USUAL))
        return layouts

    def _read_buildings(self, reader: Reader) -> list[list[Cell]]:
        """L0.3: twelve different buildings of the printed sizes, each in one piece."""
        shapes: list[list[Cell]] = []
        for place, entry in enumerate(reader.tables("building")):
            path = f"building {place + 1}"
            reader.mark(path, entry)
            reader.only(path, entry, ("name", "rows", "mark"))
            self.building_names.append(building_or_tile_name(reader, path, entry.get("name"), self.building_names))
            rows = reader.texts(f"{path}.rows", entry.get("rows"))
            if any(row.strip("#.") for row in rows):
                reader.wrong(f"{path}.rows", "other_letters", rows=tuple(rows))
            cells = [(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "#"]
            self._check_shape(reader, path, cells, shapes)
            shapes.append(cells)
        if tuple(sorted(len(cells) for cells in shapes)) != SIZES:
            reader.wrong("building", "wrong_sizes")
        return shapes

    def _check_shape(self, reader: Reader, path: str, cells: list[Cell], earlier: list[list[Cell]]) -> None:
        if not cells or not is_joined(cells):
            reader.wrong(f"{path}.rows", "not_joined")
        elif any(normal(cells) in orientations(other)[:4] for other in earlier if other):
            reader.wrong(f"{path}.rows", "shape_twice")

    def _pack_pattern(self) -> None:
        """L4.12: for a large lamp on each space, each space it lights and the spaces where a building screens that."""
        for space in range(SPACES):
            for place, (down, across) in enumerate(self.pattern):
                row, column = space // 8 + down, space % 8 + across
                if 0 <= row < 8 and 0 <= column < 8:
                    self.lit[space * len(self.pattern) + place] = bit(row * 8 + column)
                    self.screens[space * len(self.pattern) + place] = between(space, down, across)

    def _add_shape(self, shape: i64, cells: list[Cell]) -> None:
        """L3.3: pack one shape; orientations that repeat an earlier one are not packed, so they fit nowhere."""
        row, column = cells[0]
        self.shape_sizes[shape] = len(cells)
        for place, (r, c) in enumerate(cells):
            offset = (r - row) * 8 + c - column
            self.offsets[shape * REACH + place] = offset
            self.shape_masks[shape] |= bit(offset)
        high = max(r for r, _ in cells) - row
        left = min(c for _, c in cells) - column
        right = max(c for _, c in cells) - column
        for space in range(SPACES):
            if space // 8 + high < 8 and space % 8 + left >= 0 and space % 8 + right < 8:
                self.fits[shape] |= bit(space)


def read_pattern(reader: Reader) -> list[Cell]:
    """L4.12: the spaces that the large lamp lights, down and across from it: a drawn grid, or up to a distance."""
    fact = reader.table("large_lamp")
    reader.only("large_lamp", fact, ("reach", "pattern"))
    if "pattern" not in fact:
        reach = reader.number("large_lamp.reach", 1, 7)
        return [(down * far, across * far) for down, across in SIDES for far in range(1, reach + 1)]
    drawn = reader.table("pattern", fact)
    path = "large_lamp.pattern"
    reader.mark(path, drawn)
    reader.only(path, drawn, ("rows", "mark"))
    rows = reader.texts(f"{path}.rows", drawn.get("rows"))
    middle = len(rows) // 2
    is_drawn = len(rows) % 2 == 1 and all(len(row) == len(rows) and not row.strip("#.L") for row in rows)
    if not is_drawn or len(rows) > 15 or rows[middle][middle] != "L" or "".join(rows).count("L") != 1:
        reader.wrong(f"{path}.rows", "not_a_pattern")
        return []
    cells = [(r - middle, c - middle) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    if not cells:
        reader.odd(path, "lights_nothing")
    return cells


def between(space: int, down: int, across: int) -> i64:
    """L4.12: the spaces in a straight line between the large lamp and a space it lights."""
    steps = gcd(abs(down), abs(across))
    spaces: i64 = 0
    for step in range(1, steps):
        row, column = space // 8 + down // steps * step, space % 8 + across // steps * step
        spaces |= bit(row * 8 + column)
    return spaces


def building_or_tile_name(reader: Reader, path: str, value: object, earlier: list[str]) -> str:
    """A name of one word that no earlier entry has and that means nothing else in the notation."""
    name = reader.name(f"{path}.name", value, earlier)
    if len(name.split()) > 1:
        reader.wrong(f"{path}.name", "not_one_word", name=name)
    if name.lower() in WORDS:
        reader.wrong(f"{path}.name", "name_means_else", name=name)
    return name


def told(counts: dict[str, int]) -> tuple[str, ...]:
    """Numbers of stones by their letters, as people read them."""
    return tuple([f"{number} {letter}" for letter, number in counts.items()])


def is_joined(cells: list[Cell]) -> bool:
    """Whether the cells hang together by their sides."""
    reached = [cells[0]]
    for r, c in reached:
        reached.extend(
            cell for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if cell in cells and cell not in reached
        )
    return len(reached) == len(cells)


def normal(cells: list[Cell]) -> list[Cell]:
    """The cells pushed to the upper left corner, in reading order."""
    top = min(r for r, _ in cells)
    left = min(c for _, c in cells)
    return sorted((r - top, c - left) for r, c in cells)


def orientations(cells: list[Cell]) -> list[list[Cell]]:
    """L3.3: the four turns clockwise, then the four turns of the flipped shape."""
    found: list[list[Cell]] = []
    for start in (cells, [(r, -c) for r, c in cells]):
        turned = start
        for _ in range(4):
            found.append(normal(turned))
            turned = [(c, -r) for r, c in turned]
    return found


def tile_masks(tiles: list[list[str]]) -> list[int]:
    """L0.2: for each owner, tile and turn, the spaces of each colour in zone A1: orange, blue, shared, lamp."""
    masks: list[int] = []
    for owner in range(len(SEATS)):
        colour_of = {"O": owner, "X": 1 - owner, "S": SHARED, "L": LAMP}
        for rows in tiles:
            letters = rows[0] + rows[1]
            for _ in range(4):
                colours = [0, 0, 0, 0]
                for place, letter in enumerate(letters):
                    colours[colour_of[letter]] |= bit((0, 1, 8, 9)[place])
                masks.extend(colours)
                letters = letters[2] + letters[0] + letters[3] + letters[1]
    return masks


def printed_components() -> str:
    """The component file that comes with the game."""
    return files("paname.games.lumiere").joinpath("components.toml").read_text(encoding="utf-8")
