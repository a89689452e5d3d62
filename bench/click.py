"""The answer to a press: from the finger or button going up to the next frame on screen that differs.

    python bench/click.py [--presses 150]

Whole turns of every game against a bot, by pointer in a wide window and by touch on a phone, pressed at whatever can be
pressed: pieces, places, cards, buttons, and what is refused. Chromium's own input is used, so that the way of the event
into the page counts, and so does the way to the server and back where the answer comes from there.
"""

import argparse
import os
import random
import socket
import statistics
import tempfile
import time
from typing import Any, Final

from chrome import Chrome, Tab, chromium
from page import GAMES, TABLE, first_page, processor_time, start

WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SETTLED: Final = """async () => {
  const { store } = await import('/shell.js');
  for (let before; before !== store.get(); ) {
    before = store.get();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); }
  return document.querySelector('[data-status="over"]') ? 'over'
    : document.querySelector('[data-sending="false"] .t-board.may') ? 'turn' : ''; }"""
SPOTS: Final = """() => ['.t-board [data-at]', '.t-tray [data-at]', '.act [data-at]', '#primary']
  .flatMap((kind) => [...document.querySelectorAll(kind)])
  .filter((one) => !one.disabled && !/^sheet:/.test(one.dataset.at ?? ''))
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, { x, y, width, height }]) => [one, x + width / 2, y + height / 2])
  .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y)))
  .map(([one, x, y]) => ({ x, y, goes: one.id === 'primary' }))"""
LISTEN: Final = """() => { window.answer = undefined;
  const page = document.body, change = { subtree: true, childList: true, attributes: true, characterData: true };
  addEventListener('pointerup', ({ timeStamp }) => new MutationObserver((_, ear) => {
    ear.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.answer = performance.now() - timeStamp; }));
  }).observe(page, change), { capture: true, once: true }); }"""
ANSWER: Final = """async () => {
  for (let n = 0; n < 100 && window.answer === undefined; n++) await new Promise((done) => setTimeout(done, 20));
  return window.answer ?? null; }"""


def sit_down(chrome: Chrome, home: Tab, game: str, size: dict[str, int]) -> Tab:
    """A table against a bot, as somebody with a window of this size sees it."""
    table, origin = home.run(TABLE, game), home.run("() => location.origin")
    visitor = chrome.visitor(home.cookies())
    if size is PHONE:
        visitor.ask("Emulation.setDeviceMetricsOverride", **size, deviceScaleFactor=1, mobile=True)
        visitor.ask("Emulation.setTouchEmulationEnabled", enabled=True)
    visitor.go(f"{origin}/t/{table}", "localStorage.paname ??= JSON.stringify({ pace: 'instant', motion: 'reduced' });")
    visitor.wait_for("() => document.querySelector('.t-board svg') !== null")
    return visitor


def press(tab: Tab, spot: dict[str, Any], size: dict[str, int]) -> None:
    """A finger or the mouse goes down and up at a place."""
    if size is PHONE:
        point = {"x": spot["x"], "y": spot["y"]}
        tab.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
        tab.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        return
    where = {"x": spot["x"], "y": spot["y"], "button": "left", "clickCount": 1}
    tab.ask("Input.dispatchMouseEvent", type="mousePressed", **where)
    tab.ask("Input.dispatchMouseEvent", type="mouseReleased", **where)


def choose(tab: Tab, luck: random.Random) -> dict[str, Any]:
    """Somewhere to press; what is composed is soon made, so that the game goes on."""
    spots: list[dict[str, Any]] = tab.run(SPOTS)
    goes = [spot for spot in spots if spot["goes"]]
    return goes[0] if goes and luck.random() < 0.6 else luck.choice(spots)


def measure(chrome: Chrome, home: Tab, game: str, size: dict[str, int], presses: int) -> tuple[list[float], float]:
    """Milliseconds to the answers of so many presses, and the processor's share of one."""
    luck, answers, used = random.Random(game), list[float](), 0.0
    tab = sit_down(chrome, home, game, size)
    spent = processor_time(tab)
    while len(answers) < presses:
        if tab.wait_for(SETTLED) == "over":
            tab.close()
            tab = sit_down(chrome, home, game, size)
            spent = processor_time(tab)
            continue
        spot = choose(tab, luck)
        if size is WIDE:
            tab.ask("Input.dispatchMouseEvent", type="mouseMoved", x=spot["x"], y=spot["y"])
            time.sleep(0.2)  # what hovering shows is there before a person presses
        tab.run(LISTEN)
        before = spent()
        press(tab, spot, size)
        answer = tab.run(ANSWER)
        if answer is not None:
            answers.append(answer)
            used += spent() - before
    tab.close()
    return answers, used / presses


def told(answers: list[float], used: float) -> str:
    """Median, 95 of 100, the slowest, and the processor's share."""
    steps = statistics.quantiles(answers, n=20)
    shares = f"median {steps[9]:.0f}, p95 {steps[18]:.0f}, slowest {max(answers):.0f} ms"
    return f"{shares}; {used:.0f} ms of a processor a press"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--presses", type=int, default=150, help="presses in each game at each size")
    presses = parser.parse_args().presses
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryDirectory() as profile, chromium(profile) as chrome:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = start(port, data)
        try:
            home = first_page(chrome, port)
            for game in home.run(GAMES):
                for size in (WIDE, PHONE):
                    found = told(*measure(chrome, home, game, size, presses))
                    load = f"load average {os.getloadavg()[0]:.1f}"
                    print(f"{game} {size['width']}×{size['height']}: {found} ({load})", flush=True)
        finally:
            server.terminate()
            server.wait(timeout=20)


if __name__ == "__main__":
    main()
