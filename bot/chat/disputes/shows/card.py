"""The public card of a dispute: what it is about, how far it is, and what its sides may do; nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.chat.base.messages import GAP, Style, button, card, small
from bot.chat.base.text import moment
from bot.chat.disputes.base.ids import SideId
from bot.chat.disputes.base.who import agreed_on, is_old_proposal, who_rules
from bot.chat.disputes.base.words import CaseWords
from bot.disputes.model.dispute import UNDECIDED, Dispute, Status
from bot.disputes.model.verdicts import Verdict
from bot.matches.model.match import FORGOTTEN

_COLOURS = {
    Status.HEARING: discord.Colour.gold(),
    Status.OPEN: discord.Colour.orange(),
    Status.CLAIMED: discord.Colour.blue(),
    Status.APPEALED: discord.Colour.orange(),
}
_ROW = 5
_GREY = discord.Colour.light_grey()


def dispute_card(
    said: CaseWords,
    verdict: Verdict | None = None,
    appealable: datetime | None = None,
    titles: Mapping[str, str] | None = None,
    *,
    may_stand_aside: bool = False,
) -> ui.LayoutView:
    """The card of a dispute in a channel.

    Args:
        verdict: the one that stands.
        appealable: until when it may be appealed; ``None`` where it may not.
        titles: the rules that the verdict cites as they are called, by their slugs.
        may_stand_aside: whether any side may still stand aside.
    """
    dispute = said.dispute
    told = [] if verdict is None else [GAP, *said.verdict(verdict, titles)]
    told += [] if appealable is None else [said.words.say("dispute-appealable", until=moment(appealable, "f"))]
    texts = [*said.subject(), GAP, *said.state(lasting=True), *agreed_on(said), *_small(who_rules(said)), *told]
    return card(
        said.title,
        texts,
        colour=_COLOURS.get(dispute.status, _GREY),
        rows=_rows(said, may_appeal=appealable is not None, may_stand_aside=may_stand_aside),
    )


def past_card(said: CaseWords) -> ui.LayoutView:
    """What is left of a card once another one below it takes its place: nothing to press."""
    return card(said.title, [*said.subject(), GAP, *said.state(lasting=True)], colour=_GREY)


def _rows(said: CaseWords, *, may_appeal: bool, may_stand_aside: bool) -> list[list[ui.Item[Any]]]:
    dispute = said.dispute
    acts: list[str] = []
    if dispute.status is Status.HEARING:
        acts.append("tell")
    if dispute.status in (Status.HEARING, Status.OPEN) and not dispute.live:
        acts.append("call")
    if said.is_played and dispute.status in UNDECIDED and not (dispute.freezes or dispute.ran):
        acts.append("still")
    if dispute.status in UNDECIDED:
        acts += ["settle", "withdraw"] if len(dispute.parties) > 1 else ["withdraw"]
    if dispute.status is Status.OPEN and dispute.called and dispute.freezes:
        acts.append("run")
    if may_appeal:
        acts.append("appeal")
    if dispute.back is not None and dispute.judge is not None:
        acts.append("back")
    if dispute.status not in UNDECIDED and dispute.status is not Status.APPEALED:
        acts.append("export")
    second = ["picture", "bar"] if dispute.status in UNDECIDED or dispute.status is Status.APPEALED else []
    second += ["views", "mine", "judge"]
    table = _of_table(said, may_stand_aside=may_stand_aside)
    return [[_button(said, act) for act in row] for row in (acts, second, table) if row]


def _small(lines: list[str]) -> list[str]:
    return [small(lines)] if lines else []


def _of_table(said: CaseWords, *, may_stand_aside: bool) -> list[str]:
    """The acts of a table that rules itself."""
    dispute = said.dispute
    naming = _naming(dispute) if dispute.judge is None else []
    if dispute.status is Status.APPEALED:
        return ["unappeal", *naming]
    if dispute.status not in (Status.HEARING, Status.OPEN) or len(dispute.parties) < 2:
        return []
    acts = ["aside"] if may_stand_aside else []
    if dispute.status is Status.OPEN and said.settings.table:
        acts += ["yes", "no"] if dispute.proposal is not None and not is_old_proposal(said) else []
        acts.append("propose")
    return [*acts, *([] if dispute.status is Status.HEARING else naming)][:_ROW]


def _naming(dispute: Dispute) -> list[str]:
    if len([party for party in dispute.parties if party.user != FORGOTTEN]) < 2:
        return []
    return ["name", *(["accept"] if dispute.stand_in is not None and not dispute.all_accept else [])]


def _button(said: CaseWords, act: str) -> ui.Item[Any]:
    style = Style.primary if act in ("tell", "appeal", "accept", "yes", "back") else Style.secondary
    press = SideId.id_for(number=said.dispute.number, act=act)
    return button(press, said.words.say(f"dispute-press-{act}"), style)
