"""What a position of Paris is worth."""

from paname.bots.evaluate.paris.evaluation import create

__all__ = ["create"]
