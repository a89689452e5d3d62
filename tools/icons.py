"""Draw the icons of the installed app from icon.svg: plain ones, and one that may be cut to any shape.

It needs the system's Chromium. A test looks at what lies in `web/icons`; run this after changing the drawing.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "src/paname/web"
GROUND = "#1a2144"
SAFE = 0.78  # of a maskable icon's side that no mask cuts off, with a little air
# name, side, share of the side that the drawing takes, whether the ground reaches every edge
ICONS = (
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("maskable-512.png", 512, SAFE, True),
    ("apple-touch-icon.png", 180, 0.9, True),
)


def document(side: int, share: float, ground: str) -> str:
    """A page that shows nothing but the icon."""
    drawing = (WEB / "icon.svg").read_text(encoding="utf-8")
    size = round(side * share)
    style = f"margin:0;width:{side}px;height:{side}px;display:grid;place-items:center;background:{ground}"
    return f'<body style="{style}"><div style="width:{size}px;height:{size}px">{drawing}</div></body>'


def draw() -> None:
    """Write all icons."""
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, side, share, is_full in ICONS:
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(document(side, share, GROUND if is_full else "transparent"))
            page.screenshot(path=str(WEB / "icons" / name), omit_background=True)
        browser.close()


if __name__ == "__main__":
    draw()
