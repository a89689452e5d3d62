"""One learner's game against bots, decision by decision; what single and vector environments are made of."""

from collections.abc import Callable, Sequence
from typing import Any

from paname.bots.contract import Bot
from paname.bots.entrant import DEFAULT, read_entrant
from paname.bots.player import Player, create_player
from paname.core.errors import IllegalAction, InputError
from paname.core.rng import Rng
from paname.research.env_config import EnvConfig

Opponent = str | Callable[[str], Bot]
"""An entrant of the arena such as "greedy", or what makes a bot for a game's name."""


class Match:
    """The learner's seat in one game after another; the bots play all other seats.

    With `seat=None` the learner gets a random seat in every game. The last opponent plays all seats that are left.
    """

    def __init__(self, config: EnvConfig, opponents: Opponent | Sequence[Opponent], seat: int | None) -> None:
        if seat is not None and not 0 <= seat < config.players:
            raise InputError("seat", f"there is no seat {seat}; seats run from 0 to {config.players - 1}")
        named = [opponents] if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if not named:
            raise InputError("opponents", "name at least one, such as 'greedy'")
        self.opponents = [read_entrant(opponent).text if isinstance(opponent, str) else opponent for opponent in named]
        self.config = config
        self.fixed_seat = seat
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """A new game with fresh opponents, up to the learner's first decision."""
        self.state = self.config.deal(seed)
        self.decisions = 0
        self.refusal = ""
        players = self.config.players
        lot = Rng(f"seat of {self.state.setup.seed}")
        self.seat = int(lot.below(players)) if self.fixed_seat is None else self.fixed_seat
        self.bots = self.seat_bots()
        self.play_bots()

    def seat_bots(self) -> dict[int, Player]:
        """The bots of this game by their seats, clockwise from the learner."""
        players = self.config.players
        last = len(self.opponents) - 1
        seats = [(self.seat + place + 1) % players for place in range(players - 1)]
        return {seat: self.player(self.opponents[min(place, last)], seat) for place, seat in enumerate(seats)}

    def player(self, opponent: Opponent, seat: int) -> Player:
        """One opponent at its seat."""
        name, stream = self.config.game.name, f"bot {seat} of {self.state.setup.seed}"
        if isinstance(opponent, str):
            return create_player(name, opponent, stream)
        return Player(opponent(name), DEFAULT, Rng(stream))

    def play_bots(self) -> None:
        """Let the bots play until the learner has to decide or the game is over."""
        while not self.state.is_over and self.state.to_move != self.seat:
            seat: int = self.state.to_move
            self.state.apply(self.bots[seat].decide(self.state, seat).action)

    def act(self, action: Any) -> bool:
        """Make the learner's decision and let the bots answer; False, and the game is lost, if it was illegal."""
        try:
            self.state.apply(self.config.arrays.action_id(action))
        except IllegalAction as refused:
            self.refusal = str(refused)
            return False
        self.decisions += 1
        self.play_bots()
        return True

    @property
    def is_over(self) -> bool:
        """Whether the learner has nothing left to decide."""
        return self.state.is_over or self.refusal != ""

    def reward(self) -> float:
        """What the learner gets now: a result at the end, nothing before it."""
        if self.refusal:
            return self.config.forfeit(self.state, self.seat)[self.seat]
        return self.config.results(self.state)[self.seat] if self.state.is_over else 0.0

    def scores(self) -> list[int]:
        """The points of all seats once the game is over, zeros before."""
        return self.state.scores() if self.state.is_over else [0] * self.config.players

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the bots, whose streams are kept; a copy's bots begin to think afresh."""
        kept = vars(self).copy()
        kept["bots"] = {seat: player.rng for seat, player in self.bots.items()}
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        streams = kept.pop("bots")
        vars(self).update(kept)
        self.bots = self.seat_bots()
        for seat, stream in streams.items():
            self.bots[seat].rng = stream
