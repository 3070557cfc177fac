"""The first screen of a case: the sides, their languages and views, the log since, and the rule that decides it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.answers.ruling_text import heading_of, source_label, statement, summary_of
from bot.chat.base.messages import GAP, Style, button, cut, select
from bot.chat.base.text import escape, one_line
from bot.chat.disputes.base.bundles import bundle_or_none
from bot.chat.disputes.base.cases import CaseContext
from bot.chat.disputes.base.ids import AimId, AimPickId, CasePickId, WriteId
from bot.chat.disputes.base.picking import case_options
from bot.chat.disputes.base.showing import paragraphs
from bot.chat.disputes.base.spoken import spoken_by
from bot.chat.disputes.base.titles import titles_of
from bot.chat.disputes.base.words import letter
from bot.chat.disputes.shows.entries import Entry, guide, infractions, usual
from bot.chat.disputes.shows.sections import Part, boards, refusals, untold
from bot.disputes.model.dispute import Dispute, Party, Status
from bot.disputes.model.refusals import DeskRefused
from bot.disputes.rules.penalties import counts
from bot.disputes.services.books.archive import Past
from bot.disputes.services.books.bundles import FLOOR, Bundle
from bot.disputes.services.desk import Panel
from bot.locales.sentences import Localizer
from bot.matches.model.match import FORGOTTEN
from rules_index import Ruling, Surety

_ROOM = 3200
"""Characters of the whole screen; the rule has what all else leaves."""
_QUESTION, _VIEWS, _ENTRY, _WHY, _LINE = 400, 900, 130, 220, 170
_RULE = (300, 1200)
"""Characters that the rule's own text has at least and at most."""
_ENTRIES, _REFUSED, _PRECEDENTS = 4, 2, 2
_LIKELY = 0.5
_RULE_WORDS = {
    Surety.CERTAIN: "brief-rule-sure",
    Surety.PROBABLE: "brief-rule-likely",
    Surety.UNSURE: "brief-rule-perhaps",
}
_GUIDED = 0.2
"""Sureness from which the oracle itself offers an entry of the guide."""
_LETTERED = 3
"""Sides that have a button each; of more, one is picked."""


async def brief(context: CaseContext, panel: Panel) -> Part:
    """All that a judge needs to decide most cases; the rest is one press away."""
    ready = await bundle_or_none(context)
    found = ready or Bundle()
    pictures = await boards(context, panel)
    entries = await guide(context.interaction.client, context.guild, context.words.language)
    above = [
        *_asked(context, panel),
        *await _sides(context, panel.dispute, entries),
        *await _ruled(context, panel),
        *await _refused(context, panel),
        *_since(context, panel),
    ]
    below, past = await _before(context, panel.dispute, found)
    say = context.words.say
    counted = say("desk-counts", messages=len(panel.messages), pictures=panel.pictures, refused=len(panel.refused))
    below += [GAP, *_boards_line(context, panel, len(pictures)), f"-# {counted}"]
    entry = await _entry(context, entries, found)
    left = _ROOM - sum(map(len, (*above, *below, *entry)))
    rule = _rule(found, context.words, min(max(left, _RULE[0]), _RULE[1]))
    decides = [*entry, *rule] if found.by_guide else [*rule, *entry]
    if ready is None:
        decides = [say("brief-not-ready"), GAP]
    rows = [*_aims(context, panel.dispute), *_pasts(context, past)]
    return Part([*above, *decides, *below], pictures, rows)


def _asked(context: CaseContext, panel: Panel) -> list[str]:
    said = context.said
    about, _ = said.subject()
    return [about, f"> {escape(one_line(panel.dispute.question, _QUESTION))}", *said.state(), GAP]


