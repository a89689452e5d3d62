"""The weights of an evaluation: a TOML file beside it, one table for each stage of the game."""

import tomllib
from importlib.resources import files
from typing import Final

from paname.core.errors import InputError
from paname.core.registry import manifest

POINTS: Final = "paname.bots.evaluate.points"  # the evaluation of a game that brings none


class Weights:
    """What a term is worth in each stage, and how the search is set for this game."""

    def __init__(self, text: str) -> None:
        document = tomllib.loads(text)
        self.stages: list[str] = []
        self.tables: list[dict[str, float]] = []
        self.doubts: list[float] = []
        for name, table in document.get("stage", {}).items():
            self.stages.append(name)
            self.doubts.append(float(table["doubt"]))
            self.tables.append({term: float(value) for term, value in table.items() if term != "doubt"})
        self.search: dict[str, float] = {name: float(value) for name, value in document.get("search", {}).items()}

    def rows(self, names: list[str]) -> list[float]:
        """The weights of all stages in one row, in the order of the terms; every stage names every term."""
        row: list[float] = []
        for stage, table in zip(self.stages, self.tables, strict=True):
            if sorted(table) != sorted(names):
                raise InputError(f"weights of stage {stage}", f"should be those of {', '.join(names)}")
            row.extend(table[name] for name in names)
        return row

    def setting(self, name: str) -> float:
        """A setting of the search."""
        if name not in self.search:
            raise InputError(f"search.{name}", "is missing")
        return self.search[name]

    def to_toml(self) -> str:
        """The file that holds these weights."""
        lines: list[str] = []
        for stage, doubt, table in zip(self.stages, self.doubts, self.tables, strict=True):
            lines += [f"[stage.{stage}]", f"doubt = {doubt:.2f}"]
            lines += [f"{term} = {weight:.3f}" for term, weight in table.items()]
            lines.append("")
        lines.append("[search]")
        lines += [f"{name} = {value:g}" for name, value in self.search.items()]
        return "\n".join(lines) + "\n"


DEFAULTS: Final[dict[str, Weights]] = {}


def evaluation_text(game: str, name: str) -> str:
    """A file in the folder that bears the name of the game's evaluation module; empty where it isn't there."""
    reference = str(manifest(game).document.get("evaluation", POINTS))
    package, _, folder = reference.partition(":")[0].rpartition(".")
    file = files(package).joinpath(folder, name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def weights_text(game: str) -> str:
    """The file of weights that comes with a game's evaluation."""
    return evaluation_text(game, "weights.toml")


def default_weights(game: str) -> Weights:
    """The weights that come with a game's evaluation, read once; nobody changes them."""
    if game not in DEFAULTS:
        DEFAULTS[game] = Weights(weights_text(game))
    return DEFAULTS[game]
