import asyncio
from dataclasses import replace

import pytest
from tests.server import databases
from tests.server.harness import PATIENT, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with Running(replace(PATIENT, data=str(tmp_path_factory.mktemp("server")))) as running:
        yield running


@pytest.fixture
def url(server):
    return server.url


@pytest.fixture
def run():
    """Run a coroutine to its end, a minute at most."""

    def to_the_end(work):
        return asyncio.run(asyncio.wait_for(work, 60))

    return to_the_end


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory):
    """The address of a PostgreSQL."""
    yield from databases.postgres_server(tmp_path_factory)


@pytest.fixture
def postgres(postgres_server):
    """A database of our own."""
    url = databases.create_database(postgres_server)
    yield url
    databases.drop_database(url)


@pytest.fixture(scope="session")
def redis(tmp_path_factory):
    """The address of a Redis."""
    yield from databases.redis_server(tmp_path_factory)
