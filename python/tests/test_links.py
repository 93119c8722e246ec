"""Links to deals and to finished games."""

import doctest
from pathlib import Path

import canasta.links
import pytest
from canasta import Bot, CanastaError, Game
from canasta.links import deal_hand, deal_link, game_link, read_link

ROOT = Path(__file__).parents[2]


def lines(name):
    text = (ROOT / "tests" / "links" / name).read_text(encoding="utf-8")
    return [line.split(" ", 1) for line in text.splitlines()]


def test_the_example_of_the_documentation():
    assert doctest.testmod(canasta.links).failed == 0


def test_the_links_of_the_first_version():
    for code, _ in lines("deals.txt"):
        read = read_link(code)
        assert read["kind"] == "deal"
        assert deal_link(read["deal"]) == f"#deal={code}"
    for code, file in lines("games.txt"):
        record = (ROOT / file).read_text(encoding="utf-8")
        assert game_link(record) == f"#game={code}"
        assert read_link(f"https://example.org/#game={code}.")["kind"] == "game"


def test_a_played_hand_is_sent():
    game, bot = Game(rules="duel", seed=3), Bot("thumb")
    with pytest.raises(CanastaError) as unfinished:
        game_link(game.record())
    assert unfinished.value.code == "unfinished"
    while game.to_act() is not None:
        game.play(bot.act(game))
    assert read_link(game_link(game.record())) == {"kind": "game", "record": game.record()}


def test_the_hands_of_a_deal_are_dealt():
    deal = read_link(deal_link({"rules": "duel", "seed": 7, "hands": 2, "players": ["person", "thumb"]}))["deal"]
    record, bot = None, Bot("thumb")
    for hand in (1, 2):
        game = Game(record=deal_hand(deal, record))
        assert game.status()["hand"] == hand
        with pytest.raises(CanastaError) as on:
            deal_hand(deal, game.record())
        assert on.value.code == "hand-is-on"
        while game.to_act() is not None:
            game.play(bot.act(game))
        record = game.record()
    with pytest.raises(CanastaError) as over:
        deal_hand(deal, record)
    assert over.value.code == "game-over"


@pytest.mark.parametrize(
    ("text", "code"), [("", "empty"), ("good morning", "no-link"), ("#deal=D14mymIbeC3Fznf2", "damaged")]
)
def test_what_is_no_link_is_refused(text, code):
    with pytest.raises(CanastaError) as refused:
        read_link(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "deal", [{}, {"seed": 1, "players": ["person"]}, {"seed": -1, "players": []}, {"seed": object(), "players": []}]
)
def test_what_is_no_deal_is_refused(deal):
    with pytest.raises(CanastaError) as refused:
        deal_link(deal)
    assert refused.value.code == "bad-request"
