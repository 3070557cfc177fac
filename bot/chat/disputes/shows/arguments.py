"""The selects of a verdict: what its remedy needs, the infraction, the penalties; and what picking in them changes."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.base.messages import select
from bot.chat.base.text import one_line
from bot.chat.disputes.base.cases import CaseContext
from bot.chat.disputes.base.drafts import kind_of, kinds
from bot.chat.disputes.base.ids import DraftId
from bot.chat.disputes.shows.entries import Entry
from bot.disputes.model.draft import Draft
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Decision, Sentence, Verdict
from bot.games.adjusting import value_of
from bot.games.values import SPECTATOR
from bot.locales.lines import Say
from bot.matches.model.remedies import Adjust, Back, Lost, Penalty, Time

_HOUR, _PAGE, _AROUND = 3600, 23, 12
_HOURS = (1, 3, 6, 12, 24, 48, 72, 168)
_AMOUNTS = (1, 2, 3, 4, 5, 10)
_DAYS = (30, 7, 90, 365)
_KINDS: tuple[tuple[PenaltyKind, int], ...] = (
    (PenaltyKind.WARNING, 0),
    (PenaltyKind.CAUTION, 0),
    (PenaltyKind.LOSS_OF_GAME, 0),
    *((PenaltyKind.EXCLUSION, days) for days in _DAYS),
    (PenaltyKind.LOSS_OF_TURN, 0),
)
_SELECTABLE = 25
_MORE = "+"

Rows = list[list[ui.Item[Any]]]


def kind_options(context: CaseContext, draft: Draft, in_force: Verdict | None) -> list[discord.SelectOption]:
    """The remedies to pick from; only a first verdict can dismiss a dispute as groundless.

    Args:
        in_force: the verdict whose effect on the match is in force.
    """
    acts, now = in_force is not None, kind_of(draft.decision, in_force=in_force is not None)
    return [
        discord.SelectOption(label=_kind(context.words.say, kind, acts), value=kind, default=kind == now)
        for kind in kinds(context, draft.answers, in_force)
    ]


def kind_row(context: CaseContext, draft: Draft, in_force: Verdict | None) -> Rows:
    """The select of the remedy; none where there is no match to do anything with."""
    if context.dispute.match is None:
        return []
    picks = DraftId.id_for(number=context.number, what="kind")
    return [[select(picks, kind_options(context, draft, in_force), context.words.say("verdict-pick-remedy"))]]


def _kind(say: Say, kind: str, in_force: bool) -> str:
    """A kind of remedy in words, or as the replacement of another."""
    named = say(f"remedy-kind-{kind}")
    instead = in_force and kind not in ("leave", "undo", "corrected", "groundless")
    return (say("remedy-kind-instead", remedy=named) if instead else named)[:100]


async def argument_rows(context: CaseContext, decision: Decision) -> Rows:
    """The selects for what the remedy needs; none for one that needs nothing."""
    match decision.remedy:
        case Back(to=to):
            picks = DraftId.id_for(number=context.number, what="entry")
            return [await entries(context, to, picks, context.words.say("verdict-pick-entry"))]
        case Penalty(seat=seat, what="turn") | Lost(seat=seat):
            return [_seats(context, seat)]
        case Penalty(seat=seat, amount=amount):
            return [_seats(context, seat), _numbers(context, "amount", _AMOUNTS, amount)]
        case Adjust():
            return _values(context)
        case Time(seconds=seconds, seat=seat):
            return [_seats(context, seat, everybody=True), _numbers(context, "hours", _HOURS, round(seconds / _HOUR))]
        case _:
            return []


def with_argument(decision: Decision, what: str, value: str) -> Decision:
    """The decision after something was picked in one of :func:`argument_rows`."""
    number = int(value) if value.lstrip("-").isdecimal() else 0
    match decision.remedy, what:
        case (Back(), "entry"):
            return replace(decision, remedy=replace(decision.remedy, to=number))
        case (Penalty() | Lost(), "seat"):
            return replace(decision, remedy=replace(decision.remedy, seat=number))
        case (Time(), "seat"):
            return replace(decision, remedy=replace(decision.remedy, seat=None if number < 0 else number))
        case (Penalty(), "amount"):
            return replace(decision, remedy=replace(decision.remedy, amount=number))
        case (Time(), "hours"):
            return replace(decision, remedy=replace(decision.remedy, seconds=number * _HOUR))
        case _:
            return decision


def infraction_row(context: CaseContext, decision: Decision, entries: dict[str, Entry], page: int) -> Rows:
    """The select of the guide's entries, page by page."""
    say, slugs = context.words.say, list(entries)
    pages = max(1, -(-len(slugs) // _PAGE))
    page %= pages
    options = [discord.SelectOption(label=say("verdict-no-infraction"), value="-", default=not decision.infraction)]
    for slug in slugs[page * _PAGE : (page + 1) * _PAGE]:
        label = one_line(entries[slug].title, 100)
        options.append(discord.SelectOption(label=label, value=slug, default=slug == decision.infraction))
    if pages > 1:
        options.append(discord.SelectOption(label=say("verdict-more-infractions"), value=f"{_MORE}{page + 1}"))
    return [[select(DraftId.id_for(number=context.number, what="infraction"), options, say("verdict-pick-infraction"))]]


def penalty_row(context: CaseContext, decision: Decision, page: int) -> Rows:
    """The select of each side's penalties, page by page; those of the draft are marked."""
    if not decision.infraction:
        return []
    say, now = context.words.say, context.interaction.client.matches.clock.now()
    chosen = {_token(sentence, now) for sentence in decision.penalties}
    pages = _penalty_pages(context)
    page %= len(pages)
    options = []
    for token in pages[page]:
        side, kind, days = token.split(".")
        penalty = say(f"dispute-record-penalty-{kind}")
        named = say("verdict-for-days", penalty=penalty, days=int(days)) if int(days) else penalty
        label = one_line(f"{context.said.side(int(side), markdown=False)}: {named}", 100)
        options.append(discord.SelectOption(label=label, value=token, default=token in chosen))
    if len(pages) > 1:
        options.append(discord.SelectOption(label=say("verdict-more-infractions"), value=f"{_MORE}{page + 1}"))
    picks = DraftId.id_for(number=context.number, what="penalties", page=page)
    return [[select(picks, options, say("verdict-pick-penalties"), (0, len(options)))]]


def with_penalties(
    context: CaseContext, decision: Decision, values: tuple[str, ...], page: int
) -> tuple[Decision, int]:
    """The decision with the penalties that were picked on a page, beside those of other pages; and the page to show."""
    now, pages = context.interaction.client.matches.clock.now(), _penalty_pages(context)
    page %= len(pages)
    known = {_token(each, now): each for each in decision.penalties}
    sentences = [each for token, each in known.items() if token not in pages[page]]
    for token in values:
        if token.startswith(_MORE):
            continue
        side, kind, days = token.split(".")
        until = now + timedelta(days=int(days)) if int(days) else None
        sentences.append(known.get(token) or Sentence(int(side), PenaltyKind(kind), until))
    after = next((int(value[1:]) for value in values if value.startswith(_MORE)), page)
    return replace(decision, penalties=tuple(sorted(sentences, key=lambda each: each.side))), after


def _penalty_pages(context: CaseContext) -> list[list[str]]:
    """The options of a select: each penalty of each side, an exclusion by its days; those of the opener come last."""
    sides = [party.side for party in context.dispute.parties]
    pages: list[list[str]] = []
    for some in (sides[1:], sides[:1]):
        tokens = [f"{side}.{kind}.{days}" for side in some for kind, days in _KINDS]
        pages += [tokens[at : at + _PAGE] for at in range(0, len(tokens), _PAGE)]
    return pages


def _token(sentence: Sentence, now: datetime) -> str:
    days = 0
    if sentence.until is not None:
        left = (sentence.until - now) / timedelta(days=1)
        days = min(_DAYS, key=lambda each: abs(each - left))
    return f"{sentence.side}.{sentence.kind}.{days}"


async def entries(context: CaseContext, to: int, picks: str, placeholder: str) -> list[ui.Item[Any]]:
    """A select of the log's entries around the one that is chosen.

    Args:
        picks: the id of the select.
    """
    position, renderer = context.said.position, context.said.renderer
    last = 0 if position is None else position.match.seq - 1
    end = min(last, to + _AROUND)
    log = await context.interaction.client.matches.history.log(
        context.dispute.match or 0, SPECTATOR, before=end + 1, limit=_SELECTABLE
    )
    options = []
    for page in log:
        told = " ".join(renderer.plain(line) for line in page.lines) if renderer else ""
        label = one_line(f"{page.seq}. {told}", 100)
        options.append(discord.SelectOption(label=label, value=str(page.seq), default=page.seq == to))
    return [select(picks, options, placeholder)] if options else []


def _values(context: CaseContext) -> Rows:
    """The values that a judge may set by choosing, as they are now."""
    position, renderer = context.said.position, context.said.renderer
    if position is None or renderer is None or position.state is None:
        return []
    options = [
        discord.SelectOption(
            label=one_line(f"{renderer.plain(each.label)}: {renderer.plain(value_of(each, each.now))}", 100),
            value=".".join(each.path),
        )
        for each in position.game.adjustable(position.state)[:_SELECTABLE]
    ]
    picks = DraftId.id_for(number=context.number, what="value")
    return [[select(picks, options, context.words.say("verdict-pick-value"))]] if options else []


def _seats(context: CaseContext, seat: int | None, *, everybody: bool = False) -> list[ui.Item[Any]]:
    position, say = context.said.position, context.words.say
    options = (
        [discord.SelectOption(label=say("verdict-everybody"), value="-1", default=seat is None)] if everybody else []
    )
    for each in range(len(position.match.seats) if position else 0):
        label = context.said.seat(each)[:100]
        options.append(discord.SelectOption(label=label, value=str(each), default=each == seat))
    return (
        [select(DraftId.id_for(number=context.number, what="seat"), options, say("verdict-pick-seat"))]
        if options
        else []
    )


def _numbers(context: CaseContext, what: str, numbers: tuple[int, ...], chosen: int) -> list[ui.Item[Any]]:
    say = context.words.say
    options = [
        discord.SelectOption(label=say(f"verdict-{what}", count=each), value=str(each), default=each == chosen)
        for each in numbers
    ]
    return [select(DraftId.id_for(number=context.number, what=what), options, say(f"verdict-pick-{what}"))]
