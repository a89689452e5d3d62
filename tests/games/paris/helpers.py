"""Tables set up in a few words, and games driven by text lines."""

import paname

GAME = paname.load("paris")
TABLES = GAME.tables
DISTRICTS = TABLES.district_ids
VALUES = [1, 2, 3, 4, 5, 8]
SPACES = [f"{district} {value}" for district in DISTRICTS for value in VALUES]
REMOVED = ["la-villette 1", "belleville 8", "saint-germain 1"]
TOKEN = dict(zip(VALUES, ["bronze", "silver", "gold-prestige", "wood", "marble", "gold"], strict=True))
TYPE_NAMES = ["cafe", "bakery", "residence", "restaurant", "hotel", "theatre"]
TYPES = {space: TYPE_NAMES[TABLES.type[place]] for place, space in enumerate(SPACES)}


def split(space):
    district, value = space.rsplit(" ", 1)
    return district, value


def entry(seat):
    """A seat's fields; keys_on may be a list, in which a site named twice holds two keys."""
    seat = dict(seat)
    if isinstance(seat.get("keys_on"), list):
        seat["keys_on"] = {site: seat["keys_on"].count(site) for site in seat["keys_on"]}
    return seat


def tokens_left(laid, seats, spent):
    """The tokens of the board: those held or spent are missing, from the last laid spaces of their kind."""
    tokens = {space: TOKEN[int(split(space)[1])] for space in SPACES}
    gone = dict(spent)
    for seat in seats.values():
        for good, pieces in seat.get("goods", {}).items():
            gone[good] = gone.get(good, 0) + pieces
    for good, pieces in gone.items():
        for space in [space for space in reversed(laid) if tokens.get(space) == good][:pieces]:
            del tokens[space]
    return tokens


def document(players=2, seats=None, laid=None, landmarks=None, vp=None, spent=None, tokens=None, options=None, **rest):
    """A position document: all but three buildings laid and the stacks empty, unless something else is said."""
    laid = [space for space in SPACES if space not in REMOVED] if laid is None else laid
    seats = {name: entry(seat) for name, seat in (seats or {}).items()}
    spent = spent or {}
    tokens = tokens_left(laid, seats, spent) if tokens is None else tokens
    districts = {
        district: {
            "buildings": {split(space)[1]: TYPES[space] for space in laid if split(space)[0] == district},
            "tokens": {split(space)[1]: good for space, good in tokens.items() if split(space)[0] == district},
            "landmarks": (landmarks or {}).get(district, []),
            "vp_tile": (vp or {}).get(district),
        }
        for district in DISTRICTS
    }
    return {
        "game": "paris",
        "players": players,
        "options": options or {},
        "districts": districts,
        "seats": seats,
        **rest,
    }


def table(seed=None, game=GAME, **words):
    """The state of such a document."""
    return game.from_json(document(**words), seed)


def play(state, *lines, events=None):
    """Make moves by their lines; returns the state."""
    for line in lines:
        state.apply(GAME.parse(state, line), events)
    return state


def lines(state, start=""):
    """The legal lines, all or those that begin so."""
    return [text for text in (GAME.text(state, action) for action in state.legal_actions()) if text.startswith(start)]


def refused(state, line):
    """The clause, the code and the facts with which a line is refused; the state stays as it was."""
    before = state.to_bytes()
    try:
        play(state, line)
    except paname.IllegalAction as error:
        assert state.to_bytes() == before
        return error.clause, error.code, *[value for _, value in error.facts]
    raise AssertionError(f"{line} was not refused")


def seat_of(state, seat=0):
    """A seat's part of the position."""
    return state.to_json()["seats"][("sun", "moon", "lily", "star")[seat]]
