"""The laws of `paname.testing`, by the name our own tests use."""

from paname.testing.contract import GameContract, walk

__all__ = ["GameContract", "walk"]
