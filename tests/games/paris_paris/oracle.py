"""The rules once more, as slowly and plainly as possible, from the component file alone."""

from itertools import pairwise

from tests.games.paris_paris.table import CROSSINGS, ROUNDS, ROUTES, SEATS

# Tours ------------------------------------------------------------------------------------------------------


def neighbours(station):
    """T0.1: whatever precedes or follows a station on a line."""
    found = []
    for route in ROUTES.values():
        for one, other in pairwise(route):
            found += [other] * (one == station) + [one] * (other == station)
    return found


def small_tour(shops, station):
    """T3: walk away from the station along each line in both directions, one stop at a time, until somebody is met."""
    walks = []
    for route in ROUTES.values():
        if station in route:
            at = route.index(station)
            walks += [route[at:], route[at::-1]]
    for stops in range(7):
        met = {walk[stops] for walk in walks if len(walk) > stops}
        owners = [owner for name in met for owner in shops.get(name, [])]
        if owners:
            return [owners.count(seat) for seat in SEATS]
    return [0, 0, 0, 0]


def call(shops, crossing):
    """T4.2: whoever is at the crossing counts their shops there and next door."""
    gains = []
    for seat in SEATS:
        here = shops.get(crossing, []).count(seat)
        beside = sum(shops.get(name, []).count(seat) for name in neighbours(crossing))
        gains.append(here + beside if here else 0)
    return gains


def grand_tour(shops, line):
    """T4.2: the calls at the line's crossings."""
    calls = [call(shops, name) for name in ROUTES[line] if name in CROSSINGS]
    return [sum(gains) for gains in zip(*calls, strict=True)]


# A whole game -----------------------------------------------------------------------------------------------


class Oracle:
    """A game followed by the texts of its draws and choices."""

    def __init__(self, players):
        self.seats = list(SEATS[:players])
        self.bus = None
        self.markers = []
        self.offer = []
        self.shops = {}
        self.parked = []
        self.bag = dict.fromkeys(self.seats, 0)
        self.scores = [0] * players
        self.rounds = 0

    def follow(self, text):
        """Carry out one draw or one choice."""
        verb, _, what = text.partition(" ")
        if verb == "start":
            self.bus = what
        elif verb == "marker":
            self.markers.append(what)
        elif verb == "turn":
            self.offer.append(what)
        else:
            self.take(*what.split(" x "))

    def mover(self):
        """T2.2: from the start player clockwise; each choice leaves one tile fewer."""
        return self.after(self.bus, len(self.seats) + 1 - len(self.offer))

    def after(self, seat, steps):
        """The seat so many places to the left."""
        return self.seats[(self.seats.index(seat) + steps) % len(self.seats)]

    def legal(self):
        """T2.2, T2.3, T2.7: every tile on offer, with each owner whose shop may go where the station is full."""
        found = set()
        for tile in self.offer:
            station = tile.rpartition("/")[0]
            owners = self.shops.get(station, [])
            is_full = len(owners) == (2 if station in CROSSINGS else 1)
            found |= {f"take {tile} x {owner}" for owner in owners} if is_full else {f"take {tile}"}
        return found

    def take(self, tile, displaced=None):
        """T2.2, T2.3: a shop goes, a shop comes; the last tile makes the round end."""
        seat = self.mover()
        self.offer.remove(tile)
        here = self.shops.setdefault(tile.rpartition("/")[0], [])
        if displaced is not None:
            here.remove(displaced)
            if displaced != seat and len(self.seats) > 2:
                self.bag[displaced] += 1
        here.append(seat)
        if len(self.offer) == 1:
            self.end_round(self.offer.pop())

    def end_round(self, tile):
        """T2.5, T2.6, T4.1: the small tour, the parked tile, perhaps the grand tour, the bus; then perhaps the end."""
        station, _, line = tile.rpartition("/")
        self.pay(small_tour(self.shops, station))
        partner = [other for other in self.parked if other.endswith(f"/{line}")]
        if partner:
            self.pay(grand_tour(self.shops, line))
            self.parked.remove(partner[0])
        else:
            self.parked.append(tile)
        self.bus = self.after(self.bus, 1)
        self.rounds += 1
        if self.rounds == ROUNDS[len(self.seats)]:
            self.end_game()

    def end_game(self):
        """T5.1, T5.2: a grand tour for every marker, the open one too; then the bag."""
        for line in self.markers:
            self.pay(grand_tour(self.shops, line))
        most = max(self.bag.values())
        holders = [seat for seat in self.seats if self.bag[seat] == most]
        if len(holders) == 1:
            self.scores[self.seats.index(holders[0])] += most

    def pay(self, gains):
        """Move everybody on along the track."""
        self.scores = [old + new for old, new in zip(self.scores, gains, strict=False)]

    def ranks(self):
        """T5.3: more points, then fewer shops on the map; level seats share a place."""
        everywhere = [owner for owners in self.shops.values() for owner in owners]
        keys = [(-score, everywhere.count(seat)) for seat, score in zip(self.seats, self.scores, strict=True)]
        return [1 + sum(other < key for other in keys) for key in keys]
