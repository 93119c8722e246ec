"""Games a second of random players, beside gin rummy of RLCard where it is installed: speed.py [SECONDS]"""

import sys
import time

import numpy as np

from canasta.pettingzoo import raw_env

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


def measure(name, play):
    play(0)
    start, games, steps = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        games += 1
        steps += play(games)
    spent = time.perf_counter() - start
    print(f"{name}: {games / spent:.1f} games and {steps / spent:.0f} steps a second, {steps / games:.0f} steps a game")


def canasta(rules):
    table, rng = raw_env(rules=rules), np.random.default_rng(1)

    def play(seed):
        table.reset(seed=seed)
        steps = 0
        while not any(table.terminations.values()):
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(rng.choice(np.flatnonzero(mask)))
            steps += 1
        return steps

    return play


def gin_rummy():
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make("gin-rummy", config={"seed": 1})
    table.set_agents([RandomAgent(table.num_actions) for _ in range(table.num_players)])

    def play(_):
        trajectories, _ = table.run()
        return sum(len(one) // 2 for one in trajectories)

    return play


measure("canasta, two players", canasta("duel"))
measure("canasta, four players", canasta("classic"))
try:
    measure("RLCard gin rummy", gin_rummy())
except ImportError:
    print("RLCard is not installed")
