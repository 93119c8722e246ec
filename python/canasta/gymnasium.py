"""A Gymnasium environment of one seat: `gymnasium.make("canasta/Canasta-v0")` after `import canasta.gymnasium`.

The other seats are built-in bots. It needs the packages gymnasium, pettingzoo and numpy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.envs.registration import register

from . import Bot, Preset, _bad_request, _whole, bots
from .pettingzoo import raw_env

__all__ = ["CanastaSeatEnv"]


class CanastaSeatEnv(gymnasium.Env):
    """A hand or a match of one seat. Observations, actions and rewards are those of `canasta.pettingzoo`."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        rules: Preset = "duel",
        *,
        set: Mapping[str, Any] | None = None,
        game: Literal["hand", "match"] = "hand",
        seat: int = 0,
        bot: str = "thumb",
        max_steps: int | None = None,
        scaled: bool = False,
        illegal: Literal["raise", "end"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        """`bot` plays the other seats, a partner too: a name of `canasta.bots()`. `max_steps` counts the steps of all seats.

        A step that the mask forbids raises `CanastaError`, or ends the episode with the reward -1 and `info["illegal_step"]`: `illegal`.
        Canasta-v1 has `scaled` observations and ends.
        """
        if illegal not in ("raise", "end"):
            raise _bad_request(f'illegal is "raise" or "end", not {illegal!r}')
        self._ends, self._has_erred = illegal == "end", False
        if render_mode == "rgb_array":
            # Programs that make many environments ask for it, whether or not there are pictures.
            gymnasium.logger.warn('there are no pictures: render_mode is "ansi" or "human"')
            render_mode = None
        self._table = raw_env(rules=rules, set=set, game=game, max_steps=max_steps, scaled=scaled, render_mode=render_mode)
        agents = self._table.possible_agents
        self._seat, self._bot, self.render_mode = _whole(seat, "seat"), bot, render_mode
        if self._seat >= len(agents):
            raise _bad_request(f"seat is less than {len(agents)}, not {seat!r}")
        if bot not in bots():
            raise _bad_request(f"there is no bot {bot!r}: canasta.bots() lists them")
        self._agent = agents[self._seat]
        self.observation_space = self._table.box
        self.action_space = self._table.action_space(self._agent)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Deals. The same seed gives the same cards and the same bots; without one each episode has new ones."""
        super().reset(seed=None if seed is None else _whole(seed, "seed"))
        self._has_erred = False
        while True:
            self._table.reset(seed=int(self.np_random.integers(2**63)))
            seeds = [int(self.np_random.integers(2**63)) for _ in self._table.possible_agents]
            self._bots = [Bot(self._bot, seed=seed) for seed in seeds]
            self._wait()
            # A hand that ends before the seat has acted is no episode of it.
            if not self._is_over():
                return self._seen()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Takes a step that the mask allows, and lets the others play until the seat is to act again."""
        if self._is_over():
            raise _bad_request("the episode is over: reset()")
        is_step = not isinstance(action, bool) and self.action_space.contains(action)
        if self._ends and is_step and not self.action_masks()[int(action)]:
            self._has_erred = True
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal_step": int(action)}
        self._table.step(action)
        self._wait()
        seen, info = self._seen()
        ended, cut = self._table.terminations[self._agent], self._table.truncations[self._agent]
        return seen, float(self._table.rewards[self._agent]), ended, cut, info

    def action_masks(self) -> np.ndarray:
        """Whether each step is allowed, as sb3-contrib asks for it. It is empty after the end."""
        return np.frombuffer(self._table.game.mask(self._seat), np.bool_).copy()

    def _is_over(self) -> bool:
        return self._has_erred or self._table.terminations[self._agent] or self._table.truncations[self._agent]

    def _wait(self) -> None:
        game = self._table.game
        while not self._is_over() and (seat := game.to_act()) is not None and seat != self._seat:
            for step in game.steps_of(self._bots[seat].act(game)):
                if not self._is_over():
                    self._table.step(step)

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        observed = self._table.observe(self._agent)
        return observed["observation"], {"action_mask": observed["action_mask"]}

    def render(self) -> str | None:
        """The table as the seat that is to act sees it."""
        return self._table.render()


register(id="canasta/Canasta-v0", entry_point="canasta.gymnasium:CanastaSeatEnv")
register(
    id="canasta/Canasta-v1",
    entry_point="canasta.gymnasium:CanastaSeatEnv",
    kwargs={"scaled": True, "illegal": "end"},
)
