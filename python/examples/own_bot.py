"""A bot of your own, which has learned nothing, plays a match against a built-in one: own_bot.py [SEED [LEVEL]]"""

import sys

from canasta import Bot, Decision, Game


def cautious(decision: Decision) -> str:
    """Takes what it can, melds what it can, and discards its cheapest card."""

    def wish(action: str) -> int:
        verb, _, card = action.partition(" ")
        price = 99 if card == "Jo" else "456789TJQKA2".find(card[:1])
        return {"take": 0, "answer": 0, "draw": 1, "keep": 1, "meld": 2, "discard": 4 + price, "ask": 200}[verb]

    return min(decision["legal"], key=wish)


seed, level = [*sys.argv[1:], *["1", "casual"][len(sys.argv) - 1 :]]
game = Game(rules="duel", seed=int(seed), names=["cautious", level])
bot = Bot(level, seed=int(seed))
status = game.status()
while not status["over"]:
    if status["to_act"] is None:
        status = game.deal()
    else:
        status = game.play(cautious(game.observe()) if status["to_act"] == 0 else bot.act(game))
print(["cautious", level][status["winner"] or 0], "wins", status["totals"], "after", status["hand"], "hands")
