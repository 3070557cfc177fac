"""Answers and reports as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rules_index.check import BookReport
from rules_index.language import WORD
from rules_index.model import Answer, BookKind, Difference, Ruling, SourceProblem, Unanswerable

PROBLEMS = {
    Unanswerable.EMPTY: "The question is empty; type what you want to know.",
    Unanswerable.NO_WORDS: "The question has no words; describe in a few words what you want to know.",
    Unanswerable.TOO_LONG: "The question is too long; put it in a sentence or two.",
}
LABELS = {BookKind.FAQ: "Official clarification", BookKind.ERRATA: "Errata"}


def answer_text(answer: Answer) -> RenderableType:
    """An answer with its rulings; an unsure one says so first and offers what is nearest."""
    if answer.problem:
        return Text(PROBLEMS[answer.problem], style="yellow")
    if not answer.rulings:
        return Text("Nothing in the indexed books comes near this question.", style="yellow")
    parts: list[RenderableType] = []
    if not answer.answered:
        parts.append(Text("Not sure any rule answers this. The nearest topics:\n", style="bold yellow"))
    parts += [ruling_text(ruling) for ruling in answer.rulings]
    parts.append(Text(f"{answer.millis:.0f} ms", style="dim"))
    return Group(*parts)


def ruling_text(ruling: Ruling) -> RenderableType:
    """One ruling: number and title, a source that is no rulebook, our text, the reading, the passages, the citation."""
    parts: list[RenderableType] = [Text(f"{ruling.number} {ruling.title}".strip(), style="bold cyan")]
    if label := LABELS.get(ruling.book.kind):
        on = f" on {', '.join(ruling.corrects)}" if ruling.corrects else ""
        parts.append(Text(f"{label}{on} ({ruling.origin})", style="bold magenta"))
    if ruling.text:
        parts.append(_marked(ruling.text, ruling.matched))
    if ruling.reading:
        parts.append(Text(f"Reading (the book leaves this open): {ruling.reading}", style="yellow"))
    parts += [Padding(_marked(passage.text, ruling.matched, "italic"), (0, 0, 0, 4)) for passage in ruling.passages]
    cited = " · ".join(part for part in (ruling.book.title, " › ".join(ruling.section), ruling.book.edition) if part)
    parts.append(Text(f"{cited} · {ruling.confidence:.0%} sure · {ruling.id}\n", style="dim"))
    return Group(*parts)


def difference_table(report: BookReport | SourceProblem) -> Iterator[RenderableType]:
    """A book's report: counts, repairs, then every difference with the reading chosen and why."""
    if isinstance(report, SourceProblem):
        yield Text(f"{report.path}: {report.message}", style="red")
        return
    book = report.book
    yield Text(f"\n{book.info.key} ({', '.join(book.witnesses)}), {book.info.language}", style="bold cyan")
    yield Text(
        f"{len(book.passages)} passages, {report.rules} digest rules of which {len(report.untied)} found no passage, "
        f"{report.uncovered} passages without a rule"
    )
    if report.untied:
        yield Text("untied: " + ", ".join(report.untied), style="yellow")
    repairs = Table("mended", "times", "before", "after", box=None)
    for repair in book.repairs:
        repairs.add_row(Text(repair.kind), str(repair.count), Text(repair.before), Text(repair.after))
    if book.repairs:
        yield repairs
    if book.differences:
        decided = ", ".join(f"{why}: {count}" for why, count in report.evidence().most_common())
        yield Text(f"{len(book.differences)} differences between the witnesses ({decided})")
        yield from (_difference(difference) for difference in book.differences)


def _difference(difference: Difference) -> Text:
    variant = difference.variant
    return Text.assemble(
        (variant.chosen or "(nothing)", "green"),
        " not ",
        (variant.rejected or "(nothing)", "red"),
        f" ({variant.witness}): {variant.evidence.value}\n",
        (f"    {' › '.join(difference.section)}: {difference.context}", "dim"),
    )


def _marked(text: str, matched: tuple[str, ...], style: str = "") -> Text:
    shown = Text(text, style=style)
    for word in WORD.finditer(text):
        if word.group() in matched:
            shown.stylize("bold green", word.start(), word.end())
    return shown
