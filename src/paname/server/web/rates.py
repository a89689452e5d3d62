"""How often an address may ask for anything that isn't a file: by cost, since some answers take longer than others."""

from typing import Any, Final, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from paname.server.hub.limiter import address_key, per_minute
from paname.server.refusals import Refusal
from paname.server.settings import Settings
from paname.server.web.security import answer_of, refuse

COSTS: Final = {"updates": 2, "curve": 5, "record": 5, "seal": 5, "fork": 5, "verify": 10, "data": 5, "standing": 3}


class Rates:
    """An application that nobody floods."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.requests = per_minute(settings.requests_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, unless this address has asked too often."""
        asked, kind = cast("dict[str, Any]", scope), cast("str", scope["type"])
        if kind != "lifespan":
            client = asked.get("client")
            last = asked["path"].rstrip("/").rpartition("/")[2]
            try:
                self.requests.check(address_key(client[0]) if client else "nowhere", COSTS.get(last, 1))
            except Refusal as refusal:
                await refuse(refusal, answer_of(scope, kind), send)
                return
        await self.app(scope, receive, send)
