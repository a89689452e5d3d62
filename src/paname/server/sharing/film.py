"""The film of a game: the board after every decision as an animated PNG, a megabyte at most."""

import struct
import zlib
from typing import Final

from paname.core.png import part
from paname.core.records import walk
from paname.server.reviews.walks import moments
from paname.server.sharing.ink import Pixels
from paname.server.sharing.poster import board_of, scaled

LONGEST: Final = 360  # pixels of the longer side
FRAMES: Final = 90
MOST_BYTES: Final = 1_000_000
LAST_MS: Final = 3000


def film(record: dict[str, object]) -> bytes:
    """The whole game in about twelve seconds; frames are left out until it fits."""
    way = walk(record)
    boards = [scaled(board_of(way.state), LONGEST) for _ in moments(way)]
    count = min(FRAMES, len(boards))
    found = animation(spread(boards, count))
    while len(found) > MOST_BYTES:
        count = count * 3 // 4
        found = animation(spread(boards, count))
    return found


def spread(boards: list[Pixels], count: int) -> list[Pixels]:
    """So many of the boards, evenly spread, the first and the last among them."""
    if count >= len(boards):
        return boards
    return [boards[round(place * (len(boards) - 1) / (count - 1))] for place in range(count)]


def animation(boards: list[Pixels]) -> bytes:
    """Frames as one animated PNG; programs that know none show the last board."""
    height, width = boards[-1].shape[:2]
    pause = max(80, 12_000 // len(boards))
    frames = [*boards]
    chunks = [part(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0))]
    chunks += [part(b"acTL", struct.pack(">2I", len(frames), 0)), part(b"IDAT", packed(boards[-1]))]
    number = 0
    for place, frame in enumerate(frames):
        milliseconds = LAST_MS if place == len(frames) - 1 else pause
        head = struct.pack(">5I2H2B", number, width, height, 0, 0, milliseconds, 1000, 0, 0)
        chunks += [part(b"fcTL", head), part(b"fdAT", struct.pack(">I", number + 1) + packed(frame))]
        number += 2
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks) + part(b"IEND", b"")


def packed(pixels: Pixels) -> bytes:
    """The rows of a picture, each told by its difference from the one above."""
    rows = pixels.reshape(pixels.shape[0], -1).astype(int)
    above = rows.copy()
    above[1:] = rows[1:] - rows[:-1]
    lines = b"".join(b"\x02" + row.astype("uint8").tobytes() for row in above % 256)
    return zlib.compress(lines, 9)
