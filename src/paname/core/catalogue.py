"""The action ids of a game as one table: blocks with a base and dimensions, from which reading and writing ids follow.

A block's ids run from its base, the last dimension fastest. Ids never change: a new kind of action is a new block at
the end.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paname.core.actions import Action
from paname.core.errors import PanameError
from paname.core.events import rebuilt


@dataclass(frozen=True)
class Dim:
    """A dimension of a block: what it counts, how many there are, and the number of the first."""

    name: str
    size: int
    first: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt(self)


class Block:
    """All ids of one kind of action; `build(tables, *numbers)` makes the readable action."""

    def __init__(self, name: str, base: int, dims: Sequence[Dim], build: Callable[..., Action]) -> None:
        self.name = name
        self.base = base
        self.dims = tuple(dims)
        self.build = build
        self.size = 1
        for dim in self.dims:
            self.size *= dim.size

    @property
    def end(self) -> int:
        """The first id after the block."""
        return self.base + self.size

    def numbers(self, action: int) -> tuple[int, ...]:
        """The number along each dimension that an id stands for."""
        rest = action - self.base
        found: list[int] = []
        for dim in reversed(self.dims):
            found.append(rest % dim.size + dim.first)
            rest //= dim.size
        return tuple(reversed(found))

    def id(self, *numbers: int) -> int:
        """The id of these numbers, one for each dimension."""
        if len(numbers) != len(self.dims):
            raise PanameError(f"{self.name} takes {len(self.dims)} numbers, not {len(numbers)}")
        offset = 0
        for dim, number in zip(self.dims, numbers, strict=True):
            if not 0 <= number - dim.first < dim.size:
                raise PanameError(f"{self.name}: {dim.name} {number} is out of range")
            offset = offset * dim.size + number - dim.first
        return self.base + offset

    def to_json(self) -> dict[str, object]:
        """The block as clients read it."""
        dims = [{"name": dim.name, "size": dim.size, "first": dim.first} for dim in self.dims]
        return {"name": self.name, "base": self.base, "dims": dims}


class Catalogue:
    """All blocks of a game, in order and without gaps."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = list(blocks)
        self.by_name = {block.name: block for block in self.blocks}
        end = 0
        for block in self.blocks:
            if block.base != end:
                raise PanameError(f"block {block.name} begins at {block.base}, but the ids before it end at {end}")
            end = block.end
        self.size = end

    def block(self, action: int) -> Block:
        """The block of an id."""
        if not 0 <= action < self.size:
            raise PanameError(f"there is no action {action}; ids run from 0 to {self.size - 1}")
        low, high = 0, len(self.blocks)
        while high - low > 1:
            middle = (low + high) // 2
            if self.blocks[middle].base <= action:
                low = middle
            else:
                high = middle
        return self.blocks[low]

    def action(self, tables: object, action: int) -> Action:
        """The readable action of an id."""
        block = self.block(action)
        return block.build(tables, *block.numbers(action))

    def id(self, name: str, *numbers: int) -> int:
        """The id of a block's numbers."""
        return self.by_name[name].id(*numbers)

    def to_json(self) -> list[dict[str, object]]:
        """The table as clients read it."""
        return [block.to_json() for block in self.blocks]
