"""Writes our own and some random component files as the browser gets them: python -m tests.boxes.samples."""

import json
import pathlib

from tests.boxes.games import MAKERS, box_of, ours

from paname.core.registry import load
from paname.server.rulebook import facts_within

SAMPLES = pathlib.Path(__file__).parents[1] / "web" / "samples" / "boxes"
OTHERS = (5, 7, 8)


def printed(name, text):
    """What the rules of a game with such a file speak of."""
    facts = {key: value for key, value in load(name, text).facts().items() if key != "marks"}
    document = json.loads(text)
    return {"components": facts, "facts": list(facts_within("", document)), "document": document}


def sample(name):
    """Our own box first, then others."""
    return [printed(name, text) for text in (json.dumps(ours(name)), *(box_of(name, number) for number in OTHERS))]


if __name__ == "__main__":
    for game in MAKERS:
        (SAMPLES / f"{game}.json").write_text(json.dumps(sample(game)) + "\n", encoding="utf-8")
