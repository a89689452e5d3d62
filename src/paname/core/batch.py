"""Many games of one kind stepped in one call; NumPy sees the observations, masks and rewards as they lie here."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from paname.core.errors import InputError
from paname.core.game import Game
from paname.core.observation import Observation
from paname.core.outcome import returns
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER, Setup, State

Slot = tuple[int, bytes, bool, list[float], list[int], list[int]]
"""A slot, saved: its games so far, its state, how the game before ended, and its stream for random decisions."""


class Batch:
    """That many games side by side; where one ends, `ended` says so and the next has begun.

    The rows tell the position of the seat to move. Rewards and scores of a game stay until its next step. The k-th game
    of a slot has the seed "seed/slot/k", so that each one can be played again by itself, and a slot has a stream of its
    own for random decisions. So a batch can be split: a part of it whose slots count from `first` plays the same games.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None,
        seed: int | str,
        observes: bool,
        options: dict[str, object],
        first: int = 0,
    ) -> None:
        if games < 1:
            raise InputError("games", f"{games} is too few; play 1 or more")
        self.game = game
        self.setup: Setup = game.setup(players, options)
        self.seed = seed
        self.games: i64 = games
        self.players: i64 = self.setup.players
        self.actions: i64 = game.action_space()
        self.observes = observes
        self.first: i64 = first
        self.size: i64 = game.layout(self.setup.players).size
        shown: int = games if observes else 0
        cells: int = shown * self.actions
        wide: int = games * self.setup.players
        self.observation = Observation(0)
        self.masks: vec[u8] = vec[u8]([0] * cells)
        self.rewards: vec[float] = vec[float]([0.0] * wide)
        self.scores: vec[i64] = vec[i64]([0] * wide)
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.seats: vec[i64] = vec[i64]([0] * games)
        self.begun: vec[i64] = vec[i64]([0] * games)
        self.choosers = [Rng(f"random actions of {seed}/{first + slot}") for slot in range(games)]
        self.states: list[State] = []
        for slot in range(self.games):
            self.states.append(self.begin(slot))
        if observes:
            self.observation = Observation(self.size, games, self.memory(self.states[0]))
        for slot in range(self.games):
            self.show(slot, self.states[slot])

    def memory(self, state: State) -> int:
        """How many words a row remembers."""
        trial = Observation(self.size)
        state.observe(state.to_move, trial)
        return trial.word

    def seed_of(self, slot: int) -> str:
        """The seed of the game that a slot plays."""
        return f"{self.seed}/{self.first + slot}/{self.begun[slot] - 1}"

    def begin(self, slot: i64) -> State:
        """The next game of a slot."""
        self.begun[slot] += 1
        state = self.game.blank(self.setup)
        state.keeps_history = False
        state.rng = Rng(self.seed_of(slot))
        self.draw(state, state.rng)
        return state

    def draw(self, state: State, rng: Rng | None) -> None:
        """Settle every draw that is due from the game's own stream."""
        while rng is not None and state.to_move == CHANCE:
            state.draw(state.outcome(rng))

    def show(self, slot: i64, state: State) -> None:
        """Write a game's row: who moves, what that seat may know, what it may do."""
        self.seats[slot] = state.to_move
        if self.observes:
            self.observation.begin(slot)
            state.observe(state.to_move, self.observation)
            state.fill_mask(self.masks, slot * self.actions, 1)

    def step(self, actions: list[int]) -> None:
        """Make one decision in every game; if one of them is illegal nothing changes."""
        self.check_all(actions)
        for slot in range(self.games):
            self.advance(slot, self.states[slot], actions[slot])

    def check_all(self, actions: list[int]) -> None:
        """Refuse the first action that may not be made."""
        for slot in range(self.games):
            self.check(slot, actions[slot])

    def check(self, slot: i64, action: int) -> None:
        """Refuse an action that may not be made."""
        state = self.states[slot]
        if 0 <= action < self.actions and state.legal_moves().contains(action):
            return
        raise state.why_illegal(action).at(state.setup.game, f"game {self.first + slot}")

    def advance(self, slot: i64, state: State, action: i64) -> None:
        """Make a legal decision in one game, and begin the next one if it ends."""
        if self.observes:
            state.fill_mask(self.masks, slot * self.actions, 0)
        if self.ended[slot] != 0:
            self.clear(slot)
        state.legal_is_known = False
        state.play(action)
        self.draw(state, state.rng)
        if state.to_move == OVER:
            self.finish(slot, state)
            state = self.begin(slot)
            self.states[slot] = state
        self.show(slot, state)

    def clear(self, slot: i64) -> None:
        """Forget how the game before ended."""
        self.ended[slot] = 0
        for seat in range(self.players):
            self.rewards[slot * self.players + seat] = 0.0
            self.scores[slot * self.players + seat] = 0

    def finish(self, slot: i64, state: State) -> None:
        """Tell how a game ended."""
        self.ended[slot] = 1
        shares = returns(state)
        for seat in range(self.players):
            self.rewards[slot * self.players + seat] = shares[seat]
            self.scores[slot * self.players + seat] = state.score(seat)

    def save(self) -> list[Slot]:
        """Every slot as it stands."""
        return [
            (
                self.begun[slot],
                self.states[slot].to_bytes(),
                self.ended[slot] != 0,
                list(self.rewards[slot * self.players : (slot + 1) * self.players]),
                list(self.scores[slot * self.players : (slot + 1) * self.players]),
                self.choosers[slot].words(),
            )
            for slot in range(self.games)
        ]

    def restore(self, slots: list[Slot]) -> None:
        """Go on from what a batch of as many games saved."""
        for slot in range(self.games):
            begun, state, ended, rewards, scores, chooser = slots[slot]
            if self.observes:
                self.states[slot].fill_mask(self.masks, slot * self.actions, 0)
            self.begun[slot] = begun
            self.choosers[slot] = Rng.from_words(chooser)
            self.states[slot] = self.game.from_bytes(state)
            self.ended[slot] = u8(ended)
            for seat in range(self.players):
                self.rewards[slot * self.players + seat] = rewards[seat]
                self.scores[slot * self.players + seat] = scores[seat]
            self.show(slot, self.states[slot])

    def choose(self) -> list[int]:
        """A legal action for every game, each equally likely."""
        return [self.states[slot].legal_moves().any(self.choosers[slot]) for slot in range(self.games)]

    def play(self, steps: int) -> int:
        """Make that many random decisions in every game inside one call; returns how many games ended."""
        ends: i64 = 0
        for _ in range(steps):
            for slot in range(self.games):
                state = self.states[slot]
                self.advance(slot, state, state.legal_moves().any(self.choosers[slot]))
                ends += i64(self.ended[slot])
        return ends
