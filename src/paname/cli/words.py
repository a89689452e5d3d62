"""How seats, bots, points and errors read in a sentence."""

from typing import Final

from paname.bots.levels import level_named
from paname.core.game import Game

STYLES: Final = {
    "orange": "#f08a3c",
    "blue": "#5a9bea",
    "yellow": "#f4c414",
    "violet": "#a57bd8",
    "pink": "#f08cab",
    "green": "#8fd878",
    "red": "#ea5a30",
    "grey": "#a8a8a8",
    "black": "#8a8690",
    "white": "#f2ecdf",
    "sun": "#e57f26",
    "moon": "#4f8ce4",
    "lily": "#8fd878",
    "star": "#f0aef2",
}


def reason(error: Exception) -> str:
    """What is wrong, in a sentence."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}." if error.filename else f"{error.strerror}."
    return str(error)


def seat_style(name: str) -> str:
    """The colour in which a seat's name is written."""
    return f"bold {STYLES.get(name, '')}".strip()


def titles(game: Game, players: int) -> list[str]:
    """What the seats are called in a sentence."""
    return [name.capitalize() for name in game.seat_names(players)]


def names_for(game: Game, players: int, viewer: int) -> list[str]:
    """What the seats are called when speaking to one of them; -1 is a spectator."""
    return ["You" if seat == viewer else title for seat, title in enumerate(titles(game, players))]


def level_name(level: str) -> str:
    """What a bot is called."""
    found = level_named(level)
    return level if found is None else found.name


def expectation(lead: float, win: float) -> str:
    """How a bot thinks the game will end for you."""
    points = abs(round(lead))
    ahead = f"{counted(points, 'point')} {'ahead' if lead > 0 else 'behind'}" if points else "about level"
    return f"It expects you to finish {ahead}, with a {win:.0%} chance to win."


def counted(number: int, thing: str) -> str:
    """A number of things."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}".replace("-", "−")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+d}".replace("-", "−") if points else "0"
