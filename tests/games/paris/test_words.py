"""Every code has its sentence, every sentence is used, and its gaps are filled."""

import itertools
import pathlib
import re

import pytest
from tests.games.paris.helpers import GAME, play, table

from paname.cli.boards.paris import event_text
from paname.core.rng import Rng
from paname.core.state import CHANCE
from paname.core.words import GAP, catalogue, sentence
from paname.games.paris import events as events_module
from paname.games.paris import refusals
from paname.games.paris.components import printed_components
from paname.games.paris.game import create

NAMES = ["Sun", "Moon", "Lily", "Star"]
FOLDER = pathlib.Path(refusals.__file__).parent
TEXTS = {kind: set(entries) for kind, entries in catalogue("paris").items()}
OPTIONS = [{}, {"free_districts": True, "random_setup": "both"}]
HELD = [
    {"held": [9, 16, 20, 27], "francs": 30},
    {"held": [6, 13, 17, 25, 29, 30], "used": [1]},
    {"held": [23, 24]},
    {"held": [20]},
    {"held": [17, 25], "pawn": 30},
]
GERMAN = {"numbers": "held", "tile_25": "tiles"}
MORE_KEYS = printed_components().replace("copies = { 6 = [1, 2, 3],", "copies = { 13 = [1, 2, 3],")
GOODS = {"wood": 1, "marble": 2, "silver": 2}


def prepared():
    """Positions in which rare things are refused."""
    for seat in HELD:
        yield table(seats={"sun": {**seat, "banks": ["chaillot", "arc"], "keys_on": ["chaillot 2"]}})
        yield table(seats={"sun": seat, "moon": {"keys_on": ["louvre"]}}, landmarks={"chaillot": ["louvre"]})
    moon = {"keys_on": ["chaillot 1", "chaillot 5", "chaillot 2"]}
    sun = {"banks": ["chaillot"], "keys_on": ["belleville 1"], "francs": 20, "goods": GOODS, "held": [9], "pawn": 3}
    state = table(seats={"sun": sun, "moon": moon}, vp={})
    yield play(state.clone(), "move chaillot bank luxembourg")
    yield play(state.clone(), "move chaillot bank luxembourg", "decline")
    yield play(state.clone(), "move belleville 1 3")
    yield table(seats={"sun": {"francs": 0, "held": [13, 14, 8, 10, 19, 21]}}, spent={"wood": 1, "gold": 2})
    keys = [f"{name} {value}" for name in ("belleville", "chaillot") for value in (1, 2, 3, 4)][1:]
    laid = table(seats={"sun": {"banks": ["belleville"]}, "moon": {"keys_on": keys}}, vp={"chaillot": 20})
    yield play(laid, "move belleville bank 1", "decline")
    busy = ["batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot", "arc"]
    yield table(seats={"sun": {"banks": busy, "francs": 30, "keys_on": [f"montmartre {value}" for value in (3, 4, 5)]}})
    everything = [{"seat": "moon", "tile": tile} for tile in GAME.tables.end_ids]
    yield table(ending="last round", end_game=everything)
    yield table(seats={"sun": {"held": [18, 25], "used": [13], "pawn": 20}}, players=4, options=GERMAN)
    bought = {"sun": {"held": [13], "used": [13, 14]}}
    yield table(game=create(MORE_KEYS), seats=bought, players=3, options=GERMAN)


def random_games():
    for seed, players in itertools.product(range(2), (2, 4)):
        state = GAME.new(players=players, seed=seed, **OPTIONS[seed])
        rng = Rng(seed)
        while not state.is_over:
            yield state
            state.apply(state.legal_moves().any(rng))


def refusals_met():
    for state in prepared():
        legal = set(state.legal_actions())
        yield from (state.why_illegal(action) for action in GAME.action_ids() if action not in legal)
    for place, state in enumerate(random_games()):
        legal = set(state.legal_actions())
        yield from (state.why_illegal(action) for action in GAME.action_ids()[place % 61 :: 61] if action not in legal)


def test_every_refusal_has_a_sentence_without_gaps_and_every_sentence_is_said():
    met = {}
    for refused in refusals_met():
        met.setdefault((refused.clause, refused.code), refused)
    assert {code for _, code in met} == TEXTS["refusal"]
    for refused in met.values():
        assert re.fullmatch(r"[A-Z][^{}]*\.", refused.reason), refused.reason
        assert "-prestige" not in refused.reason


def test_every_code_in_the_source_is_a_sentence():
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("refusals*.py")))
    quoted = set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', sources))
    blocks = {block.name for block in GAME.catalogue().blocks}
    assert quoted - blocks - {"end_tile"} == TEXTS["refusal"]


def test_every_score_line_has_a_label_and_its_note():
    codes, notes = set(), set()
    sun = {"vp": 5, "banks": ["chaillot"], "francs": 10, "goods": {"gold": 1, "bronze": 1}}
    filled = play(table(seats={"sun": sun}), "move chaillot bank tuileries", "slot bronze")
    for state in itertools.chain([filled], random_games()):
        for line in state.breakdown():
            codes.add(line.code)
            assert line.code in TEXTS["score"]
            assert not GAP.search(line.label("paris") + line.note("paris"))
            if line.note("paris"):
                notes.add(line.code)
    assert codes == TEXTS["score"]
    assert notes == TEXTS["score_note"]


def events_met():
    for seed in range(10):
        state = GAME.new(players=2 + seed % 3, chance="explicit", **OPTIONS[seed % 2])
        rng = Rng(seed)
        while not state.is_over:
            moves = state.legal_moves()
            happened = []
            state.apply(moves.draw(rng) if state.to_move == CHANCE else moves.any(rng), happened)
            yield from happened
    sun = {"banks": ["chaillot", "arc"], "francs": 20, "goods": {"gold": 1, "bronze": 3}, "held": [9, 13, 5, 2, 23, 29]}
    lines = ["use 13", "use 5", "use 2", "use 23 bronze", "move chaillot bank tuileries", "slot bronze", "decline"]
    happened = []
    play(table(seats={"sun": sun}), *lines, events=happened)
    yield from happened


def test_every_event_is_told_in_a_sentence_and_every_sentence_is_told():
    told = {}
    for event in events_met():
        told.setdefault(event_text(event, NAMES), event)
    kinds = {name for name, kind in vars(events_module).items() if isinstance(kind, type) and name != "Event"}
    assert {type(event).__name__ for event in told.values()} == kinds
    assert all(text == "" or re.fullmatch(r"[A-Z0-9][^{}]*\.", text) for text in told)
    for code in TEXTS["event"]:
        whole = sentence("paris", "event", code)
        pattern = re.compile(GAP.sub(".+", re.escape(whole).replace(r"\{", "{").replace(r"\}", "}")))
        assert any(pattern.fullmatch(text) for text in told), code


WEB = FOLDER.parents[1] / "web" / "games" / "paris" / "lang"


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it", "pl", "ru", "uk"])
@pytest.mark.parametrize("kind", ["refusal", "score", "score_note"])
def test_the_browser_speaks_of_every_code_and_of_no_fact_that_is_not_there(lang, kind):
    text = (WEB / f"{lang}.js").read_text(encoding="utf-8")
    found = dict(re.findall(rf"^  '{kind}\.(\w+)':\s*(.*?),\n(?=  '|}})", text, re.MULTILINE | re.DOTALL))
    assert set(found) == TEXTS[kind]
    for code, words in found.items():
        english = str(catalogue("paris")[kind][code])
        assert set(GAP.findall(words)) <= {*GAP.findall(english), "n"}, code
