"""`help WORD`: a clause by its id or title, the clauses that mention a word, or a thing of the game."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from paname.cli.boards import board_of
from paname.core.clauses import Clause, clauses
from paname.core.errors import PanameError
from paname.core.game import Game
from paname.core.names import slug

MOST = 6


def find_clauses(game: str, word: str) -> list[Clause]:
    """The clause of this id, else those with the word in their titles, else those that mention it."""
    wanted = slug(word)
    known = clauses(game)
    by_id = [clause for clause in known if clause.id.lower() == word.lower()]
    by_title = [clause for clause in known if wanted in slug(clause.title)]
    by_text = [clause for clause in known if wanted in slug(clause.text)]
    return by_id or by_title or by_text


def help_faces(game: Game, word: str) -> tuple[dict[str, Any], RenderableType]:
    """The help on a word, for programs and for people."""
    found = find_clauses(game.name, word)
    thing = board_of(game.name).explain(word, game)
    if not found and thing is None:
        raise PanameError(f"The rules of {game.title} don't mention {word!r}.")
    parts: list[RenderableType] = [] if thing is None else [thing]
    parts.extend(clause_text(clause) for clause in found[:MOST])
    if len(found) > MOST:
        parts.append(Text(f"Also: {', '.join(clause.id for clause in found[MOST:])}", "dim"))
    return {"clauses": [{"id": c.id, "title": c.title, "text": c.text} for c in found]}, Group(*parts)


def clause_text(clause: Clause) -> Text:
    """A clause for people."""
    return Text.assemble((f"{clause.id} {clause.title}".strip(), "bold"), "  ", clause.text)
