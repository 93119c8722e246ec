"""The environment."""

import copy
import pickle

import numpy as np
import pytest
from canasta import CanastaError, presets

pytest.importorskip("pettingzoo")

import pettingzoo
from canasta.pettingzoo import env, parallel_env, raw_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.state_test import state_test


@pytest.mark.parametrize(
    "options", [{}, {"rules": "duel"}, {"rules": "evening"}, {"rules": "duel", "game": "match"}, {"rules": "duel", "scaled": True}]
)
def test_pettingzoo_accepts_it(options):
    api_test(env(**options), num_cycles=300)


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_the_same_seed_gives_the_same_episode(rules):
    seed_test(lambda: env(rules=rules), num_cycles=100)


@pytest.mark.parametrize("scaled", [False, True])
def test_pettingzoo_accepts_its_state_and_its_parallel_form(scaled):
    # Random steps of these tests know no mask: the first illegal one ends the episode.
    state_test(env(rules="duel", scaled=scaled), parallel_env(rules="duel", scaled=scaled))
    parallel_api_test(parallel_env(rules="duel", scaled=scaled), num_cycles=300)


def test_an_illegal_step_ends_the_episode_of_the_checked_environment_only():
    table = env(rules="duel")
    table.reset(seed=1)
    agent, observation = table.agent_selection, table.last()[0]
    table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert table.rewards[agent] == -1 and all(table.terminations.values())
    table.reset(seed=1)
    assert not any(table.terminations.values()) and table.last()[0]["action_mask"].any()
    raw = raw_env(rules="duel")
    raw.reset(seed=1)
    with pytest.raises(CanastaError, match="not allowed"):
        raw.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


def test_the_state_holds_what_the_seats_may_not_know():
    table = raw_env(rules="classic")
    for seed in range(3):
        table.reset(seed=seed)
        seat = table.possible_agents.index(table.agent_selection)
        state, seen = table.state(), table.observe(table.agent_selection)["observation"]
        assert (state[: len(seen)] == seen).all() and table.state_space.contains(state)
        hidden, stock, acting = state[len(seen) : len(seen) + 45], state[len(seen) + 45 : -4], state[-4:]
        others = [table.observe(f"player_{(seat + ahead) % 4}")["observation"][:15] for ahead in (1, 2, 3)]
        assert (hidden == np.concatenate(others)).all() and acting.tolist() == [float(one == seat) for one in range(4)]
        # What nobody has seen is in the hands of the others and in the stock.
        from_unseen = seen[15 + 36 + 36 + 15 + 15 :][:15]
        assert (from_unseen == stock + sum(others)).all()


@pytest.mark.skipif(not hasattr(pettingzoo, "make"), reason="this PettingZoo has no registry")
def test_the_registry_knows_both_forms():
    for name, high in (("canasta_v0", 100_000), ("canasta_v1", 1)):
        table = pettingzoo.make("aec", f"canasta/{name}", rules="duel", max_cycles=5)
        assert table.metadata["name"] == name
        assert table.observation_space("player_0")["observation"].high.max() == high
        assert pettingzoo.make("parallel", f"canasta/{name}").possible_agents == [f"player_{seat}" for seat in range(4)]


def test_max_cycles_counts_the_steps_of_all_agents():
    table, steps = parallel_env(rules="duel", max_cycles=7), 0
    observations, _ = table.reset(seed=1)
    while table.agents:
        chosen = {agent: int(np.argmax(observations[agent]["action_mask"])) for agent in table.agents}
        observations, _, _, truncations, _ = table.step(chosen)
        steps += 1
    assert steps == 7 and all(truncations.values())
    with pytest.raises(CanastaError, match="max_cycles"):
        raw_env(max_cycles=0)
    with pytest.raises(CanastaError, match="two names"):
        raw_env(max_cycles=5, max_steps=5)


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
