"""Chromium as a person has it: driven by its own protocol, with nobody listening to every request.

Test drivers hear of each request and answer, which on a small machine takes as long as the requests themselves.
"""

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
    "--remote-debugging-port=0",
    "--window-size=1440,900",
]
PATIENCE: Final = 60.0


@contextmanager
def chromium(profile: str) -> Iterator["Chrome"]:
    """The system's Chromium with a fresh profile in a folder."""
    command = [shutil.which("chromium") or "chromium", *FLAGS, f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)  # noqa: S603 - the system's browser
    try:
        port, path = wait_for_lines(Path(profile) / "DevToolsActivePort", 2)
        with connect(f"ws://127.0.0.1:{port}{path}", max_size=None) as socket:
            yield Chrome(socket)
    finally:
        process.terminate()
        process.wait(timeout=20)


class Chrome:
    """A browser that listens."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.asked = 0

    def ask(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """Call a method of the protocol and wait for its answer."""
        self.asked += 1
        whose = {"sessionId": session} if session else {}
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": params, **whose}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.asked:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        found: dict[str, Any] = answer["result"]
        return found

    def visitor(self, cookies: list[dict[str, Any]] | None = None) -> "Tab":
        """A tab of somebody who has never been here, or of somebody with these cookies but nothing else."""
        context = self.ask("Target.createBrowserContext")["browserContextId"]
        self.ask("Storage.setCookies", browserContextId=context, cookies=cookies or [])
        window = {"width": 1440, "height": 900}
        target = self.ask("Target.createTarget", url="about:blank", browserContextId=context, **window)["targetId"]
        return Tab(self, context, self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])


class Tab:
    """One page."""

    def __init__(self, chrome: Chrome, context: str, session: str) -> None:
        self.chrome = chrome
        self.context = context
        self.session = session
        self.ask("Page.enable")

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Call a method on this page."""
        return self.chrome.ask(method, self.session, **params)

    def go(self, address: str, script: str = "") -> None:
        """Open an address; the script runs before anything of the page does."""
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.ask("Page.navigate", url=address)

    def run(self, script: str, *values: object) -> Any:
        """What a JavaScript function gives for some values."""
        call = f"({script})({', '.join(json.dumps(value) for value in values)})"
        answer = self.ask("Runtime.evaluate", expression=call, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", call))
        return answer["result"].get("value")

    def wait_for(self, script: str, pause: float = 0.1) -> Any:
        """What a function gives as soon as it gives anything."""
        until = time.monotonic() + PATIENCE
        while not (found := self.run(script)):
            if time.monotonic() > until:
                raise TimeoutError(script)
            time.sleep(pause)
        return found

    def cookies(self) -> list[dict[str, Any]]:
        """What the visitor would be known by again."""
        found: list[dict[str, Any]] = self.chrome.ask("Storage.getCookies", browserContextId=self.context)["cookies"]
        return found

    def close(self) -> None:
        """Forget the visitor."""
        self.chrome.ask("Target.disposeBrowserContext", browserContextId=self.context)


def wait_for_lines(file: Path, number: int) -> list[str]:
    """The lines of a file as soon as it has so many."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        lines = file.read_text(encoding="utf-8").split() if file.exists() else []
        if len(lines) == number:
            return lines
        time.sleep(0.02)
    raise TimeoutError(str(file))
