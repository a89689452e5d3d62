"""`paname serve`: the page that is opened."""

import socket
from threading import Thread

from paname.cli import serve


def test_the_page_is_opened_once_somebody_listens(monkeypatch):
    opened = []
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
        assert not serve.answers("127.0.0.1", port)
        waiting = Thread(target=serve.open_page, args=("127.0.0.1", port), daemon=True)
        waiting.start()
        assert opened == []
        line.listen()
        waiting.join(20)
    assert opened == [f"http://127.0.0.1:{port}"]


def test_without_a_screen_nothing_is_opened(monkeypatch):
    monkeypatch.setattr(serve.sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not serve.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_screen()
