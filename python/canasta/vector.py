"""Many hands at once: `canasta.vector.Hands`. It needs the package numpy.

One call takes a step in each of them. The arrays are those that the engine has written, without a copy.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import FEATURES, STEPS, CanastaError, Preset, Seed, _bad_request, _json, _native, _whole

__all__ = ["Hands"]

_MOST = 1_000_000
"""The most hands of a vector, and the most steps of a hand."""


class Hands:
    """Hands of the same rules, each at its own step. Where one ends, a new one is dealt.

    After `reset`, and after every `step`, row *i* of each array tells of hand *i*:

    - `observations`: what the seat that is to act may know, `FEATURES` in order, 32 bit floats; None without `observe`
    - `masks`: which of the `STEPS` steps it may take
    - `seats`: which seat is to act
    - `rewards`: a number for each seat, as in the environment: 0 until the end of a hand, then the points of the own side minus those
      of the other, divided by 1,000
    - `terminations`: whether the step has ended a hand; the other arrays tell of the new one by then
    - `truncations`: whether it was cut after `max_steps` steps

    `observations`, `masks` and `seats` are read-only and new after each step, so that they can be kept.
    """

    observations: NDArray[np.float32] | None
    masks: NDArray[np.bool_]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]

    def __init__(
        self,
        count: int,
        rules: Preset = "classic",
        *,
        set: Mapping[str, Any] | None = None,
        scaled: bool = True,
        observe: bool = True,
        max_steps: int = 10_000,
        seed: Seed | None = None,
    ) -> None:
        """Deals `count` hands. Without a seed they are drawn by chance. `scaled` observations are numbers from 0 to 1."""
        options = _json({"rules": rules, "set": set and dict(set), "seed": 0, "names": []})
        self._count = _up_to_most(count, "count")
        self._scaled, self._observe = bool(scaled), bool(observe)
        self._native = _native.Batch(options, self._count, _up_to_most(max_steps, "max_steps"), _seed(seed))
        self._players = self._native.players()
        self._look([])

    def __len__(self) -> int:
        return self._count

    def reset(self, seed: Seed | None = None) -> None:
        """Deals all hands anew. The same seed gives the same cards."""
        self._native.reset(_seed(seed))
        self._look([])

    def sample(self) -> NDArray[np.uint8]:
        """A random step for each hand that its mask allows. They follow from the seed and change no deck."""
        return np.frombuffer(self._native.sample(), np.uint8)

    def step(self, steps: ArrayLike) -> None:
        """Takes one step in each hand, and deals a new hand where one has ended.

        If a step is not allowed, `CanastaError` with the code "illegal-steps" says in `places` for which hands, and no hand has changed.
        """
        given = np.asarray(steps)
        if given.shape != (self._count,) or given.dtype.kind not in "iu":
            raise _bad_request(f"steps are {self._count} whole numbers, not {given.dtype} of shape {given.shape}")
        if given.dtype != np.uint8:
            # Beyond all steps is one number that no mask allows.
            given = np.where((given >= 0) & (given < STEPS), given, 255).astype(np.uint8)
        ends, places = self._native.step(given.tobytes())
        if places:
            error = CanastaError(f"illegal-steps: the masks of {len(places)} hands do not allow their steps, first that of hand {places[0]}")
            error.code, error.places = "illegal-steps", places
            raise error
        self._look(ends)

    def _look(self, ends: list[tuple[int, tuple[int, int] | None]]) -> None:
        count = self._count
        self.masks = np.frombuffer(self._native.masks(), np.bool_).reshape(count, STEPS)
        self.seats = np.frombuffer(self._native.seats(), np.uint8)
        self.observations = None
        if self._observe:
            self.observations = np.frombuffer(self._native.features(self._scaled), np.float32).reshape(count, _LENGTH)
        self.rewards = np.zeros((count, self._players), np.float32)
        self.terminations, self.truncations = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        for place, points in ends:
            if points is None:
                self.truncations[place] = True
            else:
                self.terminations[place] = True
                margin = (points[0] - points[1]) / 1000
                self.rewards[place, 0::2], self.rewards[place, 1::2] = margin, -margin


_LENGTH = sum(FEATURES.values())


def _seed(seed: Seed | None) -> str:
    return _json(secrets.token_hex(32) if seed is None else seed)


def _up_to_most(value: int, name: str) -> int:
    number = _whole(value, name, 1)
    if number > _MOST:
        raise _bad_request(f"{name} is at most {_MOST:,}, not {number:,}")
    return number
