"""Recorded games as a Minari data set: an episode is one seat's decisions of one game."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from paname.core.game import Game
from paname.research.dataset import Record, rows_of
from paname.research.env_config import EnvConfig


def write_minari(records: Iterable[Record], path: Path, judge: str | None = None) -> tuple[int, int]:
    """A folder of data sets that holds one, `paname/<game>-v0`; set MINARI_DATASETS_PATH to it, and Minari loads it."""
    os.environ["MINARI_DATASETS_PATH"] = str(path.resolve())
    import minari  # noqa: PLC0415 - only this needs it, and it must know the folder first

    games = rows = 0
    buffers: list[Any] = []
    config: EnvConfig | None = None
    name = ""
    for game, record, found in rows_of(records, judge):
        config = config or EnvConfig(game.name, int(record["players"]), "outcome", {}, dense=False)
        name = game.name
        games, rows = games + 1, rows + len(found)
        buffers.extend(episodes(game, found))
    if config is not None:
        minari.create_dataset_from_buffers(
            f"paname/{name.replace('_', '-')}-v0",
            buffers,
            observation_space=config.observation_box(),
            action_space=config.action_range(),
            algorithm_name=", ".join(sorted({str(buffer.options["player"]) for buffer in buffers})) or "unknown",
            description=f"Decisions of {games} games of {name}; an episode is one seat's.",
        )
    return games, rows


def episodes(game: Game, rows: list[dict[str, Any]]) -> Iterable[Any]:
    """Every seat's decisions of one game; the reward comes with the last one."""
    from minari.data_collector import EpisodeBuffer  # noqa: PLC0415 - as above

    for seat in sorted({row["seat"] for row in rows}):
        own = [row for row in rows if row["seat"] == seat]
        last = len(own) - 1
        seen = [np.array(row["observation"], np.int16) for row in own]
        masks = [np.isin(np.arange(game.action_space()), row["legal"]).astype(np.int8) for row in own]
        yield EpisodeBuffer(
            observations=[*seen, seen[-1]],
            actions=[np.int64(row["action"]) for row in own],
            rewards=[row["outcome"] if place == last else 0.0 for place, row in enumerate(own)],
            terminations=[place == last for place in range(len(own))],
            truncations=[False] * len(own),
            infos={"action_mask": [*masks, masks[-1]], "score": [row["score"] for row in [*own, own[-1]]]},
            options={"player": own[0]["player"], "seat": seat},
        )
