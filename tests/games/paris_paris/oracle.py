"""The rules of tours once more, as slowly and plainly as possible, from the component file alone."""

from itertools import pairwise

from tests.games.paris_paris.table import CROSSINGS, ROUTES, SEATS


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
    """T4.2: who is at the crossing counts the own shops there and next door."""
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
