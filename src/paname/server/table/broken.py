"""A log that cannot be read."""


class BrokenLog(Exception):  # noqa: N818 - the log is broken, not the program
    """Why a log cannot be read as a table: a code, and the number of the first entry that is wrong."""

    def __init__(self, code: str, n: int, detail: str) -> None:
        super().__init__(f"entry {n}: {detail}")
        self.code = code
        self.n = n
        self.detail = detail
