"""One server for one SQLite folder: two would not hear of each other's moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paname.core.errors import InputError
from paname.server.settings import Settings

try:
    import fcntl
except ImportError:  # Windows: nobody is kept out
    fcntl = None  # type: ignore[assignment]


@contextmanager
def sole_server(settings: Settings) -> Iterator[None]:
    """Hold a SQLite database as long as the server runs, its worker processes included."""
    url = settings.database_url()
    if not url.startswith("sqlite") or fcntl is None:
        yield
        return
    file = Path(url.removeprefix("sqlite:///")).with_suffix(".lock")
    try:
        held = file.open("a")
    except OSError as error:
        raise InputError("data", f"{file.parent} can't be written: {error.strerror}") from None
    with held:
        file.chmod(0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            reason = f"{file.parent} is in use by another Paname; stop it, or choose another folder with --data"
            raise InputError("data", reason) from None
        yield
