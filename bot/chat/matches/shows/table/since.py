"""What happened since somebody last chose something, for who comes back to a match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from discord import ui
from msgspec import Struct

from bot.chat.base.ids.fields import Entry
from bot.chat.base.messages import LineRenderer, button, card, small, update
from bot.chat.bot import Bot
from bot.chat.matches.base.ids import panel_id
from bot.chat.matches.base.match_context import MatchButton, MatchContext
from bot.chat.matches.shows.table.beside import beyond
from bot.chat.matches.shows.table.story import story_lines
from bot.games.questions import Complete, Prompt
from bot.games.values import SPECTATOR, Line, Seat
from bot.matches.model.match import Status
from bot.matches.services.history import Page, taken_back

_READ = 500
"""Entries that are looked at for a page."""
_BESIDE, _ALONE = 1500, 3000
"""Characters of a page beside a question, and of one by itself; a message of Discord's takes 4,000."""
_SETUP = 3
"""Lines of how a match was set up that stand beside a question."""
_PASSED_ON = "substituted"
"""The kind of entry with which a seat passes on to somebody else."""
_MARK = len("-# – \n")
_UNDONE = 4
LONG = timedelta(days=1)
"""Time since somebody's own last move from which they are shown the story so far, too; who looks on, from this long."""


@dataclass(frozen=True)
class Meanwhile:
    """What everybody else did since the reader last chose something, or the last page of it.

    Attributes:
        lines: by player; none where nobody did anything.
        since: when the reader chose that, or else the match began.
        buttons: one that leads to what is before that; none where that is all.
        story: the story so far, above the lines; none for who was here lately.
    """

    lines: tuple[str, ...]
    since: datetime
    buttons: tuple[ui.Button[Any], ...] = ()
    story: tuple[str, ...] = ()


class SinceButton(MatchButton, prefix="since"):
    """Shows a page of what happened after entry ``start`` and before another, or with 0 the last page."""

    start: Entry
    before: Entry

    async def pressed(self, context: MatchContext) -> None:
        """Show it to the person who pressed it, as they may read it."""
        start, before = self.start, self.before
        page, say = await _page(context, start, before or None, alone=True), context.words.say
        row = [*page.buttons]
        if before:
            row.append(button(SinceButton.id_for(match=context.match, start=start, before=0), say("panel-since-last")))
        row.append(button(panel_id(match=context.match), say("status-play")))
        title = say("panel-since-title", match=context.match)
        await update(context.interaction, card(title, page.lines[1:], rows=[row]))


async def meanwhile(
    context: MatchContext, *, alone: bool = False, below: frozenset[str] = frozenset()
) -> Meanwhile | None:
    """All that happened since the reader last chose something, or of late for who looks on; ``None`` once it is over.

    Args:
        alone: it stands by itself, without a question below it.
        below: lines of the question below it; what they repeat is left out.
    """
    if context.position.match.status is not Status.PLAYING:
        return None
    if context.seat is None:
        start, is_new = await _of_late(context), True
    else:
        start = await _last_choice(context, context.seat)
        is_new = not start and await _took_over(context, context.seat)
    found = await _page(context, start, None, alone=alone, below=below)
    if found.lines and (is_new or not start):
        heading = context.words.say("panel-since-late" if is_new else "panel-since-begin")
        found = replace(found, lines=(heading, *found.lines[1:]))
    if not found.lines or not (is_new or context.service.clock.now() - found.since >= LONG):
        return found
    return replace(found, story=tuple(await story_lines(context, start)))


async def _page(
    context: MatchContext, start: int, before: int | None, *, alone: bool, below: frozenset[str] = frozenset()
) -> Meanwhile:
    """The last entries after ``start`` and before another, as many as there is room for; one at least by itself."""
    say, match = context.words.say, context.position.match
    last = min(before or match.seq + 1, match.seq + 1) - 1
    # Whether an entry was taken back is known from a later one.
    until = max(last, match.course.line)
    limit = until - max(start, last - _READ, 1) + 1
    pages = await context.service.history.log(context.position, context.viewer, before=until + 1, limit=limit)
    gone, found = taken_back(pages), list[_Told]()
    first, room = last + 1, _ALONE if alone else _BESIDE
    for page in reversed([each for each in pages if start < each.seq <= last]):
        told = [] if page.seq in gone else _told(context, page, below)
        if page.kind == "opened" and len(told) > _SETUP and not alone:
            # The question needs none of the setup; all of it is behind the button.
            found = [*told[-_SETUP:], *found]
            break
        room -= sum(len(each.text) + _MARK for each in told)
        if room < 0 and (found or not alone):
            break
        first, found = page.seq, [*told, *found]
    older = first > start + 1
    label = say("panel-since-older" if found else "panel-since-all")
    leads = SinceButton.id_for(match=context.match, start=start, before=first)
    earlier = (button(leads, label),) if older else ()
    heading = [say("panel-since")] if found or older else []
    lines = (*heading, *_by_player(found, say("panel-since-table")))
    return Meanwhile(lines, pages[0].at if pages else match.created, earlier)


