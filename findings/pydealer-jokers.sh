#!/usr/bin/env bash
# pydealer 1.4.0 (PyPI): a pack with jokers cannot be searched.
#
# `Deck(jokers=True)` is a documented way to build a pack of 54 cards, and `find` a documented way to look for a card in it. The
# search raises a TypeError at the first joker that it meets, whatever is looked for: it reads the first letter of the suit of each
# card, and a joker has no suit. Without jokers the same search gives the place of the card. Sorting and comparing stacks do take
# jokers, so that the fault shows only when a player looks for a card. Who writes Canasta with this package keeps jokers apart or
# searches by `card.value`.
#
# The script installs the package in a temporary folder and fails when the behaviour is another one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "pydealer==1.4.0"
seen=$("$folder/venv/bin/python" - <<'PYTHON'
from pydealer import Deck


def search(deck, name):
    try:
        return f"found {len(deck.find(name))}"
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print("52 cards:", search(Deck(), "Ace of Spades"))
with_jokers = Deck(jokers=True, num_jokers=2)
print(f"{len(with_jokers)} cards:", search(with_jokers, "Ace of Spades"))
with_jokers.sort()
print("sorted:", len(with_jokers), "cards,", sum(card.value == "Joker" for card in with_jokers), "jokers")
PYTHON
)
echo "$seen"
expected="52 cards: found 1
54 cards: TypeError: 'NoneType' object is not subscriptable
sorted: 54 cards, 2 jokers"
[ "$seen" = "$expected" ] || { echo "the behaviour has changed; expected:"; echo "$expected"; exit 1; }
