"""The wheel, as a program has it."""

import copy
import doctest
import pickle
import random
import signal
import struct
import threading
import time
import typing
from decimal import Decimal
from fractions import Fraction

import canasta
import pytest
from canasta import Bot, CanastaError, Game, bots, presets, review


def play_match(choose, **options):
    game = Game(**options)
    while not game.over():
        if game.to_act() is None:
            game.deal()
        else:
            game.play(choose(game))
    return game


def test_the_first_lines_of_the_documentation():
    assert doctest.testmod(canasta).failed == 0
    assert Game(rules="duel", seed=43).legal() == ["draw", "take As Ac"]


# The presets whose actions have steps.
CLASSIC = presets()[:7]


@pytest.mark.parametrize("rules", presets())
def test_a_match_ends_and_its_record_gives_it_again(rules):
    game = play_match(Bot("thumb").act, rules=rules, seed=5)
    status = game.status()
    assert status["totals"][status["winner"]] == max(status["totals"])
    assert game.score()["totals"] == status["totals"] == game.totals()
    again = Game(record=game.record())
    assert again.status() == status and again.record() == game.record()


def test_a_refusal_has_a_code_and_changes_nothing():
    game = Game(seed=1)
    before = game.status()

    def code(call):
        with pytest.raises(CanastaError) as error:
            call()
        return error.value.code

    assert code(lambda: game.play("discard 4s")) == "must-draw-first"
    assert code(lambda: game.play("fly")) == "unknown-action"
    assert code(lambda: game.play("draw", (before["to_act"] + 1) % 4)) == "not-your-turn"
    assert code(lambda: game.observe(7)) == "no-such-seat"
    assert code(game.deal) == "hand-is-on"
    assert code(lambda: game.step(canasta.STEPS)) == "bad-request"
    assert code(lambda: game.step(game.mask().index(0))) == "bad-request"
    assert code(lambda: Game("poker", seed=1)) == "bad-request"
    assert code(lambda: Game(set={"target": -4}, seed=1)) == "bad-rules"
    assert code(lambda: Bot("nobody")) == "bad-request"
    assert game.status() == before


class Whole:
    """Any type that is an integer."""

    def __index__(self):
        return 1


class Failing:
    def __index__(self):
        raise RuntimeError("no")


# What is no whole number from 0 on, although some of it passes for one. None means that nothing is given.
ODD = [
    "north", "1", "", float("nan"), float("inf"), 0.9, 1.0, -1, 2**64, 10**400, True, False, {}, [1], [], b"1", 1j,
    Decimal(1), Fraction(1), Failing(), object(), print,
]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_a_seat_a_count_or_a_limit_that_is_no_whole_number_is_refused(odd):
    game = Game("classic", seed=5)
    record = play_match(Bot("thumb").act, rules="duel", set={"target": 300}, seed=4).record()
    before = game.status(), game.record()
    entries = {
        "observe": lambda: game.observe(odd),
        "play": lambda: game.play("draw", odd),
        "legal": lambda: game.legal(odd) if odd != 2**64 else game.legal(-1),
        "mask": lambda: game.mask(odd),
        "features": lambda: game.features(odd),
        "step": lambda: game.step(odd),
        "the seed of a game": lambda: Game(seed=odd),
        "the seed of a record": lambda: Game(record=record, seed=odd),
        "the target": lambda: Game(seed=1, set={"target": odd}),
        "the players": lambda: Game(seed=1, set={"players": odd}),
        "the seed of a bot": lambda: Bot("thumb", seed=odd),
        "the worlds of a bot": lambda: Bot("master", worlds=odd),
        "the worlds of a review": lambda: review(record, worlds=odd),
        "a seat of a review": lambda: review(record, seats=[odd], worlds=1),
    }
    for name, call in entries.items():
        with pytest.raises(CanastaError) as error:
            call()
        assert error.value.code in ("no-such-seat", "bad-request", "bad-rules"), name
    for name in ("observe", "play", "mask", "features"):
        with pytest.raises(CanastaError) as error:
            entries[name]()
        assert error.value.code == "no-such-seat"
    assert (game.status(), game.record()) == before


def test_whole_numbers_of_any_type_are_seats():
    game = Game("classic", seed=5, set={"target": Whole()})
    assert game.rules()["target"] == 1
    assert game.observe(Whole()) == game.observe(1) != game.observe(0)
    assert game.observe() == game.observe(None) == game.observe(game.to_act())
    assert game.legal(Whole()) == game.legal()[:1]
    assert Game(seed=Whole()).record() == Game(seed=1).record()
    with pytest.raises(CanastaError):
        Bot("master", worlds=0)


def test_integers_of_numpy_are_whole_numbers():
    np = pytest.importorskip("numpy")
    game = Game("classic", seed=np.uint8(5))
    for kind in (np.int8, np.uint16, np.int64):
        assert game.observe(kind(2)) == game.observe(2)
    for odd in (np.True_, np.float64(1), np.nan, np.int64(-1), np.array([1, 2]), np.datetime64(1, "D")):
        with pytest.raises(CanastaError) as error:
            game.observe(odd)
        assert error.value.code == "no-such-seat"


def test_games_beside_classic_have_no_steps():
    for rules in presets()[len(CLASSIC):]:
        game = Game(rules=rules, seed=1)
        for call in (game.mask, game.features, lambda: game.step(0), lambda: game.steps_of("draw")):
            with pytest.raises(CanastaError, match="Classic") as error:
                call()
            assert error.value.code == "bad-request"


