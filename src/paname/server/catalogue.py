"""The readable face of a game's action ids, encoded once: `{id, text, fields}`."""

import dataclasses
from functools import lru_cache
from typing import Final

import msgspec

from paname.core.actions import Action
from paname.core.events import Event
from paname.core.game import Game
from paname.core.registry import load
from paname.core.state import State

encode = msgspec.json.Encoder().encode
EVENT_NAMES: Final[dict[type[Event], list[str]]] = {}  # the fields of an event that are told


def fields_of(action: Action) -> dict[str, object]:
    """An action's dataclass as an object, with its name as `kind`."""
    found: dict[str, object] = {"kind": type(action).__name__}
    for field in dataclasses.fields(action):  # type: ignore[arg-type] # every game's actions are dataclasses
        found[field.name] = getattr(action, field.name)
    return found


def event_fields(event: Event) -> dict[str, object]:
    """An event as an object, with its name as `type`; who sees it is not said."""
    kind = type(event)
    names = EVENT_NAMES.get(kind)
    if names is None:
        names = [field.name for field in dataclasses.fields(event) if field.name != "seen_by"]
        EVENT_NAMES[kind] = names
    return {"type": kind.__name__, **{name: getattr(event, name) for name in names}}


class Catalogue:
    """The actions of one game, each built when it is first needed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ids = game.action_ids()
        self.known = frozenset(self.ids)
        self.fixed: dict[int, msgspec.Raw] = {}
        self.encoded: dict[tuple[int, str], msgspec.Raw] = {}
        self.all_fields: dict[int, dict[str, object]] = {}

    def face(self, state: State, action: int) -> msgspec.Raw:
        """`{id, text, fields}` as JSON."""
        text = self.game.text(state, action)  # one id may be said in more than one way
        known = self.encoded.get((action, text))
        if known is None:
            known = msgspec.Raw(encode({"id": action, "text": text, "fields": self.fields(action)}))
            self.encoded[action, text] = known
            if self.game.has_fixed_texts() and state.to_move >= 0:
                self.fixed[action] = known
        return known

    def faces(self, state: State, actions: list[int]) -> list[msgspec.Raw]:
        """Several of them."""
        known = [*map(self.fixed.get, actions)]
        if None in known:
            return [face or self.face(state, action) for face, action in zip(known, actions, strict=True)]
        return known  # type: ignore[return-value] # all are known

    def fields(self, action: int) -> dict[str, object]:
        """The fields of an action id."""
        known = self.all_fields.get(action)
        if known is None:
            known = fields_of(self.game.action(action))
            self.all_fields[action] = known
        return known

    def agreeing(self, draft: dict[str, object], actions: list[int]) -> list[int]:
        """The actions among these that have every field of the draft."""
        wanted = {name: listed(value) for name, value in draft.items()}
        return [action for action in actions if agreement(self.fields(action), wanted) == len(wanted)]

    def nearest(self, draft: dict[str, object], actions: list[int], limit: int) -> list[int]:
        """The actions that share most of what tells them apart with a draft: all but one field, and of two both."""
        alike = [fields for fields in map(self.fields, actions) if fields["kind"] == draft.get("kind")]
        telling = {name: listed(value) for name, value in draft.items() if name != "kind"} or draft
        wanted = {
            name: value
            for name, value in telling.items()
            if not alike or any(agreement(fields, {name: value}) == 0 for fields in alike)
        }
        ranked = sorted((-agreement(self.fields(action), wanted), action) for action in actions)
        least = max(1, min(2, len(wanted)), len(wanted) - 1)
        return [action for shared, action in ranked[:limit] if -shared >= least]


def listed(value: object) -> object:
    """A tuple and a list of JSON are the same."""
    return list(value) if isinstance(value, tuple) else value


def agreement(fields: dict[str, object], wanted: dict[str, object]) -> int:
    """How many of the wanted fields are there."""
    return sum(name in fields and holds(listed(fields[name]), value) for name, value in wanted.items())


def holds(has: object, wanted: object) -> bool:
    """Whether a field has this value; a list has each of its members, and any of them together."""
    if not isinstance(has, list):
        return has == wanted
    return all(one in has for one in wanted) if isinstance(wanted, list) else wanted in has


@lru_cache(maxsize=16)
def catalogue(name: str, components: str = "") -> Catalogue:
    """The catalogue of a game."""
    return Catalogue(load(name, components or None))
