"""Canasta: rules, bots, records and reviews.

>>> from canasta import Game
>>> Game(rules="duel", seed=43).legal()
['draw', 'take As Ac']
"""

from __future__ import annotations

import json
import operator
import secrets
from collections.abc import Callable, Iterable, Mapping
from importlib import metadata
from typing import Any, Literal, TypedDict, TypeVar

from . import _native
from ._native import CanastaError

__all__ = [
    "FEATURES", "STATE", "STEPS", "Bot", "CanastaError", "Decision", "Ended", "Game", "Observation", "Preset", "Scores", "Seed", "Status",
    "__version__", "bots", "presets", "review",
]

Preset = Literal[
    "classic", "classic-two", "duel", "rooms-two", "rooms-four", "evening", "pagat", "three-handed", "samba", "bolivia",
    "modern-american", "hand-and-foot", "hand-knee-and-foot",
    "danish-family", "czech-club",
]
Ended = Literal["out", "concealed", "stock", "red-three"]
Seed = int | str
"""A number from 0 to 2**64 - 1, or 64 hexadecimal digits."""

try:
    __version__ = metadata.version("canasta")
except metadata.PackageNotFoundError:
    __version__ = "unknown"

_Result = TypeVar("_Result")

STEPS: int = _native.STEPS
"""The number of steps: see `Game.step`."""
FEATURES: dict[str, int] = dict(_native.feature_parts())
"""The parts of `Game.features` in order, and how many numbers each has."""
STATE: dict[str, int] = {**FEATURES, **dict(_native.state_parts())}
"""The parts of `Game.state` in order, and how many numbers each has."""


def _bad_request(message: object) -> CanastaError:
    error = CanastaError(f"bad-request: {message}")
    error.code = "bad-request"
    return error


def _alone(change: Callable[..., _Result], *arguments: Any) -> _Result:
    """Changes a game. While a bot thinks on it in another thread, it cannot be changed."""
    try:
        return change(*arguments)
    except RuntimeError as wrong:
        if "borrowed" not in str(wrong):
            raise
        error = CanastaError("game-in-use: a bot thinks on this game: wait for it, or give it a clone()")
        error.code = "game-in-use"
        raise error from None


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
    """The open cards, bottom first; `face_down` says how many lie under them, in games that begin so."""
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
    _seed: Any

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

        `rules` is a preset, "classic" by default; `set` changes fields of it. `seed` gives all decks and the first dealer. Without
        one it is drawn by chance; `record()` has the decks in any case. A record alone has no seed for further hands.
        """
        if seed is None and record is None:
            seed = secrets.token_hex(32)
        options = {"rules": rules, "set": set and dict(set), "seed": seed, "names": list(names), "record": record}
        self._native = _native.Game(_json(options))
        self._seed = seed

    def status(self) -> Status:
        """Where the game stands."""
        found: Status = json.loads(self._native.status())
        return found

    def observe(self, seat: int | None = None) -> Decision:
        """What a seat may know, and some of its legal actions; without a seat, the one that is to act."""
        found: Decision = json.loads(self._native.observe(seat))
        return found

    def legal(self, limit: int | None = None) -> list[str]:
        """Every legal action, one for all choices of suits: at most `limit`, 10,000 by default."""
        found: list[str] = json.loads(self._native.legal(limit))
        return found

    def play(self, action: str, seat: int | None = None) -> Status:
        """Plays an action in notation. A refused action raises `CanastaError` and changes nothing."""
        _alone(self._native.play, action, seat)
        return self.status()

    def deal(self) -> Status:
        """Deals the next hand."""
        _alone(self._native.deal)
        return self.status()

    def score(self) -> Scores:
        """The totals, and the score sheets of the finished hands."""
        found: Scores = json.loads(self._native.score())
        return found

    def record(self) -> str:
        """The record with all decks, as text."""
        return self._native.record()

    def rules(self) -> dict[str, Any]:
        """The rules of the match, every field."""
        found: dict[str, Any] = json.loads(self._native.rules())
        return found

    def clone(self) -> Game:
        """A copy with the same hidden cards."""
        copy = object.__new__(Game)
        copy._native = self._native.clone()
        copy._seed = self._seed
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {"record": self.record(), "seed": self._seed, "steps": self._native.staged()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Game.__init__(self, record=state["record"], seed=state["seed"])
        for step in state["steps"]:
            self.step(step)

    def __eq__(self, other: object) -> bool:
        """Whether both have the same course, and the same cards put aside."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.record() == other.record() and self._native.staged() == other._native.staged()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        status = self.status()
        now = "over" if status["over"] else f"hand {status['hand']}"
        return f"<canasta.Game: {now}, totals {status['totals']}, to act {status['to_act']}>"

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

    def legal_steps(self) -> list[int]:
        """The steps that the seat that is to act may take: the places of `mask()` that are 1."""
        return self._native.legal_steps()

    def features(self, seat: int | None = None, *, scaled: bool = False) -> bytes:
        """What a seat may know as 32 bit floats, in the order of `FEATURES`: `numpy.frombuffer(…, "f4")`.

        Cards and points are counted as they are, or `scaled` so that every number is from 0 to 1.
        """
        return self._native.features(seat, bool(scaled))

    def state(self, *, scaled: bool = False) -> bytes:
        """All cards as 32 bit floats, in the order of `STATE`: what the seat that is to act may know, and what it may not.

        It is for what judges positions while training. A player gets `features()`.
        """
        return self._native.state(bool(scaled))

    def step(self, number: int) -> str | None:
        """Takes a step of the seat that is to act. Returns the action if the step completes one."""
        try:
            return self._native.step(number)
        except RuntimeError:
            return _alone(self._native.step, number)

    def steps_of(self, action: str) -> list[int]:
        """The steps of an action of the seat that is to act: what a bot does, for a learner."""
        return self._native.steps_of(action)


class Bot:
    """A built-in bot for one seat and one match. It sees what its seat may know and nothing else.

    `copy`, `deepcopy` and `pickle` give a bot of its own, which decides further on as this one would.
    """

    def __init__(self, name: str, *, seed: Seed = 0, worlds: int | None = None, style: str | None = None) -> None:
        """The bot with a name of `bots()`. `style` is "even", "builder", "runner" or "freezer"."""
        self._native = _native.Bot(name, _json(seed), worlds, style)
        self._made = {"name": name, "seed": seed, "worlds": worlds, "style": style}

    @property
    def name(self) -> str:
        """The name."""
        return self._native.name

    def __getstate__(self) -> dict[str, Any]:
        return {**self._made, "streams": self._native.streams_used()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Bot.__init__(self, state["name"], seed=state["seed"], worlds=state["worlds"], style=state["style"])
        self._native.use_streams_from(state["streams"])

    def __repr__(self) -> str:
        return f"<canasta.Bot: {self.name}>"

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
    found: list[dict[str, Any]] = json.loads(_native.review(record, list(seats), worlds))
    return found
