"""Passing in all windows that wait for a person, over all their matches of a server."""

from __future__ import annotations

import pytest

from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.refusals import Reason
from bot.matches.rules.submit import Submitted, open_windows
from bot.matches.service import MatchService
from tests.bot.matches.table import EVA, GUILD, JUDGE, PEOPLE, STRANGER, WHY, granted, reason
from tests.bot.matches.windows.stalls import MATCH, answered, in_window, now, order


@pytest.mark.on_both_databases(every_run=True)
async def test_the_windows_of_a_person_are_found_their_turn_or_not(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    for seat in (first, second):
        (found,) = await service.play.windows(PEOPLE[seat], GUILD)
        assert [prompt.seat for prompt in open_windows(found, PEOPLE[seat].user)] == [seat]
        assert await service.play.windows(PEOPLE[seat], GUILD + 1) == ()
    (layer,) = {0, 1, 2} - {first, second}
    assert await service.play.windows(PEOPLE[layer], GUILD) == ()
    assert await service.play.windows(STRANGER, GUILD) == ()


async def test_matches_in_which_nothing_is_asked_are_left_out(service: MatchService) -> None:
    await in_window(service, 3)
    terms = Terms("bazaar@2026-03-01", "open", 3, Timing())
    granted(await service.lobbies.create(EVA, guild=GUILD, channel=999, game="bazaar", terms=terms))
    found = [each for actor in PEOPLE[:3] for each in await service.play.windows(actor, GUILD)]
    assert {each.match.id for each in found} == {MATCH}


async def test_a_pass_before_its_turn_waits_and_is_asked_for_no_more(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    late, early = PEOPLE[second], PEOPLE[first]
    assert isinstance(await service.play.pass_window(MATCH, late, asked(position, second)), Submitted)
    assert await service.play.windows(late, GUILD) == ()
    assert isinstance(await service.play.pass_window(MATCH, early, asked(position, first)), Submitted)
    assert order(await now(service)) == []


async def test_only_windows_are_passed_and_only_those_that_are_asked(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    question = asked(position, first)
    assert reason(await service.play.pass_window(MATCH, PEOPLE[second], question)) is Reason.NOT_YOURS
    await answered(service, first, "let")
    assert reason(await service.play.pass_window(MATCH, PEOPLE[first], question)) is Reason.STALE
    after = await answered(service, second, "let")
    tidy = after.prompts()[0]
    actor = Actor(after.match.seats[tidy.seat].user or 0)
    assert reason(await service.play.pass_window(MATCH, actor, tidy.id)) is Reason.STALE


async def test_while_the_match_stands_nothing_waits(service: MatchService) -> None:
    position = await in_window(service, 3)
    granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
    assert await service.play.windows(PEOPLE[order(position)[0]], GUILD) == ()


def asked(position: object, seat: int) -> str:
    """The question of a seat in the window."""
    prompts = position.prompts(seat)  # type: ignore[attr-defined]
    return str(next(prompt.id for prompt in prompts if prompt.window))
