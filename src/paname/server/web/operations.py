"""For those who run the server: health, metrics, and the page of the API."""

import ipaddress
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from paname.server.refusals import Refusal
from paname.server.web.services import Parts


@get("/healthz", include_in_schema=False)
async def health(services: Parts) -> Response[dict[str, object]]:
    """Whether this process serves."""
    ready = services.hub.ready
    return Response({"ok": ready}, status_code=200 if ready else 503)


@get("/readyz", include_in_schema=False)
async def readiness(services: Parts) -> Response[dict[str, bool]]:
    """Whether this process can do everything: it serves, reaches its database and hears the other processes."""
    hub = services.hub
    found = {"serving": hub.ready, "database": await hub.store.answers(), "channels": hub.pubsub.is_up()}
    ready = all(found.values())
    return Response({"ok": ready, **found}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics_page(request: Request[Any, Any, Any], services: Parts) -> Response[bytes]:
    """What the server counts about itself, for the addresses that the settings name."""
    if not is_within(request.client.host if request.client else "", services.settings.metrics_for):
        raise Refusal("not_found.address")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def is_within(host: str, networks: str) -> bool:
    """Whether an address is among those that a setting names."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    named = [name.strip() for name in networks.split(",") if name.strip()]
    return any(address in ipaddress.ip_network(name, strict=False) for name in named)


class SchemaPage(OpenAPIRenderPlugin):
    """The API as one plain page: no script, nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        rows = []
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, operation in methods.items():
                if isinstance(operation, dict) and "responses" in operation:
                    words = escape(operation.get("description") or operation.get("summary") or "")
                    rows.append(f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td>{words}</td></tr>")
        return PAGE.format(rows="\n".join(rows), document=self.get_openapi_json_route(request)).encode()


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paname: API</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>Paname: API</h1>
<p>The same as a document: <a href="{document}">OpenAPI</a>. What the messages mean is told in
<code>docs/reference/protocol.md</code>; live connections are WebSockets at <code>/api/tables/ID/live</code>.</p>
<table>
{rows}
</table></body></html>
"""
