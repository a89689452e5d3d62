"""Write real positions as the browser gets them, for the client's unit tests: python tools/web_samples.py."""

import pathlib
import random
from typing import Any

import paname
from paname.core.events import Event
from paname.core.registry import names
from paname.server.catalogue import encode, event_fields, fields_of

HERE = pathlib.Path(__file__).parent.parent / "tests" / "web" / "samples"
# Lumière: the decision at which a position is written down.
STOPS = {"paving": 13, "building": 34, "late": 44}
# Paris Paris: what a moment of the map is made of.
SCENE = ("seats", "shops", "offer", "parked", "scores", "bus")
# Paris: the first round that a position may come from, and the decision that is due.
DUE = {
    "draw": (4, "draw"),
    "main": (7, "main"),
    "bonus": (5, "bonus"),
    "slot": (8, "slot"),
    "vp": (3, "vp"),
    "endtile": (9, "endtile"),
    "late": (16, "main"),
}
WEIGHTS = {"MoveKey": 30, "PlaceKey": 14, "FillSlot": 20, "EndTurn": 20, "LayVpTile": 5, "SellGood": 0.2}


def main() -> None:
    """Play one game of each and write down what a seat sees on the way."""
    lumiere()
    paris_paris()
    paris()
    save("refusals", {name: refusals(name) for name in names()})


# Games ------------------------------------------------------------------------------------------------------


def lumiere() -> None:
    """Stops on the way of one game."""
    game = paname.load("lumiere")
    luck = random.Random(4)
    state = game.new(seed=5)
    events: list[Event] = []
    step = 0
    while not state.is_over:
        for name in (name for name, stop in STOPS.items() if stop == step):
            save(f"lumiere_{name}", sample(game, state, 0, events))
        events += heard(state, greedy(game, state, luck))
        step += 1
    save("lumiere_end", sample(game, state, 0, events))
    save("lumiere_components", game.facts())
    print("lumiere", step, state.scores())


def paris_paris() -> None:
    """A game of three: what seat 0 sees and hears at every decision, and one whole view in the middle."""
    game = paname.load("paris_paris")
    luck = random.Random(7)
    state = game.new(players=3, seed=11)
    moments: list[dict[str, object]] = []
    middle: dict[str, object] = {}
    while not state.is_over:
        seen = state.view(0)
        if not middle and state.to_move == 0 and len(state.legal_actions()) > len(seen["forecast"]["offer"]) > 1:
            middle = sample(game, state, 0, [])
        happened = heard(state, luck.choice(state.legal_actions()))
        events = [event_fields(event) for event in happened]
        moments.append({"view": {key: seen[key] for key in SCENE}, "events": events})
    last = state.view(0)
    moments.append({"view": {key: last[key] for key in SCENE}, "events": []})
    save("paris_paris", {"components": game.facts(), "moments": moments, "middle": middle, "breakdown": lines(state)})
    print("paris_paris", len(moments), state.scores())


def paris() -> None:
    """A game of three by gladness: what the mover sees where each kind of decision is due."""
    game = paname.load("paris")
    luck = random.Random(3)
    state = game.new(3, seed=3)
    events: list[Event] = []
    left = dict(DUE)
    facts: dict[str, Any] = game.facts()
    goals = [*[str(space["value"]) for space in facts["spaces"]], *[one["id"] for one in facts["landmarks"]]]
    while not state.is_over:
        view = state.view(state.to_move)
        for name, (least, due) in list(left.items()):
            if int(str(view["round"])) >= least and view["pending"][0] == due:
                save(f"paris_{name}", sample(game, state, state.to_move, events[-40:]))
                del left[name]
        moves = state.legal_actions()
        weights = [gladness(fields_of(game.action(move)), goals) for move in moves]
        events += heard(state, luck.choices(moves, weights)[0])
    save("paris_end", sample(game, state, 0, events))
    save("paris_components", game.facts())
    print("paris", state.scores(), "without", sorted(left))


def heard(state: paname.State, action: int) -> list[Event]:
    """Make a move: what seat 0 hears of it."""
    happened: list[Event] = []
    state.apply(action, happened)
    return [event for event in happened if event.is_seen_by(0)]


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


def gladness(fields: dict[str, object], goals: list[str]) -> float:
    """How gladly an action of Paris is taken: keys move, and rather to higher places."""
    most = WEIGHTS.get(str(fields["kind"]), 1)
    return most * (1 + goals.index(str(fields["goal"]))) if fields["kind"] == "MoveKey" else most


# What is written --------------------------------------------------------------------------------------------


def sample(game: paname.Game, state: paname.State, seat: int, events: list[Event]) -> dict[str, object]:
    """One position with everything that the client is given."""
    legal = [
        {"id": action, "text": game.text(state, action), "fields": fields_of(game.action(action))}
        for action in ([] if state.is_over else state.legal_actions())
    ]
    return {
        "to_move": int(state.to_move),
        "seat": seat,
        "view": state.view(seat),
        "legal": legal,
        "scores": state.scores(),
        "breakdown": lines(state),
        "events": [event_fields(event) for event in events],
    }


def lines(state: paname.State) -> list[dict[str, object]]:
    """The breakdown as the server sends it."""
    return [
        {
            "seat": line.seat,
            "clause": line.clause,
            "code": line.code,
            "points": line.points,
            "subject": dict(line.subject),
            "facts": dict(line.facts),
        }
        for line in state.breakdown()
    ]


def refusals(name: str) -> list[dict[str, object]]:
    """Refusals of a game of two at random, one of each code."""
    game = paname.load(name)
    luck = random.Random(2)
    state = game.new(players=2, seed=2)
    found: dict[str, dict[str, object]] = {}
    while not state.is_over:
        legal = state.legal_actions()
        for action in set(luck.choices(game.action_ids(), k=200)) - set(legal):
            refused = state.why_illegal(action)
            why = {"clause": refused.clause, "code": refused.code, "facts": dict(refused.facts)}
            found.setdefault(refused.code, {**why, "text": refused.reason})
        state.apply(luck.choice(legal))
    return [found[code] for code in sorted(found)]


def save(name: str, document: object) -> None:
    """One file."""
    HERE.mkdir(parents=True, exist_ok=True)
    (HERE / f"{name}.json").write_bytes(encode(document) + b"\n")


if __name__ == "__main__":
    main()
