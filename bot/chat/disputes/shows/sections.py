"""The sections of a judge's panel: each as lines, pictures and selects of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.chat.base.messages import Attached, LineRenderer, picture_of
from bot.chat.base.text import escape, moment, one_line
from bot.chat.bot import Bot
from bot.chat.disputes.base.cases import CaseContext
from bot.chat.disputes.base.ids import ReadFromId
from bot.chat.disputes.base.showing import paragraphs
from bot.chat.disputes.base.titles import titles_of
from bot.chat.disputes.shows.arguments import entries
from bot.disputes.model.dispute import Dispute, Party, Status
from bot.disputes.model.precedents import PrecedentState
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.services.desk import Panel
from bot.games.values import JUDGE, SPECTATOR, Viewer
from bot.locales.sentences import Localizer
from bot.matches.model.position import Position
from bot.matches.model.refusals import RefusedCommand, undone


class Part(NamedTuple):
    """What a section shows."""

    lines: list[str]
    pictures: list[Attached] = []  # noqa: RUF012
    rows: list[list[ui.Item[Any]]] = []  # noqa: RUF012


def views(context: CaseContext) -> Part:
    """Every view in full, as far as whoever acts may read it."""
    said, say = context.said, context.words.say
    lines: list[str] = []
    for party in context.dispute.parties:
        told = paragraphs(party.view) if party.view else [f"*{say(untold(context.dispute, party))}*"]
        lines += [f"**{said.side(party.side)}**", *told, ""]
    return Part(lines)


def untold(dispute: Dispute, party: Party) -> str:
    """The sentence for a side whose view cannot be read: not given yet, sealed until all are in, or never given."""
    if dispute.status is not Status.HEARING:
        return "dispute-no-view"
    return "brief-awaited" if party.told is None else "brief-sealed"


async def log(context: CaseContext, panel: Panel) -> Part:
    """The entries after the one that the judge chose, as spectators read them."""
    renderer, say = context.said.renderer, context.words.say
    if renderer is None:
        return Part([say("desk-no-log")])
    agreed, picks = context.dispute.agreed or 0, ReadFromId.id_for(number=context.number)
    rows = [await entries(context, agreed, picks, say("desk-read-from"))]
    lines = [] if panel.log else [say("desk-no-log")]
    for page in panel.log:
        told = " ".join(renderer.markdown(line) for line in page.lines) or say("history-silent")
        lines.append(f"**{page.seq}.** {told} · {moment(page.at, 'f')}")
    return Part(lines, rows=rows)


async def refused(context: CaseContext, panel: Panel) -> Part:
    """The refused commands of the sides' seats, in words."""
    said, say, lines = context.said, context.words.say, []
    for each, why in await refusals(context, panel.refused):
        lines.append(say("desk-refused-command", who=said.seat(each.seat), entry=each.seq, at=moment(each.at, "f")))
        lines += [f"> {part}" for part in why]
        lines.append("")
    return Part(lines or [say("desk-no-refused")])


async def refusals(
    context: CaseContext, shown: Sequence[RefusedCommand]
) -> list[tuple[RefusedCommand, tuple[str, ...]]]:
    """Refused commands, each with the take-back that it was, why it was refused, and the rules by their titles."""
    said, say = context.said, context.words.say
    rules = [rule for each in shown for rule in each.rules]
    titles = await titles_of(context.interaction.client, context.guild, rules, context.words.language)
    told = []
    for each in shown:
        entry = undone(each)
        tried = "" if entry is None else say("desk-refused-undo", entry=entry)
        broken = "; ".join(escape(titles.get(rule, rule)) for rule in each.rules)
        parts = (tried, " ".join(map(said.line, each.said)), broken)
        told.append((each, tuple(part for part in parts if part)))
    return told


def messages(context: CaseContext, panel: Panel) -> Part:
    """The messages that were taken in."""
    said, say = context.said, context.words.say
    lines = []
    for each in panel.messages:
        side = next((party.side for party in panel.dispute.parties if party.user == each.author), None)
        who = say("dispute-record-somebody") if side is None else said.side(side)
        told = paragraphs(each.text) or [f"*{say('desk-message-of-pictures')}*"]
        lines += [f"**{who}** · {moment(each.at, 'f')}", *(f"> {line}" for line in told), ""]
    return Part(lines or [say("desk-no-messages")])


async def pictures(context: CaseContext) -> Part:
    """The pictures that were brought."""
    said, say = context.said, context.words.say
    found = await context.service.evidence.pictures(context.guild, context.number, context.user)
    if isinstance(found, DeskRefused) or not found:
        return Part([say("desk-no-pictures")])
    shown = [
        Attached(f"picture-{each.number}.{each.kind}", each.content, said.side(each.side, markdown=False))
        for each in found
    ]
    return Part([say("desk-picture", number=each.number, side=said.side(each.side)) for each in found], shown)


async def precedents(context: CaseContext) -> Part:
    """The server's precedents and house rules of the game."""
    say, dispute = context.words.say, context.dispute
    found = await context.service.precedents.list(dispute.guild, state=PrecedentState.IN_FORCE, game=dispute.game)
    lines = []
    for each in found:
        again = f" · {say('precedent-again')}" if each.again else ""
        lines += [
            f"**{each.name}**{again} {escape(one_line(each.question, 200))}",
            f"> {escape(one_line(each.answer, 400))}",
        ]
    return Part(lines or [say("precedent-none")])


async def hidden(context: CaseContext) -> Part:
    """The match with everything hidden; the audit trail tells it."""
    seen = await context.service.desk.look_hidden(context.guild, context.number, context.user)
    if isinstance(seen, DeskRefused):
        return Part(context.said.why_not(seen))
    client, words = context.interaction.client, context.words
    renderer, lines = LineRenderer(words, seen), [words.say("desk-hidden-told")]
    held = [(seat, section) for seat in range(len(seen.match.seats)) for section in seen.sheet(seat)]
    for seat, section in (*held, *((seat, each) for seat, short in held for each in short.more)):
        lines += [f"**{context.said.seat(seat)} · {renderer.markdown(section.title)}**"]
        lines += [renderer.markdown(line) for line in (*section.lines, *section.notes)]
    return Part(lines, await _drawn(client, (("hidden.png", seen),), words, JUDGE))


async def boards(context: CaseContext, panel: Panel) -> list[Attached]:
    """The boards where the log is read from and now, as spectators see them."""
    positions = (("agreed.png", panel.agreed), ("now.png", panel.now))
    known = tuple((name, position) for name, position in positions if position is not None)
    return await _drawn(context.interaction.client, known, context.words, SPECTATOR)


async def _drawn(
    client: Bot, positions: tuple[tuple[str, Position], ...], words: Localizer, viewer: Viewer
) -> list[Attached]:
    drawn = []
    for name, position in positions:
        picture = await picture_of(client, position, viewer, words)
        if picture is not None:
            drawn.append(Attached(name, picture.png, picture.alt))
    return drawn


async def boards_of(client: Bot, positions: tuple[tuple[str, Position], ...], words: Localizer) -> list[Attached]:
    """Boards as spectators see them, by the names of their files."""
    return await _drawn(client, positions, words, SPECTATOR)
