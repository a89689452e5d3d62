"""Training a net on rows of features: two hidden layers whose units go from off to fully on, by Adam."""

import json
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from paname.bots.learned.net import FIRST_REACH, FORMAT, SECOND_REACH

Floats = NDArray[np.float32]

BATCH: Final = 1024
POINTS_SHARE: Final = 0.3  # how much the final points count beside the chances
FIRST_LIMIT: Final = FIRST_REACH / 256
LIMIT: Final = SECOND_REACH / 128


class Trainer:
    """The weights as floats, with what Adam remembers of them."""

    def __init__(self, layers: tuple[int, int, int, int], scales: Floats, seed: int) -> None:
        lots = np.random.default_rng(seed)
        inputs, units, seconds, outs = layers
        self.layers = layers
        self.scales = scales
        shapes = [(inputs, units), (units,), (units, seconds), (seconds,), (seconds, outs), (outs,)]
        fans = [24.0, 0.0, units, 0.0, seconds, 0.0]
        self.weights = [
            (lots.standard_normal(shape) / np.sqrt(fan)).astype(np.float32) if fan else np.zeros(shape, np.float32)
            for shape, fan in zip(shapes, fans, strict=True)
        ]
        self.weights[3] += 0.3
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def centre(self, rows: Floats, points: Floats) -> None:
        """Begin where on these rows no unit is always off or fully on, and with the mean of the points."""
        self.weights[5][-points.shape[1] :] = points.mean(axis=0)
        sums = rows @ self.weights[0]
        self.weights[0] *= 0.35 / sums.std(axis=0)
        self.weights[1] = 0.4 - (rows @ self.weights[0]).mean(axis=0)

    def forward(self, rows: Floats) -> list[Floats]:
        """The rows and what the layers make of them."""
        w = self.weights
        one = np.clip(rows @ w[0] + w[1], 0, 1)
        two = np.clip(one @ w[2] + w[3], 0, 1)
        return [rows, one, two, two @ w[4] + w[5]]

    def step(self, rows: Floats, shares: Floats, points: Floats, rate: float) -> tuple[float, float]:
        """One step of Adam on a batch; returns the loss of the chances and that of the points."""
        players = shares.shape[1]
        layers = self.forward(rows)
        chances = softmax(layers[3][:, :players])
        off = layers[3][:, players:] - points
        back = np.concatenate([chances - shares, POINTS_SHARE * off], axis=1) / len(rows)
        self.descend(self.gradients(layers, back.astype(np.float32)), rate)
        loss = -float(np.mean(np.sum(shares * np.log(chances + 1e-9), axis=1)))
        return loss, float(np.mean(off**2))

    def gradients(self, layers: list[Floats], back: Floats) -> list[Floats]:
        """How the loss changes with each weight."""
        found: list[Floats] = []
        for layer in (2, 1, 0):
            found = [layers[layer].T @ back, back.sum(axis=0), *found]
            if layer:
                level = layers[layer]
                back = (back @ self.weights[2 * layer].T) * ((level > 0) & (level < 1))
        return found

    def descend(self, gradients: list[Floats], rate: float) -> None:
        """Move the weights, within what their integers can hold."""
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for place, gradient in enumerate(gradients):
            self.first[place] += 0.1 * (gradient - self.first[place])
            self.second[place] += 0.001 * (gradient**2 - self.second[place])
            self.weights[place] -= (scale * self.first[place] / (np.sqrt(self.second[place]) + 1e-8)).astype(np.float32)
        np.clip(
            self.weights[0], -FIRST_LIMIT / self.scales[:, None], FIRST_LIMIT / self.scales[:, None], self.weights[0]
        )
        for place in (2, 4):
            np.clip(self.weights[place], -LIMIT, LIMIT, self.weights[place])

    def net(self, head: dict[str, Any]) -> bytes:
        """The file that `Net` reads, with the weights as integers."""
        w = self.weights
        scaled = [w[0] * self.scales[:, None] * 256, w[1] * 256, w[2] * 128, w[3] * 128, w[4] * 128, w[5] * 128]
        body = b"".join(np.round(np.clip(part, -32767, 32767)).astype("<i2").tobytes() for part in scaled)
        return json.dumps({"format": FORMAT, "layers": list(self.layers), **head}).encode() + b"\n" + body


def softmax(logits: Floats) -> Floats:
    """Chances that sum to 1 in every row."""
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances
