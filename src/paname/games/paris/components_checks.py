"""What the readers of the component file share: checks that note everything wrong and go on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.core.components import Reader
from paname.core.names import slug
from paname.games.paris import structure as box

PLAYERS: Final = {"two": 2, "three": 3, "four": 4}

Entry = dict[str, object]


def entries(reader: Reader, name: str, count: int, known: tuple[str, ...]) -> list[Entry]:
    """The tables of an array, which has so many of them; each is marked and says nothing unknown."""
    found = reader.tables(name)
    if found and len(found) != count:
        reader.wrong(name, "wrong_count", found=len(found), count=count)
    for place, entry in enumerate(found):
        reader.only(f"{name} {place + 1}", entry, known)
        reader.mark(f"{name} {place + 1}", entry)
    return found[:count]


def word(reader: Reader, path: str, value: object, known: tuple[str, ...]) -> int:
    """The place of a word among the known ones."""
    text = reader.text(path, value)
    if text in known:
        return known.index(text)
    if text:
        reader.wrong(path, "not_one_of", value=text, known=known)
    return 0


def numbers(reader: Reader, path: str, value: object, count: int, high: int) -> list[int]:
    """So many numbers from 0 to high."""
    if not isinstance(value, list) or len(value) != count:
        reader.wrong(path, "not_numbers", count=count, low=0, high=high)
        return [0] * count
    return [reader.bounded(path, entry, 0, high) for entry in value]


def once(reader: Reader, path: str, found: list[str]) -> None:
    """Note what stands twice where everything stands once."""
    for name in sorted({name for name in found if found.count(name) > 1}):
        reader.wrong(path, "more_than_once", name=name, times=found.count(name))


def by_players(reader: Reader, path: str, low: int, high: int) -> vec[i64]:
    """The marked numbers for two, three and four players, in their places."""
    row = vec[i64]([0] * 5)
    fact = reader.table(path)
    if fact:
        reader.mark(path, fact)
        reader.only(path, fact, (*PLAYERS, "mark"))
        for name, players in PLAYERS.items():
            row[players] = reader.bounded(f"{path}.{name}", fact.get(name), low, high)
    return row


def resources(reader: Reader, path: str, entry: Entry) -> list[int]:
    """P0.4, P0.7: the resources something costs; no more of a kind than there are."""
    return [reader.bounded(f"{path}.{name}", entry.get(name, 0), 0, box.COPIES) for name in box.GOODS[: box.RESOURCES]]


def read_id(reader: Reader, path: str, entry: Entry) -> str:
    """A short name as it is typed: small letters, figures and hyphens, with a letter in it."""
    text = reader.text(path, entry.get("id"))
    if text and (text != slug(text) or not any(letter.isalpha() for letter in text)):
        reader.wrong(path, "not_an_id", value=text)
    return text
