"""A game that Paname has never heard of is installed beside it and played everywhere, without a line of ours.

The example is copied and installed into a folder of its own; every program below finds it there by its entry point.
"""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.conftest import CHROMIUM, FLAGS, SERVE, WIDE, await_server
from tests.web.looks import faults, overflow, prefer

import paname
from paname.client import Refused, Seat, Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "fourth_game"
SOURCES = ROOT / "src" / "paname"
GAME = "les_quais"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The folder with the installed game; its own sources stay as they are."""
    folder = tmp_path_factory.mktemp("fourth")
    shutil.copytree(EXAMPLE, folder / "source")
    target = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(target), str(folder / "source")], check=True)
    return target


@pytest.fixture(scope="module")
def environment(installed):
    """An environment in which the engine under test and the game are both installed."""
    engine = Path(paname.__file__).parents[1]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), str(engine)]), "PYTHONWARNINGS": "ignore"}


@pytest.fixture(scope="module")
def address(environment, tmp_path_factory):
    """Where a server with the game listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    script = folder / "serve.py"
    script.write_text(SERVE, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script), str(port), str(folder)], env=environment)
    try:
        await_server(f"http://127.0.0.1:{port}/healthz", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=20)


def run(environment, *arguments, **more):
    """A program that finds the game; what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=100, check=False, **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small_and_no_source_of_ours_names_it():
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) <= 40
    naming = [path for path in SOURCES.rglob("*") if path.suffix in (".py", ".js", ".toml", ".css", ".html")]
    assert not [path for path in naming if re.search(r"les.?quais", path.read_text("utf-8"), re.IGNORECASE)]
    assert GAME not in paname.games()


def test_its_rules_import_only_the_core():
    ours = re.compile(r"^(?:from|import) paname\.(\w+)", re.MULTILINE)
    outside = {"evaluation", "terminal", "picture"}
    for path in (EXAMPLE / GAME).glob("*.py"):
        if path.stem not in outside:
            assert set(ours.findall(path.read_text("utf-8"))) <= {"core"}, path.name


def test_its_own_tests_pass(environment, installed):
    tests = installed.parent / "source" / "tests"
    out = run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tests), str(tests))
    assert re.search(r"\d\d passed", out)


def test_the_terminal_lists_it_and_plays_a_whole_game(environment, tmp_path):
    environment = {**environment, "XDG_STATE_HOME": str(tmp_path)}
    assert "Les Quais" in run(environment, "-m", "paname", "games")
    asked = ("-m", "paname", "play", GAME, "--seed", "9", "--option", "start=0", "--json")
    with subprocess.Popen(
        [sys.executable, *asked], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        for line in process.stdout:
            answer = json.loads(line)
            if "turn" in answer:
                process.stdin.write(answer["legal"][-1] + "\n")
                process.stdin.flush()
    assert process.returncode == 0
    assert answer["is_over"]
    shown = run(environment, "-m", "paname", "play", GAME, "--seed", "9", "--seat", "flaneur", "--seat", "touriste")
    assert "Mégisserie" in shown
    assert "kept a customer in secret" in shown


def test_the_commands_of_the_guide_run(environment, tmp_path):
    guide = (ROOT / "docs" / "contributing" / "add_a_game.md").read_text(encoding="utf-8")
    commands = re.findall(r"^paname (.+)$", guide, re.MULTILINE)
    assert len(commands) >= 4
    for command in commands:
        run({**environment, "XDG_STATE_HOME": str(tmp_path)}, "-m", "paname", *command.split())


def test_the_arena_finds_the_thoughtful_bot_stronger(environment):
    asked = ("--game", GAME, "--bot", "greedy", "--bot", "random", "--games", "20", "--json")
    found = json.loads(run(environment, "-m", "paname", "arena", *asked))
    wins = {entry["bot"]: entry["wins"] for entry in found["bots"]}
    assert wins["greedy"] > 15 > wins["random"]
    assert found["played"] == 20


def test_pettingzoo_s_own_test_passes(environment):
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install paname[research]")
    program = """
