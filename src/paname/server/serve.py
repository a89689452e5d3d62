"""Running the server: one process, or several that share a database."""

import gc
import os
from dataclasses import fields
from typing import Any

import uvicorn

from paname.server import logs
from paname.server.settings import Settings
from paname.server.store.engine import migrate, open_engine
from paname.server.store.lock import sole_server
from paname.server.web.app import create_app
from paname.server.web.sockets import Line, guarded


def serve(settings: Settings) -> None:
    """Serve until somebody stops it."""
    settings.check()
    logs.set_up(settings.log_level)
    with sole_server(settings):
        prepare(settings)
        run(settings)


def run(settings: Settings) -> None:
    """Serve with as many processes as wanted."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # most of what is made for a message dies young
    if settings.workers == 1:
        uvicorn.Server(config(settings, create_app(settings))).run()
        return
    for field in fields(Settings):
        os.environ[f"PANAME_{field.name.upper()}"] = str(getattr(settings, field.name))
    app, http = "paname.server.web.app:app_from_environment", "paname.server.web.sockets:WorkerHttp"
    uvicorn.run(app, factory=True, workers=settings.workers, http=http, **options(settings))


def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody reads it."""
    engine = open_engine(settings.database_url(), writes=True, pool=1)
    migrate(engine)
    engine.dispose()


def config(settings: Settings, app: Any) -> uvicorn.Config:  # noqa: ANN401 - any ASGI application
    """How uvicorn runs the application."""
    return uvicorn.Config(app, http=guarded(settings), **options(settings))


def options(settings: Settings) -> dict[str, Any]:
    """What uvicorn is told: small frames, no compression (which costs memory by the connection), no access log."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": Line,
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": None,
        "ws_ping_timeout": None,
        "proxy_headers": settings.behind_proxy,
        "forwarded_allow_ips": settings.trusted_proxies if settings.behind_proxy else None,
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": 5,
        "lifespan": "on",
    }
