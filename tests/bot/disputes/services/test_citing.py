"""Rules that are cited: by bare numbers of the game disputed, and looked at again when they change."""

from __future__ import annotations

import pytest

from bot.database import Database
from bot.disputes.model.official import Official
from bot.disputes.model.precedents import Precedent
from bot.disputes.model.refusals import DeskReason, DeskRefused
from bot.disputes.model.verdicts import Verdict
from bot.disputes.services.cases import Opened
from bot.games.registry import Registry
from tests.bot.disputes.desk import EVA, JUDGE, RULE, Desk, decision, got, reason
from tests.bot.disputes.services.test_precedents import P, in_force
from tests.bot.matches.table import CHANNEL, GUILD, HandClock
from tests.oracles import lent
from tests.rules_index.editions import editions_index


@pytest.fixture
def library(database: Database, games: Registry, clock: HandClock) -> Desk:
    """A desk whose judges cite from a harbour game in two editions."""
    return Desk(database, games, clock, lent(editions_index()))


async def ruled(desk: Desk, *rules: str, edition: str | None = None, by: Official = EVA) -> Verdict | DeskRefused:
    """A verdict on a table of the harbour game that cites these rules."""
    opened = await desk.service.cases.open_elsewhere(
        by, GUILD, CHANNEL, "How many boats?", game="pristav", edition=edition
    )
    dispute = got(opened, Opened).dispute
    await desk.claimed(dispute)
    return await desk.service.verdicts.give(GUILD, dispute.number, JUDGE, decision(rules=rules))


async def test_a_bare_number_is_a_rule_of_the_edition_played(library: Desk) -> None:
    verdict = got(await ruled(library, "1.1", edition="pristav-sv"), Verdict)
    assert [each.rule.partition(".")[0] for each in verdict.cites] == ["pristav-sv"]
    other = got(await ruled(library, "1.1", "PR 1.2", edition="pristav-cs"), Verdict)
    assert [each.number for each in other.cites] == ["PR 1.1", "PR 1.2"]


async def test_a_bare_number_of_several_books_is_asked_for_in_full(library: Desk) -> None:
    refused = await ruled(library, "1.1")
    assert reason(refused) is DeskReason.SEVERAL_RULES
    assert isinstance(refused, DeskRefused)
    assert "PR 1.1" in str(refused.line.args["numbers"])


async def test_a_bare_number_that_no_rule_has_is_refused(library: Desk) -> None:
    for number in ("99.9", "1.4"):
        assert reason(await ruled(library, number, edition="pristav-cs")) is DeskReason.NO_RULE


async def test_a_changed_rule_has_its_precedent_looked_at_again_before_the_next_answer(desk: Desk) -> None:
    await in_force(desk)
    assert await desk.service.notes.lay(GUILD)
    desk.library.change(RULE, text="It reads otherwise now.")
    desk.library.fingerprint = "second"

    assert await desk.service.notes.lay(GUILD)

    assert [note.again for note in desk.library.notes[GUILD][1]] == [True]
    got(await desk.service.precedents.confirm(GUILD, JUDGE, P, 1), Precedent)
    assert await desk.service.notes.lay(GUILD)
    assert [note.again for note in desk.library.notes[GUILD][1]] == [False]
    assert not await desk.service.notes.lay(GUILD)


async def test_a_rule_that_changed_while_the_bot_was_off_is_noticed_at_the_first_answer(
    desk: Desk, games: Registry
) -> None:
    await in_force(desk)
    desk.library.change(RULE, text="It reads otherwise now.")
    started = Desk(desk.database, games, desk.clock, desk.library)

    assert await started.service.notes.lay(GUILD)

    assert [note.again for note in desk.library.notes[GUILD][1]] == [True]
