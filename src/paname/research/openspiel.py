"""The games for OpenSpiel: importing this module registers every game as `paname_<name>`.

Chance is explicit. A parameter is the number of players or an option of the game: `paname_<name>(players=3)`.
"""

import json
from collections.abc import Callable
from typing import Any

import pyspiel

import paname
from paname.core.events import Event
from paname.core.game import Game
from paname.core.outcome import returns
from paname.core.rng import Rng
from paname.core.state import CHANCE, OVER
from paname.research.observer import Observer, PastChoice, Story


class PanameGame(pyspiel.Game):
    """One game with its players and options; each game is a class of its own, which OpenSpiel keeps to the end."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = paname.load(self.name)
        self.players = int(given.get("players", self.game.player_counts()[0]))
        self.options = chosen(self.game, self.players, given)
        self.game.setup(self.players, dict(self.options))
        self.lengths = self.game.longest(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_space(),
            max_chance_outcomes=self.lengths.outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.lengths.decisions,
        )
        super().__init__(game_type(self.game), info, given)

    def new_initial_state(self) -> "PanameState":
        """The state before the first draw."""
        return PanameState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many draws a game has at most."""
        return self.lengths.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What turns states into tensors and strings."""
        if params:
            raise ValueError(f"there are no observation parameters {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.game, self.players, self.lengths.decisions + self.lengths.draws if recalls else 0)


class PanameState(pyspiel.State):
    """A position and the choices that led to it."""

    def __init__(self, game: PanameGame) -> None:
        super().__init__(game)
        self.name = game.game.name
        self.position = game.game.new(players=game.players, chance="explicit", **game.options)
        self.choices = Story()
        self.redrawn: dict[int, str] = {}

    def current_player(self) -> int:
        """Who moves: a seat, chance, or nobody."""
        mover: int = self.position.to_move
        if mover == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        """The ids that a seat may choose."""
        return self.position.legal_actions() if player == self.position.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the draw that is due, with their probabilities."""
        outcomes = [(outcome, weight) for outcome, weight in self.position.chance_outcomes() if weight > 0]
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        """Make a move or a draw, and note who saw it."""
        mover: int = self.position.to_move
        words = self.text(action)
        events: list[Event] = []
        self.position.apply(action, events)
        self.choices.append(PastChoice(mover, action, hidden_from(events), words))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action or outcome in words; beside the position its number, for what it means may depend on it."""
        if player == self.current_player() or player >= 0:
            return self.text(action)
        return f"outcome {action}"

    def text(self, action: int) -> str:
        """An action, or an outcome of the draw that is due, in words."""
        return paname.load(self.name).text(self.position, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "PanameState":
        """A state that the player can't tell from this one; the other seats know what they would know there."""
        other: PanameState = self.clone()
        other.position = self.position.determinize(player, Rng(f"resampled by {sampler()}"))
        other.position.rng = None
        other.choices = Story(choice.unseen() if player in choice.hidden else choice for choice in self.choices)
        others = [seat for seat in range(self.num_players()) if seat != player]
        other.redrawn = {seat: json.dumps(other.position.view(seat), ensure_ascii=False) for seat in others}
        return other

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Shares of the victory that add up to 0."""
        return returns(self.position)

    def __str__(self) -> str:
        return "\n".join(choice.text_for(None) for choice in self.choices) or "nothing has been drawn yet"


def hidden_from(events: list[Event]) -> tuple[int, ...]:
    """The seats that were told of a choice without its secret, as a spectator was."""
    return tuple(seat for event in events if event.seen_by and -1 in event.seen_by for seat in event.seen_by)


def chosen(game: Game, players: int, given: dict[str, Any]) -> dict[str, Any]:
    """The options that the parameters name; others keep their defaults."""
    return {
        option.name: option.from_text(str(given[option.name]))
        for option in game.options(players)
        if given.get(option.name, "") not in ("", -1)
    }


def parameters(game: Game) -> dict[str, Any]:
    """The parameters that a game takes: players, and its options, as text or numbers; "" and -1 are the defaults."""
    found: dict[str, Any] = {"players": game.player_counts()[0]}
    for players in game.player_counts():
        for option in game.options(players):
            found[option.name] = -1 if any(type(choice) is int for choice in option.choices) else ""
    return found


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    counts = game.player_counts()
    return pyspiel.GameType(
        short_name=f"paname_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for name in paname.games():
        pyspiel.register_game(game_type(paname.load(name)), type(f"Paname_{name}", (PanameGame,), {"name": name}))


register()
