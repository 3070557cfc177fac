"""The account of what was mended in a document."""

from __future__ import annotations

from rules_index.model import Repair, RepairKind

SAMPLE = 60


class Ledger:
    """Counts the repairs of each kind and keeps the first before and after of it."""

    def __init__(self) -> None:
        self._counts: dict[RepairKind, int] = {}
        self._samples: dict[RepairKind, tuple[str, str]] = {}

    def note(self, kind: RepairKind, before: str, after: str, count: int = 1) -> None:
        """Enter ``count`` repairs of a kind."""
        self._counts[kind] = self._counts.get(kind, 0) + count
        self._samples.setdefault(kind, (_sample(before), _sample(after)))

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The repairs in the order of their kinds."""
        return tuple(
            Repair(kind, self._counts[kind], *self._samples[kind]) for kind in RepairKind if kind in self._counts
        )


def _sample(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= SAMPLE else line[: SAMPLE - 1] + "…"
