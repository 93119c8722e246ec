"""Many hands at once."""

import pytest
from canasta import STEPS, CanastaError, presets

np = pytest.importorskip("numpy")

from canasta.vector import Hands


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_many_hands_are_played_to_their_ends(rules):
    hands, twin, ended = Hands(8, rules, seed=5), Hands(8, rules, seed=5), 0
    players = 2 if rules == "duel" else 4
    assert len(hands) == 8 and hands.rewards.shape == (8, players) and not hands.rewards.any()
    for _ in range(600):
        steps = hands.sample()
        assert (steps == twin.sample()).all() and hands.masks[np.arange(8), steps].all()
        assert hands.observations.min() >= 0 and hands.observations.max() <= 1 and hands.seats.max() < players
        before = hands.observations
        kept = before.copy()
        hands.step(steps)
        twin.step(steps.astype(np.int64))
        assert (before == kept).all() and (hands.observations == twin.observations).all()
        over = hands.terminations
        ended += int(over.sum())
        assert not hands.truncations.any() and not hands.rewards[~over].any()
        assert (hands.rewards[:, 0] == -hands.rewards[:, 1]).all() and (hands.rewards[:, 0] == hands.rewards[:, -2]).all()
    assert ended > 8
    hands.reset(seed=5)
    assert (hands.observations == Hands(8, rules, seed=5).observations).all()
    assert (hands.observations != Hands(8, rules, seed=6).observations).any()


def test_steps_that_are_not_allowed_are_named_by_place_and_change_nothing():
    hands = Hands(4, "duel", seed=3)
    good, before = hands.sample(), hands.observations
    for bad in (20, -1, STEPS, 10_000):
        steps = good.astype(np.int64)
        steps[[1, 3]] = bad
        with pytest.raises(CanastaError, match="first that of hand 1") as error:
            hands.step(steps)
        assert (error.value.code, error.value.places) == ("illegal-steps", [1, 3])
    for odd in (good[:3], good.astype(float), [[0] * 4], "draw", None, [True] * 4):
        with pytest.raises(CanastaError) as error:
            hands.step(odd)
        assert error.value.code == "bad-request"
    assert hands.observations is before
    hands.step(good)
    assert (hands.observations != before).any()


def test_long_hands_are_cut_and_odd_vectors_are_refused():
    hands = Hands(3, "duel", seed=1, max_steps=2, observe=False)
    assert hands.observations is None
    for number in range(1, 7):
        hands.step(hands.sample())
        assert hands.truncations.all() == (number % 2 == 0) and not hands.terminations.any()
    with pytest.raises(ValueError):
        hands.masks[0, 0] = True
    for odd in ({"count": 0}, {"count": 1.5}, {"count": 10**7}, {"count": 1, "max_steps": 0}, {"count": 1, "seed": -1}, {"count": 1, "set": {"players": 3, "ask_partner": False}}):
        with pytest.raises(CanastaError):
            Hands(**{"rules": "classic", **odd})
    for rules in presets()[7:]:
        with pytest.raises(CanastaError):
            Hands(1, rules)
