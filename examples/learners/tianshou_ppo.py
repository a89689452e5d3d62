"""Tianshou's PPO; its actor gives every action that isn't allowed a logit of minus a thousand million."""

import itertools
from typing import Any

import gymnasium
import numpy as np
import torch
from judge import Clock, Policy, main, make_env
from tianshou.algorithm.modelfree.ppo import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.utils.net.common import ModuleWithVectorOutput
from tianshou.utils.torch_utils import policy_within_training_step


class WithMask(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The row with the mask behind it: Tianshou keeps observations, not infos."""

    def __init__(self) -> None:
        super().__init__(env := make_env())
        size = env.observation_space.shape[0] + int(env.action_space.n)
        self.observation_space = gymnasium.spaces.Box(-12.0, 12.0, (size,), np.float32)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return np.concatenate([seen, info["action_mask"]], dtype=np.float32), {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Make a decision."""
        seen, reward, over, cut, info = self.env.step(int(action))
        return np.concatenate([seen, info["action_mask"]], dtype=np.float32), reward, over, cut, {}


class Net(ModuleWithVectorOutput):
    """A hidden layer of 128: the logits of actions, or one value."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__(outputs)
        self.inputs = inputs
        self.layers = torch.nn.Sequential(torch.nn.Linear(inputs, 128), torch.nn.Tanh(), torch.nn.Linear(128, outputs))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> Any:
        """What the layers say of the rows."""
        rows = torch.as_tensor(obs, dtype=torch.float32)
        out, mask = self.layers(rows[:, : self.inputs]), rows[:, self.inputs :]
        return out if self.output_dim == 1 else (out.masked_fill(mask == 0, -1e9), state)


def learn(clock: Clock, envs: int = 8) -> Policy:
    """Collect 2,048 decisions, go over them four times, and again until the time is up."""
    torch.manual_seed(1)
    one = make_env()
    inputs, actions = one.observation_space.shape[0], int(one.action_space.n)
    actor: Any = Net(inputs, actions)
    policy = DiscreteActorPolicy(actor=actor, action_space=one.action_space)
    ppo = PPO(policy=policy, critic=Net(inputs, 1), optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, ent_coef=0.01)
    collector: Any = Collector(ppo, DummyVectorEnv([WithMask] * envs), VectorReplayBuffer(2048 + envs * 64, envs))
    collector.reset()

    def choose(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            return int(actor(np.concatenate([seen, mask], dtype=np.float32)[None])[0].argmax())

    for rounds in itertools.takewhile(lambda _: not clock.is_up, itertools.count(1)):
        with policy_within_training_step(policy):
            collector.collect(n_step=2048)
        with policy_within_training_step(policy):
            ppo.update(buffer=collector.buffer, batch_size=512, repeat=4)
        collector.reset_buffer(keep_statistics=True)
        if rounds % 5 == 0:
            clock.note(choose)
    return choose


if __name__ == "__main__":
    main("PPO (Tianshou)", learn)