async def _last_choice(context: MatchContext, seat: Seat) -> int:
    """The entry after which all is new to a seat's player; 0 where they have chosen nothing yet."""
    known = context.position.answers.chose.get(seat)
    if known is not None:
        return known
    pages = await context.service.history.log(context.position, context.viewer, limit=_READ)
    for page in reversed(pages):
        if page.seat == seat and page.kind == _PASSED_ON:
            return 0
        if (page.seat, page.kind, page.by) == (seat, "moved", "seat"):
            return page.seq
    return 0


async def _took_over(context: MatchContext, seat: Seat) -> bool:
    """Whether the seat's player took it over from somebody."""
    pages = await context.service.history.log(context.position, context.viewer, limit=_READ)
    return any(page.seat == seat and page.kind == _PASSED_ON for page in pages)


async def _of_late(context: MatchContext) -> int:
    """The last entry that is not new to who looks on; 0 where the match has just begun."""
    pages = await context.service.history.log(context.position, context.viewer, limit=_READ)
    now = context.service.clock.now()
    return next((page.seq for page in reversed(pages) if now - page.at >= LONG), 0)


def point_line(context: MatchContext, prompts: tuple[Prompt, ...]) -> str:
    """At which point of the match what is asked, where the question below does not say so itself."""
    renderer = context.renderer
    heading = context.position.game.heading(context.position.state)
    where = [renderer.markdown(heading)] if heading is not None else []
    asks = dict.fromkeys(renderer.markdown(prompt.ask) for prompt in prompts if not _is_question(context, prompt))
    point = " · ".join([*where, *asks])
    return point[:1].upper() + point[1:]


class _Told(NamedTuple):
    """A line of the log, and by what name whoever did it is called; empty for what concerns the table."""

    who: str
    text: str


def _told(context: MatchContext, page: Page, below: frozenset[str]) -> list[_Told]:
    """The lines of an entry; what names nobody is the doing of whoever was named before it, or gave the answer.

    Where people share all that they play with, it is told as the table's.
    """
    renderer, table = context.renderer, context.position.game.table_lines
    if context.position.variant.together and not context.position.game.plays_as:
        return [_Told("", each) for line in page.lines for each in beyond(renderer.markdown(line), below)]
    who = "" if page.seat is None else renderer.seat(page.seat)
    told = []
    for line in page.lines:
        named = line.args.get("who")
        if line.key in table:
            doer = ""
        else:
            doer = who = renderer.markdown(named) if isinstance(named, Line) else who
        told += [_Told(doer, each) for each in beyond(renderer.markdown(line), below)]
    return told


def _by_player(lines: list[_Told], table: str) -> list[str]:
    """Lines in groups by who did it, in the order in which they began; under names where there is more than one."""
    doers = list(dict.fromkeys(each.who for each in lines))
    said = []
    for who in sorted(doers, key=lambda each: not each):
        said += [f"**{who or table}**"] if len(doers) > 1 else []
        said += [small([f"– {each.text}"]) for each in lines if each.who == who]
    return said


def _is_question(context: MatchContext, prompt: Prompt) -> bool:
    """Whether what is awaited is, word for word, the very question that stands below."""
    step = context.position.step(prompt, ())
    if step is None or isinstance(step, Complete):
        return step is None
    below, awaited = (context.renderer.markdown(ask).casefold() for ask in (step.ask, prompt.ask))
    return below == awaited


async def undone_lines(client: Bot, renderer: LineRenderer, to: int) -> list[str]:
    """What happened after an entry and would be taken back, as everybody may read it; the first few lines of it."""
    match = renderer.position.match
    pages = await client.matches.history.log(renderer.position, SPECTATOR, limit=match.seq - to)
    gone = taken_back(pages)
    told = [renderer.markdown(line) for page in pages if to < page.seq and page.seq not in gone for line in page.lines]
    lines = [f"– **{each}**" for one in told for each in one.split("\n") if each]
    left = len(lines) - _UNDONE
    return [*lines[:_UNDONE], *([renderer.words.say("panel-barred-more", count=left)] if left > 0 else [])]


async def view_since(context: MatchContext) -> Struct:
    """The reader's view of the match, marked with all that was done since their last move."""
    view, seat = context.position.view(context.viewer), context.seat
    if seat is None:
        return view
    start = await _last_choice(context, seat)
    found = await context.service.history.meanwhile(context.match, max(start, 1))
    return view if found is None else context.position.game.marked(view, *found)
