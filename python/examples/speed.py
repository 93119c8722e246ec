"""Hands per CPU second of random players, and what 1,000 games take of memory: speed.py [SECONDS] [--peer]

`--peer` measures gin rummy of OpenSpiel in the same run, where it is installed, and prints how many times as fast each is:
pip install open_spiel==2.0.2 shimmy==2.0.1
"""

import argparse
import random
import time
from collections.abc import Callable

import numpy as np

import canasta
from canasta.pettingzoo import raw_env
from canasta.vector import Hands

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("seconds", nargs="?", type=float, default=5.0, help="CPU seconds for each line")
parser.add_argument("--peer", action="store_true", help="measure gin rummy of OpenSpiel too")
parser.add_argument("--rules", default="classic-two", help="a preset")
arguments = parser.parse_args()
rng = random.Random(1)

Play = Callable[[], tuple[int, int]]


def measure(name: str, play: Play) -> float:
    """How many hands a CPU second has. `play` plays some, and returns how many hands and steps."""
    play()
    start, hands, steps = time.process_time(), 0, 0
    while time.process_time() - start < arguments.seconds:
        more = play()
        hands, steps = hands + more[0], steps + more[1]
    spent = time.process_time() - start
    print(f"{name:42} {hands / spent:8.1f} hands and {steps / spent:9.0f} steps a second")
    return hands / spent


def bare(observe: bool) -> Play:
    """A hand of `canasta.Game`, with what the player sees at each step or without."""

    def play() -> tuple[int, int]:
        game, steps = canasta.Game(arguments.rules, seed=rng.getrandbits(63)), 0
        while legal := game.legal_steps():
            if observe:
                np.frombuffer(game.features(), np.float32)
            game.step(rng.choice(legal))
            steps += 1
        return 1, steps

    return play


def environment() -> Play:
    """A hand of the PettingZoo environment."""
    table = raw_env(rules=arguments.rules)

    def play() -> tuple[int, int]:
        table.reset(seed=rng.getrandbits(31))
        steps = 0
        while not table.terminations[table.agent_selection]:
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(int(rng.choice(mask.nonzero()[0])))
            steps += 1
        return 1, steps

    return play


def vector(observe: bool) -> Play:
    """A step in each of 1,000 hands."""
    hands = Hands(1_000, arguments.rules, seed=1, observe=observe)

    def play() -> tuple[int, int]:
        hands.step(hands.sample())
        return int(hands.terminations.sum()), len(hands)

    for _ in range(400):
        # Until the hands end at different times.
        play()
    return play


def peer(observe: bool) -> Play:
    """A hand of gin rummy in OpenSpiel, as its own examples play it."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    rummy = pyspiel.load_game("gin_rummy")

    def play() -> tuple[int, int]:
        state, steps = rummy.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            if observe:
                np.array(state.observation_tensor(), np.float32)
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return 1, steps

    return play


def peer_environment() -> Play:
    """A hand of gin rummy in OpenSpiel as a PettingZoo environment, by Shimmy."""
    from shimmy import OpenSpielCompatibilityV0  # type: ignore[import-not-found, import-untyped, unused-ignore]

    table = OpenSpielCompatibilityV0(game_name="gin_rummy", render_mode=None)

    def play() -> tuple[int, int]:
        table.reset(seed=rng.getrandbits(31))
        steps = 0
        while table.agents and not (table.terminations[table.agent_selection] or table.truncations[table.agent_selection]):
            info = table.last()[4]
            table.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            steps += 1
        return 1, steps

    return play


def memory() -> None:
    """MiB of 1,000 games, half played, and of 1,000 hands of a vector."""

    def resident() -> float:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * 4 / 1024

    try:
        start = resident()
    except OSError:
        return
    games = [canasta.Game(arguments.rules, seed=seed) for seed in range(1_000)]
    for game in games:
        for _ in range(90):
            if legal := game.legal_steps():
                game.step(rng.choice(legal))
    middle = resident()
    hands = Hands(1_000, arguments.rules, seed=1)
    print(f"1,000 games take {middle - start:.1f} MiB, a vector of {len(hands):,} hands {resident() - middle:.1f} MiB")


memory()
own = {
    "bare": measure("canasta.Game", bare(False)),
    "with observations": measure("canasta.Game, with observations", bare(True)),
    "PettingZoo": measure("canasta.pettingzoo.raw_env", environment()),
    "vector": measure("canasta.vector", vector(False)),
    "vector with observations": measure("canasta.vector, with observations", vector(True)),
}
if arguments.peer:
    other = {
        "bare": measure("OpenSpiel gin_rummy", peer(False)),
        "with observations": measure("OpenSpiel gin_rummy, with observations", peer(True)),
        "PettingZoo": measure("OpenSpiel gin_rummy, PettingZoo by Shimmy", peer_environment()),
    }
    other["vector"], other["vector with observations"] = other["bare"], other["with observations"]
    for name, hands in own.items():
        print(f"{name}: {hands / other[name]:.1f} times the hands of OpenSpiel")
