"""Standing answers that people bring to every match of a game in a server: nobody else learns of them."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from bot.database import Database
from bot.games.questions import Option
from bot.games.setup import Choice
from bot.games.values import Line
from bot.matches.model.match import Actor, Terms, Timing
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason
from bot.matches.rules.submit import lasting
from bot.matches.service import MatchService
from bot.matches.storage import tables
from tests.bot.games.bazaar.game import Bazaar, State
from tests.bot.matches.series.best import all_ready, lost
from tests.bot.matches.table import (
    CHANNEL,
    COLOURS,
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    PEOPLE,
    STRANGER,
    WHY,
    begun,
    granted,
    reason,
)
from tests.bot.matches.windows.stalls import MATCH, answered, in_window, now, order, settled, stalls, trace


async def gathered(
    service: MatchService, people: tuple[Actor, ...] = (EVA, KAREL, LENA), *, guild: int = GUILD, best: int = 1
) -> int:
    """Another lobby with everything chosen, in which these people sit."""
    terms = Terms("bazaar@2026-03-01", "open", len(people), Timing(), best=best)
    made = await service.lobbies.create(people[0], guild=guild, channel=CHANNEL + 1, game="bazaar", terms=terms)
    number = granted(made).match.id
    for actor in people[1:]:
        granted(await service.lobbies.join(number, actor))
    for seat, actor in enumerate(people):
        granted(await service.lobbies.choose(number, actor, "faction", COLOURS[seat], seat))
    granted(await service.lobbies.choose(number, people[0], "deal", "4"))
    return number


async def another(
    service: MatchService, people: tuple[Actor, ...] = (EVA, KAREL, LENA), *, guild: int = GUILD
) -> Position:
    """Another match that has just begun."""
    return await begun(service, await gathered(service, people, guild=guild), people[0])


async def kept(service: MatchService) -> Position:
    """A match in which the second player settled something and keeps it."""
    await stalls(service)
    for name, token in (("react", "mine"), ("stop", "low+high"), ("tidy", "ask"), ("hold", "next")):
        await settled(service, 1, name, token)
    return granted(await service.usual.keep(MATCH, KAREL))


async def test_it_is_brought_to_the_next_match_without_what_holds_once(service: MatchService) -> None:
    await kept(service)
    after = await another(service, (LENA, KAREL, EVA))
    assert after.answers.standing == {1: {"react": "mine", "stop": "low+high"}}
    assert (await now(service)).answers.standing[1]["hold"] == "next", "the match it comes from stays as it is"


async def test_it_is_brought_in_its_own_server_only(service: MatchService) -> None:
    await kept(service)
    assert (await another(service, guild=GUILD + 1)).answers.standing == {}


async def test_it_answers_from_the_first_window_on(service: MatchService) -> None:
    position = await in_window(service, 3)
    assert len(order(position)) == 2, "every window asks where nobody brings anything"
    for seat, actor in enumerate(PEOPLE[:3]):
        await settled(service, seat, "react", "pass")
        granted(await service.usual.keep(MATCH, actor))
    number = (await another(service)).match.id
    position = [await answered(service, seat, number=number) for seat in range(3)][-1]
    after = await answered(service, position.prompts()[0].seat, "lay", number=number)
    assert order(after) == []
    log = await service.history.log(number, "spectator", limit=2)
    assert [page.by for page in log] == ["standing", "standing"]


@pytest.mark.on_both_databases
async def test_it_is_brought_to_every_game_of_a_series(service: MatchService) -> None:
    await kept(service)
    number = await gathered(service, (EVA, KAREL), best=3)
    first = await begun(service, number, EVA)
    assert first.answers.standing == {1: {"react": "mine", "stop": "low+high"}}
    granted(await service.play.settle(number, KAREL, "tidy", "up"))
    following = await lost(service, number)
    await all_ready(service, following.id, EVA, KAREL)
    position = await service.position(following.id)
    assert position is not None
    assert position.answers.standing == {1: {"react": "mine", "stop": "low+high"}}


async def test_keeping_and_using_it_leave_no_trace(service: MatchService, database: Database) -> None:
    await kept(service)
    await settled(service, 1, "react", "ask")
    before, match = await trace(service, database), (await now(service)).match
    granted(await service.usual.keep(MATCH, KAREL))
    await settled(service, 1, "react", "mine")
    after = granted(await service.usual.use(MATCH, KAREL))
    assert after.answers.standing[1] == {"stop": "low+high", "hold": "next"}, "as it was when it was kept"
    assert await trace(service, database) == before
    assert (await now(service)).match == match


async def test_using_it_takes_the_place_of_all_but_what_holds_once(service: MatchService) -> None:
    await kept(service)
    await settled(service, 1, "tidy", "up")
    await settled(service, 1, "stop", "-")
    after = granted(await service.usual.use(MATCH, KAREL))
    assert after.answers.standing == {1: {"react": "mine", "stop": "low+high", "hold": "next"}}


async def test_using_it_answers_what_is_asked_already(service: MatchService) -> None:
    position = await in_window(service, 3)
    first, second = order(position)
    await settled(service, second, "react", "pass")
    granted(await service.usual.keep(MATCH, PEOPLE[second]))
    await settled(service, second, "react", "ask")
    after = await answered(service, first, "let")
    assert order(after) == [second]
    assert order(granted(await service.usual.use(MATCH, PEOPLE[second]))) == []


async def test_whoever_takes_a_seat_brings_their_own_and_inherits_nothing(service: MatchService) -> None:
    await kept(service)
    elsewhere = await another(service, (HUGO, LENA, EVA))
    granted(await service.play.settle(elsewhere.match.id, HUGO, "tidy", "up"))
    granted(await service.usual.keep(elsewhere.match.id, HUGO))
    left = granted(await service.seats.vacate(MATCH, KAREL, 1))
    assert 1 not in left.answers.standing
    taken = granted(await service.seats.take(MATCH, HUGO, 1))
    assert taken.answers.standing == {1: {"tidy": "up"}}
    granted(await service.seats.vacate(MATCH, HUGO, 1))
    back = granted(await service.seats.take(MATCH, KAREL, 1))
    assert back.answers.standing == {1: {"react": "mine", "stop": "low+high"}}, "without what held once"


async def test_whoever_keeps_nothing_brings_nothing(service: MatchService) -> None:
    await kept(service)
    granted(await service.seats.vacate(MATCH, KAREL, 1))
    assert granted(await service.seats.take(MATCH, HUGO, 1)).answers.standing == {}


async def test_it_is_brought_to_a_match_that_goes_on_after_its_end(service: MatchService) -> None:
    await kept(service)
    granted(await service.orders.abandon(MATCH, JUDGE, reason=WHY))
    granted(await service.openings.reopen(MATCH, JUDGE, 1, reason=WHY))
    after = granted(await service.openings.begin(MATCH, 7))
    assert after.answers.standing == {1: {"react": "mine", "stop": "low+high"}}


@pytest.mark.on_both_databases
async def test_what_is_settled_as_the_game_has_it_is_not_kept(service: MatchService, database: Database) -> None:
    await kept(service)
    await settled(service, 1, "react", "ask")
    await settled(service, 1, "stop", "-")
    granted(await service.usual.keep(MATCH, KAREL))
    assert await rows(database) == []


@pytest.mark.on_both_databases
async def test_its_owner_reads_it_among_their_own_data_and_nobody_else_does(service: MatchService) -> None:
    await kept(service)
    own = await service.privacy.kept_of(KAREL.user)
    chosen = {"react": "mine", "stop": "low+high"}
    assert own["standing_answers"] == [{"server": str(GUILD), "game": "bazaar", "chosen": chosen}]
    (match,) = own["matches"]
    assert (match["number"], match["parts"], match["seat"]["number"]) == (MATCH, ["seat"], 1)
    held = {each["name"]: each["value"] for each in match["kept_at_the_seat"]}
    assert held == {**chosen, "tidy": "ask", "hold": "next"}
    other = await service.privacy.kept_of(LENA.user)
    assert other["standing_answers"] == other["matches"][0]["kept_at_the_seat"] == []


@pytest.mark.on_both_databases
async def test_who_is_forgotten_keeps_nothing(service: MatchService, database: Database) -> None:
    await kept(service)
    await settled(service, 0, "tidy", "up")
    granted(await service.usual.keep(MATCH, EVA))
    assert sorted(await rows(database)) == [EVA.user, KAREL.user]
    await service.privacy.forget(KAREL.user)
    assert await rows(database) == [EVA.user]


async def test_nobody_keeps_or_uses_it_without_a_seat_at_a_match(service: MatchService) -> None:
    await kept(service)
    number = await gathered(service)
    for does in (service.usual.keep, service.usual.use):
        assert reason(await does(MATCH, STRANGER)) is Reason.NOT_SEATED
        assert reason(await does(99, KAREL)) is Reason.NO_MATCH
        assert reason(await does(number, KAREL)) is Reason.NOT_PLAYING


class Other(Bazaar):
    """A later version of the game, in which less is offered, and something for one match alone."""

    def standing_choices(self, state: State) -> tuple[Choice, ...]:
        react, _, stop, hold = super().standing_choices(state)
        here = Choice("here", True, (Option("no", Line("no")), Option("yes", Line("yes"))), passing=True)
        return replace(react, options=react.options[:1]), replace(stop, options=stop.options[:1]), hold, here


async def test_what_is_no_longer_offered_is_left_out_and_so_is_what_is_about_one_match(service: MatchService) -> None:
    position = await kept(service)
    chosen = {"react": "mine", "tidy": "up", "stop": "low+high", "hold": "next", "here": "yes", "gone": "x"}
    assert lasting(position, chosen) == {"react": "mine", "tidy": "up", "stop": "low+high"}
    later = Position(position.match, Other(), position.state, position.answers)
    assert lasting(later, chosen) == {"stop": "low"}


async def rows(database: Database) -> list[int]:
    """Whose standing answers are kept."""
    async with database.reading() as session:
        found = await (await session.connection()).execute(sa.select(tables.usual_answers.c.user_id))
        return list(found.scalars())
