"""The picture that a link shows in a chat: the last board on the left, the scores in their colours on the right."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from paname.core.png import png
from paname.core.records import replay
from paname.core.registry import manifest
from paname.core.state import State
from paname.server.boxes import game_of

WIDTH: Final = 1200
HEIGHT: Final = 630
BOARD: Final = 540  # the longer side of the board
EDGE: Final = 45
PAPER: Final = (246, 241, 230)
INK: Final = (52, 48, 44)
PALE: Final = (214, 206, 190)
GOLD: Final = (222, 170, 60)
VERMILION: Final = (180, 55, 26)

Pixels = npt.NDArray[np.uint8]


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


def poster(record: dict[str, object]) -> bytes:
    """The picture of a finished game as a PNG file."""
    state = replay(record)
    last = painted(state)
    canvas = type(last)(WIDTH, HEIGHT, (247, 226, 180))
    rays(canvas)
    canvas.frame(14, 14, WIDTH - 28, HEIGHT - 28, 3, VERMILION)
    board = scaled(last.pixels, BOARD)
    top = (HEIGHT - board.shape[0]) // 2
    canvas.rectangle(EDGE + 12, top + 14, board.shape[1], board.shape[0], (150, 120, 80))
    canvas.rectangle(EDGE - 6, top - 6, board.shape[1] + 12, board.shape[0] + 12, INK)
    canvas.pixels[top : top + board.shape[0], EDGE : EDGE + board.shape[1]] = board
    scores(canvas, state, last.colours)
    return png(WIDTH, HEIGHT, canvas.pixels.tobytes())


def rays(canvas: Any) -> None:  # noqa: ANN401 - a canvas
    """An evening sky: light from the middle of the right half."""
    y, x = np.ogrid[:HEIGHT, :WIDTH]
    turn = np.arctan2(y - 330, x - 888)
    bright = (np.floor(turn * 36 / (2 * np.pi)) % 2).astype(bool)
    canvas.pixels[bright] = (250, 234, 196)


def scores(canvas: Any, state: State, colours: list[tuple[int, int, int]]) -> None:  # noqa: ANN401 - a canvas
    """Everybody's points, the winners' in a golden rosette."""
    points, winners = state.scores(), state.winners()
    apart = 520 // len(points)
    for seat, value in enumerate(points):
        x = 628 + apart * seat + apart // 2
        canvas.disc(x, 230, 74 if seat in winners else 52, GOLD if seat in winners else PALE)
        canvas.disc(x, 230, 58 if seat in winners else 46, colours[seat])
        canvas.disc(x, 230, 20, PAPER)
        size = min(22, (apart - 30) // (4 * len(str(value))))
        wide = (4 * len(str(value)) - 1) * size
        canvas.number(x - wide / 2, 360, value, size, VERMILION if seat in winners else INK)
