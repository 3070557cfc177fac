"""The first screen of a case: what it shows, what is drafted from it, and how many presses a verdict takes."""

from __future__ import annotations

from collections.abc import Awaitable
from unittest import mock

import pytest
from msgspec.structs import replace

from bot.chat.disputes.base.spoken import spoken_by
from bot.disputes.model.penalties import PenaltyKind
from bot.disputes.model.verdicts import Sentence
from bot.disputes.services.books.bundles import Bundle
from bot.matches.model.match import Status as MatchStatus
from bot.matches.model.remedies import Back, Lost, NoResult, Nothing
from rules_index import IndexPending, Language, Oracle
from tests.bot.behaviour.disputes.court import OTHER_VIEW, RULING, VIEW, Court
from tests.bot.behaviour.disputes.test_desk import at_a_table, in_a_match
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

ASKED = "Kolik mincí máme na začátku?"
RULE, TITLE = "hrad-cs.setup.coins", "Počáteční mince"
SLOW = "Soupeř přemýšlí nad každým tahem deset minut. Co se s pomalou hrou dělá?"


async def test_a_judge_reads_the_brief_after_two_presses_and_gives_a_verdict_after_four(court: Court) -> None:
    await at_a_table(court, ASKED)
    court.presses = 0

    brief = await court.press(court.judge, await court.press(court.judge, ping(court), ":judge"), ":claim")

    assert court.presses == 2
    assert ASKED in brief.text and VIEW in brief.text and OTHER_VIEW in brief.text
    assert "writes in English" in brief.text
    # The book is Czech: a gist in the judge's language is above its own words.
    assert "HR 1.1" in brief.text and "five coins" in brief.text.casefold()
    draft = await court.press(court.judge, brief, "dfor:1:0")
    assert "V právu je strana A. / In the right: side A." in draft.text
    await court.give(draft)

    assert court.presses == 4
    (verdict,) = await court.verdicts()
    assert [each.rule for each in verdict.cites] == [RULE]
    assert verdict.remedy == Nothing() and verdict.sentences == ()
    # Everybody reads the rule by its title, and each side in its own language.
    assert TITLE in court.card().text
    assert verdict.why.count("HR 1.1") == 2 and "five coins" in verdict.why.casefold()


@pytest.mark.slow
async def test_a_rewind_takes_five_presses(court: Court) -> None:
    await in_a_match(court)
    court.presses = 0
    brief = await court.press(court.judge, await court.press(court.judge, ping(court), ":judge"), ":claim")
    assert f"<@{court.karel.id}>" in brief.text, "the log beside it names everybody, too"

    draft = await court.press(court.judge, brief, "dfor:1:1")
    rewound = await court.pick(court.judge, draft, "dr:1:kind", "back-anew")
    await court.give(rewound)

    assert court.presses == 5
    (verdict,) = await court.verdicts()
    assert isinstance(verdict.remedy, Back)
    assert "side B" in verdict.ruling


@pytest.mark.slow
async def test_what_the_guide_decides_stands_first_with_its_remedy_and_penalty(court: Court) -> None:
    await at_a_table(court, SLOW)

    brief = await court.claimed()

    assert "rom the guide: Slow play" in brief.text
    assert "Usual remedy: more time" in brief.text
    assert "Usual penalty for side B: caution" in brief.text
    assert "Usual penalty for side A" not in brief.text, "the side that complains of it"
    await court.give(await court.press(court.judge, brief, "dfor:1:0"))
    (verdict,) = await court.verdicts()
    assert verdict.infraction == "guide.time.slow"
    assert verdict.sentences == (Sentence(1, PenaltyKind.CAUTION),)
    # Next time the brief of either says what they had, and the usual penalty has grown.
    await at_a_table(court, SLOW, number=2)
    again = await court.claimed(number=2)
    assert "Already has: caution (Slow play, D-1)" in again.text
    assert "Usual penalty for side B: warning" in again.text
    assert "Cases like this one" in again.text and "D-1 · decided" in again.text


@pytest.mark.slow
async def test_the_language_of_a_short_view_is_that_of_the_question(court: Court) -> None:
    await at_a_table(court, SLOW)
    opener, other = (await court.dispute()).parties
    asked = "De spelar långsamt med flit och drar ut på matchen."
    dispute = replace(
        await court.dispute(), question=asked, parties=(replace(opener, view="Varje drag tar tio."), other)
    )
    assert (await spoken_by(court.party.client, dispute))[0] is Language.SV


def test_an_entry_of_the_guide_has_a_floor_of_its_own() -> None:
    for sure, shown in ((0.15, False), (0.16, True)):
        entry = mock.Mock(confidence=sure)
        assert (Bundle(guide=(entry,)).entry is entry) is shown


@pytest.mark.slow
async def test_to_leave_things_penalises_nobody(court: Court) -> None:
    await at_a_table(court, SLOW)
    await court.give(await court.press(court.judge, await court.claimed(), "dfor:1:x"))
    (verdict,) = await court.verdicts()
    assert verdict.sentences == () and verdict.remedy == Nothing()
    assert "Zůstává to tak, jak se to odehrálo. / It stays as it was played." in verdict.ruling


