"""What a tournament plays: every deal by every line-up, with the seats rotated."""

from dataclasses import dataclass
from itertools import combinations

from paname.arena.match import Match
from paname.bots.entrant import read_entrant
from paname.core.errors import InputError
from paname.core.registry import load


@dataclass(frozen=True)
class Plan:
    """A tournament: the same plan gives the same matches anywhere."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, object], ...] = ()
    record: bool = False
    luck: bool = False

    def check(self) -> None:
        """Raise InputError unless this can be played."""
        load(self.game).setup(self.players, dict(self.options))
        if not self.bots:
            raise InputError("bot", "nobody was named")
        if self.games < 1:
            raise InputError("games", f"{self.games} is not 1 or more")
        for text in self.bots:
            read_entrant(text)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom: all of that many bots together; the last one named takes the seats that are left."""
        if len(self.bots) > self.players:
            return list(combinations(self.bots, self.players))
        return [self.bots + self.bots[-1:] * (self.players - len(self.bots))]

    def matches(self) -> list[Match]:
        """All games; a deal is played by each line-up once in every seating."""
        found: list[Match] = []
        seatings = [rotations(line_up) for line_up in self.line_ups()]
        deals = max(-(-self.games // len(turned)) for turned in seatings)
        for deal in range(deals):
            for turned in seatings:
                for seats in turned:
                    name = f"{self.seed}/{deal}"
                    found.append(Match(len(found), self.game, name, seats, self.options, self.record, self.luck))
        return found

    def to_json(self) -> dict[str, object]:
        """The plan as a JSON object, by which a file of results is known."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "record": self.record,
            "luck": self.luck,
        }


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different seatings that come from moving everybody on."""
    turned = [line_up[place:] + line_up[:place] for place in range(len(line_up))]
    return list(dict.fromkeys(turned))
