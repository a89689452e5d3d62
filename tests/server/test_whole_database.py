"""People and the whole database: no table keeps anything of those who are forgotten, or from those who ask for it."""

import sqlalchemy as sa

from paname.client import Server
from paname.server.names import likeness
from paname.server.store.engine import migrate, open_engine
from paname.server.store.erasure import forget
from paname.server.store.schema import metadata, rating_changes, shares, users

GONE = "u-forgotten"
PEOPLE = ("user_id", "who", "reporter", "actor", "host", "asked_by", "blocked_id")
MEANS_NOBODY = {"tables.host", "log.actor", "audit.who"}  # an id that nobody has any more


def row_about(table):
    """A row that tells something of somebody wherever it can."""
    texts = {one.name: GONE if one.name in PEOPLE else "{}" for one in table.columns if isinstance(one.type, sa.String)}
    numbers = {one.name: 1 for one in table.columns if not isinstance(one.type, sa.String)}
    return texts | numbers | ({"id": GONE} if table is users else {})


def test_no_table_of_the_database_keeps_anything_of_somebody_who_is_forgotten(tmp_path):
    """Also none that is added later."""
    engine = open_engine(f"sqlite:///{tmp_path}/all.sqlite3", writes=True, pool=1)
    migrate(engine)
    with engine.begin() as connection:
        for table in metadata.tables.values():
            connection.execute(sa.insert(table).values(**row_about(table)))
        forget(connection, GONE)
        left = {
            f"{table.name}.{column}"
            for table in metadata.tables.values()
            for row in connection.execute(sa.select(table)).mappings()
            for column, value in row.items()
            if value == GONE
        }
    engine.dispose()
    assert left <= MEANS_NOBODY


def test_how_ratings_went_and_what_may_be_passed_on_are_part_of_the_export(server, url, run):
    async def play():
        lea = await Server.guest(url, "Léa")
        me = (await lea.get("/api/me"))["user"]["id"]
        rated = {"table_id": "t", "at": 5, "game": "paris", "players": 2, "before": 25.0, "mu": 26.5, "sigma": 8.0}

        def job(connection):
            connection.execute(sa.insert(rating_changes).values(who=me, **rated))
            connection.execute(sa.insert(shares).values(table_id="t", user_id=me, at=7))

        await server.services.hub.store.write(job)
        data = await lea.get("/api/me/data")
        assert data["rating_changes"] == [{"who": me, **rated}]
        assert data["shares"] == [{"table_id": "t", "user_id": me, "at": 7}]
        assert data["away"] == 0

    run(play())


def test_accounts_of_earlier_versions_get_the_looks_of_today(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/old.sqlite3", writes=True, pool=1)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(users).values(row_about(users) | {"name": "Willi", "likeness": "willi"}))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0015'"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.select(users.c.likeness)).scalar() == likeness("Willi") != "willi"
    engine.dispose()