async def _sides(context: CaseContext, dispute: Dispute, entries: dict[str, Entry]) -> list[str]:
    """Each side with its language, what it had before, and how it tells it."""
    say, lines = context.words.say, []
    spoken = await spoken_by(context.interaction.client, dispute)
    room = _VIEWS // len(dispute.parties)
    for party in dispute.parties:
        language = spoken.get(party.side)
        writes = f" · {say('brief-writes', language=say(f'language-{language}'))}" if language else ""
        lines.append(f"**{context.said.who(party.side)}**{writes}")
        lines += await _had(context, party, entries)
        if dispute.status is Status.HEARING:
            lines.append(f"-# {say(untold(dispute, party))}")
        else:
            lines.append(escape(one_line(party.view, room)) if party.view else f"*{say(untold(dispute, party))}*")
    return [*lines, GAP]


async def _had(context: CaseContext, party: Party, entries: dict[str, Entry]) -> list[str]:
    """The penalties of a side that still count."""
    if party.user == FORGOTTEN:
        return []
    client, say = context.interaction.client, context.words.say
    found = await client.disputes.penalties.of(context.guild, context.user, party.user)
    now = client.matches.clock.now()
    counting = [] if isinstance(found, DeskRefused) else [each for each in found if counts(each, now)]
    if not counting:
        return []
    titles = infractions(entries)
    had = "; ".join(
        f"{say(f'dispute-record-penalty-{each.kind}')} "
        f"({titles.get(each.infraction, each.infraction)}, D-{each.dispute})"
        for each in counting[:3]
    )
    return [say("brief-had", penalties=one_line(had, 250))]


async def _ruled(context: CaseContext, panel: Panel) -> list[str]:
    """The verdicts so far and the appeal."""
    lines: list[str] = []
    cited = [each.rule for verdict in panel.verdicts for each in verdict.cites]
    titles = await titles_of(context.interaction.client, context.guild, cited, context.words.language)
    for verdict in panel.verdicts:
        lines += [*context.said.verdict(verdict, titles), *map(context.said.sentence, verdict.sentences)]
    if panel.appeal is not None:
        side = context.said.side(panel.appeal.side)
        lines += [context.words.say("dispute-appeal-of", side=side), *paragraphs(panel.appeal.why)]
    return [*lines, GAP] if lines else []


async def _refused(context: CaseContext, panel: Panel) -> list[str]:
    """The last commands that the sides were refused, in words."""
    lines = []
    for each, why in await refusals(context, panel.refused[:_REFUSED]):
        told = cut(" · ".join(why), _WHY)
        lines.append(context.words.say("brief-refused", who=context.said.seat(each.seat), entry=each.seq, why=told))
    return [*lines, GAP] if lines else []


def _since(context: CaseContext, panel: Panel) -> list[str]:
    """The last entries after the point from which the log is read."""
    renderer, say = context.said.renderer, context.words.say
    if renderer is None or not panel.log:
        return []
    told = [(page.seq, " ".join(renderer.markdown(line) for line in page.lines)) for page in panel.log]
    told = [(seq, words) for seq, words in told if words]
    shown = told[-_ENTRIES:]
    lines = [f"{seq}. {one_line(words, _ENTRY)}" for seq, words in shown]
    more = len(told) - len(shown)
    heading = say("brief-since", entry=panel.dispute.agreed or 0)
    return [f"**{heading}**", *([say("brief-earlier", count=more)] if more else []), *lines, GAP] if lines else []


def _rule(found: Bundle, words: Localizer, room: int) -> list[str]:
    """The surest rule in the reader's language, and the next ones by name."""
    say = words.say
    likely = bool(found.first) and found.first[0].confidence >= _LIKELY
    gap = found.gap.says.get(words.language, "") if found.gap is not None and not likely else ""
    lines = [say("brief-gap", says=escape(gap))] if gap else []
    if not found.first:
        return [*(lines or [say("brief-no-rule")]), GAP]
    first, *others = found.first
    lines += [cut(statement(first, words), room)]
    lines += [f"-# {say(_RULE_WORDS[first.surety])}: {escape(heading_of(first, words.language))}"]
    reading = " ".join(first.reading_in(words.language).split())
    lines += [say("desk-reading", text=escape(one_line(reading, 300)))] if reading else []
    for each in others:
        summary = escape(one_line(summary_of(each, words.language), _LINE))
        lines.append(say("brief-other", rule=_heading(each, words), gist=summary))
    return [*lines, GAP]


