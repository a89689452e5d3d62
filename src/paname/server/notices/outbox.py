"""The outbox: notices written in the commit of the change they tell of, for every way that somebody wants them by."""

import sqlalchemy as sa

from paname.server.notices.kinds import SAYS
from paname.server.notices.news import Gone, News, news_of
from paname.server.store.prepared import Prepared
from paname.server.store.schema import blocks, notices, ways
from paname.server.table.draft import Draft

ZERO: sa.ColumnElement[int] = sa.literal_column("0")  # what a prepared statement says itself stands in its text
WISHES = ("chat", "invited", "joined", "rematch")
COPIED = ("table_id", "n", "says", "topic", "actor", "deadline", "since", "due")


def addition(*unless: sa.ColumnElement[bool]) -> sa.Insert:
    """A notice for each way that its person wants this kind by; no words and wishes of somebody they have blocked."""
    values = [sa.bindparam(f"new_{name}", type_=notices.c[name].type) for name in COPIED]
    user, actor = sa.bindparam("user", type_=sa.String), sa.bindparam("from", type_=sa.String)
    blocked = sa.exists().where(blocks.c.user_id == user, blocks.c.blocked_id == actor)
    wanted = ways.c.kinds.like(sa.bindparam("wanted", type_=sa.String))
    found = sa.select(ways.c.id, ways.c.user_id, *values).where(ways.c.user_id == user, wanted, ways.c.confirmed > ZERO)
    return sa.insert(notices).from_select(["way_id", "user_id", *COPIED], found.where(~blocked, *unless))


def withdrawal(*which: sa.ColumnElement[bool]) -> sa.Update:
    """Notices that wait, or are on their way, need not be sent any more."""
    mine = notices.c.table_id == sa.bindparam("table", type_=sa.String)
    update = sa.update(notices).where(mine, notices.c.done == ZERO, *which)
    return update.values(done=sa.bindparam("at", type_=sa.BigInteger), outcome=sa.literal_column("'withdrawn'"))


def same_chat() -> sa.ColumnElement[bool]:
    """Whether word of the chat waits or has come already: one is enough, until its person has looked."""
    other = notices.alias()
    mine = (other.c.way_id == ways.c.id, other.c.table_id == sa.bindparam("new_table_id", type_=sa.String))
    is_open = sa.or_(other.c.done == ZERO, other.c.outcome == sa.literal_column("'sent'"))
    return ~sa.exists().where(*mine, other.c.says == sa.literal_column("'chat'"), is_open)


def looked() -> sa.Update:
    """Somebody has looked at a table, and so at its chat."""
    mine = notices.c.user_id == sa.bindparam("user", type_=sa.String)
    there = notices.c.table_id == sa.bindparam("table", type_=sa.String)
    chats = notices.c.says == sa.literal_column("'chat'"), notices.c.outcome == sa.literal_column("'sent'")
    return sa.update(notices).where(mine, there, *chats).values(outcome=sa.literal_column("'seen'"))


ADD = Prepared(addition())
ADD_CHAT = Prepared(addition(same_chat()))
WITHDRAW = Prepared(
    withdrawal(
        notices.c.user_id == sa.bindparam("user", type_=sa.String),
        notices.c.topic == sa.bindparam("topic", type_=sa.String),
    )
)
LOOKED = Prepared(looked())
WITHDRAW_ALL = Prepared(withdrawal(notices.c.topic != sa.bindparam("topic", type_=sa.String)))


class Notes:
    """What a draft writes into the outbox."""

    def __init__(self, draft: Draft) -> None:
        self.table, self.n, self.at = draft.table.id, draft.table.n, draft.table.log[-1].at
        self.news = news_of(draft)

    def write(self, connection: sa.Connection) -> None:
        """Withdraw, then add; within the transaction of the change itself."""
        for one in self.news:
            if isinstance(one, Gone):
                self.withdraw(connection, one)
            else:
                self.add(connection, one)

    def withdraw(self, connection: sa.Connection, gone: Gone) -> None:
        """Take back what was to be told."""
        values = {"table": self.table, "at": self.at, "user": gone.user, "topic": gone.topic or "end"}
        (WITHDRAW if gone.user else WITHDRAW_ALL).run(connection, values)

    def add(self, connection: sa.Connection, news: News) -> None:
        """Note what is to be told."""
        kind, topic = SAYS[news.says]
        values = {"table_id": self.table, "n": self.n, "says": news.says, "topic": topic, "actor": news.actor}
        values |= {"deadline": news.deadline, "since": self.at, "due": news.due}
        given = {f"new_{name}": value for name, value in values.items()}
        given |= {"user": news.user, "wanted": f"%,{kind},%", "from": news.actor if news.says in WISHES else ""}
        (ADD_CHAT if news.says == "chat" else ADD).run(connection, given)
