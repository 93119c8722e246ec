"""Random players play hands in the PettingZoo environment: random_match.py [HANDS [SEED]]"""

import sys

import numpy as np

from canasta.pettingzoo import env

hands, seed = (int(text) for text in [*sys.argv[1:], *["3", "1"][len(sys.argv) - 1 :]])
rng = np.random.default_rng(seed)
table = env(rules="duel")
for hand in range(hands):
    table.reset(seed=seed + hand)
    steps = 0
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            print(f"hand {hand}: {agent} {reward:+.3f} after {steps} steps")
            table.step(None)
        else:
            table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
