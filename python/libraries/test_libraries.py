"""Other people's libraries with the package: the lines of the table in README.md, each with the pinned version of requirements.txt.

`cargo xtask python --libraries` installs them and runs this.
"""

import gymnasium
import numpy as np
import pytest
import torch

import canasta.gymnasium  # noqa: F401, which registers the environments
from canasta.pettingzoo import env, parallel_env, raw_env
from canasta.vector import Hands

pytestmark = pytest.mark.filterwarnings("ignore")


def test_stable_baselines3_with_sb3_contrib(tmp_path):
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.evaluation import evaluate_policy

    table = gymnasium.make("canasta/Canasta-v1", rules="duel", bot="thumb")
    model = MaskablePPO("MlpPolicy", table, n_steps=256, batch_size=64, n_epochs=1, seed=1).learn(512)
    assert model.num_timesteps == 512
    mean, _ = evaluate_policy(model, table, n_eval_episodes=2)
    # No step of it is illegal: that would be -1 and one step.
    assert mean != -1
    model.save(tmp_path / "canasta")
    again = MaskablePPO.load(tmp_path / "canasta")
    seen, info = table.reset(seed=2)
    mask = table.unwrapped.action_masks()
    chosen = [one.predict(seen, action_masks=mask, deterministic=True)[0] for one in (model, again)]
    assert chosen[0] == chosen[1] and mask[chosen[0]]


def test_stable_baselines3_on_many_environments():
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    tables = make_vec_env("canasta/Canasta-v1", n_envs=3, env_kwargs={"rules": "duel"})
    assert MaskablePPO("MlpPolicy", tables, n_steps=64, batch_size=64, n_epochs=1).learn(192).num_timesteps == 192


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_gymnasium_vector_environments(kind):
    tables = gymnasium.make_vec("canasta/Canasta-v1", num_envs=2, vectorization_mode=kind, rules="duel")
    seen, info = tables.reset(seed=1)
    ended = 0
    for _ in range(150):
        masks = info["action_mask"]
        steps = np.array([np.argmax(mask) for mask in masks])
        seen, rewards, terminations, truncations, info = tables.step(steps)
        assert seen.shape == (2, 256) and "illegal_step" not in info
        ended += int(terminations.sum())
    assert ended > 0
    tables.close()


def test_tianshou():
    from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm  # noqa: F401
    from tianshou.data import Batch
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    tables = DummyVectorEnv([lambda: PettingZooEnv(raw_env(rules="duel", scaled=True)) for _ in range(2)])
    seen, _ = tables.reset()
    for _ in range(300):
        batch = Batch(seen)
        steps = [int(np.flatnonzero(one["mask"])[0]) for one in seen]
        assert {one["agent_id"] for one in seen} <= {"player_0", "player_1"} and len(batch) == 2
        seen, rewards, terminated, truncated, _ = tables.step(steps)
        if (terminated | truncated).any():
            break
    assert terminated.any() and rewards.any()


def test_torchrl():
    from torchrl.envs import PettingZooWrapper

    table = PettingZooWrapper(raw_env(rules="duel", scaled=True), use_mask=True, group_map=None)
    rollout = table.rollout(60)
    assert rollout.batch_size[0] == 60


def test_supersuit():
    import supersuit

    table = supersuit.clip_reward_v0(env(rules="duel", scaled=True), lower_bound=-1, upper_bound=1)
    table = supersuit.nan_noop_v0(table, 0)
    table.reset(seed=1)
    for agent in table.agent_iter(3_000):
        seen, reward, terminated, truncated, _ = table.last()
        assert -1 <= reward <= 1
        table.step(None if terminated or truncated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert not table.agents


def test_supersuit_of_arrays_asks_for_an_array():
    """What takes no Dict says so; the observation without the mask is `Canasta-v1` of Gymnasium."""
    import supersuit

    with pytest.raises(AssertionError):
        supersuit.frame_stack_v1(env(rules="duel"), 2)
    stacked = gymnasium.wrappers.FrameStackObservation(gymnasium.make("canasta/Canasta-v1"), 2)
    assert stacked.reset(seed=1)[0].shape == (2, 256)


def test_pettingzoo_itself():
    from pettingzoo.test import api_test, parallel_api_test, performance_benchmark  # noqa: F401
    from pettingzoo.utils.conversions import aec_to_parallel  # noqa: F401

    api_test(env(scaled=True), num_cycles=100)
    parallel_api_test(parallel_env(scaled=True), num_cycles=100)


def test_a_loop_of_ones_own_as_cleanrl_has_it():
    """Policy gradient by self-play on many hands at once: the scores of its games come to the seats that played them."""
    torch.manual_seed(1)
    hands = Hands(64, "duel", seed=1)
    policy = torch.nn.Sequential(torch.nn.Linear(256, 64), torch.nn.Tanh(), torch.nn.Linear(64, 250))
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    before = [one.clone() for one in policy.parameters()]
    logs, seats, rewards, ends = [], [], [], []
    for _ in range(400):
        logits = policy(torch.from_numpy(hands.observations.copy()))
        logits = logits.masked_fill(~torch.from_numpy(hands.masks.copy()), -torch.inf)
        choice = torch.distributions.Categorical(logits=logits)
        steps = choice.sample()
        logs.append(choice.log_prob(steps))
        seats.append(torch.from_numpy(hands.seats.astype(np.int64)))
        hands.step(steps.numpy())
        rewards.append(torch.from_numpy(hands.rewards))
        ends.append(torch.from_numpy(hands.terminations | hands.truncations))
    loss, back = 0.0, torch.zeros(64, 2)
    for log, seat, reward, end in zip(reversed(logs), reversed(seats), reversed(rewards), reversed(ends), strict=True):
        back = torch.where(end[:, None], reward, back)
        loss = loss - (log * back.gather(1, seat[:, None])[:, 0]).mean()
    loss.backward()
    optimizer.step()
    assert torch.stack(ends).any() and any((one != two).any() for one, two in zip(before, policy.parameters(), strict=True))
