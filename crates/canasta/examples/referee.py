#!/usr/bin/env python3
"""Random players play a match: `canasta referee` deals, checks and scores (docs/protocol.md).

Usage: referee.py [PRESET [SEED [PROGRAM...]]]; the program is `canasta` unless it is given."""

import json
import random
import subprocess
import sys

preset, seed, *program = [*sys.argv[1:], *["duel", "1"][len(sys.argv) - 1 :]]
referee = subprocess.Popen(
    [*(program or ["canasta"]), "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
)


def ask(request, **fields):
    print(json.dumps({"type": request, **fields}), file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{answer['code']}: {answer['message']}")
    return answer


rng = random.Random(seed)
table = ask("new", rules=preset, seed=int(seed))
game = table["game"]
while not table["over"]:
    if table["to_act"] is None:
        table = ask("deal", game=game)
    decision = ask("observe", game=game)
    # Random players never reach the target unless they meld: they prefer it.
    useful = [action for action in decision["legal"] if action.startswith(("take", "meld"))]
    table = ask("step", game=game, action=rng.choice(useful or decision["legal"]))
print(f"side {table['winner']} wins after {table['hand']} hands, {table['totals']}")
