"""What a position of Paris Paris is worth."""

from paname.bots.evaluate.paris_paris.evaluation import create

__all__ = ["create"]
