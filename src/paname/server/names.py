"""Names as people read them: nothing invisible, and nothing that looks like a bot, like *You* or like somebody else."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from paname.bots.levels import LEVELS
from paname.server.refusals import Refusal

BLANKS: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that nobody sees
HIDDEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
JOINERS: Final = frozenset("\u200c\u200d")  # which some scripts and emoji need within a text
MOST_MARKS: Final = 2  # accents on one letter
MOST_LETTERS: Final = 40
YOU: Final = "you vous toi tu du sie ich lei voi ty вы ты ви ти me moi je"
SOMEBODY: Final = "somebody"  # a code: people who have deleted their account; every reader has a word for it
OURS: Final = f"paname server admin administrator moderator system {SOMEBODY} bot"
LOOKALIKES: Final = str.maketrans(
    "авгеіјкмнорстухѕһүԁӏԛԝαβεζηιıκμνορτυχωγɑɡłøօո013457i",
    "abreljkmhopctyxshydlqwabeznllkmvoptuxwyagloonoleastl",
)
PAIRS: Final = (("rn", "m"), ("vv", "w"))  # that look like one letter


def seen(text: str, kept: frozenset[str] = frozenset()) -> str:
    """A text in one spelling, without what can't be seen or turns others' letters around."""
    found, marks = [], 0
    for letter in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        is_seen = kind not in HIDDEN and letter not in BLANKS and marks <= MOST_MARKS
        if is_seen or letter in kept:
            found.append(letter)
    return "".join(found)


def clean_name(name: str) -> str:
    """A name that can be read, on one line."""
    kept = " ".join(seen(name).split())
    if not any(letter.isalnum() for letter in kept) or max(len(kept), len(kept.casefold()) // 2) > MOST_LETTERS:
        raise Refusal("invalid.name", field="name")
    if likeness(kept) in RESERVED:
        raise Refusal("invalid.name_reserved", field="name", name=kept)
    return kept


def clean_text(text: str) -> str:
    """Something that was said, as everybody will read it."""
    kept = seen(text, JOINERS | {"\n"}).strip()
    if not kept:
        raise Refusal("invalid.text", field="text")
    return kept


def likeness(name: str) -> str:
    """What a name looks like: equal for names that people would take for one another."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in folded if letter.isalnum()).translate(LOOKALIKES)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters[: 2 * MOST_LETTERS]


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for one of the others: with a number where they would."""
    taken = {likeness(other) for other in others}
    numbered = (f"{name[: MOST_LETTERS - 4].rstrip()} {number}" for number in range(2, len(taken) + 3))
    return next(one for one in (name, *numbered) if likeness(one) not in taken)


LEVEL_NAMES: Final = tuple(name for level in LEVELS for name in (level.id, level.name))
RESERVED: Final = frozenset(likeness(word) for word in (*YOU.split(), *OURS.split(), *LEVEL_NAMES))
