"""MaskablePPO of sb3-contrib, with its own policy and nearly its own settings."""

from typing import Any

from judge import Clock, Policy, main, make_env
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv


def policy_of(model: MaskablePPO) -> Policy:
    """The model's most likely action."""
    return lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0])


class Watch(BaseCallback):
    """Notes the curve after each rollout, and ends the learning when time is up."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.rollouts = 0

    def _on_step(self) -> bool:
        return not self.clock.is_up

    def _on_rollout_start(self) -> None:
        self.rollouts += 1
        if self.rollouts % 5 == 0:
            self.clock.note(policy_of(self.model))  # type: ignore[arg-type]


def learn(clock: Clock, envs: int = 8, **settings: Any) -> Policy:
    """Rollouts of 8 × 256 decisions until the time is up."""
    chosen = {"n_steps": 256, "batch_size": 512, "n_epochs": 4, "learning_rate": 1e-3, "ent_coef": 0.01, **settings}
    model = MaskablePPO("MlpPolicy", DummyVecEnv([make_env] * envs), gamma=1.0, device="cpu", seed=1, **chosen)
    model.learn(10**9, callback=Watch(clock))
    return policy_of(model)


if __name__ == "__main__":
    main("MaskablePPO (sb3-contrib)", learn)
