"""OpenSpiel's view of a state: tensors with named parts, and strings."""

import json
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paname.core.game import Game
from paname.research.arrays import Arrays


@dataclass(frozen=True)
class PastChoice:
    """One decision or draw: by whom (chance is -1), which, from whom it was hidden, and its words."""

    mover: int
    action: int
    hidden: tuple[int, ...]
    words: str

    def text_for(self, seat: int | None) -> str:
        """The choice in words, as a seat may know it; None knows everything."""
        who = "chance" if self.mover < 0 else str(self.mover)
        return f"{who}: {'?' if seat in self.hidden else self.words}"

    def row(self, seat: int) -> tuple[int, int]:
        """The choice in numbers: the mover's seat plus 2, and the id plus 1, or 0 where it was hidden."""
        return self.mover + 2, 0 if seat in self.hidden else self.action + 1

    def unseen(self) -> "PastChoice":
        """The same choice, its secret forgotten by all."""
        return replace(self, action=-1, words="?")


class Story(list[PastChoice]):
    """The choices so far; they never change, so a copy shares them."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Story":
        return Story(self)


class Observer:
    """Fills `tensor`, and `dict` with the same numbers by field; with room for choices it recalls all of them."""

    def __init__(self, game: Game, players: int, recalled: int) -> None:
        self.arrays = Arrays(game, players)
        self.recalled = recalled
        self.scale = np.array([players + 1, max(game.action_space(), game.longest(players).outcomes)], np.float32)
        size = self.arrays.layout.size
        self.tensor: NDArray[np.float32] = np.zeros(size + 2 * recalled, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        starts = self.arrays.layout.starts()
        for field in self.arrays.layout.fields:
            part = self.tensor[starts[field.name] : starts[field.name] + field.size]
            self.dict[field.name] = part.reshape(field.shape)
        if recalled:
            self.dict["choices"] = self.tensor[size:].reshape(recalled, 2)

    def set_from(self, state: Any, player: int) -> None:
        """Tell what the player knows now, and where it recalls, every choice that it saw."""
        self.tensor[: self.arrays.layout.size] = self.arrays.observation(state.position, player)
        if self.recalled:
            rows = self.dict["choices"]
            rows.fill(0)
            for place, choice in enumerate(state.choices):
                rows[place] = choice.row(player)
            rows /= self.scale

    def string_from(self, state: Any, player: int) -> str:
        """The same in words: the view as JSON, or every choice that the player saw."""
        if self.recalled:
            lines = [f"seat {player}", *(choice.text_for(player) for choice in state.choices)]
            return "\n".join([*lines, state.redrawn[player]] if player in state.redrawn else lines)
        return json.dumps(state.position.view(player), ensure_ascii=False)