from pettingzoo.test import api_test
from paname.research import les_quais_v0
env = les_quais_v0.env(render_mode="rgb_array")
api_test(env, num_cycles=100)
env.reset(seed=1)
print(env.render().shape)
import gymnasium
print(gymnasium.make("paname.research.solo:paname/LesQuais-v0").reset(seed=1)[0].shape)
"""
    shapes = run(environment, "-c", program).splitlines()[-2:]
    assert shapes[0].endswith(", 3)")


def test_the_server_seats_a_program_and_a_bot(address):
    async def played():
        server = await Server.guest(address, "Ada")
        games = {game["name"]: game for game in (await server.get("/api/games"))["games"]}
        rules = await server.get(f"/api/games/{GAME}/rules")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "touriste"}]
        table = await server.post("/api/tables", {"game": GAME, "players": 2, "seats": seats, "options": {"start": 0}})
        async with Seat(server, table["table"]["id"]) as seat:
            if seat.state["status"] == "open":
                await seat.command("start")
            with pytest.raises(Refused) as refused:
                await seat.move(18)
            final = await seat.play(lambda state: state["legal"][-1]["id"])
        return games, rules, refused.value, final

    games, rules, refused, final = asyncio.run(asyncio.wait_for(played(), 60))
    assert (games[GAME]["title"], games[GAME]["web"]) == ("Les Quais", True)
    assert rules["sections"][0]["clauses"][0]["id"] == "Q1.1"
    assert refused.error["why"]["code"] == "keep_first"
    assert final["status"] == "over"
    assert set(final["view"]["customers"]) == {"sun", "moon"}


@pytest.fixture(scope="module")
def page(address):
    """A person's page; whatever the browser calls an error fails the test."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed, so the browser tests cannot run (Debian: apt install chromium)")
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    errors = []
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        page = chromium.new_context(viewport=WIDE, base_url=address, locale="en-GB").new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        yield page
        chromium.close()
    assert errors == []


def test_the_browser_shows_it_on_the_home_page_and_tells_its_rules(page):
    page.goto("/")
    page.get_by_role("heading", name="Les Quais").first.wait_for()
    page.goto(f"/rules/{GAME}")
    page.get_by_text("Walk the stroller one, two or three stalls clockwise").first.wait_for()
    assert page.locator("main svg").count() >= 7
    assert faults(page) == []


def point(page, place):
    """Click a place of the picture or of the tray."""
    page.locator(f'.lq-quays [data-at="{place}"], .t-tray [data-at="{place}"]').first.click()


def choose_and_play(page, place):
    """Point at a place and make the move."""
    before = page.locator(".t-main").get_attribute("data-decision")
    point(page, place)
    page.locator("#primary").click()
    page.wait_for_function(
        "(before) => document.querySelector('.t-main').dataset.decision !== before", arg=before, timeout=30_000
    )


def next_place(page):
    """Where the person to move may click next; empty once the game is over."""
    page.locator('.t-board.may, [data-status="over"]').first.wait_for(timeout=30_000)
    if page.locator('[data-status="over"]').count():
        return ""
    kept = page.locator(".lq-caller").first
    return (kept if kept.count() else page.locator(".lq-stall.may").last).get_attribute("data-at")


def test_a_person_learns_and_plays_it_in_the_browser(page):
    page.goto(f"/learn/{GAME}")
    page.get_by_text("Ten bookstalls stand along the Seine").wait_for(timeout=30_000)
    page.locator("#coach-on").click()
    choose_and_play(page, next_place(page))
    page.get_by_text("walk the stroller one, two or three stalls on").wait_for(timeout=30_000)
    choose_and_play(page, next_place(page))
    page.get_by_text("your rival walks on from where you left him").wait_for(timeout=30_000)
    page.locator(".coach .btn.quiet").click()
    place = next_place(page)
    assert faults(page) == []
    far = page.locator(".lq-stall:not(.may)").first.get_attribute("data-at")
    point(page, far)
    page.locator(".refusal").get_by_text("the stroller").wait_for()
    for language in ("fr", "de", "uk"):
        prefer(page, lang=language)
        assert overflow(page) == []
    prefer(page, lang="en")
    while place:
        choose_and_play(page, place)
        place = next_place(page)
