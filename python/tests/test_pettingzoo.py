"""The environment."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from canasta.pettingzoo import env, raw_env
from pettingzoo.test import api_test, seed_test


@pytest.mark.parametrize("options", [{}, {"rules": "duel"}, {"rules": "evening"}, {"rules": "duel", "game": "match"}])
def test_pettingzoo_accepts_it(options):
    api_test(env(**options), num_cycles=300)


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_the_same_seed_gives_the_same_episode(rules):
    seed_test(lambda: env(rules=rules), num_cycles=100)


@pytest.mark.parametrize("game", ["hand", "match"])
def test_rewards_are_the_result(game):
    table, rng = raw_env(rules="duel", game=game, set={"target": 500}), np.random.default_rng(3)
    for seed in range(3):
        table.reset(seed=seed)
        while not any(table.terminations.values()):
            observation = table.observe(table.agent_selection)
            mask = observation["action_mask"]
            assert mask.any() and table.observation_space("player_0").contains(observation)
            others = [agent for agent in table.agents if agent != table.agent_selection]
            assert not any(table.observe(agent)["action_mask"].any() for agent in others)
            # Laying is preferred, or matches of random players take long.
            choices = np.flatnonzero(mask)
            table.step(20 if mask[20] else rng.choice(choices))
        ours, theirs = table.game.totals()
        expected = (ours - theirs) / 1000 if game == "hand" else np.sign(ours - theirs)
        assert table.rewards == {"player_0": expected, "player_1": -expected}
        assert table.game.over() or game == "hand"


def test_a_long_episode_is_truncated():
    table = raw_env(max_steps=1)
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values()) and not any(table.terminations.values())


def test_counts_seeds_and_actions_are_whole_numbers():
    for odd in (0, -1, 1.5, 1.0, True, "5", float("nan"), [5], np.float64(5)):
        with pytest.raises(ValueError, match="max_steps"):
            raw_env(max_steps=odd)
    table = raw_env()
    for odd in (-1, 1.5, True, "5", float("nan"), [5]):
        with pytest.raises(ValueError, match="seed"):
            table.reset(seed=odd)
    table.reset(seed=np.int64(7))
    before = table.game.record()
    allowed = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
    for odd in (allowed + 0.5, float(allowed), str(allowed), float("nan"), None, -1, [allowed]):
        with pytest.raises(ValueError, match="step"):
            table.step(odd)
    assert table.game.record() == before
    table.step(np.int64(allowed))
    assert table.game.record() != before