def test_the_steps_of_what_a_bot_does_do_the_same():
    for seed, rules in enumerate(CLASSIC):
        game, bot, lengths = Game(rules=rules, seed=seed), Bot("thumb"), set()
        while game.to_act() is not None:
            action = bot.act(game)
            twin = game.clone()
            twin.play(action)
            steps = game.steps_of(action)
            lengths.add(len(steps))
            for step in steps:
                assert game.mask()[step] == 1
                done = game.step(step)
            assert done is not None and game.to_act() == twin.to_act()
            hidden = [entry.split()[1:2] for entry in (game.record(), twin.record())]
            assert hidden[0] == hidden[1] and game.score() == twin.score()
        assert max(lengths) > 3


def test_bots_and_reviews():
    assert "rules of thumb" in bots()["thumb"]
    game = play_match(lambda game: game.observe()["legal"][-1], rules="duel", set={"target": 300}, seed=4)
    found = review(game.record(), seats=[1], worlds=16)
    assert len(found) > 5 and {one["seat"] for one in found} == {1}
    assert any(one["worth"] and one["worth"]["win"]["loss"] != 0 for one in found)
    assert Bot("master", worlds=4, style="runner").name == "master"


def test_the_stubs_know_every_preset():
    assert list(typing.get_args(canasta.Preset)) == presets()


def test_a_game_without_a_seed_is_dealt_by_chance():
    game, other = Game("duel"), Game("duel")
    assert game.record() != other.record()
    played = play_match(Bot("thumb").act, rules="duel", set={"target": 300})
    assert Game(record=played.record()).status() == played.status()
    assert Game(seed=1) == Game(seed=1) != Game(seed=2) and Game(seed=1) != 1


COPIES = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda one: pickle.loads(pickle.dumps(one))}


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_is_a_game_of_its_own_and_goes_on_alike(way):
    game = Game("duel", seed=5)
    game.play("draw")
    part = next(step for step in range(22, canasta.STEPS) if game.mask()[step])
    game.step(part)
    twin = COPIES[way](game)
    assert twin == game and twin.mask() == game.mask() and twin.features() == game.features()
    twin.step(21)
    assert twin != game and twin.mask() != game.mask()
    again = COPIES[way](twin)
    assert again == twin and again.mask() == twin.mask()
    game.step(21)
    bot = Bot("thumb")
    for one in (game, twin):
        while one.to_act() is not None:
            one.play(bot.act(one))
        one.deal()
    assert game == twin


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", ["thumb", "casual", "flat", "master"])
def test_a_copy_of_a_bot_decides_further_on_as_the_bot_does(name, way):
    bot = Bot(name, seed=7, worlds=3, style="runner")
    play_hand = Game("duel", seed=5)
    for _ in range(6):
        play_hand.play(bot.act(play_hand))
    twin, other, again = COPIES[way](bot), play_hand.clone(), play_hand.clone()
    assert twin is not bot and twin.name == bot.name
    for _ in range(8):
        action = bot.act(again)
        again.play(action)
        assert twin.act(other) == action
        other.play(action)
    # What the copy has decided is nothing to the bot.
    assert bot._native.streams_used() == twin._native.streams_used() and (name == "thumb") == (bot._native.streams_used() == 0)
    last = bot._native.streams_used()
    twin.act(Game("duel", seed=6))
    assert bot._native.streams_used() == last


def test_steps_that_are_listed_are_those_of_the_mask_and_numbers_are_scaled():
    rng = random.Random(3)
    for rules in CLASSIC:
        game, longest = Game(rules, seed=2), 0
        while game.to_act() is not None:
            steps = game.legal_steps()
            assert bytes(step in steps for step in range(canasta.STEPS)) == game.mask()
            raw, scaled = (struct.unpack(f"{sum(canasta.STATE.values())}f", game.state(scaled=how)) for how in (False, True))
            seen = sum(canasta.FEATURES.values())
            assert struct.pack(f"{seen}f", *raw[:seen]) == game.features()
            assert struct.pack(f"{seen}f", *scaled[:seen]) == game.features(scaled=True)
            assert min(scaled) >= 0 and max(scaled) <= 1
            longest = max(longest, max(raw))
            game.step(20 if 20 in steps else rng.choice(steps))
        assert game.legal_steps() == [] and longest > 30


def test_what_is_printed_names_it():
    assert canasta.__version__[0].isdigit()
    assert repr(Game("duel", seed=1)).startswith("<canasta.Game: hand 1, totals [0, 0]")
    assert repr(Bot("thumb")) == "<canasta.Bot: thumb>"


def test_a_game_on_which_a_bot_thinks_cannot_be_changed():
    game, bot, codes = Game("duel", seed=5), Bot("master", worlds=20_000), set()
    game.play("draw")
    thinking = threading.Thread(target=bot.act, args=(game,))
    thinking.start()
    while thinking.is_alive():
        try:
            game.play("fly")
        except CanastaError as error:
            codes.add(error.code)
    thinking.join()
    assert codes <= {"game-in-use", "unknown-action"} and "game-in-use" in codes


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="an alarm interrupts it")
@pytest.mark.parametrize("what", ["act", "review"])
def test_an_interruption_is_heard_while_a_bot_thinks(what):
    game = Game("duel", seed=5)
    game.play("draw")
    record = play_match(Bot("thumb").act, rules="duel", set={"target": 300}, seed=4).record()
    think = {"act": lambda: Bot("master", worlds=200_000).act(game), "review": lambda: review(record, worlds=200_000)}
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        start = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            think[what]()
        # 0.1 s until it comes, and what a busy machine takes.
        assert time.monotonic() - start < 1
    finally:
        signal.signal(signal.SIGALRM, before)
