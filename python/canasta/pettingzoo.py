"""A PettingZoo environment: `canasta.pettingzoo.env()`. It needs the packages pettingzoo and numpy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from . import FEATURES, STATE, STEPS, Game, Preset, _bad_request, _whole

__all__ = ["CanastaEnv", "env", "parallel_env", "raw_env"]

_RENDER_MODES = ["ansi", "human"]

LIMIT = 100_000.0
"""Features are clipped to this on both sides. Only scores of a match could reach it."""


_Table = AECEnv[str, Any, Any]
_TableForAll = ParallelEnv[str, Any, Any]


def env(**options: Any) -> _Table:
    """The environment with PettingZoo's checks of the order of calls and of actions."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_env(**options: Any) -> CanastaEnv:
    """The environment without them, which is faster."""
    return CanastaEnv(**options)


def parallel_env(**options: Any) -> _TableForAll:
    """`env()` for programs that want the steps of all agents at once: those of the agents that are not to act count for nothing."""
    return turn_based_aec_to_parallel(env(**options))


class CanastaEnv(_Table):
    """A hand or a match of canasta. An action of the environment is a step: README.md, "Steps"."""

    metadata: dict[str, Any] = {"name": "canasta_v0", "render_modes": _RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        rules: Preset = "classic",
        *,
        set: Mapping[str, Any] | None = None,
        game: Literal["hand", "match"] = "hand",
        max_steps: int | None = None,
        max_cycles: int | None = None,
        scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`game` is a hand, whose points are the reward, or a match, which is won or lost.

        After `max_steps` steps of all agents together the episode is truncated; by default after 10,000 of a hand and 1,000,000 of a
        match. `max_cycles` is PettingZoo's name for it. `scaled` makes every number of the observations one from 0 to 1, which is the
        form of `canasta_v1`.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        if game not in ("hand", "match"):
            raise _bad_request(f'game is "hand" or "match", not {game!r}')
        if render_mode is not None and render_mode not in _RENDER_MODES:
            raise _bad_request(f"render_mode is one of {_RENDER_MODES} or None, not {render_mode!r}")
        self.render_mode = render_mode
        self._rules: Preset = rules
        self._set, self._kind = set, game
        usual = 10_000 if game == "hand" else 1_000_000
        if max_steps is not None and max_cycles is not None:
            raise _bad_request("max_steps and max_cycles are two names for one number: give one of them")
        most = [_whole(max_steps, "max_steps", 1)] if max_steps is not None else []
        most += [_whole(max_cycles, "max_cycles", 1)] if max_cycles is not None else []
        self._max_steps = most[0] if most else usual
        self._scaled = bool(scaled)
        if self._scaled:
            self.metadata = {**self.metadata, "name": "canasta_v1"}
        first = Game(rules, set=set, seed=0)
        first.mask()  # Refuses games whose actions have no steps.
        seats = len(first.observe()["observation"]["hand_counts"])
        if seats not in (2, 4):
            raise _bad_request(
                f"the environment is for two sides, of one or two players, not for {seats} players: "
                "features and rewards know the own side and one other. `canasta.Game` plays it"
            )
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        low, high = (0.0, 1.0) if self._scaled else (-LIMIT, LIMIT)
        self.box = box = spaces.Box(low, high, (sum(FEATURES.values()),), np.float32)
        """The space of an observation without its mask."""
        self.state_space = spaces.Box(low, high, (sum(STATE.values()),), np.float32)
        mask = spaces.Box(0, 1, (STEPS,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(STEPS) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. The same seed gives the same cards; without a seed each episode has new ones."""
        if seed is not None:
            self._random, _ = seeding.np_random(_whole(seed, "seed"))
        self.game = Game(self._rules, set=self._set, seed=int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._next()

    def _next(self) -> None:
        seat = self.game.to_act()
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent may know, and its mask, which is empty while others act."""
        seat = self.possible_agents.index(agent)
        features = np.frombuffer(self.game.features(seat, scaled=self._scaled), np.float32)
        mask = np.frombuffer(self.game.mask(seat), np.int8)
        features = features.copy() if self._scaled else features.clip(-LIMIT, LIMIT)
        return {"observation": features, "action_mask": mask.copy()}

    def state(self) -> NDArray[np.float32]:
        """All cards, for what judges positions while training: `canasta.STATE` has the parts."""
        state = np.frombuffer(self.game.state(scaled=self._scaled), np.float32)
        return state.copy() if self._scaled else state.clip(-LIMIT, LIMIT)

    def step(self, action: int | None) -> None:
        """Takes a step of the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise _bad_request("there is no step None")
        # Rewards are 0 until the end, where nothing is left of them.
        self.game.step(action)
        self._steps += 1
        if self.game.to_act() is None:
            self._end_hand()
        if self._steps >= self._max_steps and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        if self.render_mode == "human":
            self.render()

    def _end_hand(self) -> None:
        if self._kind == "match" and not self.game.over():
            self.game.deal()
            return
        ours, theirs = self.game.totals()
        margin = (ours - theirs) / 1000 if self._kind == "hand" else float(np.sign(ours - theirs))
        self.rewards = {agent: margin if seat % 2 == 0 else -margin for seat, agent in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent that is to act sees it: text for "ansi", printed for "human", nothing without a mode."""
        if self.render_mode is None:
            logger.warn('render() needs a mode: canasta.pettingzoo.env(render_mode="ansi")')
            return None
        seen = self.game.observe(self.possible_agents.index(self.agent_selection))["observation"]
        lines = [f"{self.agent_selection}: {' '.join(seen['hand'])}", f"pile: {' '.join(seen['pile'])}"]
        lines += [f"side {side}: {' | '.join(' '.join(meld) for meld in melds)}" for side, melds in enumerate(seen["melds"])]
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def _register() -> None:
    """Makes the environment known to `pettingzoo.make`, where there is one."""
    try:
        from pettingzoo.env_registry.registration import aec_registry, parallel_registry, register
    except ImportError:
        # PettingZoo before 1.26.
        return
    for version, scaled in (("v0", False), ("v1", True)):
        name = f"canasta/canasta_{version}"
        if name not in aec_registry:
            register("aec", name, "canasta.pettingzoo:env", kwargs={"scaled": scaled})
        if name not in parallel_registry:
            register("parallel", name, "canasta.pettingzoo:parallel_env", kwargs={"scaled": scaled})


_register()
