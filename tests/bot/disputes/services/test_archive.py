"""The archive: who finds which disputes that are over, by what, and which are like a new one."""

from __future__ import annotations

import pytest

from bot.disputes.model.dispute import Dispute
from bot.disputes.model.official import Official
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services.books.archive import Outcome, Past, Wanted
from bot.disputes.services.cases import Opened
from tests.bot.disputes.desk import EVA, HEAD, JUDGE, KAREL, LENA, OTHER_RULE, RULE, Desk, decision, got
from tests.bot.matches.table import CHANNEL, GUILD

ELSEWHERE = 2
SECRET = "what I saw from the window"


async def over(
    desk: Desk, question: str, *others: Official, guild: int = GUILD, rules: tuple[str, ...] = (RULE,), **kw: object
) -> Dispute:
    """A dispute of a table in which a judge has ruled."""
    users = tuple(each.user for each in others)
    done = await desk.service.cases.open_elsewhere(EVA, guild, CHANNEL, question, view=SECRET, game="toy", others=users)
    dispute = got(done, Opened).dispute
    for other in others:
        await desk.service.cases.tell(guild, dispute.number, other, SECRET)
    await desk.service.desk.claim(guild, dispute.number, JUDGE)
    await desk.service.verdicts.give(guild, dispute.number, JUDGE, decision(rules=rules, **kw))
    return dispute


async def found(desk: Desk, user: Official = JUDGE, guild: int = GUILD, **wanted: object) -> list[int]:
    """The numbers of those that somebody finds."""
    return [past.dispute.number for past in await desk.service.archive.find(guild, user, Wanted(**wanted))]  # type: ignore[arg-type]


@pytest.mark.on_both_databases(every_run=True)
async def test_judges_find_all_and_players_their_own(desk: Desk) -> None:
    await over(desk, "May a card be laid late?", KAREL)
    await over(desk, "Who pays for the tower?", LENA)
    open_one = await desk.elsewhere(KAREL)

    assert await found(desk) == [2, 1]
    assert await found(desk, KAREL) == [1]
    assert await found(desk, Official(999)) == []
    assert open_one.number not in await found(desk)


async def test_they_are_found_by_words_rule_player_and_outcome(desk: Desk) -> None:
    await over(desk, "Smí se věž přestavět?", KAREL)
    await over(desk, "Who pays for the tower?", LENA, rules=(OTHER_RULE,), groundless=True)
    third = got(await desk.service.cases.open_elsewhere(KAREL, GUILD, CHANNEL, "Whose turn?", game="toy"), Opened)
    await desk.service.cases.withdraw(GUILD, third.dispute.number, KAREL)

    assert await found(desk, words="vez prestavet") == [1], "as people type, without accents"
    assert await found(desk, words=decision().ruling) == [2, 1], "words of the verdict count, too"
    assert await found(desk, rule=OTHER_RULE) == [2]
    assert await found(desk, player=LENA.user) == [2]
    assert await found(desk, player=LENA.user, words="věž") == []
    for outcome, numbers in {Outcome.DISMISSED: [2], Outcome.WITHDRAWN: [3], Outcome.DECIDED: [1]}.items():
        assert await found(desk, outcome=outcome) == numbers


@pytest.mark.slow
@pytest.mark.parametrize(("answer", "outcome"), [("upheld", Outcome.UPHELD), ("changed", Outcome.CHANGED)])
async def test_what_was_appealed_is_told_by_how_that_ended(desk: Desk, answer: str, outcome: Outcome) -> None:
    await over(desk, "May a card be laid late?", KAREL)
    await desk.service.verdicts.appeal(GUILD, 1, KAREL, "No.")
    assert await found(desk) == [], "it is not over"
    await desk.service.desk.claim(GUILD, 1, HEAD)
    await desk.service.verdicts.decide_appeal(GUILD, 1, HEAD, answer, decision())  # type: ignore[arg-type]
    assert await found(desk, outcome=outcome) == [1]


async def test_what_was_told_in_confidence_is_neither_shown_nor_searched(desk: Desk) -> None:
    await over(desk, "May a card be laid late?", KAREL)
    assert await found(desk, words="window") == []
    past = await desk.service.archive.find(GUILD, HEAD)
    assert SECRET not in repr(past)
    assert SECRET not in repr(await desk.service.archive.like(past[0].dispute, HEAD, {RULE: 1.0}))


async def test_another_servers_are_in_none_of_it(desk: Desk) -> None:
    await over(desk, "May a card be laid late?", KAREL, guild=ELSEWHERE)
    new = await desk.elsewhere(KAREL)
    assert await found(desk) == []
    assert await found(desk, KAREL) == []
    assert await desk.service.archive.like(new, JUDGE, {RULE: 1.0}) == ()


async def test_the_likest_rest_on_the_same_rule_and_ask_the_same(desk: Desk) -> None:
    await over(desk, "Something else altogether?", KAREL, rules=(OTHER_RULE,))
    await over(desk, "Quite other words", KAREL)
    await over(desk, "May a card be laid after the pile was let be", LENA, rules=(OTHER_RULE,))
    new = await desk.elsewhere(KAREL)

    like = await desk.service.archive.like(new, JUDGE, {RULE: 0.9})

    assert [past.dispute.number for past in like] == [2, 3]
    assert all(isinstance(past, Past) for past in like)
    assert await desk.service.archive.like(new, KAREL, {RULE: 0.9}) == (), "that is for judges"


async def test_a_verdict_changed_on_appeal_counts_as_changed_though_a_slip_in_it_is_mended(desk: Desk) -> None:
    await over(desk, "May a card be laid late?", KAREL)
    service = desk.service.verdicts
    await service.appeal(GUILD, 1, KAREL, "No.")
    await desk.service.desk.claim(GUILD, 1, HEAD)
    await service.decide_appeal(GUILD, 1, HEAD, "changed", decision())
    got(await service.mend(GUILD, 1, HEAD, decision(ruling="Mended.")), Verdict)
    (past,) = await desk.service.archive.find(GUILD, JUDGE)
    assert past.outcome is Outcome.CHANGED
    assert past.verdict is not None and past.verdict.ruling == "Mended."
