"""Write real positions as the browser gets them, for the client's unit tests."""

import dataclasses
import json
import pathlib
import random
import re

import paname

HERE = pathlib.Path(__file__).parent.parent / "tests" / "web" / "samples"
SCENE = ("seats", "shops", "offer", "parked", "scores", "bus")
STOPS = {"paving": 13, "building": 34, "late": 44}


def shown(value: object) -> dict[str, object]:
    """A dataclass as the server sends it: its fields, with its name as the kind."""
    fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}  # type: ignore[arg-type]
    fields.pop("seen_by", None)
    return {"kind": type(value).__name__, **fields}


def greedy(game: paname.Game, state: paname.State, luck: random.Random) -> int:
    """The move that is best if the game ended now, with a little luck."""
    seat = state.to_move

    def worth(action: int) -> float:
        world = state.clone()
        world.apply(action)
        scores = world.scores()
        return scores[seat] - scores[1 - seat] + luck.random() * 3

    moves = state.legal_actions()
    if len(moves) > 60:
        moves = luck.sample(moves, 60)
    if any(game.text(state, move).startswith("tile") for move in moves):
        kind = "tile" if luck.random() < 0.6 else "take"
        moves = [move for move in moves if game.text(state, move).startswith(kind)] or moves
    return max(moves, key=worth)


def main() -> None:
    """Play one game of each and write down what a seat sees on the way."""
    lumiere()
    paris_paris()
    save("refusals", {name: refusals(name) for name in paname.GAMES})


def refusals(name: str) -> list[str]:
    """Reasons of a game of two at random, one of each sentence as far as names and numbers do not matter."""
    game = paname.load(name)
    luck = random.Random(2)
    state = game.new(players=2, seed=2)
    found: dict[str, str] = {}
    while not state.is_over:
        legal = state.legal_actions()
        for action in set(luck.choices(game.action_ids(), k=200)) - set(legal):
            reason = state.refusal(action).reason
            found.setdefault(re.sub(r"(\S*[A-Z0-9/_]\S*( (de|du|des|and))* ?)+", "# ", reason), reason)
        state.apply(luck.choice(legal))
    return sorted(found.values())


def paris_paris() -> None:
    """A game of three: what seat 0 sees and hears at every decision, and one whole view in the middle."""
    game = paname.load("paris_paris")
    luck = random.Random(7)
    state = game.new(players=3, seed=11)
    moments: list[dict[str, object]] = []
    middle: dict[str, object] = {}
    while not state.is_over:
        seen = state.view(0)
        if not middle and state.to_move == 0 and len(state.legal_actions()) > len(seen["forecast"]) > 1:
            middle = sample(game, state)
        happened: list[object] = []
        state.apply(luck.choice(state.legal_actions()), happened)
        events = [told(event) for event in happened if event.is_seen_by(0)]
        moments.append({"view": {key: seen[key] for key in SCENE}, "events": events})
    last = state.view(0)
    moments.append({"view": {key: last[key] for key in SCENE}, "events": []})
    lines = [dataclasses.asdict(line) for line in state.breakdown()]
    save("paris_paris", {"components": game.facts(), "moments": moments, "middle": middle, "breakdown": lines})


def told(event: object) -> dict[str, object]:
    """An event as the server sends it."""
    fields = {"type": type(event).__name__, **dataclasses.asdict(event)}  # type: ignore[call-overload]
    fields.pop("seen_by", None)
    return fields


def lumiere() -> None:
    """Stops on the way of one game."""
    game = paname.load("lumiere")
    luck = random.Random(4)
    state = game.new(seed=5)
    events: list[object] = []
    step = 0
    while not state.is_over:
        name = next((name for name, stop in STOPS.items() if stop == step), None)
        if name is not None:
            write(game, state, name, events)
        happened: list[object] = []
        state.apply(greedy(game, state, luck), happened)
        events.extend(event for event in happened if event.is_seen_by(0))
        step += 1
    write(game, state, "end", events)
    save("lumiere_components", game.facts())
    print(step, state.scores())


def write(game: paname.Game, state: paname.State, name: str, events: list[object]) -> None:
    """One position in a file."""
    save(f"lumiere_{name}", {**sample(game, state), "events": [shown(event) for event in events]})


def sample(game: paname.Game, state: paname.State) -> dict[str, object]:
    """One position with everything that the client is given."""
    legal = [
        {"id": action, "text": game.text(state, action), "fields": shown(game.action(action))}
        for action in state.legal_actions()
    ]
    return {
        "to_move": int(state.to_move),
        "view": state.view(0),
        "legal": legal,
        "breakdown": [dataclasses.asdict(line) for line in state.breakdown()],
    }


def save(name: str, document: object) -> None:
    """One file."""
    HERE.mkdir(parents=True, exist_ok=True)
    (HERE / f"{name}.json").write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
