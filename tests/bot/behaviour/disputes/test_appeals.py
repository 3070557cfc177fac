"""What becomes of a verdict: mended by its judge, appealed, stayed, upheld, sent back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.disputes.model.dispute import Status
from bot.disputes.model.draft import Draft
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import PrecedentKind, PrecedentState
from bot.disputes.model.verdicts import Decision
from bot.matches.model.match import Status as MatchStatus
from tests.bot.behaviour.disputes.court import QUESTION, RULE, VIEW, Court
from tests.bot.behaviour.disputes.test_desk import ASKED, at_a_table, in_a_match, prefilled, values
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock


@pytest.mark.slow
async def test_a_judge_mends_an_own_verdict_while_there_is_time(court: Court, clock: HandClock) -> None:
    await in_a_match(court)
    await court.give(await court.written(await court.claimed()))
    other = await court.use(court.head, "desk", number=1)
    assert "The card stays." in other.text
    assert not {"dv:1:mend", "da:1:claim"} & set(other.buttons.values()), "another judge reads it and mends nothing"

    panel = await court.use(court.judge, "desk", number=1)
    shown = await court.shown(court.judge, panel, "dv:1:mend")
    assert prefilled(shown, "ruling") == "The card stays."
    preview = await court.fill(court.judge, shown, ruling="The card goes.", why="A slip.", rules=RULE, remedy=["none"])
    await court.give(preview)

    assert [verdict.kind for verdict in await court.verdicts()] == ["verdict", "mended"]
    assert "The card goes." in court.card().text
    assert "The card stays." not in court.card().text
    old = await court.use(court.judge, "desk", number=1)
    assert "You can amend your verdict until" in old.text
    assert "Kdo verdikt vynesl, může ho ještě opravit" in (await court.use(court.head, "desk", number=1)).text
    form = await court.shown(court.judge, old, "dv:1:mend")
    clock.advance(hours=25)
    now = await court.use(court.judge, "desk", number=1)
    assert "dv:1:mend" not in now.buttons.values()
    assert "A side can appeal until" in now.text
    assert "You have already ruled in this dispute" not in now.text, "nobody rules on it now"
    late = await court.fill(court.judge, form, ruling="The card goes.", why="A slip.", rules=RULE, remedy=["none"])
    assert "The time for that is up" in late.text
    assert not [each for each in late.buttons.values() if each.startswith("dg:")]


@pytest.mark.slow
async def test_a_mended_verdict_keeps_its_precedent_unless_it_is_taken_away(court: Court) -> None:
    shown = await court.slash(court.eva, "dispute", game="hrad")
    await court.fill(court.eva, shown, question=QUESTION, view=VIEW)
    preview = await court.written(await court.claimed())
    form = await court.shown(court.judge, preview, ":precedent")
    asked = "Smí se věž přestavět po setmění?"
    await court.give(await court.fill(court.judge, form, question=asked, answer="Po setmění už ne.", ways=""))

    mended = await court.written(await court.use(court.judge, "desk", number=1), "none", answers="mend", why="A slip.")
    assert asked in mended.text
    await court.give(mended)

    found = await court.party.client.disputes.precedents.list(court.guild, kind=PrecedentKind.PRECEDENT)
    assert [(each.question, each.answer) for each in found if each.state is PrecedentState.IN_FORCE] == [
        (asked, "Po setmění už ne.")
    ]


@pytest.mark.slow
async def test_a_stayed_match_goes_on_once_the_verdict_is_upheld(court: Court) -> None:
    panel = await appealed(court)
    assert not (await court.party.position()).match.course.stands

    other = await court.use(court.head, "desk", number=1)
    stayed = await court.press(court.head, panel, ":stay")

    assert (await court.party.position()).match.course.held_by("dispute")
    assert "zápas stojí, než se rozhodne o odvolání" in court.told()
    assert not [each for each in stayed.buttons.values() if each.endswith(":stay")]
    twice = await court.press(court.head, other, ":stay")
    assert "Zápas už kvůli tomuhle sporu stojí" in twice.text

    preview = await court.written(stayed, "", court.head, "upheld", ruling="It stands.", why="It was in time.")
    await court.give(preview, court.head)

    assert not (await court.party.position()).match.course.stands
    assert [verdict.kind for verdict in await court.verdicts()] == ["verdict", "upheld"]
    assert (await court.dispute()).status is Status.DECIDED
    assert "odvolání neuspělo, verdikt platí dál" in court.told()
    assert "The card stays." in court.card().text


async def test_the_card_offers_no_appeal_once_its_time_is_over(court: Court, clock: HandClock) -> None:
    await at_a_table(court)
    await court.give(await court.written(await court.claimed()))
    for hours, offered in ((71, True), (1, False)):
        clock.advance(hours=hours)
        await court.party.client.disputes.due.tick()
        await court.deliver()
        card = court.card()
        assert ("dp:1:appeal" in card.buttons.values()) is offered
        assert ("Odvolat se jde do" in card.text) is offered
    assert "The card stays." in card.text
    assert "dispute-told" not in court.told(), "the card alone changes"


@pytest.mark.slow
async def test_nobody_mends_what_an_appeal_has_upheld(court: Court) -> None:
    await in_a_match(court)
    await court.give(await court.written(await court.claimed()))
    open_form = await court.shown(court.eva, court.card(), ":appeal")
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")
    preview = await court.written(await court.claimed(court.head), "", court.head, "upheld", ruling="It stands.")
    await court.give(preview, court.head)

    assert "dv:1:mend" not in (await court.use(court.judge, "desk", number=1)).buttons.values()
    assert "dp:1:appeal" not in court.card().buttons.values()
    again = await court.fill(court.eva, open_form, words="Still no.")
    assert "V jednom sporu jde podat jen jedno odvolání" in again.text


@pytest.mark.slow
async def test_what_is_sent_back_another_judge_rules(court: Court) -> None:
    preview = await court.written(await appealed(court), "", court.head, "sent-back", ruling="Hear Karel.")
    await court.give(preview, court.head)
    assert (await court.dispute()).status is Status.OPEN
    assert "rozhodne jiný rozhodčí" in court.told()

    first = await court.use(court.judge, "desk", number=1)
    assert "da:1:claim" not in first.buttons.values()

    assert "You have already ruled in this dispute" in first.text
    assert (await court.dispute()).judge is None
    await court.give(
        await court.written(await court.claimed(court.head), "none", court.head, ruling="Anew."), court.head
    )
    assert [verdict.kind for verdict in await court.verdicts()] == ["verdict", "sent-back", "verdict"]
    assert (await court.dispute()).status is Status.DECIDED
    assert "Anew." in court.card().text and "The card stays." not in court.card().text
    assert not (await court.party.position()).match.course.stands
    mended = await court.written(
        await court.use(court.head, "desk", number=1), "none", court.head, "mend", ruling="Mended."
    )
    await court.give(mended, court.head)
    assert "Mended." in court.card().text


@pytest.mark.slow
async def test_a_head_judge_who_recuses_leaves_the_appeal_to_another(court: Court) -> None:
    panel = await appealed(court)

    await court.recuse(court.head, panel)

    dispute = await court.dispute()
    assert (dispute.status, dispute.judge) == (Status.APPEALED, None)
    again = await court.use(court.head, "desk", number=1)
    assert "da:1:claim" not in again.buttons.values()
    assert "Tenhle spor máš odmítnutý" in again.text and "Rozhodnout smí hlavní rozhodčí" in again.text
    assert len(await court.verdicts()) == 1


@pytest.mark.slow
async def test_rules_cited_before_the_words_go_into_the_verdict_that_an_appeal_changes(court: Court) -> None:
    await at_a_table(court, ASKED)
    await court.give(await court.written(await court.claimed()))
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")
    rules = await court.press(court.head, await court.claimed(court.head), "dc:1:b:")
    offered = values(rules, "dcite:1")
    await court.pick(court.head, rules, "dcite:1", *offered)

    shown = await court.shown(court.head, await court.use(court.head, "desk", number=1), "dv:1:changed")

    assert prefilled(shown, "ruling") == "The card stays."
    assert set(offered) <= set(prefilled(shown, "rules").split(", "))


@pytest.mark.slow
async def test_as_many_rules_as_a_verdict_cites_fit_its_form_whole(court: Court) -> None:
    await at_a_table(court)
    panel = await court.claimed()
    rules = tuple(f"hrad-cs.{'chapter.' * 14}rule-{number}" for number in range(10))
    draft = Draft(decision=Decision(ruling="", why="", rules=rules), answers="give")
    dispute = await court.dispute()
    await court.party.client.disputes.drafts.put(dispute.id, Official(court.judge.id, judge=True), draft)

    shown = await court.shown(court.judge, panel, "dv:1:give")

    assert prefilled(shown, "rules").split(", ") == [*rules]


async def appealed(court: Court) -> Card:
    """The panel of the head judge who took the appeal of a verdict."""
    await in_a_match(court)
    await court.give(await court.written(await court.claimed()))
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")
    return await court.claimed(court.head)


@pytest.mark.slow
async def test_the_card_offers_an_appeal_only_while_there_may_be_one(court: Court, clock: HandClock) -> None:
    await in_a_match(court)
    await court.give(await court.written(await court.claimed()))
    kept = court.card()
    assert "Odvolat se jde" in kept.text
    clock.advance(hours=73)

    late = await court.press(court.karel, kept, ":appeal")

    assert "Tiden för det är ute" in late.text
    assert "dp:1:appeal" not in court.card().buttons.values()
    assert "Odvolat se jde" not in court.card().text


@pytest.mark.slow
async def test_who_rules_again_after_an_appeal_is_not_appealed_again(court: Court) -> None:
    preview = await court.written(await appealed(court), "", court.head, "sent-back", ruling="Hear Karel.")
    await court.give(preview, court.head)

    await court.give(await court.written(await court.claimed(court.head), "none", court.head), court.head)

    assert (await court.dispute()).status is Status.DECIDED
    assert "dp:1:appeal" not in court.card().buttons.values()


@pytest.mark.slow
async def test_a_match_lost_by_a_verdict_is_given_back_when_its_judge_mends_it(court: Court) -> None:
    await in_a_match(court)
    before = (await court.party.position()).state
    preview = await court.written(await court.claimed(), "none")
    assert "The match ends with this verdict." not in preview.text
    preview = await court.written(preview, "lost")
    assert "The match ends with this verdict." in preview.text
    await court.give(preview)
    assert (await court.party.position()).match.status is MatchStatus.OVER
    assert "prohrává podle verdiktu" in court.told()
    assert "vzdal" not in court.told()

    shown = await court.shown(court.judge, await court.use(court.judge, "desk", number=1), "dv:1:mend")
    offered = choices(shown, "remedy")
    assert offered["leave"] == ("Leave the verdict’s effects as they are", True)
    assert offered["undo"] == ("Undo what the verdict did", False)
    assert offered["time"][0].startswith("Undo it, and: ")
    assert "none" not in offered and "groundless" not in offered
    left = await court.fill(court.judge, shown, ruling="The card goes.", why="A slip.", rules=RULE, remedy=["leave"])
    assert "Still in effect: seat 2 (blue) loses the match" in left.text
    preview = await court.written(left, "undo", answers="mend")
    assert "Undone: seat 2 (blue) loses the match" in preview.text
    assert "continues from there as soon as that is announced in its channel" in preview.text
    await court.shown(court.judge, preview, "dg:")
    await court.party.client.dispute_publisher.deliver()
    assert (await court.party.position()).match.course.opening is not None
    assert "bude pokračovat" not in court.card().text, "nothing redraws the card once the match goes on"
    await court.deliver()

    position = await court.party.position()
    assert (position.match.status, position.state) == (MatchStatus.PLAYING, before)
    assert not any(seat.conceded for seat in position.match.seats)
    assert "Ruší se: místo 2" in court.card().text
    records = await court.party.client.matches.statistics.records(court.guild)
    assert records == []


@pytest.mark.slow
async def test_a_penalty_is_taken_back_with_the_verdict_that_gave_it(court: Court) -> None:
    await in_a_match(court)
    preview = await court.written(await court.claimed(), "back-same")
    slug = select_of(preview, "infraction")[1]["value"]
    preview = await court.pick(court.judge, preview, "dr:1:infraction", slug)
    # The penalties of the opener come on the last page.
    assert not any(each["value"].startswith("0.") for each in select_of(preview, "penalties"))
    await court.give(await court.pick(court.judge, preview, "dr:1:penalties", "1.warning.0"))
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")

    preview = await court.written(await court.claimed(court.head), "undo", court.head, "changed")

    assert "Zrušeno: " in preview.text and "varování" in preview.text
    await court.give(preview, court.head)
    (verdict, changed) = await court.verdicts()
    assert (len(verdict.penalties), changed.penalties) == (1, ())
    assert "upphävt" in (await court.use(court.karel, "penalties")).text


@pytest.mark.slow
async def test_a_judge_asks_both_sides_before_going_back_far(court: Court) -> None:
    await court.party.started()
    for seat in (0, 1, 0, 1, 0):
        await court.party.move(seat if (await court.party.position()).prompts(seat) else 1 - seat)
    await court.open()
    await court.tell()
    preview = await court.pick(court.judge, await court.written(await court.claimed(), "back-anew"), "dr:1:entry", "1")
    assert "A judge can take back at most 3" in preview.text
    assert not [each for each in preview.buttons.values() if each.startswith("dg:")]
    asked = await court.press(court.judge, preview, "dask:1")
    assert "Both sides are asked" in asked.text
    assert "Souhlasí: zatím nikdo" in court.card().text
    await court.press(court.eva, court.card(), ":back")
    await court.press(court.karel, court.card(), ":back")
    preview = await court.pick(court.judge, asked, "dr:1:entry", "1")
    await court.give(preview)
    assert (await court.verdicts())[0].seq is not None
    assert "dp:1:back" not in court.card().buttons.values()


@pytest.mark.slow
async def test_an_adjustment_is_chosen_and_told_in_words_from_old_to_new(court: Court) -> None:
    party = court.party
    await party.started()
    while (position := await party.position()).state.stage != "turn":
        await party.move(position.prompts()[0].seat)
    left = (await party.position()).state.left
    await court.open()
    await court.tell()
    preview = await court.written(await court.claimed(), "adjust")
    assert "That changes nothing" in preview.text
    assert not [each for each in preview.buttons.values() if each.startswith("dg:")]
    offered = {each["value"]: each["label"] for each in select_of(preview, "value")}
    assert offered["left"] == f"turns left: {left}"

    form = await court.shown_by_picking(court.judge, preview, "dr:1:value", "left")
    wrong = await court.fill(court.judge, form, text="many")
    assert "a whole number from 1 to 99" in wrong.text
    form = await court.shown_by_picking(court.judge, preview, "dr:1:value", "left")
    same = await court.fill(court.judge, form, text=str(left))
    assert "That changes nothing" in same.text
    form = await court.shown_by_picking(court.judge, same, "dr:1:value", "left")
    preview = await court.fill(court.judge, form, text=str(left + 4))
    assert f"turns left: {left} → {left + 4}" in preview.text
    await court.give(preview)

    assert (await party.position()).state.left == left + 4
    assert f"{left} → {left + 4}" in court.card().text
    assert court.told().count(f"{left} → {left + 4}") >= 2


def choices(shown: Any, name: str) -> dict[str, tuple[str, bool]]:
    """The options of a select of a form, each with its label and whether it is chosen."""
    found = next(each["component"] for each in shown.modal["components"] if each["component"]["custom_id"] == name)
    return {each["value"]: (each["label"], bool(each.get("default"))) for each in found["options"]}


def select_of(card: Card, what: str) -> list[dict[str, Any]]:
    """The options of a select of a verdict in the making."""
    options: list[dict[str, Any]] = next(
        each["options"] for each in card.selects if each["custom_id"].startswith(f"dr:1:{what}")
    )
    return options
