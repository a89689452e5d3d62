"""The REST half of the protocol."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

from paname.core.errors import PanameError


class Refused(PanameError):  # noqa: N818 - a refusal is an answer
    """The server said no: `code`, and all that came with it in `error`."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(str(error.get("text", "refused")))
        self.code = str(error.get("code", ""))
        self.error = error


class Server:
    """A server, and who one is there."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token

    @staticmethod
    async def guest(url: str, name: str) -> "Server":
        """Come as a guest."""
        server = Server(url)
        answer = await server.post("/api/session", {"name": name, "token": True})
        server.token = answer["token"]
        return server

    async def get(self, path: str) -> dict[str, Any]:
        """Ask."""
        return await asyncio.to_thread(self.request, "GET", path, None)

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Send something."""
        return await asyncio.to_thread(self.request, "POST", path, body)

    def request(self, method: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        """One request; a refusal is raised."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)  # noqa: S310 - the caller's URL
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - the caller's URL
                found: dict[str, Any] = json.loads(answer.read())
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(refusal_in(error.read(), error.code)) from None


def refusal_in(body: bytes, status: int) -> dict[str, Any]:
    """The refusal in an answer."""
    try:
        found = json.loads(body)["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": "unknown", "text": f"HTTP {status}"}
    return found if isinstance(found, dict) else {"code": "unknown", "text": f"HTTP {status}"}
