"""Recorded games as a Minari data set: an episode is one seat's decisions of one game."""

import os
import warnings
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
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # who made it and where its code lies is up to its publisher
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
        infos = [infos_of(game.action_space(), row) for row in [*own, own[-1]]]
        yield EpisodeBuffer(
            observations=[*seen, seen[-1]],
            actions=[np.int64(row["action"]) for row in own],
            rewards=[row["outcome"] if place == last else 0.0 for place, row in enumerate(own)],
            terminations=[place == last for place in range(len(own))],
            truncations=[False] * len(own),
            infos={name: [info[name] for info in infos] for name in infos[0]},
            options={"player": own[0]["player"], "seat": seat},
        )


def infos_of(actions: int, row: dict[str, Any]) -> dict[str, Any]:
    """What was legal and how the game ended; where somebody judged, the visits and expected wins of every action."""
    legal = row["legal"]
    infos: dict[str, Any] = {"action_mask": np.zeros(actions, np.int8), "score": row["score"]}
    infos["action_mask"][legal] = 1
    if row["visits"]:
        infos |= {"visits": np.zeros(actions, np.int32), "wins": np.full(actions, np.nan, np.float32)}
        infos["visits"][legal], infos["wins"][legal] = row["visits"], np.array(row["wins"], np.float32)
    return infos
