"""The record of what was repaired in a document."""

from __future__ import annotations

import itertools

from rules_index.values.sources import Repair, RepairKind

SAMPLE = 60


class RepairLog:
    """Counts the repairs of each kind and keeps the first before and after of it."""

    def __init__(self) -> None:
        self._counts: dict[RepairKind, int] = {}
        self._samples: dict[RepairKind, tuple[str, str]] = {}

    def note(self, kind: RepairKind, before: str, after: str, count: int = 1) -> None:
        """Record ``count`` repairs of a kind."""
        self._counts[kind] = self._counts.get(kind, 0) + count
        self._samples.setdefault(kind, _samples(before, after))

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The repairs in the order of their kinds."""
        return tuple(
            Repair(kind, self._counts[kind], *self._samples[kind]) for kind in RepairKind if kind in self._counts
        )


def _samples(before: str, after: str) -> tuple[str, str]:
    """Both texts, cut to what surrounds the first place where they differ."""
    old, new = " ".join(before.split()), " ".join(after.split())
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
    start = max(0, min(same, len(old) - 1) - SAMPLE // 3)
    return _window(old, start), _window(new, start)


def _window(text: str, start: int) -> str:
    cut = text[start : start + SAMPLE]
    return ("…" if start else "") + cut + ("…" if start + SAMPLE < len(text) else "")
