"""Write real positions of Paris as the browser gets them, for the client's tests: python tools/web_samples_paris.py."""

import dataclasses
import json
import pathlib
import random

import paname

HERE = pathlib.Path(__file__).parent.parent / "tests" / "web" / "samples"
# The name of a position: the first round it may come from, and the decision that is due.
STOPS = {
    "draw": (4, "draw"),
    "main": (7, "main"),
    "bonus": (5, "bonus"),
    "slot": (8, "slot"),
    "vp": (3, "vp"),
    "endtile": (9, "endtile"),
    "late": (16, "main"),
}
WEIGHTS = {"MoveKey": 30, "PlaceKey": 14, "FillSlot": 20, "EndTurn": 20, "LayVpTile": 5, "SellGood": 0.2}


def shown(value: object) -> dict[str, object]:
    """A dataclass as the server sends it: its fields, with its name as the kind."""
    fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}  # type: ignore[arg-type]
    fields.pop("seen_by", None)
    return {"kind": type(value).__name__, **fields}


def weight(fields: dict[str, object]) -> float:
    """How gladly an action is taken: keys move, and rather to higher places."""
    most = WEIGHTS.get(str(fields["kind"]), 1)
    return most * (1 + int(str(fields["goal"]))) if fields["kind"] == "MoveKey" else most


def main() -> None:
    """Play one game and write down what the mover sees on the way."""
    game = paname.load("paris")
    luck = random.Random(3)
    state = game.new(3, seed=3)
    events: list[object] = []
    left = dict(STOPS)
    while not state.is_over:
        view = state.view(state.to_move)
        for name, (least, due) in list(left.items()):
            if int(str(view["round"])) >= least and view["pending"][0] == due:  # type: ignore[index]
                write(game, state, name, events[-40:])
                del left[name]
        moves = state.legal_actions()
        happened: list[object] = []
        state.apply(luck.choices(moves, [weight(shown(game.action(move))) for move in moves])[0], happened)
        events.extend(event for event in happened if event.is_seen_by(0))  # type: ignore[attr-defined]
    write(game, state, "end", events)
    save("components", game.facts())
    print(state.scores(), "without", sorted(left))


def write(game: paname.Game, state: paname.State, name: str, events: list[object]) -> None:
    """One position with everything that the client is given."""
    seat = max(0, int(state.to_move))
    legal = [
        {"id": action, "text": game.text(state, action), "fields": shown(game.action(action))}
        for action in ([] if state.is_over else state.legal_actions())
    ]
    sample = {
        "to_move": int(state.to_move),
        "seat": seat,
        "view": state.view(seat),
        "legal": legal,
        "scores": state.scores(),
        "breakdown": [dataclasses.asdict(line) for line in state.breakdown()],
        "events": [shown(event) for event in events],
    }
    save(name, sample)


def save(name: str, document: object) -> None:
    """One file."""
    (HERE / f"paris_{name}.json").write_text(json.dumps(document, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
