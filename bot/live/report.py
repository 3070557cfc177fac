"""The report of a live run: for people and for machines, without the token and without anything about a person."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path

from bot.doctor.machine import versions
from bot.live.step import Result, State

_NUMBERS = re.compile(r"\d{15,}")
_TOKENS = re.compile(r"[\w-]{20,}\.[\w-]{4,}\.[\w-]{10,}")


def cleaned(text: str, token: str = "") -> str:
    """A text on one line, without ids of people and places, without the bot's token and anything like one.

    >>> cleaned("no channel 123456789012345678")
    'no channel #'
    """
    text = text.replace(token, "(token)") if token else text
    return " ".join(_TOKENS.sub("(token)", _NUMBERS.sub("#", text)).split())


@dataclass(frozen=True)
class Report:
    """What came of all steps, and what could not be cleared away."""

    results: tuple[Result, ...]
    left: tuple[str, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether Discord answers as the stand-ins do wherever it was asked, and nothing was left behind."""
        return not self.left and not any(each.state in (State.DIFFERS, State.FAILED) for each in self.results)

    @property
    def lines(self) -> list[str]:
        """The report as it is read."""
        wide = max((len(each.key) for each in self.results), default=0)
        page = [
            f"{each.state:7}  {each.key:{wide}}  {each.about}{f': {each.why}' if each.why else ''}"
            for each in self.results
        ]
        counts = {state: sum(each.state is state for each in self.results) for state in State}
        page.append(", ".join(f"{count} {state.lower()}" for state, count in counts.items()))
        return [*page, *(f"Left behind, remove it by hand: {what}" for what in self.left)]

    def write(self, stem: Path) -> tuple[Path, Path]:
        """Write it as text and as JSON beside each other, and return both files."""
        text, data = stem.with_suffix(".txt"), stem.with_suffix(".json")
        stem.parent.mkdir(parents=True, exist_ok=True)
        text.write_text("\n".join([versions().said, *self.lines, ""]), "utf-8")
        told = {"versions": versions().said, "steps": [asdict(each) for each in self.results], "left": self.left}
        data.write_text(json.dumps(told, ensure_ascii=False, indent=1), "utf-8")
        return text, data
