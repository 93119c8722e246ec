"""Links that hold a deal to be played, or a whole finished game, as the page writes and reads them.

>>> from canasta.links import deal_link, read_link
>>> deal_link({"seed": 7, "players": ["person", "expert", "expert", "expert"]})
'#deal=D14mymIbeC3Fznf1'
>>> read_link("Look: https://example.org/#deal=D14mymIbeC3Fznf1, good luck!")["deal"]["dealer"]
0

`docs/links.md` describes the codes, and the fields of a deal.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from . import _bad_request, _json, _native

__all__ = ["DealInLink", "GameInLink", "deal_hand", "deal_link", "game_link", "read_link"]


class DealInLink(TypedDict):
    """A link to a deal."""

    kind: Literal["deal"]
    deal: dict[str, Any]


class GameInLink(TypedDict):
    """A link to a finished game."""

    kind: Literal["game"]
    record: str


def deal_link(deal: Mapping[str, Any]) -> str:
    """The link of a deal, from its `#` on, to be put behind the address of a page.

    A deal has `players` and either `seed` or `deck`; `rules`, `set`, `hands`, `dealer` and `sender` may be left out.
    """
    return _native.deal_link(_fields(deal))


def deal_hand(deal: Mapping[str, Any], record: str | None = None) -> str:
    """The record with the next hand of a deal, for `Game(record=…)`; without a record its first hand.

    Raises `CanastaError` with the code `hand-is-on`, or after its last hand `game-over`.
    """
    return _native.deal_hand(_fields(deal), record)


def game_link(record: str) -> str:
    """The link of a record whose hands are all finished, from its `#` on."""
    return _native.game_link(record)


def read_link(text: str) -> DealInLink | GameInLink:
    """What a link holds: its code, a whole address, or a text around either, as chats and mails change them.

    Raises `CanastaError` with one of the codes `empty`, `no-link`, `damaged`, `newer`, `impossible-rules` and `unplayable`.
    """
    found: DealInLink | GameInLink = json.loads(_native.read_link(text))
    return found


def _fields(deal: Mapping[str, Any]) -> str:
    try:
        fields = dict(deal)
    except (TypeError, ValueError) as wrong:
        raise _bad_request(wrong) from None
    return _json(fields)
