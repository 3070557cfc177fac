"""What the bot counts about itself, in the text format of Prometheus.

Nothing in it names a person, a server or what they said: https://prometheus.io/docs/instrumenting/exposition_formats/
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import SimpleNamespace

import aiohttp
import discord

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
class Figure:
    """A number that is asked for when somebody looks.

    Attributes:
        by: the value of its label, and the number; a label without a name belongs to a single number.
    """

    name: str
    about: str
    by: Mapping[str, float]
    label: str = ""


class Metrics:
    """Counts what happens: whoever sees it counts it up.

    Args:
        elapsed: seconds of a clock that nobody sets.

    Attributes:
        interactions: those that came in, by kind.
        came: when each came in, by its id, until Discord takes the first sign of an answer.
        questions: those that were looked up, by how certain the answer was.
        happened: everything else, by the names in :data:`EVENTS`.
    """

    def __init__(self, elapsed: Callable[[], float] = time.monotonic) -> None:
        self.elapsed = elapsed
        self.interactions: Counter[discord.InteractionType] = Counter()
        self.came: dict[int, float] = {}
        self.questions: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self._answers: Counter[float] = Counter()
        self._seconds = 0.0

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

    def text(self, *figures: Figure) -> str:
        """Everything counted so far, and some figures beside."""
        kinds = {_KINDS.get(kind, kind.name): number for kind, number in self.interactions.items()}
        counted = (
            Figure("interactions_total", "Interactions that came in.", kinds, "kind"),
            Figure("questions_total", "Questions that were looked up.", self.questions, "certainty"),
            *(Figure(f"{name}_total", about, {"": self.happened[name]}) for name, about in EVENTS.items()),
        )
        lines = [line for each in counted for line in _lines(each, "counter")]
        lines += _histogram("answer_seconds", self._answers, self._seconds)
        lines += [line for each in figures for line in _lines(each, "gauge")]
        return "\n".join(lines) + "\n"


def _lines(figure: Figure, kind: str) -> list[str]:
    name = f"rozhodci_{figure.name}"
    values = [
        f'{name}{{{figure.label}="{value}"}} {number:g}' if figure.label else f"{name} {number:g}"
        for value, number in figure.by.items()
    ]
    return [f"# HELP {name} {figure.about}", f"# TYPE {name} {kind}", *values]


def _histogram(of: str, answers: Counter[float], seconds: float) -> list[str]:
    name = f"rozhodci_{of}"
    lines = [f"# HELP {name} From an interaction to the first sign of an answer.", f"# TYPE {name} histogram"]
    for bucket in BUCKETS:
        number = sum(count for limit, count in answers.items() if limit <= bucket)
        lines.append(f'{name}_bucket{{le="{bucket:g}"}} {number}')
    every = answers.total()
    return [*lines, f'{name}_bucket{{le="+Inf"}} {every}', f"{name}_sum {seconds:.3f}", f"{name}_count {every}"]
