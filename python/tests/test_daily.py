"""The deals of ten days, the same as natively: `tests/daily/vectors.txt`. Par takes long: `CANASTA_PAR=all` compares all of it."""

import datetime
import doctest
import os
from pathlib import Path
from statistics import mean

import canasta.daily
import pytest
from canasta import Bot, CanastaError, Game
from canasta.daily import PLAYINGS, day, par, par_playing, read_day

FOLDER = Path(__file__).parents[2] / "tests" / "daily"


def lines(name):
    text = (FOLDER / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


DAYS = lines("vectors.txt")


def test_the_example_of_the_documentation():
    assert doctest.testmod(canasta.daily).failed == 0


@pytest.mark.parametrize(("deal", "rules", "dealer", "version", "seed", "sha256", "actions", "leads"), DAYS)
def test_ten_days_are_as_they_are_natively(deal, rules, dealer, version, seed, sha256, actions, leads):
    found = day(deal[:10], deal[11:])
    assert found == day(datetime.date.fromisoformat(deal[:10]), deal[11:])
    assert found == read_day(f"Look: https://example.org/{found['link']}, good luck!")
    assert (found["rules"], found["dealer"], found["version"]) == (rules, int(dealer), version)
    assert (found["seed"], found["deck_sha256"], found["link"]) == (seed, sha256, f"#day={deal}")
    assert " ".join(found["deck"]) in found["record"]
    game = Game(record=found["record"])
    bots = [Bot(name or f"par-{version}") for name in found["players"]]
    played = []
    for _ in actions.split("; "):
        played.append(bots[game.to_act()].act(game))
        game.play(played[-1])
    assert "; ".join(played) == actions


def test_par_is_what_it_is_natively():
    assert len(DAYS) == 30
    (first, *_, stored), *others = DAYS
    found = par(first[:10], first[11:])
    assert found["leads"] == [int(lead) for lead in stored.split(",")]
    assert len(found["leads"]) == PLAYINGS == 8
    assert found["mean"] == mean(found["leads"])
    assert 0 < found["within"] < 2_000
    # One playing of each deal of the first week.
    others = [(deal, leads.split(",")[0]) for deal, *_, leads in others if leads != "-"]
    assert len(others) == 20
    for deal, lead in others:
        playing = par_playing(deal[:10], deal[11:], 1)
        assert playing["lead"] == int(lead), deal
        assert Game(record=playing["record"]).to_act() is None


@pytest.mark.skipif(os.environ.get("CANASTA_PAR") != "all", reason="240 hands of the strongest bot")
@pytest.mark.parametrize(("deal", "leads"), lines("par.txt"))
def test_par_of_ten_days_is_what_it_is_natively(deal, leads):
    assert par(deal[:10], deal[11:])["leads"] == [int(lead) for lead in leads.split(",")]


@pytest.mark.parametrize(
    ("date", "game", "code"),
    [
        ("2026-11-27", "two", "early-day"),
        ("2026-02-30", "two", "bad-date"),
        ("2026-12-01", "six", "bad-game"),
        (20261201, "two", "bad-request"),
        (datetime.datetime(2026, 12, 1), "two", "bad-request"),
        ("2026-12-01", 2, "bad-request"),
        ("2026-12-01", None, "bad-request"),
    ],
)
def test_what_is_no_day_is_refused(date, game, code):
    for call in (day, par, lambda date, game: par_playing(date, game, 1)):
        with pytest.raises(CanastaError) as refused:
            call(date, game)
        assert refused.value.code == code


@pytest.mark.parametrize("number", [0, 9, -1, 257, True, 1.0, "1", None])
def test_what_is_no_playing_is_refused(number):
    with pytest.raises(CanastaError) as refused:
        par_playing("2026-12-01", "two", number)
    assert refused.value.code == "bad-request"


@pytest.mark.parametrize("text", ["good morning", ""])
def test_what_is_no_link_to_a_day_is_refused(text):
    with pytest.raises(CanastaError) as refused:
        read_day(text)
    assert refused.value.code == "bad-date"
