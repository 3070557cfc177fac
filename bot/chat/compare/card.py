"""The card of a comparison: a section an edition, the figures that differ in bold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.chat.answers.card import layout, small
from bot.chat.answers.ruling_text import (
    Line,
    cited,
    digest_lines,
    gist_line,
    heading_of,
    original_line,
    over_lines,
    paginate,
    quoted_lines,
    reading_lines,
    see_line,
)
from bot.chat.base.text import Marker, escape, one_line
from bot.chat.compare.ids import Action, button
from bot.locales.sentences import Localizer
from rules_index import BookInfo, Comparison, Side

_TOPIC, _HEADING, _BOOK, _GIST = 150, 100, 100, 120
_WHOLE, _LEAST = 3900, 250
"""Characters of Markdown in a message, and those a section's text has at least; Discord takes 4,000 in all."""


@dataclass(frozen=True, slots=True)
class Compared:
    """What a person looks at: the comparison of the topic they asked for, or of one they picked, at place ``picked``.

    ``asked`` is the saved question's id, ``None`` when it could not be saved: then nothing can be pressed.
    """

    asked: int | None
    comparison: Comparison
    picked: int | None = None
    shared: bool = False


def comparison_card(compared: Compared, words: Localizer) -> ui.LayoutView:
    """A comparison for the person who asked, with its buttons."""
    notes = [words.say("ruling-picked")] if compared.picked is not None else []
    view = layout(_box(compared.comparison, words, notes))
    if compared.asked is not None:
        view.add_item(ui.ActionRow(*_buttons(compared.asked, compared, words)))
    return view


def public_comparison(comparison: Comparison, words: Localizer, asker: discord.abc.User) -> ui.LayoutView:
    """The copy for the whole channel: who compares what; nothing to press."""
    intro = words.say("compare-asked", user=asker.mention, topic=f"**{_topic(comparison)}**")
    return layout(ui.TextDisplay(intro), _box(comparison, words, []))


def _box(comparison: Comparison, words: Localizer, notes: Sequence[str]) -> ui.Container[ui.LayoutView]:
    title = f"### {words.say('compare-title', topic=_topic(comparison))}"
    heading = "\n".join([title, *([small(notes)] if notes else []), *over_lines(comparison.notes, words)])
    foot = small(list(_notes(comparison, words)))
    missing = [_missing(book, words) for book in comparison.missing]
    frames = [_frame(side, words) for side in comparison.sides]
    # Whatever the frames take, the texts share the rest of what Discord takes for a message.
    taken = len(heading) + len(foot) + sum(map(len, missing)) + sum(len(top) + len(end) for top, end, _ in frames)
    room = max((_WHOLE - taken) // max(len(frames), 1) - max((len(rest) for *_, rest in frames), default=0), _LEAST)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(heading), accent_colour=discord.Colour.blurple())
    for side, (top, end, rest) in zip(comparison.sides, frames, strict=True):
        pages = paginate(_body(side, words), Marker(side.figures), room)
        said = [top, pages[0], *([rest] if len(pages) > 1 else []), end]
        box.add_item(ui.Separator()).add_item(ui.TextDisplay("\n".join(part for part in said if part)))
    for text in missing:
        box.add_item(ui.Separator()).add_item(ui.TextDisplay(text))
    if foot:
        box.add_item(ui.Separator()).add_item(ui.TextDisplay(foot))
    return box


def _frame(side: Side, words: Localizer) -> tuple[str, str, str]:
    """The lines above a section's text, below it, and after it when it is cut."""
    ruling = side.ruling
    top = [
        f"**{escape(one_line(ruling.book.title, _BOOK))}**",
        f"### {Marker(side.figures)(one_line(heading_of(ruling, words.language), _HEADING))}",
    ]
    if gist := gist_line(ruling, words, _GIST):
        top.append(gist)
    if original := original_line(ruling, words):
        top.append(small([original]))
    name = escape(ruling.number or one_line(ruling.title, _BOOK))
    rest = small([words.say("compare-rest", command=words.say("command-rule"), rule=name)])
    end = [cited(ruling)]
    if related := see_line(side.also, words):
        end.append(related)
    return "\n".join(top), small(end), rest


def _missing(book: BookInfo, words: Localizer) -> str:
    return f"**{escape(one_line(book.title, _BOOK))}**\n{words.say('compare-missing')}"


def _body(side: Side, words: Localizer) -> Iterator[Line]:
    ruling = side.ruling
    yield from digest_lines(ruling.text)
    yield from reading_lines(ruling, words)
    if not ruling.text:
        for passage in ruling.passages:
            yield from quoted_lines(passage.text)


def _notes(comparison: Comparison, words: Localizer) -> Iterator[str]:
    if any(side.figures for side in comparison.sides):
        yield words.say("compare-figures")
    if len(comparison.sides) > 1 and not comparison.declared:
        yield words.say("compare-paired")


def _topic(comparison: Comparison) -> str:
    """What was asked, or the title of the rule that was named by its id."""
    named = (side.ruling.title for side in comparison.sides if side.ruling.id == comparison.question.strip())
    return escape(one_line(next(named, comparison.question), _TOPIC))


def _buttons(asked: int, compared: Compared, words: Localizer) -> Iterator[ui.Button[ui.LayoutView]]:
    action, at = (Action.SHARE, 0) if compared.picked is None else (Action.PICKED, compared.picked)
    label = words.say("button-shared" if compared.shared else "button-share")
    yield button(asked, action, at, label=label, disabled=compared.shared, main=True)
    if compared.picked is not None:
        yield button(asked, Action.TOPICS, 0, label=words.say("button-topics"))
