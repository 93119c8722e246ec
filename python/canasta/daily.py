"""The deals of days: one hand a day for everybody, the same on every device, as the page has them.

>>> from canasta.daily import day, read_day
>>> today = day("2026-11-28", "further")
>>> today["rules"], today["dealer"], today["link"]
('samba', 1, '#day=2026-11-28-further')
>>> read_day("I made par! https://example.org/#day=2026-12-01-two, and you?")["date"]
'2026-12-01'

To play it, go on with its record, with the bots that it names:

>>> from canasta import Bot, Game
>>> game, bots = Game(record=today["record"]), [name and Bot(name) for name in today["players"]]
>>> game.play(bots[game.to_act()].act(game))["to_act"] == game.to_act()
True

`docs/links.md` describes what a date gives.
"""

from __future__ import annotations

import datetime
import json
from typing import Literal, TypedDict

from . import Preset, _bad_request, _native, _whole

__all__ = ["PLAYINGS", "Day", "DayGame", "Par", "Playing", "day", "par", "par_playing", "read_day"]

DayGame = Literal["two", "four", "further"]
"""Classic for two, Classic for four, or one of the further games, by the day of the week."""

PLAYINGS: int = _native.PLAYINGS
"""The number of playings of par."""


class Day(TypedDict):
    """The deal of a day: one hand, from 0 to 0."""

    date: str
    game: DayGame
    rules: Preset
    seed: str
    deck: list[str]
    """Its cards, top first."""
    deck_sha256: str
    dealer: int
    players: list[str | None]
    """The bot of each seat; None on the person's."""
    version: str
    """The version of the bots."""
    link: str
    """The end of the address of a page on which it is played, from its # on."""
    record: str
    """The hand as it is dealt: `Game(record=…)` goes on with it."""


class Playing(TypedDict):
    """A playing of par."""

    lead: int
    """The score of the person's side less the best other, in points."""
    record: str


class Par(TypedDict):
    """What the strongest bot makes of a deal in the person's seat."""

    mean: float
    """The mean of the playings, in points."""
    within: float
    """Half of its interval of 95 %."""
    leads: list[int]
    """That of each playing."""


def day(date: datetime.date | str, game: DayGame = "two") -> Day:
    """The deal of a day, from 2026-11-28 on.

    Raises `CanastaError` with one of the codes `early-day`, `bad-date` and `bad-game`.
    """
    found: Day = json.loads(_native.day(_date(date), _game(game)))
    return found


def read_day(text: str) -> Day:
    """The deal of a link: `2026-11-28-two`, a whole address, or a text around either, as chats and mails change them."""
    found: Day = json.loads(_native.read_day(text))
    return found


def par_playing(date: datetime.date | str, game: DayGame, number: int) -> Playing:
    """A playing of par, `number` 1 to `PLAYINGS`. It takes a quarter of a second or so."""
    place = _whole(number, "the number of a playing", 1)
    if place > PLAYINGS:
        raise _bad_request(f"the number of a playing is at most {PLAYINGS}, not {place}")
    lead, record = _native.par_playing(_date(date), _game(game), place - 1)
    return {"lead": lead, "record": record}


def par(date: datetime.date | str, game: DayGame = "two") -> Par:
    """Par of a deal, from all its playings. It takes seconds."""
    found: Par = json.loads(_native.par(_date(date), _game(game)))
    return found


def _date(date: datetime.date | str) -> str:
    # A time is of one zone, and so of several days.
    if isinstance(date, datetime.date) and not isinstance(date, datetime.datetime):
        return date.isoformat()
    if not isinstance(date, str):
        raise _bad_request(f"a date is a datetime.date or a text like 2026-11-28, not {date!r}")
    return date


def _game(game: str) -> str:
    if not isinstance(game, str):
        raise _bad_request(f"a game of a day is a text, not {game!r}")
    return game
