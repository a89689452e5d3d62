"""The position of a game and the one way to drive it; each game fills in what its rules say."""

import json
import struct
from abc import ABC, abstractmethod
from typing import Any, Final, SupportsIndex, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from paname.core.errors import IllegalAction, InputError, PositionError
from paname.core.events import Event, ScoreLine
from paname.core.moves import Moves
from paname.core.observation import Observation
from paname.core.options import Value
from paname.core.png import png
from paname.core.rng import Rng
from paname.core.whole import whole

CHANCE: Final = -1
OVER: Final = -2
OUTCOMES: Final = 1 << 31  # one more than the largest chance outcome; a game may have more of them than actions


def choice_id(entry: int) -> int:
    """The action, or for a draw the outcome, that an entry of a state's history stands for."""
    return entry if entry >= 0 else ~entry


class Setup:
    """What was settled before the first decision; all states of one game share it."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        players: int,
        options: dict[str, Value],
        components: str | None = None,
        seed: int | str | None = None,
        start: str | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players = players
        self.options = options
        self.components = components
        self.seed = seed
        self.start = start

    def without_origin(self) -> "Setup":
        """The same set-up, without the seed and the position that the game came from."""
        return Setup(self.game, self.rules_version, self.players, self.options, self.components)

    def to_json(self) -> dict[str, object]:
        """The set-up as a JSON object."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "options": self.options,
            "components": self.components,
            "seed": self.seed,
            "start": self.start,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: a few integers and integer vectors, with `clone`.

    A game implements the fast face (`fill_legal`, `play`, `fill_chance`, `draw`, `fields`), which trusts its
    caller, and the readable one (`breakdown`, `view_of`, `redraw`, `check`, `position`, `refusal`). Everybody else
    comes through `legal_actions`, `apply`, `view` and `determinize`, which trust nobody and take NumPy's integers too.
    """

    players: i64 = 0
    to_move: i64 = CHANCE
    rng: Rng | None = None
    keeps_history: bool = True
    history: vec[i64] = vec[i64]()
    events: list[Event] | None = None
    legal: Moves | None = None
    legal_is_known: bool = False

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players

    # What each game implements -------------------------------------------------------------------------

    @abstractmethod
    def fill_legal(self, moves: Moves) -> None:
        """Put the mover's legal action ids, in ascending order, into the cleared list."""

    @abstractmethod
    def play(self, action: i64) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def fill_chance(self, moves: Moves) -> None:
        """Put the outcomes of the draw that is due, with their weights, into the cleared list."""

    @abstractmethod
    def draw(self, outcome: i64) -> None:
        """Carry out a chance outcome that is known to be possible."""

    @abstractmethod
    def fields(self) -> list[str]:
        """The names of the integers and vectors that make up the game's own part of the state."""

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing that changes."""

    @abstractmethod
    def score(self, seat: i64) -> i64:
        """The points of one seat if the game ended now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that win if the game ended now; several share the victory."""

    @abstractmethod
    def breakdown(self) -> list[ScoreLine]:
        """The points of all seats by clause and source; the lines of a seat add up to its score."""

    @abstractmethod
    def view_of(self, seat: int) -> dict[str, object]:
        """What this seat may know, as a JSON object; callers use `view`."""

    @abstractmethod
    def observe(self, seat: i64, row: Observation) -> None:
        """Write what this seat may know, what it saw before included, as `Game.layout` has it."""

    @abstractmethod
    def redraw(self, seat: int, rng: Rng) -> None:
        """Draw again what this seat may not know, in a copy that is given away; callers use `determinize`."""

    @abstractmethod
    def check(self) -> None:
        """Raise PositionError unless the state holds together; recomputes whatever is derived."""

    @abstractmethod
    def position(self) -> dict[str, object]:
        """The game's own part of the JSON position."""

    @abstractmethod
    def refusal(self, action: i64) -> IllegalAction:
        """Why this action, which is not legal, can't be made: clause, code and facts; callers use `why_illegal`."""

    @abstractmethod
    def action_space(self) -> i64:
        """One more than the largest action id of the catalogue."""

    @abstractmethod
    def pile(self) -> str:
        """The pile that the draw now due comes from; equal deals give every pile the same order."""

    # What a game may say more exactly ------------------------------------------------------------------

    def secret_fields(self) -> list[str]:
        """The fields that hold something hidden from somebody; `determinize` draws none but these again.

        A decision that leaves them as they are must do the same whatever they hold. Without a word from the game
        everything may be a secret.
        """
        return self.fields()

    def told_lines(self, seat: int) -> list[ScoreLine]:  # noqa: ARG002 - most games tell everybody everything
        """The lines of the breakdown that a seat (-1: a spectator) is told during the game; after it all are."""
        return self.breakdown()

    # Driving -------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether no decision is left."""
        return self.to_move == OVER

    def legal_actions(self) -> list[int]:
        """The ids of all actions that may be made now, ascending; of the outcomes where chance moves."""
        return self.legal_moves().actions()

    def legal_moves(self) -> Moves:
        """The legal actions in their packed form, worked out once a position."""
        moves = self.legal
        if moves is None:
            moves = Moves()
            self.legal = moves
        if not self.legal_is_known:
            moves.clear()
            if self.to_move == CHANCE:
                self.fill_chance(moves)
            elif self.to_move != OVER:
                self.fill_legal(moves)
            self.legal_is_known = True
        return moves

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The (id, weight) pairs of the draw that is due; empty where a seat is to move."""
        return self.legal_moves().outcomes() if self.to_move == CHANCE else []

    def view(self, seat: SupportsIndex) -> dict[str, object]:
        """What this seat may know, as a JSON object; seat -1 is a spectator."""
        return self.view_of(self.checked_seat(seat))

    def determinize(self, seat: SupportsIndex, rng: Rng) -> "State":
        """A world that the seat cannot tell from this one, with the hidden part and the future drawn from rng."""
        number = self.checked_seat(seat)
        world = self.clone()
        world.redraw(number, rng)
        world.forget(rng)
        return world

    def checked_seat(self, seat: SupportsIndex) -> int:
        """A seat of this game, or -1 for a spectator."""
        number = whole("seat", seat)
        seats: int = self.players  # any number can be asked for, so not an int of 64 bits
        if not -1 <= number < seats:
            raise InputError("seat", f"there is no seat {number}; seats run from 0 to {self.players - 1}")
        return number

    def apply(self, choice: SupportsIndex, events: list[Event] | None = None) -> None:
        """Make a move, or settle a draw where chance moves, and append what happened to events.

        Raises IllegalAction, and changes nothing, if the move may not be made.
        """
        action = whole("action", choice)
        if action < 0 or action >= OUTCOMES or not self.legal_moves().contains(action):
            raise self.why_illegal(action)
        self.events = events
        self.step(action)
        self.draw_from_rng()
        self.events = None

    def is_id(self, action: int) -> bool:
        """Whether it is the id of an action, or of an outcome where chance moves, legal or not."""
        space: int = OUTCOMES if self.to_move == CHANCE else self.action_space()
        return 0 <= action < space

    def why_illegal(self, action: int) -> IllegalAction:
        """The refusal of a number that can't be played now: not an int of 64 bits, any number can be asked for."""
        game = self.setup.game
        if self.to_move == OVER:
            return IllegalAction("end", "game_over", (), game)
        if not self.is_id(action):
            return IllegalAction("catalogue", "no_such_action", (("action", action),), game)
        if self.to_move == CHANCE:
            return IllegalAction("chance", "not_an_outcome", (("action", action),), game)
        return self.refusal(action).at(game)

    def step(self, action: i64) -> None:
        """Make a legal move or settle a possible draw, and remember it; the history holds outcomes as ~outcome."""
        self.legal_is_known = False
        chance = self.to_move == CHANCE
        if self.keeps_history:
            self.history = append(self.history, ~action if chance else action)
        if chance:
            self.draw(action)
        else:
            self.play(action)

    def draw_from_rng(self) -> None:
        """Settle every draw that is due, if chance is ours to draw."""
        rng = self.rng
        while rng is not None and self.to_move == CHANCE:
            self.step(self.outcome(rng))

    def outcome(self, rng: Rng) -> i64:
        """One outcome of the draw that is due, by its weight; a game may find the same one without listing them all."""
        moves = self.legal_moves()
        self.legal_is_known = False  # the draw changes the position
        return moves.draw(rng)

    def fill_mask(self, mask: vec[u8], start: i64, value: u8) -> None:
        """Write a value into the cells of the actions that may be made now; action 0 is the cell at the start."""
        moves = self.legal_moves()
        ids = moves.ids
        for place in range(moves.count):
            mask[start + ids[place]] = value

    def scores(self) -> list[int]:
        """The points of every seat if the game ended now."""
        return [self.score(seat) for seat in range(self.players)]

    # Copies and bytes ----------------------------------------------------------------------------------

    def copy_base(self, other: "State") -> None:
        """Take over what every state has from another one of the same set-up; `clone` calls it on the copy."""
        self.to_move = other.to_move
        rng = other.rng
        self.rng = None if rng is None else rng.clone()
        self.keeps_history = other.keeps_history
        self.history = other.history[:]

    def forget(self, rng: Rng) -> None:
        """Drop what may hold secrets, the history, the seed and the first position, and draw the future from rng."""
        self.setup = self.setup.without_origin()
        self.keeps_history = False
        self.history = vec[i64]()
        self.rng = rng.fork()
        self.legal_is_known = False

    def key(self) -> bytes:
        """The game's own part of the state as bytes: equal for equal positions."""
        return struct.pack("<q", int(self.to_move)) + self.packed(self.fields())

    def secrets(self) -> bytes:
        """Whatever is hidden from somebody, as bytes."""
        return self.packed(self.secret_fields())

    def packed(self, names: list[str]) -> bytes:
        """Some of the fields as bytes."""
        words: list[int] = []
        for name in names:
            value: object = getattr(self, name)
            if isinstance(value, int):
                words.append(value)
            else:
                words.extend(cast("vec[i64]", value))
        return struct.pack(f"<{len(words)}q", *words)

    def set_key(self, key: bytes) -> None:
        """Become the position with this key; the vectors keep their lengths."""
        words = list(struct.unpack(f"<{len(key) // 8}q", key))
        self.to_move = words[0]
        place = 1
        for name in self.fields():
            value: object = getattr(self, name)
            if isinstance(value, int):
                setattr(self, name, words[place])
                place += 1
            else:
                length = len(cast("vec[i64]", value))
                setattr(self, name, vec[i64](words[place : place + length]))
                place += length
        if place != len(words):
            raise PositionError("bytes", f"{len(words)} words where {place} were expected")

    def to_bytes(self) -> bytes:
        """The whole state, set-up, history and random stream included, as bytes."""
        rng = self.rng
        head = self.setup.to_json()
        head["history"] = list(self.history)
        head["keeps_history"] = self.keeps_history
        head["rng"] = None if rng is None else rng.words()
        return json.dumps(head).encode() + b"\n" + self.key()

    def to_json(self) -> dict[str, object]:
        """The position as a JSON object, secrets included; `Game.from_json` reads it."""
        return {
            "game": self.setup.game,
            "rules_version": self.setup.rules_version,
            "players": self.setup.players,
            "options": self.setup.options,
            **self.position(),
        }

    def __reduce__(self) -> tuple[object, ...]:
        from paname.core.registry import restore  # noqa: PLC0415 - the registry knows games, and games know states

        return (restore, (self.setup.game, self.setup.components, self.to_bytes()))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game; how they came there doesn't matter."""
        if not isinstance(other, State):
            return NotImplemented
        ours, theirs = self.setup, other.setup
        alike = ours.game == theirs.game and ours.options == theirs.options and ours.components == theirs.components
        return alike and self.players == other.players and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played, so it can't be a key; use state.key()")

    def __repr__(self) -> str:
        if self.to_move == OVER:
            mover = f"over, {' : '.join(str(points) for points in self.scores())}"
        else:
            mover = "a draw is due" if self.to_move == CHANCE else f"seat {self.to_move} to move"
        return f"<{self.setup.game}, {self.players} players, {mover}>"

    def _repr_png_(self) -> bytes | None:
        """The open table as notebooks show it, where NumPy is installed and the game has a picture."""
        from paname.core.registry import load, manifest  # noqa: PLC0415 - the registry knows games, and games states

        try:
            paint: Any = manifest(self.setup.game).reference("picture")
        except ImportError:
            return None
        if paint is None:
            return None
        pixels: Any = paint(self.view(-1), load(self.setup.game, self.setup.components)).pixels
        return png(pixels.shape[1], pixels.shape[0], pixels.tobytes())
