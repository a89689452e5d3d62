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

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    data: str = ""  # the folder; empty: the user's data folder
    database: str = ""  # empty: SQLite in the data folder
    channels: str = ""  # empty: memory with one process, else the database's own; or redis://…
    origins: str = ""  # further origins that may speak to the server, with commas
    behind_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto of the trusted proxies
    trusted_proxies: str = "127.0.0.1,::1"  # addresses or networks, with commas
    secure_cookies: bool = False
    log_level: str = "info"
    bot_workers: int = 0  # 0: as many as cores
    bot_queue: int = 64
    bot_seconds: float = 60.0  # then a bot's worker is replaced, and any legal move made
    body_bytes: int = 262_144
    frame_bytes: int = 16_384
    outbox_messages: int = 256
    resume_updates: int = 500
    requests_per_minute: int = 600
    logins_per_minute: int = 10
    tables_per_minute: int = 30
    messages_per_second: int = 20
    message_burst: int = 60
    hints_per_minute: int = 20
    connections_per_address: int = 200
    open_tables_per_user: int = 200
    hello_seconds: int = 10
    silence_seconds: int = 60
    ping_seconds: int = 20
    away_seconds: int = 120
    lag_forgiven_ms: int = 1000
    session_days: int = 180
    lease_seconds: int = 6
    sweep_seconds: float = 2.0
    idle_table_seconds: int = 900
    argon2_memory_kib: int = 19_456

    def folder(self) -> Path:
        """The data folder, made if it is missing."""
        folder = Path(self.data) if self.data else user_data_path("paname")
        folder.mkdir(parents=True, exist_ok=True)
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

    def check(self) -> None:
        """Refuse what cannot work, before anything starts."""
        if self.workers > 1 and self.channels_url() == "memory":
            raise InputError("workers", "several processes need PostgreSQL (--database) or Redis (--channels)")


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
