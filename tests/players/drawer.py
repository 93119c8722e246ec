#!/usr/bin/env python3
"""The simplest legal player: it only draws and discards (see docs/protocol.md)."""

import json
import sys


def choose(decision):
    legal = decision["legal"]
    if "draw" in legal:
        return "draw"
    discards = [action for action in legal if action.startswith("discard ")]
    # Without a legal discard, the first legal action: an answer to the partner, or the pile that must be taken.
    return (discards or legal)[0]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print("ready drawer", flush=True)
        elif message["type"] == "decide":
            print(choose(message), flush=True)
        # Other messages need no answer.


if __name__ == "__main__":
    main()
