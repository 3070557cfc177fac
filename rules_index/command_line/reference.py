"""Cribs and scenario cards as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rules_index.digest.cribs import Crib, Sequence, Step
from rules_index.digest.scenarios import scenario_label
from rules_index.values.books import Scenario


def crib_text(crib: Crib) -> RenderableType:
    """The sequences of a book: numbered steps, their parts below, and the rules each rests on."""
    edition = f" · {crib.book.edition}" if crib.book.edition else ""
    return Group(Text(f"{crib.book.title}{edition}", style="bold"), *map(_sequence_text, crib.sequences))


def scenario_text(card: Scenario) -> RenderableType:
    """A scenario card: its fields, the chaos table, and whose words they are."""
    fields = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    named = {"AI faction": card.faction, "Event": card.event, "Mission": card.mission, "Setup": card.setup}
    for name, text in named.items():
        if text:
            fields.add_row(Text(name, style="bold"), Text(text.strip()))
    chaos = Table("chaos die", "effect", box=None, padding=(0, 2, 0, 0))
    for face, effect in enumerate(card.chaos, 1):
        chaos.add_row(str(face), Text(effect))
    words = "in our words" if card.own else "as your rulebook has it"
    foot = Text(f"{card.book} · {words}\n", style="dim")
    return Group(Text(scenario_label(card), style="bold cyan"), fields, chaos, foot)


def _sequence_text(sequence: Sequence) -> RenderableType:
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for row in _rows(sequence):
        rows.add_row(*row)
    return Group(Text(f"\n{sequence.title} ({sequence.gist})", style="bold cyan"), rows)


def _rows(sequence: Sequence) -> Iterator[tuple[Text, Text, Text]]:
    for number, step in enumerate(sequence.steps, 1):
        yield Text(f"{number}. {step.title}", style="bold"), Text(step.gist), _numbers(step)
        for part in step.parts:
            yield Text(f"   – {part.title}"), Text(part.gist, style="dim"), _numbers(part)


def _numbers(step: Step) -> Text:
    return Text(", ".join(link.number for link in step.rules), style="dim")
