"""The application: everything put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import paname
from paname.server import logs
from paname.server.settings import Settings, read_settings
from paname.server.web import (
    games,
    keys,
    notices,
    people,
    puzzles,
    reviews,
    sharing,
    shelf,
    standing,
    studies,
    tables,
    verify_page,
)
from paname.server.web.docs import docs
from paname.server.web.errors import HANDLERS
from paname.server.web.files import Files
from paname.server.web.live import live
from paname.server.web.operations import SchemaPage, health, metrics_page, readiness
from paname.server.web.pages import page
from paname.server.web.rates import Rates
from paname.server.web.security import Security
from paname.server.web.services import Services, person_of
from paname.server.wire import Person


def create_app(settings: Settings) -> ASGIApp:
    """The server as an ASGI application."""
    return assemble(Services(settings))


def assemble(services: Services) -> ASGIApp:
    """The routes behind their rates, before them the files, which need neither, and security before all."""
    return Security(Files(Rates(litestar_app(services), services.settings)), services.settings)


def app_from_environment() -> ASGIApp:
    """The server of a worker process, which is told everything by its environment."""
    settings = read_settings()
    logs.set_up(settings.log_level)
    return create_app(settings)


def litestar_app(services: Services) -> Litestar:
    """The routes and what they share."""
    parts = (games, people, keys, notices, shelf, standing, tables, reviews, studies, puzzles, sharing)
    api = Router("/api", route_handlers=[*(part.router for part in parts), live])
    return Litestar(
        route_handlers=[api, health, readiness, metrics_page, verify_page.router, docs, page],
        dependencies={
            "services": Provide(provider(services), sync_to_thread=False),
            "person": Provide(person_provider(services)),
        },
        exception_handlers=HANDLERS,
        lifespan=[lifespan(services)],
        request_max_body_size=services.settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Paname",
            version=paname.__version__,
            path="/api/schema",
            render_plugins=[SchemaPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def provider(services: Services) -> Callable[[], Services]:
    """Hands the services to the handlers that want them."""

    def provide() -> Services:
        return services

    return provide


def person_provider(services: Services) -> Any:  # noqa: ANN401 - a dependency of the framework
    """Finds out who makes a request."""

    async def provide(request: Request[Any, Any, Any]) -> Person | None:
        return await person_of(request, services)

    return provide


def lifespan(services: Services) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Opens the tables when the server starts, closes them when it stops."""

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncIterator[None]:
        await services.hub.open()
        try:
            await services.notices.open()
            yield
        finally:
            await services.notices.close()
            services.reviews.close()
            await services.hub.close()

    return life
