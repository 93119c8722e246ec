"""The environment of one seat."""

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import canasta.gymnasium
from canasta import CanastaError
from gymnasium.utils.env_checker import check_env


def play(table, seed):
    rng = np.random.default_rng(seed)
    seen, info = table.reset(seed=seed)
    trace, ended, cut, reward = [], False, False, 0.0
    while not (ended or cut):
        mask = table.unwrapped.action_masks()
        assert mask.any() and (mask == info["action_mask"]).all() and table.observation_space.contains(seen)
        assert reward == 0
        action = int(20 if mask[20] else rng.choice(np.flatnonzero(mask)))
        seen, reward, ended, cut, info = table.step(action)
        trace.append((action, seen.tobytes()))
    return trace, reward, ended


@pytest.mark.parametrize("options", [{}, {"seat": 1}, {"rules": "classic", "seat": 3}, {"game": "match", "set": {"target": 300}}])
def test_a_seat_plays_against_bots_and_the_same_seed_gives_the_same_episode(options):
    table = gymnasium.make("canasta/Canasta-v0", **options)
    other, first = play(table, 6), play(table, 5)
    assert first == play(table, 5) != other
    assert first[2] and not table.unwrapped.action_masks().any()
    totals = table.unwrapped._table.game.totals()
    margin = totals[0] - totals[1] if options.get("seat", 0) % 2 == 0 else totals[1] - totals[0]
    assert first[1] == (np.sign(margin) if options.get("game") == "match" else pytest.approx(margin / 1000))
    with pytest.raises(CanastaError, match="over"):
        table.unwrapped.step(0)


def test_a_long_episode_is_cut_and_odd_options_are_refused():
    trace, _, ended = play(gymnasium.make("canasta/Canasta-v0", max_steps=40), 1)
    assert 1 < len(trace) <= 40 and not ended
    for odd in ({"seat": 2}, {"seat": -1}, {"bot": "nobody"}, {"rules": "samba"}, {"max_steps": 0}):
        with pytest.raises(CanastaError):
            canasta.gymnasium.CanastaSeatEnv(**odd)
    table = canasta.gymnasium.CanastaSeatEnv()
    table.reset(seed=1)
    with pytest.raises(CanastaError):
        table.step(int(np.flatnonzero(~table.action_masks())[0]))


@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
@pytest.mark.parametrize("name", ["Canasta-v0", "Canasta-v1"])
def test_gymnasium_accepts_it_with_the_illegal_steps_that_it_takes(name):
    check_env(gymnasium.make(f"canasta/{name}", illegal="end").unwrapped, skip_render_check=True)


def test_an_illegal_step_ends_the_episode_where_that_is_asked_for():
    table = gymnasium.make("canasta/Canasta-v1")
    seen, info = table.reset(seed=1)
    assert table.observation_space.low.min() == 0 and table.observation_space.high.max() == 1 and seen in table.observation_space
    odd = int(np.flatnonzero(info["action_mask"] == 0)[0])
    record = table.unwrapped._table.game.record()
    _, reward, ended, cut, info = table.step(odd)
    assert (reward, ended, cut, info["illegal_step"]) == (-1, True, False, odd)
    assert table.unwrapped._table.game.record() == record
    with pytest.raises(CanastaError, match="over"):
        table.unwrapped.step(odd)
    assert play(table, 2)[2]
    for odd in (-1, 250, 0.5, True):
        with pytest.raises((CanastaError, AssertionError)):
            table.unwrapped.reset(seed=3)
            table.unwrapped.step(odd)
    with pytest.warns(UserWarning, match="no pictures"):
        assert canasta.gymnasium.CanastaSeatEnv(render_mode="rgb_array").render_mode is None
    with pytest.raises(CanastaError, match="illegal"):
        canasta.gymnasium.CanastaSeatEnv(illegal="ignore")
