"""What the checks of positions share."""

from paname.core.errors import PositionError


def refuse_unless(holds: bool, field: str, reason: str) -> None:
    """One thing that must hold in every position."""
    if not holds:
        raise PositionError(field, reason)
