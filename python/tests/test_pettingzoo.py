"""The environment."""

import copy
import pickle

import numpy as np
import pytest
from canasta import CanastaError, presets

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


def test_what_the_environment_cannot_play_is_refused_at_once():
    three = {"rules": "classic", "set": {"players": 3, "ask_partner": False}}
    for make in (env, raw_env):
        with pytest.raises(CanastaError, match="not for 3 players") as error:
            make(**three)
        assert error.value.code == "bad-request"
        for rules in presets()[7:]:
            with pytest.raises(CanastaError, match="Classic") as error:
                make(rules=rules)
            assert error.value.code == "bad-request"
        for odd in ({"max_steps": -5}, {"max_steps": 0}, {"render_mode": "rgb_array"}, {"game": "set"}):
            with pytest.raises(CanastaError):
                make(**odd)


def test_render_follows_its_mode(capsys):
    for mode in (None, "ansi", "human"):
        table = raw_env(rules="duel", render_mode=mode)
        table.reset(seed=1)
        if mode is None:
            with pytest.warns(UserWarning, match="render"):
                assert table.render() is None
        else:
            text = table.render()
            assert (text or capsys.readouterr().out).startswith(f"{table.agent_selection}: ")
            assert (text is None) == (mode == "human")


@pytest.mark.parametrize("way", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["deepcopy", "pickle"])
def test_a_copy_of_the_environment_goes_on_by_itself(way):
    table, rng = raw_env(rules="duel"), np.random.default_rng(2)
    table.reset(seed=3)

    def play(one, steps, rng):
        for _ in range(steps):
            one.step(int(rng.choice(np.flatnonzero(one.observe(one.agent_selection)["action_mask"]))))

    play(table, 30, rng)
    twin, before = way(table), table.game.record()
    play(twin, 30, np.random.default_rng(4))
    assert table.game.record() == before != twin.game.record()
    play(table, 30, np.random.default_rng(4))
    assert table.game == twin.game
