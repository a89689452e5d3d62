"""Every limit and address of the server, with its default; a TOML file and `PANAME_…` variables change them."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from platformdirs import user_data_path

from paname.core.errors import InputError


@dataclass(frozen=True)
class Settings:
    """One server's settings; the names are those of the file, and with `PANAME_` in capitals of the environment."""

    host: str = "127.0.0.1"  # the address that the server listens at; 0.0.0.0 lets others in
    port: int = 8000  # the port that it listens at
    workers: int = 1  # processes that serve; several need PostgreSQL, or Redis for the channels
    data: str = ""  # the folder; empty: the user's data folder
    database: str = ""  # empty: SQLite in the data folder
    channels: str = ""  # empty: memory with one process, else the database's own; or redis://…
    origins: str = ""  # further origins that may speak to the server, with commas
    hosts: str = ""  # names that this server answers to, with commas; empty: any, or on this machine alone its own
    behind_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto of the trusted proxies
    trusted_proxies: str = "127.0.0.1,::1"  # addresses or networks, with commas
    secure_cookies: bool = False  # sessions travel over https only, and browsers are told to stay with https
    log_level: str = "info"  # debug, info, warning or error
    bot_workers: int = 0  # 0: as many as cores
    bot_queue: int = 64  # decisions that may wait for a bot; further ones are refused for the moment
    bot_seconds: float = 60.0  # then a bot's worker is replaced, and any legal move made
    review_queue: int = 64  # reviews that wait in one process
    reviews_per_user: int = 3  # reviews of one person that may wait
    reviews_per_minute: int = 12  # new reviews of one person
    review_seconds: float = 120.0  # without an answer from the reviewing process; then it is replaced
    judge_queue: int = 16  # positions to judge that wait in one process
    judgements_per_minute: int = 60  # positions that one person may have judged
    body_bytes: int = 262_144  # the longest body of a request
    frame_bytes: int = 16_384  # the longest message on a live connection
    outbox_messages: int = 256  # messages that may wait for a slow connection before it is closed
    resume_updates: int = 500  # a client that missed more than this gets the whole table again
    requests_per_minute: int = 600  # of one address
    logins_per_minute: int = 10  # of one address
    tables_per_minute: int = 30  # new tables of one person
    messages_per_second: int = 20  # of one person, by cost
    message_burst: int = 60  # so many at once before the rate counts
    address_messages_per_second: int = 100  # of one address; an IPv6 client has its whole /64
    address_message_burst: int = 400  # so many at once before the rate counts
    watcher_messages_per_second: int = 10  # of all together who only watch one table
    watcher_message_burst: int = 60  # so many at once before the rate counts
    hints_per_minute: int = 20  # of one person
    connections_per_address: int = 200  # live connections
    sockets_per_address: int = 300  # without a proxy
    header_bytes: int = 16_384  # the longest head of a request
    header_seconds: int = 10  # then a connection that hasn't sent its head is closed
    body_seconds: int = 60  # then a request whose body is still coming is given up
    metrics_for: str = "127.0.0.1,::1"  # addresses or networks that may read /metrics, with commas
    open_tables_per_user: int = 200  # tables that one person may have open
    bot_tables_per_user: int = 3  # running games that only bots play
    hello_seconds: int = 10  # then a live connection that hasn't said who it is is closed
    silence_seconds: int = 6  # after so long somebody who answered no ping is away
    ping_seconds: float = 3.0  # one beat: who is quiet for two is asked whether they are there, and has one to answer
    away_seconds: int = 120  # then those who are present may agree to replace somebody who is away
    lag_forgiven_ms: int = 1000  # of every move's journey, on a table with clocks
    session_days: int = 180  # then somebody who hasn't come back must log in again
    lease_seconds: int = 6  # then another process takes over the bots and clocks of one that died
    sweep_seconds: float = 2.0  # how often a process looks for what is due: clocks, bots, leases
    idle_table_seconds: int = 900  # then a table where nothing happens leaves the memory
    tables_in_memory: int = 5000  # then those that nobody is at leave it earlier
    archive_days: int = 60  # without a move, then a game that waits is archived; 0: never
    argon2_memory_kib: int = 19_456  # memory for hashing a password
    public_url: str = ""  # where people find this server, for links in mails and webhooks: https://…
    push_subject: str = ""  # whom push services may ask about us, mailto:… or https://…; empty: no push
    smtp_host: str = ""  # empty: no mail
    smtp_port: int = 587  # the mail server's port
    smtp_security: str = "starttls"  # or tls, or none
    smtp_user: str = ""  # the name that the mail server knows; empty: without logging in
    smtp_password: str = ""  # its password; better in the environment than in a file
    mail_from: str = ""  # the sender of mails, such as Paname <games@example.org>
    webhooks: bool = False  # let people have notices sent to addresses of their own
    private_addresses: bool = False  # let notices go to addresses inside your own network, and without https
    notice_seconds: float = 1.0  # how often the outbox is looked through
    notice_days: int = 7  # how long it is remembered what was sent

    def folder(self) -> Path:
        """The data folder, made if it is missing."""
        folder = Path(self.data) if self.data else user_data_path("paname")
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    def database_url(self) -> str:
        """Where the log is kept."""
        if not self.database:
            return f"sqlite:///{self.folder() / 'paname.sqlite3'}"
        for plain in ("postgres://", "postgresql://"):
            if self.database.startswith(plain):
                return f"postgresql+psycopg://{self.database.removeprefix(plain)}"
        return self.database

    def channels_url(self) -> str:
        """How processes tell each other that a table moved on."""
        if self.channels:
            return self.channels
        url = self.database_url()
        return url.replace("+psycopg", "") if url.startswith("postgresql") and self.is_shared() else "memory"

    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.workers > 1 or bool(self.channels and self.channels != "memory")

    def is_private(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost") and not self.behind_proxy

    def ways(self) -> tuple[str, ...]:
        """How this server can tell people something: only as its operator has set it up."""
        found = {"push": self.push_subject, "mail": self.smtp_host, "hook": self.webhooks}
        return tuple(way for way, is_set in found.items() if is_set)

    def check(self) -> None:
        """Refuse what cannot work, before anything starts."""
        self.check_notices()
        if self.workers > 1 and self.channels_url() == "memory":
            raise InputError("workers", "several processes need PostgreSQL (--database) or Redis (--channels)")

    def check_notices(self) -> None:
        """Refuse half of what notices need."""
        if self.push_subject and not self.push_subject.startswith(("mailto:", "https://")):
            raise InputError("push_subject", "has to be an address as mailto:you@example.org, or a page as https://…")
        if self.smtp_host and "@" not in self.mail_from:
            raise InputError("mail_from", "mails need an address they come from")
        if self.smtp_security not in ("starttls", "tls", "none"):
            raise InputError("smtp_security", "there are: starttls, tls, none")
        links = bool(self.smtp_host) or self.webhooks
        if links and not self.public_url.startswith(("https://", "http://")):
            raise InputError("public_url", "mails and webhooks link to this server, so it has to know its address")


def read_settings(path: Path | None = None, environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of a file, then of the environment, then those given; unknown names are refused."""
    values: dict[str, object] = {}
    if path is not None:
        values.update(tomllib.loads(path.read_text(encoding="utf-8")))
    for field in fields(Settings):
        if (text := environment.get(f"PANAME_{field.name.upper()}")) is not None:
            values[field.name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    known = {field.name: field.default for field in fields(Settings)}
    for name in values:
        if name not in known:
            raise InputError(name, f"there is no such setting; there are: {', '.join(known)}")
    return replace(Settings(), **{name: converted(name, value, known[name]) for name, value in values.items()})  # type: ignore[arg-type] # the types were converted


def converted(name: str, value: object, default: object) -> object:
    """A setting in the type of its default."""
    if isinstance(default, bool) and isinstance(value, str):
        return value.lower() in ("1", "yes", "true", "on")
    if isinstance(value, type(default)) and isinstance(value, bool) == isinstance(default, bool):
        return value
    try:
        return type(default)(value)  # type: ignore[call-arg] # int, float and str take a text
    except (TypeError, ValueError):
        raise InputError(name, f"{value!r} is not a {type(default).__name__}") from None
