"""Answers and reports as a terminal shows them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rules_index.command_line.check import BookReport, why_uncovered
from rules_index.languages.language import WORD, detect
from rules_index.sources.passages.sections import Section
from rules_index.values.answers import (
    Answer,
    CardAnswer,
    Comparison,
    Modal,
    RuleList,
    Ruling,
    Side,
    Unanswerable,
    Verdict,
)
from rules_index.values.books import BookKind, Language
from rules_index.values.cards import Component
from rules_index.values.sources import Difference, SourceProblem

PROBLEMS = {
    Unanswerable.EMPTY: "The question is empty; type what you want to know.",
    Unanswerable.NO_WORDS: "The question has no words; describe in a few words what you want to know.",
    Unanswerable.TOO_LONG: "The question is too long; up to 2,000 characters are read.",
    Unanswerable.LANGUAGE: "The question is in a language that is not known here; ask in Czech, Swedish or English.",
}
DENIED = {
    Modal.MAY: ("Yes, you can.", "No, you can't."),
    Modal.MUST: ("Yes, you must.", "No, you needn't."),
    Modal.IS: ("Yes, it is so.", "No, it isn't so."),
}
"""The answer to "can't I …?" and its like: that it is so, and that it is not."""
LABELS = {BookKind.FAQ: "Official clarification", BookKind.ERRATA: "Errata"}


TABLE_RULE = re.compile(r"^\|[\s:|-]+\|\n", re.MULTILINE)
"""The line of dashes under a Markdown table's header: markup, not text."""


def answer_text(answer: Answer) -> RenderableType:
    """An answer with its rulings in the question's language; an unsure one says so first and offers what is nearest."""
    if answer.problem:
        return Text(PROBLEMS[answer.problem], style="yellow")
    language = detect(answer.question, likely=Language.EN)
    parts: list[RenderableType] = []
    parts += [_card_line(card) for card in answer.cards]
    if answer.gap and not answer.from_table:
        parts.append(Text(f"{answer.gap.says[language]}\n", style="yellow"))
    if answer.from_table:
        parts.append(Text("As printed on the component itself. The nearest rules:\n", style="dim"))
    elif not answer.rulings:
        return Group(*parts, Text("Nothing in the indexed books comes near this question.", style="yellow"))
    elif not answer.answered:
        parts.append(Text("Not sure any rule answers this. The nearest topics:\n", style="bold yellow"))
    if answer.editions:
        keys = ", ".join(book.key for book in answer.editions)
        parts.append(
            Text(f"The editions differ here ({keys}). Name the one you play with --edition.\n", style="yellow")
        )
    if answer.verdict:
        parts.append(Text(f"{_said(answer.verdict)}\n", style="bold"))
    parts += [ruling_text(ruling, language) for ruling in answer.rulings]
    parts.append(Text(f"{answer.millis:.0f} ms", style="dim"))
    return Group(*parts)


def _said(verdict: Verdict) -> str:
    """Yes or no; to a question put as a denial, which a bare word leaves open, with what it means."""
    if verdict.denied:
        return DENIED[verdict.modal][not verdict.yes]
    return "Yes." if verdict.yes else "No."


def component_values(component: Component) -> str:
    """A component's values in a line, the doubtful ones marked."""
    return " · ".join(
        f"{name} {value}" + " (?)" * (name in component.doubtful) for name, value in component.values.items()
    )


def ruling_text(ruling: Ruling, language: Language | None = None) -> RenderableType:
    """One ruling: number and title, a source that is no rulebook, our text, the reading, the passages, the citation.

    Args:
        language: the reader's, in which our words are where the digest has them; the book's when left out.
    """
    language = language or ruling.book.language
    parts: list[RenderableType] = [Text(f"{ruling.number} {ruling.title_in(language)}".strip(), style="bold cyan")]
    if label := LABELS.get(ruling.book.kind):
        on = f" on {', '.join(ruling.corrects)}" if ruling.corrects else ""
        parts.append(Text(f"{label}{on} ({ruling.origin})", style="bold magenta"))
    if text := ruling.text_in(language) or ruling.text:
        parts.append(_marked(TABLE_RULE.sub("", text), ruling.matched))
    if reading := ruling.reading_in(language):
        parts.append(Text(f"Reading (the book leaves this open): {reading}", style="yellow"))
    parts += [Padding(_marked(passage.text, ruling.matched, "italic"), (0, 0, 0, 4)) for passage in ruling.passages]
    cited = " · ".join(part for part in (ruling.book.title, " › ".join(ruling.section), ruling.book.edition) if part)
    parts.append(Text(f"{cited} · {ruling.confidence:.0%} sure · {ruling.id}\n", style="dim"))
    return Group(*parts)


