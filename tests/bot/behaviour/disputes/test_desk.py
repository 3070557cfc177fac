"""What a judge presses beside the verdict, and what the sides press: hand on, recuse, cite, quote, settle, let run."""

from __future__ import annotations

from typing import Any

import pytest

from bot.disputes.model.dispute import Status
from tests.bot.behaviour.disputes.court import QUESTION, RULING, VIEW, WHY, Court
from tests.bot.matches.table import HandClock

ASKED = "Kolik mincí máme na začátku?"


@pytest.mark.slow
async def test_a_case_is_handed_on_to_another_judge_who_may_refuse_it(court: Court) -> None:
    await at_a_table(court)
    panel = await court.claimed()
    picking = await court.press(court.judge, panel, ":hand")

    done = await court.pick(court.judge, picking, "dhand:1", court.head)

    assert "handed over" in done.text
    assert "Spor D-1 ti předal jiný rozhodčí" in everything(court)
    assert "Spor D-1 ti předal jiný rozhodčí" not in court.told()
    dispute = await court.dispute()
    assert (dispute.status, dispute.judge) == (Status.CLAIMED, court.head.id)
    assert "D-1" in (await court.press(court.head, await court.use(court.head, "desk"), "dq:mine:")).text
    preview = await court.written(panel)
    assert "Another judge has this case" in preview.text
    assert not [each for each in preview.buttons.values() if each.startswith("dg:")]

    recused = await court.recuse(court.head, await court.use(court.head, "desk", number=1))

    assert "D-1 soudit nebudeš" in recused.text
    dispute = await court.dispute()
    assert (dispute.status, dispute.judge) == (Status.OPEN, None)
    again = await court.use(court.head, "desk", number=1)
    assert "da:1:claim" not in again.buttons.values()
    assert "Tenhle spor máš odmítnutý" in again.text and "smí rozhodčí nebo správce, kterého se netýká" in again.text
    assert (await court.dispute()).status is Status.OPEN


@pytest.mark.slow
async def test_who_hands_on_reads_why_the_other_may_not_judge(court: Court) -> None:
    await in_a_match(court)
    panel = await court.claimed()
    picking = await court.press(court.judge, panel, ":hand")

    refused = await court.pick(court.judge, picking, "dhand:1", court.karel)

    assert "cannot judge" in refused.text
    assert "You are a side" not in refused.text and "Only a judge" not in refused.text
    assert (await court.dispute()).judge == court.judge.id


@pytest.mark.slow
async def test_only_who_has_the_case_hands_it_on(court: Court) -> None:
    await in_a_match(court)
    picking = await court.press(court.judge, await court.claimed(), ":hand")
    await court.recuse(court.judge, await court.use(court.judge, "desk", number=1))

    refused = await court.pick(court.judge, picking, "dhand:1", court.head)

    assert "You do not have this case" in refused.text
    assert (await court.dispute()).judge is None


async def test_rules_that_are_cited_stand_in_the_verdict(court: Court) -> None:
    await at_a_table(court, ASKED)
    rules = await court.press(court.judge, await court.claimed(), "dc:1:b:")
    offered = values(rules, "dcite:1")
    assert offered

    cited = await court.pick(court.judge, rules, "dcite:1", *offered)
    assert f"cites {len(offered)} rule" in cited.text
    shown = await court.shown(court.judge, cited, "dv:1:give")
    written = prefilled(shown, "rules")
    preview = await court.fill(court.judge, shown, ruling=RULING, why=WHY, rules=written, remedy=["none"])
    await court.give(preview)

    (verdict,) = await court.verdicts()
    assert len(verdict.cites) == len(offered)
    for each in verdict.cites:
        assert each.number in court.card().text


