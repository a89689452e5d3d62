"""RLlib's PPO with its own example of an action-masking module."""

from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from judge import Clock, Policy, main, make_env
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

PPO: Any = PPOConfig


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The row and the mask under the names that RLlib's module asks for."""

    def __init__(self, _config: Any = None) -> None:
        super().__init__(env := make_env())
        mask = gymnasium.spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32)
        self.observation_space = gymnasium.spaces.Dict(
            {"action_mask": mask, "observations": self.env.observation_space}
        )

    def both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        """What the module wants to see."""
        return {"action_mask": info["action_mask"].astype(np.float32), "observations": seen}

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self.both(seen, info), {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Make a decision."""
        seen, reward, over, cut, info = self.env.step(action)
        return self.both(seen, info), reward, over, cut, {}


def learn(clock: Clock) -> Policy:
    """Iterations of 2,048 decisions in this process until the time is up."""
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, ignore_reinit_error=True)
    config = (
        PPO()
        .environment(Masked)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .training(
            lr=1e-3, gamma=1.0, entropy_coeff=0.01, train_batch_size_per_learner=2048, minibatch_size=512, num_epochs=4
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]}
            )
        )
        .debugging(seed=1)
    )
    ppo: Any = config.build_algo()
    module = ppo.get_module()

    def choose(seen: Any, mask: Any) -> int:
        rows = {
            "observations": torch.as_tensor(seen)[None],
            "action_mask": torch.as_tensor(mask, dtype=torch.float32)[None],
        }
        with torch.no_grad():
            return int(module.forward_inference({"obs": rows})["action_dist_inputs"].argmax())

    rounds = 0
    while not clock.is_up:
        ppo.train()
        rounds += 1
        if rounds % 5 == 0:
            clock.note(choose)
    return choose


if __name__ == "__main__":
    main("PPO (RLlib)", learn)
