"""Canasta: rules, bots, records and reviews.

>>> from canasta import Game
>>> Game(rules="duel", seed=43).legal()
['draw', 'take As Ac']
"""

from __future__ import annotations

import json
import operator
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from . import _native
from ._native import CanastaError

__all__ = [
    "FEATURES", "STEPS", "Bot", "CanastaError", "Decision", "Ended", "Game", "Observation", "Preset", "Scores", "Seed", "Status",
    "bots", "presets", "review",
]

Preset = Literal["classic", "classic-two", "duel", "rooms-two", "rooms-four", "evening", "pagat"]
Ended = Literal["out", "concealed", "stock", "red-three"]
Seed = int | str
"""A number from 0 to 2**64 - 1, or 64 hexadecimal digits."""

STEPS: int = _native.STEPS
"""The number of steps: see `Game.step`."""
FEATURES: dict[str, int] = dict(_native.feature_parts())
"""The parts of `Game.features` in order, and how many numbers each has."""


def _bad_request(message: object) -> CanastaError:
    error = CanastaError(f"bad-request: {message}")
    error.code = "bad-request"
    return error


def _json(value: Any) -> str:
    """JSON for the engine. Whole numbers of any type are whole numbers; what is no JSON is refused."""
    try:
        return json.dumps(value, allow_nan=False, default=operator.index)
    except Exception as error:
        raise _bad_request(error) from None


def _whole(value: Any, name: str, least: int = 0) -> int:
    """A whole number of any type. True and False are none, and nothing is rounded."""
    try:
        number = least - 1 if isinstance(value, bool) else operator.index(value)
    except Exception:
        number = least - 1
    if number < least:
        raise _bad_request(f"{name} is a whole number from {least} on, not {value!r}")
    return number


class Status(TypedDict):
    """Where a game stands."""

    hand: int
    """The number of the hand, from 1."""
    to_act: int | None
    """The seat to act; None when the hand has ended."""
    ended: Ended | None
    totals: list[int]
    over: bool
    winner: int | None
    """The side that won the match."""


class Observation(TypedDict):
    """What one seat may know. Side 0 is seats 0 and 2, side 1 is seats 1 and 3. Cards are text, as "7s" and "Jo"."""

    seat: int
    to_act: int | None
    turn: int
    phase: Literal["draw", "play", "answer"]
    drew: Literal["stock", "pile"] | None
    bound: Literal["must-go-out", "may-not-go-out"] | None
    so_far: dict[str, Any]
    ended: Ended | None
    dealer: int
    hand: list[str]
    hand_counts: list[int]
    known: list[list[str]]
    unseen: list[str]
    hands: list[list[str]] | None
    melds: list[list[list[str]]]
    has_laid: list[bool]
    red_threes: list[list[str]]
    stock: int
    pile: list[str]
    banner: str
    frozen_to_us: bool
    scores: list[int]
    opening_minimums: list[int]


class Decision(TypedDict):
    """What a player is told."""

    hand: int
    since: list[dict[str, Any]]
    """What the others have done since the last action of the seat: `seat` and `action`."""
    observation: Observation
    legal: list[str]
    """Some legal actions, never none for the seat that is to act. Any legal action may be played."""


class Scores(TypedDict):
    """The totals, and the score sheets of the finished hands."""

    totals: list[int]
    hands: list[dict[str, Any]]


class Game:
    """A match with all its cards."""

    _native: _native.Game

    def __init__(
        self,
        rules: Preset | None = None,
        *,
        seed: Seed | None = None,
        set: Mapping[str, Any] | None = None,
        names: Iterable[str] = (),
        record: str | None = None,
    ) -> None:
        """Deals the first hand of a match, or goes on with a record.

        `rules` is a preset, "classic" by default; `set` changes fields of it. `seed` gives all decks and the first dealer.
        """
        options = {"rules": rules, "set": set and dict(set), "seed": seed, "names": list(names), "record": record}
        self._native = _native.Game(_json(options))

    def status(self) -> Status:
        """Where the game stands."""
        return json.loads(self._native.status())

    def observe(self, seat: int | None = None) -> Decision:
        """What a seat may know, and some of its legal actions; without a seat, the one that is to act."""
        return json.loads(self._native.observe(seat))

    def legal(self, limit: int | None = None) -> list[str]:
        """Every legal action, one for all choices of suits: at most `limit`, 10,000 by default."""
        return json.loads(self._native.legal(limit))

    def play(self, action: str, seat: int | None = None) -> Status:
        """Plays an action in notation. A refused action raises `CanastaError` and changes nothing."""
        self._native.play(action, seat)
        return self.status()

    def deal(self) -> Status:
        """Deals the next hand."""
        self._native.deal()
        return self.status()

    def score(self) -> Scores:
        """The totals, and the score sheets of the finished hands."""
        return json.loads(self._native.score())

    def record(self) -> str:
        """The record with all decks, as text."""
        return self._native.record()

    def rules(self) -> dict[str, Any]:
        """The rules of the match, every field."""
        return json.loads(self._native.rules())

    def clone(self) -> Game:
        """A copy with the same hidden cards."""
        copy = object.__new__(Game)
        copy._native = self._native.clone()
        return copy

    def to_act(self) -> int | None:
        """The seat to act, faster than `status()`; None when the hand has ended."""
        return self._native.to_act()

    def over(self) -> bool:
        """Whether the match is over, faster than `status()`."""
        return self._native.over()

    def totals(self) -> list[int]:
        """The totals of both sides, faster than `status()`."""
        return self._native.totals()

    def mask(self, seat: int | None = None) -> bytes:
        """One byte for each of the `STEPS` steps: whether the seat may take it now."""
        return self._native.mask(seat)

    def features(self, seat: int | None = None) -> bytes:
        """What a seat may know as 32 bit floats, in the order of `FEATURES`: `numpy.frombuffer(…, "f4")`."""
        return self._native.features(seat)

    def step(self, number: int) -> str | None:
        """Takes a step of the seat that is to act. Returns the action if the step completes one."""
        return self._native.step(number)

    def steps_of(self, action: str) -> list[int]:
        """The steps of an action of the seat that is to act: what a bot does, for a learner."""
        return self._native.steps_of(action)


class Bot:
    """A built-in bot for one seat and one match. It sees what its seat may know and nothing else."""

    def __init__(self, name: str, *, seed: Seed = 0, worlds: int | None = None, style: str | None = None) -> None:
        """The bot with a name of `bots()`. `style` is "even", "builder", "runner" or "freezer"."""
        self._native = _native.Bot(name, _json(seed), worlds, style)

    @property
    def name(self) -> str:
        """The name."""
        return self._native.name

    def act(self, game: Game) -> str:
        """The action of the seat that is to act, in notation."""
        return self._native.act(game._native)


def presets() -> list[str]:
    """The names of the presets."""
    return _native.presets()


def bots() -> dict[str, str]:
    """Every bot: its name, and what it does."""
    return dict(_native.bots())


def review(record: str, *, seats: Iterable[int] = (), worlds: int | None = None) -> list[dict[str, Any]]:
    """What the decisions of a record were worth: those of some seats, or of all.

    Each has `hand`, `action`, `seat`, `kind`, `done` and `worth`, which is None if the rules left no choice, and else holds the
    `best` plan, and for `win` and `points` the value `done`, the `best` one and the `loss` with its standard `error`.
    """
    return json.loads(_native.review(record, list(seats), worlds))
