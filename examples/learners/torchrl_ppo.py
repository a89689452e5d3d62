"""TorchRL's clipped PPO over its own GymEnv, with its MaskedCategorical."""

from typing import Any

import torch
from judge import GAME, Clock, Policy, main
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.data import Unbounded
from torchrl.envs import GymEnv, default_info_dict_reader
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE


class Squeeze(torch.nn.Module):
    """Large numbers by their logarithm, as `judge.squeezed` does."""

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """The rows as networks like them."""
        return torch.asinh(rows.float())


def make() -> Any:
    """Paris Paris against `random`; TorchRL reads the mask from the infos."""
    env: Any = GymEnv(GAME, opponents="random", seat=None, categorical_action_encoding=True)
    mask = Unbounded(torch.Size([env.action_spec.space.n]), dtype=torch.int8)
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec=[mask]))
    return env


def layers(inputs: int, outputs: int) -> torch.nn.Sequential:
    """A hidden layer of 128."""
    hidden = torch.nn.Linear(inputs, 128)
    return torch.nn.Sequential(Squeeze(), hidden, torch.nn.Tanh(), torch.nn.Linear(128, outputs))


def learn(clock: Clock) -> Policy:
    """Collect 2,048 decisions, go over them four times, and again until the time is up."""
    torch.manual_seed(1)
    env = make()
    inputs, actions = env.observation_spec["observation"].shape[-1], int(env.action_spec.space.n)
    net = layers(inputs, actions)
    asked: Any = {"logits": "logits", "mask": "action_mask"}
    actor = ProbabilisticActor(
        TensorDictModule(net, in_keys=["observation"], out_keys=["logits"]),
        in_keys=asked,
        distribution_class=lambda logits, mask: MaskedCategorical(logits=logits, mask=mask.bool()),
        return_log_prob=True,
    )
    critic = ValueOperator(layers(inputs, 1), in_keys=["observation"])
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), 1e-3)

    def choose(seen: object, mask: object) -> int:
        with torch.no_grad():
            logits = net[1:](torch.as_tensor(seen))
        return int(logits.masked_fill(torch.as_tensor(mask) == 0, -1e9).argmax())

    collector = Collector(env, actor, frames_per_batch=2048, total_frames=-1)
    for rounds, plays in enumerate(collector, 1):
        for _ in range(4):
            advantage(plays)
            for part in plays.reshape(-1)[torch.randperm(plays.numel())].split(512):
                terms = loss(part)
                optimizer.zero_grad()
                total: Any = sum(value for name, value in terms.items() if name.startswith("loss_"))
                total.backward()
                optimizer.step()
        if rounds % 5 == 0:
            clock.note(choose)
        if clock.is_up:
            break
    collector.shutdown()
    return choose


if __name__ == "__main__":
    main("PPO (TorchRL)", learn)
