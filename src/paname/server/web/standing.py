"""Leaderboards, player pages and what a game did to the ratings, over HTTP."""

from litestar import Router, get
from litestar.params import FromPath, FromQuery

from paname.core.registry import load, names
from paname.server.refusals import Refusal
from paname.server.standing.views import BoardView, PlayerView
from paname.server.web.services import Parts, Somebody


def chosen(game: str, players: int) -> tuple[str, int]:
    """A game that is played here, with a number of players that it has; 0 stands for the fewest."""
    if game not in names():
        raise Refusal("not_found.game")
    counts = load(game).player_counts()
    if players and players not in counts:
        raise Refusal("invalid.players", field="players")
    return game, players or min(counts)


@get("/ratings/{game:str}/board")
async def board(
    services: Parts, person: Somebody, game: FromPath[str], players: FromQuery[int] = 0, met: FromQuery[bool] = False
) -> BoardView:
    """The leaderboard of a game: people and bots on one scale; `met` leaves only people you have sat with."""
    viewer = person.id if person else ""
    return await services.standings.board(*chosen(game, players), viewer, met=met)


@get("/users/{user:str}/standing")
async def player_page(
    services: Parts, person: Somebody, user: FromPath[str], game: FromQuery[str], players: FromQuery[int] = 0
) -> PlayerView:
    """A player in one game: rating, curve, opponents, records and games, as far as you may find them."""
    return await services.standings.player(user, person.id if person else "", *chosen(game, players))


@get("/tables/{table:str}/ratings")
async def rating_changes(services: Parts, table: FromPath[str]) -> dict[str, object]:
    """How strong those at a table are by now, and what its game did to their ratings; nothing while it runs."""
    owner = await services.hub.owner(table)
    changes, seated = await services.standings.changes(table), await services.standings.seated(owner.table)
    return {"changes": changes, "seated": seated}


router = Router("/", route_handlers=[board, player_page, rating_changes])
