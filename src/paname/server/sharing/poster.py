"""The picture that a link shows in a chat: the last board on the left, who won on the right, Paris at their feet."""

from typing import Any, Final, NamedTuple

import numpy as np

from paname.core.png import png
from paname.core.records import replay
from paname.core.registry import manifest
from paname.core.state import State
from paname.server.boxes import game_of
from paname.server.sharing import letters
from paname.server.sharing.ink import Colour, Pixels, box, disc, fill, star, tilted
from paname.server.sharing.scenery import (
    CREAM,
    HEIGHT,
    INK,
    MIDDLE,
    VERMILION,
    WIDTH,
    evening,
    frame,
    ribbon,
    skyline,
    street,
)

BOARD: Final = 524  # the longer side of the board
PLACE: Final = (312.0, 308.0)  # its middle
TILT: Final = -2.0
RIM: Final = 14
GREEN: Final = (36, 72, 60)
GOLD: Final = (222, 170, 60)
ROOM: Final = 540  # what the seats share
TITLE: Final = 66
RIBBON: Final = (456, 74)  # top and height
SIZES: Final = ((82, 66, 26), (70, 58, 24), (58, 50, 21))
"""For two, three and four seats: the winner's points, others' points, names."""


class Told(NamedTuple):
    """What the picture says about the result."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    sentence: str


def painted(state: State) -> Any:  # noqa: ANN401 - a canvas, which the games' painters bring along
    """The open table on a canvas, as the game's own painter draws it."""
    paint: Any = manifest(state.setup.game).reference("picture")
    return paint(state.view(-1), game_of(state.setup.game, state.setup.components or ""))


def board_of(state: State) -> Pixels:
    """The open table as pixels."""
    pixels: Pixels = painted(state).pixels
    return pixels


def scaled(pixels: Pixels, longest: int) -> Pixels:
    """A picture in another size, its longer side so long."""
    height, width = pixels.shape[:2]
    share = longest / max(height, width)
    rows = (np.arange(int(height * share)) / share).astype(int)
    columns = (np.arange(int(width * share)) / share).astype(int)
    found: Pixels = pixels[rows][:, columns]
    return found


def poster(record: dict[str, object], told: Told) -> bytes:
    """The picture of a finished game as a PNG file; the scores below its board give way to larger ones."""
    state = replay(record)
    last = painted(state)
    pixels: Pixels = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    evening(pixels)
    skyline(pixels)
    street(pixels)
    frame(pixels)
    lay_board(pixels, last.pixels[: last.foot])
    title(pixels, manifest(state.setup.game).title)
    for seat, colour in enumerate(last.colours):
        show_seat(pixels, told, seat, colour)
    tell(pixels, told.sentence)
    return png(WIDTH, HEIGHT, pixels.tobytes())


def lay_board(pixels: Pixels, board: Pixels) -> None:
    """The board in its rim, slightly turned, with its shadow."""
    inner = scaled(board, BOARD)
    height, width = (side + 2 * RIM for side in inner.shape[:2])
    framed = np.full((height, width, 3), GREEN, np.uint8)
    framed[5:-5, 5:-5] = GOLD
    framed[7:-7, 7:-7] = GREEN
    framed[RIM:-RIM, RIM:-RIM] = inner
    shadow = pixels.copy()
    tilted(np.full_like(framed, INK), shadow, (PLACE[0] + 10, PLACE[1] + 14), TILT)
    pixels[:] = np.rint(0.7 * pixels + 0.3 * shadow).astype(np.uint8)
    tilted(framed, pixels, PLACE, TILT)


def title(pixels: Pixels, name: str) -> None:
    """Ours in small letters, the game's in large ones; of a long one all but the last word stands above."""
    letters.write(pixels, "PANAME", MIDDLE, 72, 25, GREEN, letters.TITLE)
    above, _, last = name.rpartition(" ")
    if letters.fitting(name.upper(), TITLE, ROOM, letters.TITLE) == TITLE:
        above, last = "", name
    letters.write(pixels, above, MIDDLE, 106, 26, INK, letters.TITLE)
    letters.write(pixels, last.upper(), MIDDLE, 172, TITLE, VERMILION, letters.TITLE)


def show_seat(pixels: Pixels, told: Told, seat: int, colour: Colour) -> None:
    """A seat's colour, points and name; whoever won has a golden rosette."""
    players, is_winner = len(told.points), seat in told.winners
    apart = ROOM / max(2, players)
    x = MIDDLE + apart * (seat - (players - 1) / 2)
    large, small, text = SIZES[min(max(players, 2), 4) - 2]
    radius = 0.62 * large
    if is_winner:
        fill(pixels, [star(x, 258, 1.24 * radius, 1.06 * radius, 24)], INK)
        fill(pixels, [star(x, 258, 1.18 * radius, 1.0 * radius, 24)], GOLD)
    radius = 0.82 * radius if is_winner else 0.72 * radius
    fill(pixels, [disc(x, 258, radius)], INK)
    fill(pixels, [disc(x, 258, radius - 4)], colour)
    fill(pixels, [star(x, 258, 0.6 * radius, 0.27 * radius, 5)], CREAM)
    size = large if is_winner else small
    letters.write(pixels, str(told.points[seat]), x, 386, size, VERMILION if is_winner else INK, letters.TITLE)
    name = told.names[seat]
    letters.write(pixels, name, x, 424, letters.fitting(name, text, apart - 14), INK)


def tell(pixels: Pixels, sentence: str) -> None:
    """The sentence on its ribbon, in two lines at most."""
    top, height = RIBBON
    ribbon(pixels, top, height)
    fill(pixels, [box(MIDDLE - 240, top + 6, 480, 1.5), box(MIDDLE - 240, top + height - 7.5, 480, 1.5)], GOLD)
    size = 25.0
    while len(letters.lines_of(sentence, size, 470)) > 2:
        size -= 1
    lines = letters.lines_of(sentence, size, 470)
    for number, line in enumerate(lines):
        base = top + height / 2 + size * (0.34 + 1.15 * (number - (len(lines) - 1) / 2))
        letters.write(pixels, line, MIDDLE, base, size, INK)
