"""What a position of Lumière is worth."""

from paname.bots.evaluate.lumiere.evaluation import create

__all__ = ["create"]
