"""Looking at a page: what axe would mend in every light and palette, what overflows in every language."""

from collections.abc import Iterator
from typing import Any

from .conftest import AXE

LANGUAGES = ("en", "fr", "de", "it", "pl", "ru", "uk")
PALETTES = ("affiche", "clair", "contraste")
LOOKS = [(theme, palette) for theme in ("affiche", "nuit") for palette in PALETTES]
PREFER = "async (wishes) => (await import('/shell.js')).setPrefs(wishes)"
DRAWN = """async (lang) => {
  const drawn = async () => {
    while (lang && document.documentElement.lang !== lang) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map((one) => one.finished));
    await document.fonts.ready; };
  const late = new Promise((_, fail) => setTimeout(() => fail(new Error('not drawn within 30 s')), 30_000));
  await Promise.race([drawn(), late]); }"""
# Without its copies of style sheets, which the pages' policy refuses to a board in a tree of its own.
ASK_AXE = """async (rules) => {
  const where = rules ? { include: [['body']], exclude: [['svg']] } : document;
  const wish = rules ? { runOnly: rules } : {};
  return (await axe.run(where, { resultTypes: ['violations'], preload: false, ...wish })).violations; }"""
OVERFLOW = """() => {
  const words = 'button, a.btn, h1, h2, .tab, .chip, .say, .nm, label > span, summary, figcaption, th, dt';
  const rows = '.pieces, .card-row, .posters, .words-view, .log, .pp-cards, .track-strip';
  const isCut = (e) => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).overflow !== 'visible';
  const isOut = ({ left, right }) => right > innerWidth + 1 || left < -1;
  const all = [...document.querySelectorAll(words)];
  const seen = all.filter((e) => e.offsetParent && !e.matches('.unseen, .unseen *'));
  const bad = seen.filter((e) => isCut(e) || (!e.closest(rows) && isOut(e.getBoundingClientRect())));
  const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['page'] : [];
  return [...wide, ...bad.map((e) => `${e.className}: ${e.textContent.trim().slice(0, 40)}`)]; }"""
SPILLS = """() => {
  const inside = (box, frame) => box.bottom <= frame.bottom + 1.5 && box.right <= frame.right + 1.5;
  const parts = ['.act', '.seat', '.t-tray', '.aid'].flatMap((part) => [...document.querySelectorAll(part)]);
  const words = (part) => [...part.querySelectorAll('.say, .say > small, .nm, .sub, button, .cap')];
  const rows = '.held, .asked, .pieces, .pp-cards, .card-row, .track-strip';
  const spilt = (part) => words(part)
    .filter((one) => one.offsetParent && !one.closest(rows) && !one.closest('.unseen'))
    .filter((one) => !inside(one.getBoundingClientRect(), part.getBoundingClientRect()));
  const drawn = [...document.querySelectorAll('.t-board svg text')]
    .filter((one) => !inside(one.getBoundingClientRect(), one.ownerSVGElement.getBoundingClientRect()));
  const spills = [...parts.flatMap(spilt), ...drawn].map((one) => one.textContent.trim().slice(0, 40));
  return [...(document.documentElement.scrollWidth > innerWidth + 1 ? ['page'] : []), ...spills];
}"""
CUT = """() => { const words = document.querySelector('.act-words');
  return words.scrollHeight > words.clientHeight + 1 ? words.innerText : ''; }"""
WATCH = """(picture) => {
  window.boxes = new Set();
  const box = (one) => one ? ['x', 'y', 'width', 'height'].map((side) => Math.round(one[side])).join(' ') : 'none';
  const look = () => {
    const frame = document.querySelector('.t-board')?.getBoundingClientRect();
    const drawn = document.querySelector(picture)?.getBoundingClientRect();
    const page = document.documentElement;
    boxes.add(`${box(frame)} | ${box(drawn)} | ${page.scrollHeight - page.clientHeight} ${scrollY}`);
    requestAnimationFrame(look); };
  look(); }"""


def prefer(page: Any, **wishes: str) -> None:
    """Choose as a person does in the settings, and wait until it is drawn."""
    page.evaluate(PREFER, wishes)
    page.evaluate(DRAWN, wishes.get("lang"))


def faults(page: Any, rules: list[str] | None = None) -> list[str]:
    """What axe would mend, in few words; with some rules only, drawings are left out."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(ASK_AXE, rules)
    return [f"{fault['id']}: {[node['html'][:120] for node in fault['nodes'][:3]]}" for fault in found]


def all_faults(page: Any) -> Iterator[str]:
    """Everything in the first look, and what can be seen in the others."""
    for number, (theme, palette) in enumerate(LOOKS):
        prefer(page, theme=theme, palette=palette)
        for fault in faults(page, ["color-contrast"] if number else None):
            yield f"{theme} {palette}: {fault}"


def overflow(page: Any) -> list[str]:
    """Elements whose words do not fit, and pages wider than the screen."""
    found: list[str] = page.evaluate(OVERFLOW)
    return found


def all_overflow(page: Any) -> Iterator[str]:
    """What does not fit in any language."""
    for lang in LANGUAGES:
        prefer(page, lang=lang)
        for fault in overflow(page):
            yield f"{lang} {fault}"
