"""Whole numbers as callers hand them over: Python's, NumPy's, anything that is one."""

from typing import SupportsIndex

from paname.core.errors import InputError


def whole(what: str, number: SupportsIndex) -> int:
    """The integer that this is; anything else is refused by the name of what it was meant for."""
    if isinstance(number, int):
        return number
    try:
        return number.__index__()
    except (AttributeError, TypeError):
        raise InputError(what, f"{number!r} isn't a whole number") from None
