"""A game as its users meet it: new positions, the readable face of actions, records and documents."""

import json
import secrets
import struct
from abc import ABC, abstractmethod
from typing import SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.core.actions import Action
from paname.core.bounds import Lengths
from paname.core.catalogue import Catalogue
from paname.core.errors import ChoiceError, Fault, IllegalAction, InputError, PanameError, PositionError
from paname.core.events import Event
from paname.core.layout import Layout
from paname.core.manifest import read_manifest
from paname.core.options import Option, Value, read_options
from paname.core.rng import Rng
from paname.core.state import CHANCE, Setup, State
from paname.core.whole import whole

RECORD_FORMAT = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game and its components; it implements `blank`, `read_position`, `action_of`, `text_of`, `parse`, `layout`."""

    def __init__(self, package: str, rules_version: int, seats: list[list[str]], components: str | None) -> None:
        self.manifest = read_manifest(package)
        self.name = self.manifest.name
        self.title = self.manifest.title
        self.rules_version = rules_version
        self.seats = seats
        self.components = components
        self.ids: dict[Action, int] = {}
        self.defaults: dict[int, dict[str, Value]] = {}

    # What each game implements -------------------------------------------------------------------------

    @abstractmethod
    def options(self, players: int) -> list[Option]:
        """What can be chosen before a game of that many players."""

    @abstractmethod
    def facts(self) -> dict[str, object]:
        """The components as a client needs them to draw the table, as a JSON object, with the mark of every fact."""

    @abstractmethod
    def catalogue(self) -> Catalogue:
        """The table of action ids."""

    @abstractmethod
    def action_of(self, action: int) -> Action:
        """The dataclass of an id that names an action; callers use `action`."""

    @abstractmethod
    def text_of(self, state: State, action: int) -> str:
        """The text line of an id that names an action or outcome; callers use `text`."""

    @abstractmethod
    def parse(self, state: State, line: str) -> int:
        """The action id of a text line, legal or not; ParseError says where reading stopped."""

    @abstractmethod
    def blank(self, setup: Setup) -> State:
        """The state before the first draw of the set-up."""

    @abstractmethod
    def read_position(self, setup: Setup, document: dict[str, object]) -> State:
        """The state that a JSON position describes; PositionError names the field that is wrong."""

    @abstractmethod
    def layout(self, players: int) -> Layout:
        """Which cells of an observation tell what, with that many players."""

    @abstractmethod
    def longest(self, players: int) -> Lengths:
        """The most decisions and draws that a game of that many players can take."""

    def is_action(self, action: int) -> bool:  # noqa: ARG002 - most catalogues have no empty places
        """Whether an id of the catalogue names an action."""
        return True

    def upgraded(self, version: int, options: dict[str, object]) -> dict[str, object]:  # noqa: ARG002 - most have one
        """The options that say by today's rules what applied by an earlier version of them."""
        return options

    def can_occur(self, action: int, options: dict[str, Value]) -> bool:  # noqa: ARG002 - in most games all can
        """Whether an action can occur at all in a game with these options."""
        return self.is_action(action)

    def oddities(self) -> list[Fault]:
        """What in a component file is allowed, but unlike any box we know of."""
        return []

    def showcase(self) -> State:
        """A position that shows what a component file says, for somebody who compares it with their box."""
        return self.new(self.player_counts()[-1], "showcase")

    def factors(self, state: State, seat: int) -> list[str]:  # noqa: ARG002 - most games name none
        """What this seat had in a finished game whose worth a study should tell, such as cards it used."""
        return []

    # What every game has -------------------------------------------------------------------------------

    def action_space(self) -> int:
        """One more than the largest action id."""
        return self.catalogue().size

    def action_ids(self) -> list[int]:
        """Every id of the catalogue that names an action."""
        return [action for action in range(self.action_space()) if self.is_action(action)]

    def action(self, action: SupportsIndex) -> Action:
        """The dataclass of an action id."""
        number = whole("action", action)
        if not 0 <= number < self.action_space() or not self.is_action(number):
            raise IllegalAction("catalogue", "no_such_action", (("action", number),), self.name)
        return self.action_of(number)

    def has_fixed_texts(self) -> bool:
        """Whether an action reads the same in every position, so that its line can be kept."""
        return False

    def text(self, state: State, action: SupportsIndex) -> str:
        """The text line of an action id; the name of the outcome where chance moves."""
        number = whole("action", action)
        if not state.is_id(number):
            raise IllegalAction("catalogue", "no_such_action", (("action", number),), self.name)
        if state.to_move == CHANCE and not state.legal_moves().contains(number):
            raise state.why_illegal(number)
        return self.text_of(state, number)

    def action_id(self, action: Action) -> int:
        """The id of a readable action."""
        if not self.ids:
            self.ids = {self.action_of(number): number for number in self.action_ids()}
        if action not in self.ids:
            raise PanameError(f"{action} isn't an action of {self.title}")
        return self.ids[action]

    def player_counts(self) -> list[int]:
        """With how many players it can be played."""
        return [len(names) for names in self.seats]

    def seat_names(self, players: int) -> list[str]:
        """What the seats are called with that many players."""
        for names in self.seats:
            if len(names) == players:
                return names
        counts = [str(count) for count in self.player_counts()]
        reason = f"{players!r} cannot play {self.title}; it takes {', '.join(counts)}"
        raise ChoiceError("players", reason, repr(players), tuple(counts))

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | str | None = None,
        chance: str = "seed",
        **options: object,
    ) -> State:
        """A new game, its chance drawn from the seed (a fresh one by default) or, if "explicit", left to the caller."""
        if chance not in ("seed", "explicit"):
            raise InputError("chance", f"{chance!r} is neither 'seed' nor 'explicit'")
        if chance == "explicit" and seed is not None:
            raise InputError("seed", "with chance='explicit' the caller draws, so there is no seed")
        if chance == "seed" and seed is None:
            seed = secrets.randbits(63)
        return self.begin(players, seed, options)

    def begin(
        self,
        players: SupportsIndex | None,
        seed: SupportsIndex | str | None,
        options: dict[str, object],
        events: list[Event] | None = None,
    ) -> State:
        """A new game whose chance is drawn from the seed, or left to the caller without one."""
        setup = self.setup(players, options, None if seed is None else checked_seed(seed))
        state = self.blank(setup)
        if setup.seed is not None:
            state.rng = Rng(setup.seed)
            state.events = events
            state.draw_from_rng()
            state.events = None
        return state

    def setup(
        self,
        players: SupportsIndex | None,
        options: dict[str, object],
        seed: int | str | None = None,
        start: str | None = None,
    ) -> Setup:
        """A checked set-up."""
        count = self.player_counts()[0] if players is None else whole("players", players)
        self.seat_names(count)
        values = read_options(self.options(count), options) if options else self.default_options(count)
        return Setup(self.name, self.rules_version, count, values, self.components, seed, start)

    def default_options(self, players: int) -> dict[str, Value]:
        """The options of a game for which nothing was chosen, worked out once."""
        if players not in self.defaults:
            self.defaults[players] = read_options(self.options(players), {})
        return self.defaults[players].copy()

    def rematch(self, state: State) -> dict[str, Value]:
        """The options of the next game between the same players: the same again, except for who begins."""
        return {name: value for name, value in state.setup.options.items() if name != "start"}

    def from_json(self, document: dict[str, object] | str, seed: int | str | None = None) -> State:
        """Set up a position; later draws come from the seed, or are left to the caller without one."""
        given = read_object("position", document)
        self.check_header(given)
        options = self.options_of(given)
        players = given.get("players", self.player_counts()[0])
        if not isinstance(players, int):
            raise InputError("players", f"{players!r} is not a number")
        start = json.dumps(given, sort_keys=True)
        state = self.read_position(self.setup(players, options, seed, start), given)
        state.check()
        if seed is not None:
            state.rng = Rng(checked_seed(seed))
            state.draw_from_rng()
        return state

    def check_header(self, document: dict[str, object]) -> None:
        """Refuse documents of another game or of other rules."""
        if document.get("game") != self.name:
            raise InputError("game", f"{document.get('game')!r} is not {self.name!r}")
        version = document.get("rules_version", self.rules_version)
        if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= self.rules_version:
            known = f"1 to {self.rules_version}" if self.rules_version > 1 else "1"
            raise InputError("rules_version", f"{version!r} is not {known}, which this engine plays")

    def options_of(self, document: dict[str, object]) -> dict[str, object]:
        """The options of a checked document; those of earlier rules are put into today's words."""
        options = document.get("options", {})
        if not isinstance(options, dict):
            raise InputError("options", "is not an object")
        version = document.get("rules_version", self.rules_version)
        return options if version == self.rules_version else self.upgraded(cast("int", version), options)

    def from_bytes(self, data: bytes) -> State:
        """The state that `State.to_bytes` wrote."""
        end = data.find(b"\n")
        try:
            head = json.loads(data[:end])
            setup = self.setup(head["players"], head["options"], head["seed"], head["start"])
            state = self.blank(setup)
            state.set_key(data[end + 1 :])
            state.rng = None if head["rng"] is None else Rng.from_words(head["rng"])
            state.keeps_history = head["keeps_history"]
            state.history = vec[i64](head["history"])
        except (ValueError, LookupError, TypeError, struct.error) as error:
            raise PositionError("bytes", f"are not a state of {self.name}: {error}") from None
        return state

    def record(self, state: State) -> dict[str, object]:
        """The game so far as one JSON document: what was decided, and the seed or else the draws."""
        if not state.keeps_history:
            raise PanameError("this world was drawn from a view, so it has no history to record")
        setup = state.setup
        document: dict[str, object] = {
            "format": RECORD_FORMAT,
            "game": setup.game,
            "rules_version": setup.rules_version,
            "players": setup.players,
            "options": setup.options,
        }
        if setup.components is not None:
            document["components"] = setup.components
        if setup.start is not None:
            document["position"] = json.loads(setup.start)
        if setup.seed is None:
            document["chance"] = [~choice for choice in state.history if choice < 0]
        else:
            document["seed"] = setup.seed
        document["actions"] = [choice for choice in state.history if choice >= 0]
        return document

    def __reduce__(self) -> tuple[object, ...]:
        from paname.core.registry import load  # noqa: PLC0415 - the registry knows games

        return (load, (self.name, self.components))

    def __repr__(self) -> str:
        return f"<{self.title}>"


def read_object(what: str, document: dict[str, object] | str) -> dict[str, object]:
    """The JSON object that was handed over, as an object or as text."""
    value: object = document
    if isinstance(document, str):
        try:
            value = json.loads(document)
        except ValueError as error:
            raise InputError(what, f"is not JSON: {error}") from None
    if not isinstance(value, dict):
        raise InputError(what, "is not a JSON object")
    return value


def checked_seed(seed: object) -> int | str:
    """A seed is an integer or a text."""
    if isinstance(seed, str):
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed  # what most callers give: asking whether it can be an index costs as much as a decision
    if isinstance(seed, bool) or not isinstance(seed, SupportsIndex):
        raise InputError("seed", f"{seed!r} is neither a number nor a text")
    return whole("seed", seed)
