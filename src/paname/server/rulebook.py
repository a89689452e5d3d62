"""A game's rules as data: sections of clauses, each with its marks, the glossary, the printed facts with theirs."""

import re
from collections.abc import Iterator
from typing import Final

from paname.core.clauses import Clause, plain, read_clauses, rules_text
from paname.core.components import MARKS, read_document
from paname.core.registry import manifest

HEADING: Final = re.compile(r"^## (.+)$", re.MULTILINE)
NUMBERED: Final = re.compile(r"^([A-Z]\d*) (.+)$")
CLAUSE_ID: Final = re.compile(r"^- \*\*([\w.-]+)", re.MULTILINE)
EMPHASIS: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
TABLE_LINE: Final = re.compile(r"^ *\|.*\n", re.MULTILINE)
Json = dict[str, object]


def sections(document: str) -> Iterator[tuple[str, str, str]]:
    """The parts of a rules document: id, title and text; those without a number are known by their first word."""
    parts = HEADING.split(document)
    for heading, body in zip(parts[1::2], parts[2::2], strict=True):
        numbered = NUMBERED.match(heading)
        yield (numbered[1], numbered[2], body) if numbered else (heading.split()[0].lower(), heading, body)


def marks_by_clause(body: str) -> dict[str, list[str]]:
    """The marks that stand in emphasis in each clause of a section."""
    parts = CLAUSE_ID.split(body)
    return {name: marks_in(text) for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def marks_in(text: str) -> list[str]:
    """Those of our marks that a text carries in emphasis."""
    said = " ".join(EMPHASIS.findall(text))
    return [mark for mark in MARKS if re.search(rf"\b{mark}\b", said)]


def section_json(name: str, title: str, body: str) -> Json:
    """A section with its clauses; tables are left to the printed facts."""
    marks = marks_by_clause(body)
    found = read_clauses(TABLE_LINE.sub("", body))
    return {"id": name, "title": title, "clauses": [clause_json(clause, marks[clause.id]) for clause in found]}


def clause_json(clause: Clause, marks: list[str]) -> Json:
    """A clause with where it comes from."""
    return {"id": clause.id, "title": clause.title, "text": clause.text.replace("`", ""), "marks": marks}


def glossary_json(body: str) -> list[Json]:
    """The words of the glossary and what they mean."""
    rows = [line.split("|")[1:3] for line in TABLE_LINE.findall(body)[2:]]
    return [{"word": word.strip(), "meaning": plain(meaning.strip())} for word, meaning in rows]


def facts(game: str) -> list[Json]:
    """The facts of a game's component file in their order, each with its values and its mark."""
    return list(facts_within("", read_document(manifest(game).read_text("components.toml"))))


def facts_within(path: str, node: object) -> Iterator[Json]:
    """The marked tables in a part of a component file; those of an array are numbered from 1."""
    if isinstance(node, list):
        for number, entry in enumerate(node, 1):
            yield from facts_within(f"{path} {number}", entry)
    elif isinstance(node, dict):
        if "mark" in node:
            yield {"id": path, "values": values_of(node), "mark": node["mark"]}
        for name, entry in node.items():
            yield from facts_within(f"{path}.{name}" if path else name, entry)


def values_of(table: Json) -> Json:
    """What a marked table says itself, without the tables in it that carry marks of their own."""
    return {name: value for name, value in table.items() if name != "mark" and not any(facts_within("", value))}


def rulebook(game: str, document: Json | None = None) -> Json:
    """Everything that a page of rules shows, with the facts of our box or of another one's document."""
    parts = list(sections(rules_text(game)))
    shown = [section_json(*part) for part in parts if part[0] != "glossary"]
    glossary = next((body for name, _, body in parts if name == "glossary"), "")
    return {
        "game": game,
        "sections": shown,
        "glossary": glossary_json(glossary),
        "facts": facts(game) if document is None else list(facts_within("", document)),
    }
