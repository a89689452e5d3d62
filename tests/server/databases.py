"""PostgreSQL and Redis for tests: those of this machine, or our own where they are only installed."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from tests.server.harness import free_port

POSTGRES = "postgresql://postgres@127.0.0.1:5432"
REDIS = "redis://127.0.0.1:6379/7"


def run_on(url, statement):
    """Run one statement."""
    import psycopg

    with psycopg.connect(url, autocommit=True, connect_timeout=3) as connection:
        connection.execute(statement)


def answers(work):
    """Whether something answers."""
    try:
        work()
    except Exception:  # noqa: BLE001 - whatever is wrong, nobody answers
        return False
    return True


def create_database(server):
    """A new database with a name of its own."""
    name = f"paname_{os.getpid()}_{time.time_ns()}"
    run_on(f"{server}/template1", f"CREATE DATABASE {name}")
    return f"{server}/{name}"


def drop_database(url):
    """Take it away, whoever still uses it."""
    server, _, name = url.rpartition("/")
    run_on(f"{server}/template1", f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def empty_again(url):
    """The same database, empty."""
    server, _, name = url.rpartition("/")
    drop_database(url)
    run_on(f"{server}/template1", f"CREATE DATABASE {name}")


def postgres_server(folders):
    """The PostgreSQL at its usual port, or one that is started for the tests."""
    pytest.importorskip("psycopg", reason="psycopg is not installed")
    if answers(lambda: run_on(f"{POSTGRES}/template1", "SELECT 1")):
        yield POSTGRES
        return
    programs = postgres_programs()
    if programs is None:
        pytest.skip("no PostgreSQL answers at 127.0.0.1:5432, and none is installed that could be started")
    folder, port = folders.mktemp("postgres"), free_port()
    as_user = unprivileged(folder)
    initdb, pg_ctl = programs
    subprocess.run(
        [*as_user, initdb, "-D", folder / "data", "-U", "postgres", "-A", "trust"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    options = f"-p {port} -h 127.0.0.1 -k {folder}"
    subprocess.run(
        [*as_user, pg_ctl, "-D", folder / "data", "-w", "-o", options, "start"], check=True, stdout=subprocess.DEVNULL
    )
    yield f"postgresql://postgres@127.0.0.1:{port}"
    subprocess.run(
        [*as_user, pg_ctl, "-D", folder / "data", "-m", "immediate", "stop"], check=True, stdout=subprocess.DEVNULL
    )


def postgres_programs():
    """The programs that make and start a PostgreSQL."""
    places = [os.environ.get("PATH", ""), *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)]
    path = os.pathsep.join(places)
    found = [shutil.which(name, path=path) for name in ("initdb", "pg_ctl")]
    return None if None in found else found


def unprivileged(folder):
    """PostgreSQL does not run as root: then it runs as its own user."""
    if os.geteuid() != 0:
        return []
    if shutil.which("runuser") is None or not answers(lambda: shutil.chown(folder, "postgres")):
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    for parent in (folder, *folder.parents[:2]):
        parent.chmod(0o755)
    return ["runuser", "-u", "postgres", "--"]


def redis_server(folders):
    """The Redis at its usual port, or one that is started for the tests."""
    client = pytest.importorskip("redis", reason="redis is not installed")

    def ping(url):
        with client.Redis.from_url(url) as connection:
            connection.ping()

    if answers(lambda: ping(REDIS)):
        yield REDIS
        return
    if shutil.which("redis-server") is None:
        pytest.skip("no Redis answers at 127.0.0.1:6379, and none is installed that could be started")
    port = free_port()
    command = ["redis-server", "--port", str(port), "--save", "", "--dir", str(folders.mktemp("redis"))]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    url = f"redis://127.0.0.1:{port}/0"
    for _ in range(100):
        if answers(lambda: ping(url)):
            break
        time.sleep(0.1)
    yield url
    server.terminate()
    server.wait(10)
