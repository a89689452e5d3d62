"""AgileRL's PPO over Gymnasium's vector environment; it reads the masks from the infos by itself."""

import itertools
from typing import Any

import gymnasium
import torch
from agilerl.algorithms.ppo import PPO
from agilerl.rollouts.on_policy import collect_rollouts
from judge import Clock, Policy, main, make_env


def learn(clock: Clock, envs: int = 8) -> Policy:
    """Collect 2,048 decisions, go over them four times, and again until the time is up."""
    torch.manual_seed(1)
    games: Any = gymnasium.vector.SyncVectorEnv(
        [make_env] * envs, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP
    )
    agent: Any = PPO(
        games.single_observation_space,
        games.single_action_space,
        net_config={"encoder_config": {"hidden_size": [128]}},
        num_envs=envs,
        learn_step=2048,
        batch_size=512,
        lr=1e-3,
        gamma=1.0,
    )

    def choose(seen: Any, mask: Any) -> int:
        with torch.no_grad():  # `get_action` would draw one: this is the most likely
            logits = agent.actor.head_net.wrapped(agent.actor.extract_features(torch.as_tensor(seen)[None]))[0]
        return int(logits.masked_fill(torch.as_tensor(mask) == 0, -1e9).argmax())

    last: dict[str, Any] = {}
    for rounds in itertools.takewhile(lambda _: not clock.is_up, itertools.count(1)):
        _, seen, done, scores, info = collect_rollouts(agent, games, **last)
        last = {"last_obs": seen, "last_done": done, "last_scores": scores, "last_info": info}
        agent.learn()
        if rounds % 5 == 0:
            clock.note(choose)
    return choose


if __name__ == "__main__":
    main("PPO (AgileRL)", learn)
