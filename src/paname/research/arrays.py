"""Positions as NumPy arrays: what a seat may know, and what it may do."""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from paname.core.game import Game
from paname.core.observation import Observation
from paname.core.state import State

ObservationArray = NDArray[np.int16]
Mask = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)


def rows(cells: Any, dtype: type[Number], width: int) -> NDArray[Number]:
    """A packed vector of the engine as rows of that width, without a copy."""
    return np.frombuffer(memoryview(cells), dtype).reshape(-1, width)


class Arrays:
    """Arrays of the states of one game with one number of players; every array it gives is yours to keep."""

    def __init__(self, game: Game, players: int, ids: Sequence[int] | None = None) -> None:
        """Masks over all ids, or over some of them, which then count as actions 0, 1, 2…"""
        self.origin = game, players, ids
        self.ids = None if ids is None else np.array(ids, np.intp)
        self.layout = game.layout(players)
        self.space = game.action_space()
        self.actions = self.space if ids is None else len(ids)
        self._row = Observation(self.layout.size)
        self._cells: ObservationArray = rows(self._row.cells, np.int16, self.layout.size)[0]
        self._mask: vec[u8] = vec[u8]([0] * self.space)
        self._flags: Mask = rows(self._mask, np.int8, self.space)[0]

    def observation(self, state: State, seat: int) -> ObservationArray:
        """What a seat may know, laid out as `Game.layout` says."""
        self._row.begin(0)
        state.observe(seat, self._row)
        return self._cells.copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that the seat may make now; all 0 where another one moves."""
        if state.to_move != seat:
            return np.zeros(self.actions, np.int8)
        state.fill_mask(self._mask, 0, 1)
        flags = self._flags.copy() if self.ids is None else self._flags[self.ids]
        state.fill_mask(self._mask, 0, 0)
        return flags

    def action_id(self, action: Any) -> int:
        """The engine's id of an action; -1, which is never legal, where there is none."""
        number = int(action)
        if self.ids is None:
            return number
        return int(self.ids[number]) if 0 <= number < self.actions else -1

    def bounds(self) -> tuple[ObservationArray, ObservationArray]:
        """The lowest and the highest value of every cell."""
        return np.array(self.layout.lows(), np.int16), np.array(self.layout.highs(), np.int16)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Arrays, self.origin)