@pytest.mark.slow
async def test_words_of_ones_own_are_not_drafted_over(court: Court) -> None:
    await in_a_match(court)
    preview = await court.written(await court.claimed())

    kept = await court.press(court.judge, await court.press(court.judge, preview, "dc:1:o:0"), "dfor:1:1")

    assert RULING in kept.text and "nothing was drafted in its place" in kept.text


@pytest.mark.slow
async def test_a_drafted_verdict_is_drafted_anew_for_the_other_side(court: Court) -> None:
    await at_a_table(court, ASKED)
    draft = await court.press(court.judge, await court.claimed(), "dfor:1:0")
    other = await court.press(court.judge, await court.press(court.judge, draft, "dc:1:o:0"), "dfor:1:1")
    assert "In the right: side B." in other.text and "side A." not in other.text


@pytest.mark.slow
async def test_nothing_below_the_floor_is_on_the_first_screen(court: Court) -> None:
    await at_a_table(court, "Kdo zaplatí poštovné za zapůjčenou krabici?")
    brief = await court.claimed()
    assert "(0 %" not in brief.text and "HR " not in brief.text
    assert "No rule clearly decides this" in brief.text or "No rulebook answers this" in brief.text


async def test_rules_that_are_still_being_prepared_keep_no_judge_from_a_case(court: Court) -> None:
    await at_a_table(court, ASKED)
    with mock.patch.object(Oracle, "ask", side_effect=IndexPending("it is being made")):
        brief = await court.claimed()
        assert VIEW in brief.text and "The rules cannot be read just now" in brief.text
        draft = await court.press(court.judge, brief, "dfor:1:0")
        assert "it is the judge’s decision" in draft.text


async def test_words_of_ones_own_below_a_drafted_ruling_are_not_drafted_over(court: Court) -> None:
    await at_a_table(court)
    draft = await court.press(court.judge, await court.claimed(), "dfor:1:0")
    shown = await court.shown(court.judge, draft, "dv:1:give")
    inputs = {each["component"]["custom_id"]: each["component"].get("value") for each in shown.modal["components"]}
    written = await court.fill(
        court.judge, shown, ruling=inputs["ruling"], why="My own words.", rules=RULE, remedy=["none"]
    )
    kept = await court.press(court.judge, await court.press(court.judge, written, "dc:1:o:0"), "dfor:1:1")
    assert "My own words." in kept.text and "nothing was drafted in its place" in kept.text


@pytest.mark.slow
@pytest.mark.parametrize(("aim", "told", "undoes"), [("0", "Ruší se: ", True), ("x", "Zůstává: ", False)])
async def test_what_is_drafted_beside_a_verdict_undoes_it_for_a_side_and_leaves_it_otherwise(
    court: Court, aim: str, told: str, undoes: bool
) -> None:
    brief = await sent_back(court, in_a_match(court), "lost")

    draft = await court.press(court.head, brief, f"dfor:1:{aim}")

    assert told in draft.text
    await court.give(draft, court.head)
    last = (await court.verdicts())[-1]
    assert (last.undone == Lost(1), last.left == Lost(1)) == (undoes, not undoes)
    over = (await court.party.position()).match.status is MatchStatus.OVER
    assert over is not undoes


@pytest.mark.slow
async def test_a_disputes_own_penalty_does_not_make_the_drafted_one_grow(court: Court) -> None:
    brief = await sent_back(court, at_a_table(court, SLOW), "", drafted=True)

    assert "Obvyklý trest, strana B: napomenutí" in brief.text
    await court.give(await court.press(court.head, brief, "dfor:1:0"), court.head)

    last = (await court.verdicts())[-1]
    assert last.sentences == (Sentence(1, PenaltyKind.CAUTION),)


@pytest.mark.slow
async def test_a_draft_from_before_a_verdict_is_put_in_its_place(court: Court, clock: HandClock) -> None:
    await in_a_match(court)
    await court.written(await court.claimed(court.head), "no-result", court.head, ruling="It was over.")
    clock.advance(hours=2)
    await court.give(await court.written(await court.claimed(), "lost"))
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")

    preview = await court.written(
        await court.claimed(court.head), "no-result", court.head, "changed", ruling="It was over."
    )

    assert "Ruší se: " in preview.text
    await court.give(preview, court.head)
    last = (await court.verdicts())[-1]
    assert (last.undone, last.remedy) == (Lost(1), NoResult())


async def sent_back(court: Court, opening: Awaitable[None], remedy: str, *, drafted: bool = False) -> Card:
    """The brief of the head judge, who sent back what a judge had ruled, and takes the case."""
    await opening
    panel = await court.claimed()
    given = await (court.press(court.judge, panel, "dfor:1:0") if drafted else court.written(panel, remedy))
    await court.give(given)
    await court.fill(court.karel, await court.shown(court.karel, court.card(), ":appeal"), words="No.")
    await court.give(await court.written(await court.claimed(court.head), "", court.head, "sent-back"), court.head)
    return await court.claimed(court.head)


def ping(court: Court) -> Card:
    """The message that calls the judges."""
    return next(card for card in court.party.public() if list(card.buttons.values()) == ["dp:1:judge"])
