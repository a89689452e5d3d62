"""Reading records: one JSON document a game, which replays to the same scores for ever."""

from paname.core.errors import IllegalAction, RecordError
from paname.core.game import RECORD_FORMAT, Game, checked_seed, read_object
from paname.core.registry import load
from paname.core.state import CHANCE, State


def replay(document: dict[str, object] | str) -> State:
    """The state at the end of a record; an error names the field, or the action and why it is illegal."""
    given = read_object("record", document)
    game = game_of(given)
    actions = ints(given, "actions")
    seed = given.get("seed")
    chance = ints(given, "chance") if seed is None else []
    state = first_state(game, given, None if seed is None else checked_seed(seed))
    drawn = settle(state, chance, 0)
    for place, action in enumerate(actions):
        try:
            state.apply(action)
        except IllegalAction as error:
            raise error.at(game.name, f"action {place + 1} ({name(game, state, action)})") from None
        drawn = settle(state, chance, drawn)
    if drawn < len(chance):
        raise RecordError("chance", f"holds {len(chance)} outcomes where {drawn} were drawn")
    return state


def game_of(document: dict[str, object]) -> Game:
    """The game that a record or position belongs to, with its components."""
    title = document.get("game")
    if not isinstance(title, str):
        raise RecordError("game", "is missing" if title is None else f"{title!r} is not a name")
    components = document.get("components")
    if components is not None and not isinstance(components, str):
        raise RecordError("components", "is not the text of a component file")
    game = load(title, components)
    game.check_header(document)
    if document.get("format", RECORD_FORMAT) != RECORD_FORMAT:
        raise RecordError("format", f"{document.get('format')!r} is not {RECORD_FORMAT}")
    return game


def first_state(game: Game, document: dict[str, object], seed: int | str | None) -> State:
    """The state before a record's first decision."""
    position = document.get("position")
    if position is not None:
        return game.from_json(read_object("position", position if isinstance(position, dict) else str(position)), seed)
    options = document.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("options", "is not an object")
    players = document.get("players")
    if isinstance(players, bool) or not isinstance(players, int):
        raise RecordError("players", "is missing" if players is None else f"{players!r} is not a number")
    return game.begin(players, seed, options)


def settle(state: State, chance: list[int], drawn: int) -> int:
    """Settle the draws that are due from a record's outcomes; returns how many were used so far."""
    while state.to_move == CHANCE:
        if drawn == len(chance):
            raise RecordError("chance", f"holds {drawn} outcomes, but another draw is due")
        try:
            state.apply(chance[drawn])
        except IllegalAction as error:
            raise RecordError("chance", f"outcome {drawn + 1}: {error.reason}") from None
        drawn += 1
    return drawn


def name(game: Game, state: State, action: int) -> str:
    """The action as text where it has one, else its number."""
    return game.text(state, action) if 0 <= action < game.action_space() and not state.is_over else str(action)


def ints(document: dict[str, object], field: str) -> list[int]:
    """A field that is a list of integers."""
    value = document.get(field)
    if not isinstance(value, list):
        raise RecordError(field, "is missing" if value is None else "is not a list")
    for place, item in enumerate(value):
        if isinstance(item, bool) or not isinstance(item, int):
            raise RecordError(field, f"entry {place + 1}, {item!r}, is not a number")
    return value
