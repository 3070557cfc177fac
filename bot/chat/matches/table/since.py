"""What happened since somebody's last move, for who comes back to a match."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from msgspec import Struct

from bot.chat.base.messages import LineRenderer, small
from bot.chat.bot import Bot
from bot.chat.matches.base.match_context import MatchContext
from bot.games.questions import Complete, Prompt
from bot.games.values import SPECTATOR, Line, Seat
from bot.matches.model.match import Status
from bot.matches.services.history import Page, taken_back

_ENTRIES, _LINES, _UNDONE = 60, 10, 4


@dataclass(frozen=True)
class Meanwhile:
    """What everybody else did since the reader's last move.

    Attributes:
        lines: by player; none where nobody did anything.
        since: when the reader moved last, or else the match began.
    """

    lines: tuple[str, ...]
    since: datetime


async def meanwhile(context: MatchContext) -> Meanwhile | None:
    """What happened since the reader's last move; ``None`` for who does not play, or not any more."""
    if context.seat is None or context.position.match.status is not Status.PLAYING:
        return None
    say = context.words.say
    pages = await context.service.history.log(context.position, context.viewer, limit=_ENTRIES)
    gone, own = taken_back(pages), _own(pages, context.seat)
    since = pages[own[-1] + 1 :] if own else pages
    lines = [told for page in since if page.seq not in gone for told in _told(context, page)]
    left, shown = max(len(lines) - _LINES, 0), lines[-_LINES:]
    said = [say("panel-since")] if shown else []
    said += [small([say("panel-since-more", count=left)])] if left else []
    return Meanwhile((*said, *_by_player(shown, say("panel-since-table"))), pages[own[-1] if own else 0].at)


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


def _told(context: MatchContext, page: Page) -> list[_Told]:
    """The lines of an entry; what names nobody is the doing of whoever was named before it, or gave the answer.

    Where people share all that they play with, it is told as the table's.
    """
    renderer, table = context.renderer, context.position.game.table_lines
    if context.position.variant.together and not context.position.game.plays_as:
        lines = (each for line in page.lines for each in renderer.markdown(line).split("\n"))
        return [_Told("", each) for each in lines if each]
    who = "" if page.seat is None else renderer.seat(page.seat)
    told = []
    for line in page.lines:
        named = line.args.get("who")
        if line.key in table:
            doer = ""
        else:
            doer = who = renderer.markdown(named) if isinstance(named, Line) else who
        told += [_Told(doer, each) for each in renderer.markdown(line).split("\n") if each]
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
    pages = await context.service.history.log(context.position, context.viewer, limit=_ENTRIES)
    own = _own(pages, seat)
    found = await context.service.history.meanwhile(context.match, pages[own[-1]].seq) if own else None
    return view if found is None else context.position.game.marked(view, *found)


def _own(pages: list[Page], seat: Seat) -> list[int]:
    return [number for number, page in enumerate(pages) if page.seat == seat and page.kind == "moved"]
