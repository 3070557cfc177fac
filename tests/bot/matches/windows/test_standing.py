"""Standing choices: they answer at once, by what everybody sees alone, and nobody learns of them before that."""

from __future__ import annotations

import json

from bot.database import Database
from bot.matches.files.checking import check
from bot.matches.files.export import file_of
from bot.matches.files.replay import read_export
from bot.matches.model.refusals import Reason
from bot.matches.service import MatchService
from bot.matches.storage import read
from tests.bot.games.toy.values import View
from tests.bot.matches.table import HUGO, JUDGE, PEOPLE, STRANGER, WHY, granted, reason
from tests.bot.matches.windows.stalls import (
    MATCH,
    answered,
    in_window,
    is_playing,
    now,
    order,
    settled,
    stalls,
    trace,
    waits,
)


async def test_what_is_settled_leaves_no_trace(service: MatchService, database: Database) -> None:
    position = await in_window(service, 3)
    before = await trace(service, database)
    await settled(service, order(position)[1], "react", "pass")
    await settled(service, order(position)[1], "tidy", "up")
    await settled(service, 0, "tidy", "ask")
    assert await trace(service, database) == before
    assert (await now(service)).match == position.match


async def test_it_answers_at_once_and_the_log_says_so(service: MatchService) -> None:
    position = await in_window(service, 4)
    first, second, third = order(position)
    await settled(service, second, "react", "pass")
    after = await answered(service, first, "let")
    assert order(after) == [third]
    log = await service.history.log(MATCH, "spectator", limit=1)
    assert [(page.by, page.seat, page.lines) for page in log] == [("standing", second, ())]


async def test_it_answers_what_is_asked_already(service: MatchService) -> None:
    position = await in_window(service, 4)
    first, second, third = order(position)
    await settled(service, second, "react", "pass")
    await settled(service, third, "react", "pass")
    after = await settled(service, first, "react", "pass")
    assert not order(after)
    assert after.match.seq > position.match.seq + 2


async def test_it_asks_when_everybody_sees_that_it_concerns_the_seat(service: MatchService) -> None:
    position = await in_window(service, 4)
    for seat in order(position):
        await settled(service, seat, "react", "mine")
    after = await now(service)
    view = after.view("spectator")
    assert isinstance(view, View)
    concerned = view.pile[-1] % 4 if view.pile else None
    assert order(after)[:1] == ([concerned] if concerned in order(position) else [])


async def test_what_holds_once_is_gone_after_the_next_answer(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    for seat in (first, second):
        await settled(service, seat, "hold", "next")
    after = await settled(service, first, "react", "pass")
    assert order(after) == [first, second], "who is to be held is asked"
    after = await answered(service, first, "let")
    assert after.answers.standing == {first: {"react": "pass"}, second: {"hold": "next"}}


async def test_several_stops_hold_at_once(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, _ = order(position)
    view = position.view("spectator")
    assert isinstance(view, View)
    here, elsewhere = ("high", "low") if view.pile[-1] > 7 else ("low", "high")
    await settled(service, first, "stop", "low+high")
    assert order(await settled(service, first, "react", "pass"))[0] == first
    assert order(await settled(service, first, "stop", here))[0] == first
    for said in ("high+low", "low+low", "", "no"):
        assert reason(await service.play.settle(MATCH, PEOPLE[first], "stop", said)) is Reason.UNKNOWN_CHOICE
    assert order(await settled(service, first, "stop", elsewhere))[0] != first


async def test_an_answer_given_ahead_comes_before_it(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    await answered(service, second, "object")
    await settled(service, second, "react", "pass")
    after = await answered(service, first, "let")
    assert [prompt.judge for prompt in after.prompts(second)] == [True, False]


async def test_it_goes_with_its_person_and_stays_with_them(service: MatchService) -> None:
    await stalls(service, 3)
    await settled(service, 1, "react", "pass")
    granted(await service.orders.pause(MATCH, JUDGE, reason=WHY))
    granted(await service.orders.resume(MATCH, JUDGE, reason=WHY))
    assert (await now(service)).answers.standing == {1: {"react": "pass"}}
    granted(await service.seats.vacate(MATCH, PEOPLE[1], 1))
    assert (await now(service)).answers.standing == {}
    granted(await service.seats.take(MATCH, HUGO, 1))
    assert (await now(service)).answers.standing == {}


async def test_nobody_settles_what_there_is_not_or_for_others(service: MatchService) -> None:
    await stalls(service, 3)
    for name, token in (("react", "no"), ("no", "pass")):
        assert reason(await service.play.settle(MATCH, PEOPLE[0], name, token)) is Reason.UNKNOWN_CHOICE
    assert reason(await service.play.settle(MATCH, STRANGER, "react", "pass")) is Reason.NOT_SEATED


async def test_where_everybody_passes_a_match_goes_on_by_itself_to_the_end(
    service: MatchService, database: Database
) -> None:
    position = await stalls(service, 3)
    for seat in range(3):
        await settled(service, seat, "react", "pass")
        await settled(service, seat, "tidy", "up")
    for seat in range(3):
        position = await answered(service, seat)
    while is_playing(position):
        position = await answered(service, position.prompts()[0].seat, "lay")
        assert len(waits(position)) <= 1
    assert position.answers.standing == {}, "after the end nobody needs it"
    data = await exported(database)
    assert not [each for each in check(data, service.games).wrong if each.kind != "unended"]
    used = [row["entry"] for row in json.loads(data)["entries"] if row["entry"]["by"] == "standing"]
    assert len(used) > 10
    assert all(entry["chosen"] == {"react": "pass", "tidy": "up"} for entry in used)


async def test_a_file_in_which_something_else_was_settled_is_found_out(
    service: MatchService, database: Database
) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    await settled(service, second, "react", "pass")
    await answered(service, first, "let")
    forged = {
        '"chosen": {\n     "react": "pass"\n    }': '"chosen": {\n     "react": "ask"\n    }',
        '"by": "standing"': '"by": "seat"',
        '"react": "pass"': '"react": "no-such-token"',
    }
    data = (await exported(database)).decode()
    assert not read_export(data.encode(), service.games).breaches()
    for true, false in forged.items():
        assert true in data
        assert read_export(data.replace(true, false).encode(), service.games).breaches()


async def exported(database: Database) -> bytes:
    """The match as a file, with all that is hidden."""
    async with database.reading() as session:
        connection = await session.connection()
        found = await read.read_match(connection, MATCH)
        assert found is not None
        return await file_of(connection, found, for_checking=True)
