"""A small net of integers: what is on the table goes in, a chance to win and final points of every seat come out.

Everything but the last step is integers, so both builds and all machines agree to the bit. Several weights share one
64-bit integer, each in a lane of its own, and are multiplied and added together; weights are stored with an offset that
keeps every lane above nought, and the offset is taken out again by what it was multiplied with.
"""

import json
import struct
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from paname.core.errors import InputError

FIRST_LANES: Final = 3
FIRST_BITS: Final = 21
FIRST_MASK: Final = 0x1FFFFF
FIRST_REACH: Final = 511  # the largest weight of the first layer; counts may sum up to 2,048
SECOND_BITS: Final = 31
SECOND_MASK: Final = 0x7FFFFFFF
SECOND_REACH: Final = 511
ONE: Final = 1023  # a unit that is fully on
SHIFT: Final = 256  # what 1 is in the weights of the first layer
SCALE: Final = 128.0  # what 1 is in the weights of the other layers
FORMAT: Final = 1


class Row:
    """What is on the table as numbered small counts; those that are 0 are left out."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        self.size: i64 = 0

    def clear(self) -> None:
        """Start over."""
        self.size = 0

    def put(self, feature: i64, number: i64) -> None:
        """One more feature, with a count above 0."""
        if self.size < len(self.ids):
            self.ids[self.size] = feature
            self.counts[self.size] = number
        else:
            self.ids = append(self.ids, feature)
            self.counts = append(self.counts, number)
        self.size += 1

    def pairs(self) -> list[tuple[int, int]]:
        """The features with their counts."""
        return [(self.ids[place], self.counts[place]) for place in range(self.size)]


class Net:
    """Two hidden layers, whose units go from off to fully on; the outputs are what the file's reader takes them for."""

    def __init__(self, data: bytes) -> None:
        head, _, body = data.partition(b"\n")
        self.head: dict[str, object] = json.loads(head)
        if self.head.get("format") != FORMAT:
            raise InputError("net", f"its format is {self.head.get('format')!r}, not {FORMAT}")
        layers = self.head["layers"]
        assert isinstance(layers, list)
        self.inputs: i64 = layers[0]
        self.units: i64 = layers[1]
        self.seconds: i64 = layers[2]
        self.outs: i64 = layers[3]
        inputs, units, seconds, outs = int(layers[0]), int(layers[1]), int(layers[2]), int(layers[3])
        sizes = [inputs * units, units, units * seconds, seconds, seconds * outs, outs]
        if len(body) != 2 * sum(sizes):
            raise InputError("net", f"it holds {len(body)} bytes, not {2 * sum(sizes)}")
        numbers = list(struct.unpack(f"<{len(body) // 2}h", body))
        parts: list[list[int]] = []
        for size in sizes:
            parts.append(numbers[:size])
            numbers = numbers[size:]
        self.words: i64 = -(-units // FIRST_LANES)
        self.pairs: i64 = -(-seconds // 2)
        self.first: vec[i64] = vec[i64](packed(parts[0], inputs, units, FIRST_LANES, FIRST_BITS, FIRST_REACH))
        self.first_bias: vec[i64] = vec[i64](parts[1])
        self.second: vec[i64] = vec[i64](packed(parts[2], units, seconds, 2, SECOND_BITS, SECOND_REACH))
        self.second_bias: vec[i64] = vec[i64](parts[3])
        self.third: vec[i64] = vec[i64](parts[4])
        self.third_bias: vec[i64] = vec[i64](parts[5])
        self.sums: vec[i64] = vec[i64]([0] * int(self.words))
        self.doubles: vec[i64] = vec[i64]([0] * int(self.pairs))
        self.outputs: vec[float] = vec[float]([0.0] * outs)

    def run(self, row: Row) -> None:
        """Fill `outputs` with what the net makes of a row."""
        total = self.add_up(row)
        total = self.pass_on(total)
        self.put_out(total)

    def add_up(self, row: Row) -> i64:
        """The first layer: sums of the rows of weights; returns the sum of the counts."""
        sums, first, words = self.sums, self.first, self.words
        ids, counts = row.ids, row.counts
        total: i64 = 0
        for word in range(words):
            sums[word] = 0
        for place in range(row.size):
            number = counts[place]
            total += number
            start = ids[place] * words
            for word in range(words):
                sums[word] += number * first[start + word]
        return total * FIRST_REACH

    def pass_on(self, offset: i64) -> i64:
        """The second layer: every unit that is on adds its row of weights; returns how much is on."""
        doubles, second, pairs, bias = self.doubles, self.second, self.pairs, self.first_bias
        total: i64 = 0
        for pair in range(pairs):
            doubles[pair] = 0
        word: i64 = 0
        lane: i64 = 0
        for unit in range(self.units):
            level = (((self.sums[word] >> lane) & FIRST_MASK) - offset + bias[unit]) * 4
            lane += FIRST_BITS
            if lane == FIRST_LANES * FIRST_BITS:
                lane = 0
                word += 1
            if level > 0:
                if level > ONE:
                    level = ONE
                total += level
                start = unit * pairs
                for pair in range(pairs):
                    doubles[pair] += level * second[start + pair]
        return total * SECOND_REACH

    def put_out(self, offset: i64) -> None:
        """The last layer."""
        outputs, third, outs, bias = self.outputs, self.third, self.outs, self.second_bias
        for out in range(outs):
            outputs[out] = float(self.third_bias[out]) / SCALE
        for unit in range(self.seconds):
            double = self.doubles[unit >> 1]
            level = (double >> SECOND_BITS) if unit & 1 != 0 else double & SECOND_MASK
            level = ((level - offset) >> 7) + bias[unit] * 8
            if level > 0:
                if level > ONE:
                    level = ONE
                start = unit * outs
                for out in range(outs):
                    outputs[out] += float(level * third[start + out]) / (1024.0 * SCALE)


def packed(weights: list[int], rows: int, columns: int, lanes: int, bits: int, reach: int) -> list[int]:
    """Rows of weights with that many of them in every integer; the lanes that are left over hold nothing."""
    found: list[int] = []
    for row in range(rows):
        for start in range(0, columns, lanes):
            word = 0
            for lane in range(min(lanes, columns - start)):
                weight = weights[row * columns + start + lane]
                if abs(weight) > reach:
                    raise InputError("net", f"a weight is {weight}, beyond {reach}")
                word |= (weight + reach) << (lane * bits)
            found.append(word)
    return found
