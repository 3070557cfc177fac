"""The bot's counters for Prometheus, none of which names a person, a server or what they said.

What people do in a server while a quick window is open there is counted by none: a figure would tell who can act in it.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from types import SimpleNamespace
from typing import Protocol

import aiohttp
import discord
from prometheus_client import Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

BUCKETS = (0.1, 0.3, 1.0, 1.8, 3.0)
"""Seconds to the first sign of an answer: Discord waits three, and after 1.8 the bot puts an answer off."""
_REMEMBERED = 2000
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestions",
    discord.InteractionType.component: "button",
    discord.InteractionType.modal_submit: "form",
}
EVENTS = {
    "put_off": "Answers that took so long that Discord was told to wait.",
    "refused": "Requests that were refused, and the person told why.",
    "incidents": "Requests that failed for a reason nobody foresaw.",
    "rate_limited": "Requests that Discord answered with 429.",
    "left_out": "Lines that Discord never takes, in whose place the channel is told so.",
}
_TOO_MANY = 429


@dataclass(frozen=True)
class _Scrape:
    """The families of one scrape, as the library collects them.

    They are made of our own counts, since the library's counters publish a `_created` beside each and its histogram
    calls a limit of one second 1.0, while queries ask for 1.
    """

    families: Iterable[Metric]

    def collect(self) -> Iterable[Metric]:
        return self.families


class InGuild(Protocol):
    """Whatever came from a server, or from private messages."""

    guild_id: int | None


class Metrics:
    """Counts what happens: whoever sees it counts it up.

    Args:
        elapsed: seconds of a clock that nobody sets.
        unseen: whether nobody may see just now that people of a server do anything.

    Attributes:
        interactions: those that came in, by kind.
        came: when each came in, by its id, until Discord takes the first sign of an answer.
        questions: those that were looked up, by how certain the answer was.
        happened: everything else, by the names in :data:`EVENTS`.
    """

    def __init__(
        self,
        elapsed: Callable[[], float] = time.monotonic,
        unseen: Callable[[int | None], bool] = lambda _: False,
    ) -> None:
        self.elapsed = elapsed
        self._unseen = unseen
        self.interactions: Counter[discord.InteractionType] = Counter()
        self.came: dict[int, float] = {}
        self.questions: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self._answers: Counter[float] = Counter()
        self._seconds = 0.0

    def note(self, event: str, interaction: InGuild) -> None:
        """Something in :data:`EVENTS` came of an interaction or a message."""
        if not self._unseen(interaction.guild_id):
            self.happened[event] += 1

    def acknowledged(self, interaction: int) -> None:
        """Discord took the first sign of an answer."""
        came = self.came.pop(interaction, None)
        if came is None:
            return
        passed = self.elapsed() - came
        self._seconds += passed
        self._answers[next((bucket for bucket in BUCKETS if passed <= bucket), float("inf"))] += 1
        while len(self.came) > _REMEMBERED:
            # Nobody ever answered the oldest.
            del self.came[next(iter(self.came))]

    def trace(self) -> aiohttp.TraceConfig:
        """What tells of the requests to Discord: answers it took, and those it wants fewer of."""

        async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            status = request.response.status
            if status == _TOO_MANY:
                self.happened["rate_limited"] += 1
            elif status < 300 and (found := _CALLBACK.search(request.url.path)):
                self.acknowledged(int(found[1]))

        tracing = aiohttp.TraceConfig()
        tracing.on_request_end.append(ended)
        return tracing

    def text(self, *figures: Metric) -> bytes:
        """Everything counted so far, with figures of the moment, in version 0.0.4 of Prometheus's text format."""
        kinds = {_KINDS.get(kind, kind.name): number for kind, number in self.interactions.items()}
        counted = (
            by_label(CounterMetricFamily, "rozhodci_interactions", "Interactions that came in.", "kind", kinds),
            by_label(
                CounterMetricFamily, "rozhodci_questions", "Questions that were looked up.", "certainty", self.questions
            ),
            *(CounterMetricFamily(f"rozhodci_{name}", about, self.happened[name]) for name, about in EVENTS.items()),
            self._answered(),
        )
        return generate_latest(_Scrape((*counted, *figures)))

    def _answered(self) -> Metric:
        limits = [*(f"{bucket:g}" for bucket in BUCKETS), "+Inf"]
        numbers = accumulate(self._answers[bucket] for bucket in (*BUCKETS, float("inf")))
        return HistogramMetricFamily(
            "rozhodci_answer_seconds",
            "From an interaction to the first sign of an answer.",
            list(zip(limits, numbers, strict=True)),
            round(self._seconds, 3),
        )


def by_label(
    kind: type[CounterMetricFamily | GaugeMetricFamily], name: str, about: str, label: str, numbers: Mapping[str, float]
) -> Metric:
    """A family with a number for each value of its one label."""
    family = kind(name, about, labels=[label])
    for value, number in numbers.items():
        family.add_metric([value], number)
    return family
