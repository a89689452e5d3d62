"""The tree of a search in packed rows: a node is an action somebody made, with what came of it."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0


class Tree:
    """Nodes by number; a node's children are a linked list, newest first.

    Worlds differ, so an action is not open at every visit: `open_visits` counts the visits at which it was, and takes
    the place of the parent's visits when actions are compared.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.reveal: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.open_visits: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.wins: vec[float] = vec[float]()
        self.leads: vec[float] = vec[float]()

    def clear(self) -> None:
        """Only a root, which nobody has visited."""
        self.count = 0
        self.add(NONE, NONE, NONE, NONE, 1.0)

    def add(self, parent: i64, action: i64, reveal: i64, mover: i64, prior: float) -> i64:
        """A new child of a node; returns its number."""
        node = self.count
        if node == len(self.action):
            self.grow()
        self.count = node + 1
        self.action[node] = action
        self.reveal[node] = reveal
        self.mover[node] = mover
        self.first[node] = NONE
        self.next[node] = NONE
        self.visits[node] = 0
        self.open_visits[node] = 1
        self.prior[node] = prior
        self.wins[node] = 0.0
        self.leads[node] = 0.0
        if parent != NONE:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def grow(self) -> None:
        """Room for one node more in every row; the rows keep it from then on."""
        self.action = append(self.action, 0)
        self.reveal = append(self.reveal, 0)
        self.mover = append(self.mover, 0)
        self.first = append(self.first, 0)
        self.next = append(self.next, 0)
        self.visits = append(self.visits, 0)
        self.open_visits = append(self.open_visits, 0)
        self.prior = append(self.prior, 0.0)
        self.wins = append(self.wins, 0.0)
        self.leads = append(self.leads, 0.0)

    def note(self, node: i64, win: float, lead: float) -> None:
        """One more visit, and what it gave the seat that made the node's action."""
        self.visits[node] += 1
        self.wins[node] += win
        self.leads[node] += lead

    def worth(self, node: i64, exploration: float) -> float:
        """How much a child deserves the next visit: its wins so far, and its prior while it is little known (PUCT)."""
        visits = self.visits[node]
        mean = self.wins[node] / float(visits) if visits > 0 else 0.0
        return mean + exploration * self.prior[node] * sqrt(float(self.open_visits[node])) / float(visits + 1)

    def children(self, node: i64) -> list[int]:
        """The children from the most visited down; among equals the one with more wins, then the smaller action."""
        found: list[int] = []
        child = self.first[node]
        while child != NONE:
            found.append(child)
            child = self.next[child]
        return sorted(found, key=lambda child: (-self.visits[child], -self.wins[child], self.action[child]))