async def test_a_quoted_rule_stands_in_the_channel_with_its_source(court: Court) -> None:
    await at_a_table(court, ASKED)
    rules = await court.press(court.judge, await court.claimed(), "dc:1:b:")
    before = len(court.party.public())

    sent = await court.pick(court.judge, rules, "dquote:1", values(rules, "dquote:1")[0])

    assert "The rule is in the channel" in sent.text
    assert len(court.party.public()) == before + 1
    quoted = court.party.public()[-1].text
    assert "Pravidlo ke sporu D-1" in quoted
    assert "Hrad" in quoted and "jisté" in quoted
    assert VIEW not in court.told()
    await court.recuse(court.judge, sent)
    refused = await court.pick(court.judge, rules, "dquote:1", values(rules, "dquote:1")[0])
    assert "do not have this case" in refused.text
    assert len([card for card in court.party.public() if "Pravidlo ke sporu D-1" in card.text]) == 1


@pytest.mark.slow
async def test_a_dispute_is_settled_once_every_side_agrees(court: Court) -> None:
    await in_a_match(court)
    first = await court.press(court.eva, court.card(), ":settle")
    assert "Souhlasíš s dohodou" in first.text
    assert (await court.dispute()).status is Status.OPEN
    twice = await court.press(court.eva, court.card(), ":settle")
    assert "S dohodou už souhlasíš" in twice.text
    stranger = await court.press(court.judge, court.card(), ":settle")
    assert "Only the sides" in stranger.text
    await court.press(court.karel, court.card(), ":still")
    assert (await court.party.position()).match.course.held_by("dispute")

    await court.press(court.karel, court.card(), ":settle")

    assert (await court.dispute()).status is Status.SETTLED
    assert not (await court.party.position()).match.course.stands
    assert "D-1: strany se dohodly" in court.told()
    card = court.card()
    assert "Strany se dohodly" in card.text
    assert not {"dp:1:settle", "dp:1:withdraw", "dp:1:bar"} & set(card.buttons.values())
    assert "D-1" not in (await court.use(court.judge, "desk")).text


@pytest.mark.slow
async def test_only_the_others_let_the_clock_run_and_only_once_nobody_came(court: Court, clock: HandClock) -> None:
    await in_a_match(court)
    await court.press(court.karel, court.card(), ":still")
    assert "dp:1:run" not in court.card().buttons.values()
    clock.advance(hours=25)
    await court.party.client.disputes.due.tick()
    await court.deliver()
    card = court.card()
    opener = await court.press(court.eva, card, ":run")
    assert "Spor je tvůj" in opener.text
    stranger = await court.press(court.judge, card, ":run")
    assert "Only somebody who plays" in stranger.text
    assert (await court.party.position()).match.course.stands

    await court.press(court.karel, card, ":run")

    assert not (await court.party.position()).match.course.stands
    card = court.card()
    assert "dp:1:run" not in card.buttons.values()
    await court.party.move(1)
    claimed = await court.claimed()
    assert "This case is now yours" in claimed.text
    assert not (await court.party.position()).match.course.stands


async def at_a_table(court: Court, question: str = QUESTION, number: int = 1) -> None:
    """A dispute about a table that the bot has not seen, both of whose sides have told their views."""
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=question, view=VIEW, others=[court.karel])
    await court.tell(number=number)


async def in_a_match(court: Court) -> None:
    """A dispute about a match, both of whose sides have told their views."""
    await court.party.started()
    await court.party.move(0)
    await court.open()
    await court.tell()


def everything(court: Court) -> str:
    """What was written in every channel, private ones too."""
    channels = court.party.table.env.backend.messages.values()
    return "\n".join(message.content for channel in channels for message in channel.values())


def values(card: Any, part: str) -> list[str]:
    """What a select offers."""
    select = next(each for each in card.selects if each["custom_id"].startswith(part))
    return [option["value"] for option in select["options"]]


def prefilled(shown: Any, name: str) -> str:
    """What already stands in a field of a form."""
    found = [label["component"] for label in shown.modal["components"]]
    return next(str(each.get("value") or "") for each in found if each["custom_id"] == name)