def rule_list_text(found: RuleList) -> RenderableType:
    """A topic's rules, each a line with its number, title and gist."""
    rows = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for ruling in found.rulings:
        label = LABELS.get(ruling.book.kind)
        title = f"{ruling.title} ({label})" if label else ruling.title
        rows.add_row(Text(ruling.number, style="bold cyan"), Text(title, style="bold"), Text(ruling.gist))
    heading = Text(f"{found.topic.title} · {found.topic.book.title}", style="bold")
    return Group(heading, rows, Text(f"{len(found.rulings)} rules\n", style="dim"))


def _card_line(answer: CardAnswer) -> Text:
    values = component_values(answer.component) if answer.component else ""
    errata = [f"{ruling.number} {ruling.title}" for ruling in answer.errata]
    return Text(f"{next(iter(answer.names.values()))}: {' · '.join([values, *errata])}\n", style="bold cyan")


def comparison_text(comparison: Comparison) -> RenderableType:
    """The editions' rules in columns, with the figures marked that another column does not have."""
    if comparison.problem:
        return Text(PROBLEMS[comparison.problem], style="yellow")
    if not comparison.answered:
        near = "\n".join(f"  {topic.number} {topic.title} ({topic.id})" for topic in comparison.topics)
        said = "Not sure which rules this is about. Name one of the nearest:" if near else "No rule comes near this."
        gap = f"{comparison.gap.says[Language.EN]}\n" if comparison.gap else ""
        return Text(f"{gap}{said}\n{near}".rstrip(), style="yellow")
    columns = Table(box=None, padding=(0, 3, 0, 0), expand=True)
    for side in comparison.sides:
        columns.add_column(Text(side.ruling.book.title, style="bold"), ratio=1)
    for book in comparison.missing:
        columns.add_column(Text(book.title, style="bold"), ratio=1)
    none = Text("No rule on the same thing was found here.", style="yellow")
    columns.add_row(*(_side_text(side) for side in comparison.sides), *(none for _ in comparison.missing))
    notes = ["Bold: figures that the other edition's rule does not have."] * any(s.figures for s in comparison.sides)
    if len(comparison.sides) > 1 and not comparison.declared:
        notes.append("Paired by their words; read whether they are about the same thing.")
    return Group(columns, *(Text(note, style="dim") for note in notes))


def _side_text(side: Side) -> RenderableType:
    ruling = side.ruling
    body = [ruling.text] if ruling.text else [passage.text for passage in ruling.passages]
    reading = [f"Reading (the book leaves this open): {ruling.reading}"] if ruling.reading else []
    cited = " · ".join(part for part in (" › ".join(ruling.section), ruling.book.edition, ruling.id) if part)
    heading = _with_figures(f"{ruling.number} {ruling.title}".strip(), side.figures, "cyan")
    parts = [_with_figures(text, side.figures) for text in (*body, *reading)]
    also = [Text("Also: " + "; ".join(f"{other.number} {other.title}" for other in side.also))] if side.also else []
    return Group(heading, *parts, *also, Text(cited, style="dim"))


def _with_figures(text: str, figures: tuple[str, ...], style: str = "") -> Text:
    shown = Text(text, style=style)
    for figure in figures:
        shown.highlight_regex(rf"(?<!\w){re.escape(figure)}(?!\w)", "bold red")
    return shown


def difference_table(report: BookReport | SourceProblem) -> Iterator[RenderableType]:
    """A book's report: counts, repairs, then every difference with the reading chosen and why."""
    if isinstance(report, SourceProblem):
        yield Text(f"{report.path}: {report.message}", style="red")
        return
    book = report.book
    yield Text(f"\n{book.info.key} ({', '.join(book.witnesses)}), {book.info.language}", style="bold cyan")
    if report.rules:
        yield Text(
            f"{len(book.passages)} passages, {report.rules} digest rules of which {len(report.untied)} found no "
            f"passage, {report.coverage:.1%} of the rulebook's rules covered"
        )
    else:
        yield Text(f"{len(book.passages)} passages, {len(report.outline)} sections, no digest; as understood:")
        yield from map(_section, report.outline)
    for passage in (*report.uncovered, *report.doubtful) if report.rules else ():
        why = why_uncovered(passage, doubtful=passage in report.doubtful)
        yield Text(
            f"without a rule: {' › '.join(passage.section)} ¶{passage.first}-{passage.last} ({why})", style="dim"
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


def _section(section: Section) -> Text:
    page = f" · p. {section.page}" if section.page else ""
    return Text.assemble("  " * section.level, (section.title, "bold" if section.level == 1 else ""), (page, "dim"))


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
    spans = [word.span() for word in WORD.finditer(text) if word.group() in matched]
    whole = [(at, at + len(told)) for told in matched if " " in told and (at := text.find(told)) >= 0]
    for start, end in (*spans, *whole):
        shown.stylize("bold green", start, end)
    return shown
