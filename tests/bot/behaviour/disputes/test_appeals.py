"""What becomes of a verdict: mended by its judge, appealed, stayed, upheld, sent back."""

from __future__ import annotations

from bot.disputes.model.dispute import Status
from bot.disputes.model.draft import Draft
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import PrecedentKind, PrecedentState
from bot.disputes.model.verdicts import Decision
from tests.bot.behaviour.disputes.court import QUESTION, RULE, VIEW, Court
from tests.bot.behaviour.disputes.test_desk import ASKED, at_a_table, in_a_match, prefilled, values
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock


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
    clock.advance(hours=25)
    late = await court.written(await court.use(court.judge, "desk", number=1), "none", answers="mend")
    assert "The time for that is over" in late.text
    assert not [each for each in late.buttons.values() if each.startswith("dg:")]


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
    assert "verdikt po odvolání platí dál" in court.told()
    assert "The card stays." in court.card().text


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
    assert "v jednom sporu je jen jedno" in again.text


async def test_what_is_sent_back_another_judge_rules(court: Court) -> None:
    preview = await court.written(await appealed(court), "", court.head, "sent-back", ruling="Hear Karel.")
    await court.give(preview, court.head)
    assert (await court.dispute()).status is Status.OPEN
    assert "rozhodne jiný rozhodčí" in court.told()

    first = await court.press(court.judge, await court.use(court.judge, "desk", number=1), ":claim")

    assert "You have ruled in this dispute" in first.text
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


async def test_a_head_judge_who_recuses_leaves_the_appeal_to_another(court: Court) -> None:
    panel = await appealed(court)

    await court.press(court.head, panel, ":recuse")

    dispute = await court.dispute()
    assert (dispute.status, dispute.judge) == (Status.APPEALED, None)
    again = await court.press(court.head, await court.use(court.head, "desk", number=1), ":claim")
    assert "Nech ho jinému rozhodčímu" in again.text
    assert len(await court.verdicts()) == 1


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


async def test_as_many_rules_as_a_verdict_cites_fit_its_form_whole(court: Court) -> None:
    await in_a_match(court)
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


async def test_the_card_offers_an_appeal_only_while_there_may_be_one(court: Court, clock: HandClock) -> None:
    await in_a_match(court)
    await court.give(await court.written(await court.claimed()))
    kept = court.card()
    assert "Odvolat se jde" in kept.text
    clock.advance(hours=73)

    late = await court.press(court.karel, kept, ":appeal")

    assert "Tiden för det är slut" in late.text
    assert "dp:1:appeal" not in court.card().buttons.values()
    assert "Odvolat se jde" not in court.card().text


async def test_who_rules_again_after_an_appeal_is_not_appealed_again(court: Court) -> None:
    preview = await court.written(await appealed(court), "", court.head, "sent-back", ruling="Hear Karel.")
    await court.give(preview, court.head)

    await court.give(await court.written(await court.claimed(court.head), "none", court.head), court.head)

    assert (await court.dispute()).status is Status.DECIDED
    assert "dp:1:appeal" not in court.card().buttons.values()