async def _entry(context: CaseContext, entries: dict[str, Entry], found: Bundle) -> list[str]:
    """The guide's entry with its usual remedy, and the usual penalty of each side it is said of."""
    known = entries.get(found.entry.id) if found.entry else None
    if found.entry is None or known is None:
        return []
    say, told = context.words.say, await usual(context, known)
    sure = say("surety", level=found.entry.surety)
    sentence = "brief-guide" if found.entry.confidence >= _GUIDED else "brief-guide-perhaps"
    told = [" · ".join(told)] if known.entry.penalty == "none" else told
    return [f"**{say(sentence, title=escape(known.title))}** · {sure}", *told, GAP]


async def _before(context: CaseContext, dispute: Dispute, found: Bundle) -> tuple[list[str], tuple[Past, ...]]:
    """The server's rulings on the same: its precedents and house rules, and decided cases that are like this one."""
    words, say = context.words, context.words.say
    likely = [note for note in found.notes if note.confidence >= FLOOR]
    notes = sorted(likely, key=lambda note: -note.confidence)[:_PRECEDENTS]
    lines = [
        f"**{source_label(note, words)}: {escape(one_line(heading_of(note, words.language), _LINE))}** "
        f"{escape(one_line(note.text, _LINE))}"
        for note in notes
    ]
    rests = [*found.first, *([found.entry] if found.entry else [])]
    past = await context.service.archive.like(dispute, context.user, {ruling.id: ruling.confidence for ruling in rests})
    if past:
        lines.append(f"**{say('brief-like')}**")
    for each in past:
        ruling = "" if each.verdict is None else f" → {escape(one_line(each.verdict.ruling, _LINE // 2))}"
        asked = escape(one_line(each.dispute.question, _LINE // 2))
        lines.append(f"D-{each.dispute.number} · {say(f'archive-{each.outcome}')} · {asked}{ruling}")
    return lines, past


def _boards_line(context: CaseContext, panel: Panel, pictures: int) -> list[str]:
    return [context.words.say("desk-boards", agreed=panel.dispute.agreed or 0)] if pictures > 1 else []


def _aims(context: CaseContext, dispute: Dispute) -> list[list[ui.Item[Any]]]:
    """The buttons that draft a verdict for a side or to leave things, and the one that opens the form."""
    if dispute.status is Status.APPEALED:
        return []
    say, number, sides = context.words.say, context.number, [party.side for party in dispute.parties]
    lettered = sides if len(sides) <= _LETTERED else []
    row: list[ui.Item[Any]] = [
        button(AimId.id_for(number=number, aim=str(side)), say("brief-for", letter=letter(side)), Style.success)
        for side in lettered
    ]
    row.append(button(AimId.id_for(number=number, aim="x"), say("brief-leave")))
    row.append(button(WriteId.id_for(number=number, answers="give"), say("brief-write")))
    if lettered:
        return [row]
    options = [
        discord.SelectOption(label=context.said.side(side, markdown=False)[:100], value=str(side)) for side in sides
    ]
    return [[select(AimPickId.id_for(number=number), options, say("brief-for-whom"))], row]


def _pasts(context: CaseContext, past: tuple[Past, ...]) -> list[list[ui.Item[Any]]]:
    """Opens a decided case that is like this one."""
    if not past:
        return []
    options = case_options(each.dispute for each in past)
    return [[select(CasePickId.id_for(), options, context.words.say("brief-like-open"))]]


def _heading(ruling: Ruling, words: Localizer) -> str:
    return f"{escape(heading_of(ruling, words.language))} ({words.say('surety', level=ruling.surety)})"
