"""Plots as SVG, drawn here, so that a report is one file that opens anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
LEFT: Final = 190
RIGHT: Final = 60
ROW: Final = 34
TOP: Final = 14
COLOURS: Final = ("#2f6db3", "#c8642d", "#3f8f5a", "#8a5bb0", "#a58a2a", "#5f6b7a")


@dataclass(frozen=True)
class Interval:
    """A labelled value with the range it may have; `figure` stands beside it, `unit` follows in its tooltip."""

    label: str
    low: float
    value: float
    high: float
    figure: str
    unit: str


@dataclass(frozen=True)
class Axis:
    """A horizontal axis from low to high, in steps, perhaps by powers of ten."""

    low: float
    high: float
    ticks: tuple[float, ...]
    logarithmic: bool = False
    unit: str = ""

    def x(self, value: float) -> float:
        """Where a value lies."""
        low, high, here = self.low, self.high, min(max(value, self.low), self.high)
        if self.logarithmic:
            low, high, here = log10(low), log10(high), log10(here)
        return LEFT + (here - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def colour(place: int) -> str:
    """The colour of a row."""
    return COLOURS[place % len(COLOURS)]


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """A label."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def frame(title: str, axis: Axis, rows: int, body: list[str]) -> str:
    """The plot with its axis; a screen reader is told its title."""
    bottom = TOP + rows * ROW
    grid: list[str] = []
    for tick in axis.ticks:
        x = axis.x(tick)
        grid += [line(x, TOP, x, bottom, "grid"), text(x, bottom + 16, f"{tick:g}{axis.unit}", "tick", "middle")]
    inside = "".join([*grid, *body])
    size = f'viewBox="0 0 {WIDTH} {bottom + 26}"'
    return f'<svg {size} role="img" aria-label="{escape(title, quote=True)}">{inside}</svg>'


def intervals(title: str, rows: Sequence[Interval], axis: Axis) -> str:
    """A dot with whiskers for each row."""
    body: list[str] = []
    for place, row in enumerate(rows):
        y = TOP + place * ROW + ROW / 2
        left, right = axis.x(row.low), axis.x(row.high)
        body.append(text(LEFT - 12, y + 4, row.label, "label", "end"))
        body.append(f'<g stroke="{colour(place)}" fill="{colour(place)}">')
        body += [line(left, y, right, y, "whisker"), line(left, y - 5, left, y + 5, "whisker")]
        body.append(line(right, y - 5, right, y + 5, "whisker"))
        tooltip = escape(f"{row.figure} {row.unit}")
        body.append(f'<circle cx="{axis.x(row.value):.1f}" cy="{y:.1f}" r="5"><title>{tooltip}</title></circle>')
        body.append("</g>")
        body.append(text(WIDTH - RIGHT + 8, y + 4, row.figure, "value"))
    return frame(title, axis, len(rows), body)


def histograms(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """The distribution of numbers for each row, on one common axis."""
    numbers = [number for _, found in rows for number in found]
    axis = linear_axis(min(numbers), max(numbers))
    step = (axis.high - axis.low) / 40
    body: list[str] = []
    for place, (label, found) in enumerate(rows):
        bins = [0] * 40
        for number in found:
            bins[min(39, int((number - axis.low) / step))] += 1
        base = TOP + (place + 1) * ROW - 3
        body.append(text(LEFT - 12, base - 8, label, "label", "end"))
        body.append(bars(axis, bins, step, base, colour(place)))
        mean = sum(found) / len(found)
        body.append(line(axis.x(mean), base - ROW + 6, axis.x(mean), base, "mean"))
        body.append(text(WIDTH - RIGHT + 8, base - 8, f"{mean:.1f}", "value"))
    return frame(title, axis, len(rows), body)


def bars(axis: Axis, bins: Sequence[int], step: float, base: float, fill: str) -> str:
    """The bars of one histogram."""
    tall = max(bins)
    found: list[str] = []
    for place, number in enumerate(bins):
        if number:
            x = axis.x(axis.low + place * step)
            width = axis.x(axis.low + (place + 1) * step) - x
            height = number / tall * (ROW - 8)
            found.append(f'<rect x="{x:.1f}" y="{base - height:.1f}" width="{width:.2f}" height="{height:.1f}"/>')
    return f'<g fill="{fill}">{"".join(found)}</g>'


def linear_axis(low: float, high: float) -> Axis:
    """An axis with round ticks around these numbers."""
    reach = max(high - low, 1.0)
    step = 10 ** floor(log10(reach / 4))
    while reach / step > 10:
        step *= 2
    first, last = floor(low / step), ceil(high / step)
    if first == last:
        last += 1
    return Axis(first * step, last * step, tuple(tick * step for tick in range(first, last + 1)))


def log_axis(low: float, high: float, unit: str) -> Axis:
    """An axis by powers of ten around these positive numbers."""
    first, last = floor(log10(max(low, 0.001))), ceil(log10(max(high, 0.001)))
    if first == last:
        last += 1
    return Axis(
        10.0**first, 10.0**last, tuple(10.0**power for power in range(first, last + 1)), logarithmic=True, unit=unit
    )


def percent_axis() -> Axis:
    """An axis for shares."""
    return Axis(0, 100, (0, 25, 50, 75, 100), unit=" %")
