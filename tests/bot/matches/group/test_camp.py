"""A group whose question passes from one to the next: advice, questions that open to all, who is present, giving up."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.database import Database
from bot.games.contract import Chance
from bot.games.registry import Playable, Registry
from bot.games.values import Accepted, Rejected, Seat
from bot.matches.files.replay import Replay
from bot.matches.model import entries
from bot.matches.model.match import Actor, Expiry, Seating, Status, Terms, Timing
from bot.matches.model.messages import Told, Turn
from bot.matches.model.position import Position
from bot.matches.model.refusals import Reason, Refused
from bot.matches.rules.submit import Path, Submitted
from bot.matches.service import MatchService
from bot.matches.verify import canonical
from tests.bot.games.camp.game import Camp, Command, Event, Gather, State
from tests.bot.games.toy.values import violation
from tests.bot.matches.table import (
    ADMIN,
    EVA,
    GUILD,
    HUGO,
    JUDGE,
    KAREL,
    LENA,
    PEOPLE,
    STRANGER,
    WHY,
    HandClock,
    begun,
    exported,
    granted,
    now_of,
    reason,
    replayed,
)

REST, WOOD = Path(("rest",)), Path(("wood", "2"))
HOUR = 3600


@pytest.fixture
def games() -> Registry:
    """Camp alone."""
    return Registry([Playable("camp", lambda _: Camp())])


@pytest.fixture
def service(database: Database, games: Registry, clock: HandClock) -> MatchService:
    """The service with that game."""
    return MatchService(database, games, clock)


async def camped(
    service: MatchService,
    people: int = 3,
    *,
    places: int | None = None,
    variant: str = "group",
    timing: Timing | None = None,
) -> Position:
    """A camp that has just been pitched."""
    terms = Terms("camp@2026-04-01", variant, places or people, timing or Timing(), {"days": "3"})
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=5, game="camp", terms=terms))
    for actor in PEOPLE[1:people]:
        granted(await service.lobbies.join(lobby.match.id, actor))
    return await begun(service, lobby.match.id, EVA)


def question(position: Position) -> str:
    """The id of the only question."""
    (prompt,) = position.prompts()
    return prompt.id


async def answered(service: MatchService, position: Position, actor: Actor, answer: Path = REST) -> Position:
    """The match after somebody answered the only question."""
    done = await service.play.submit(position.match.id, actor, question(position), answer)
    assert isinstance(done, Submitted), done
    return done.position


async def holds(service: MatchService, position: Position) -> None:
    """Let the rest of the match be played by its holders, and see that the referee stands by the whole log."""
    for _ in range(50):
        if position.match.status is not Status.PLAYING:
            break
        (prompt,) = position.prompts()
        user = position.match.seats[prompt.seat].user
        assert user is not None
        position = await answered(service, position, Actor(user))
    assert position.match.status is Status.OVER
    assert (await replayed(service, service.games, position.match.id)).breaches() == []


async def test_the_question_passes_to_the_next(service: MatchService) -> None:
    start = await camped(service)
    later = await answered(service, start, EVA)
    assert [wait.seat for wait in start.match.course.waits + later.match.course.waits] == [0, 1]
    assert reason(await service.play.submit(start.match.id, EVA, question(later), REST)) is Reason.NOT_YOURS
    await holds(service, later)


async def test_advice_stands_beside_the_question_until_it_is_answered(service: MatchService) -> None:
    start = await camped(service)
    number = start.match.id
    await service.outbox.delivered(*(parcel.id for parcel in await service.outbox.claim()))
    advised = granted(await service.advisers.give(number, KAREL, question(start), WOOD, why="  it is\ncold  "))
    (advice,) = advised.match.course.advice
    assert (advice.seat, advice.why, advice.preview.key) == (1, "it is cold", "camp-do-gather")
    assert advised.match.seq == start.match.seq
    notes = [parcel.note for parcel in await service.outbox.claim()]
    assert [type(note) for note in notes] == [Told], "the status message is brought up to date, and nobody is pinged"

    backed = granted(await service.advisers.back(number, LENA, advice.id))
    assert backed.match.course.advice[0].backers == (2,)
    assert granted(await service.advisers.back(number, LENA, advice.id)).match.course.advice[0].backers == ()
    after = await answered(service, start, EVA)
    assert after.match.course.advice == ()


async def test_the_holder_takes_advice_over_by_one_press(service: MatchService) -> None:
    start = await camped(service)
    number = start.match.id
    advised = granted(await service.advisers.give(number, KAREL, question(start), WOOD))
    (advice,) = advised.match.course.advice
    assert reason(await service.advisers.adopt(number, LENA, advice.id)) is Reason.NOT_YOURS
    done = await service.advisers.adopt(number, EVA, advice.id, interaction=77)
    assert isinstance(done, Submitted)
    assert "gather" in str((await service.history.log(number, "spectator"))[-1].lines[0].key)
    assert reason(await service.advisers.adopt(number, EVA, advice.id, interaction=77)) is Reason.REPEATED
    assert reason(await service.advisers.adopt(number, KAREL, advice.id)) is Reason.ADVICE_GONE
    await holds(service, done.position)


class FrozenForest(Camp):
    """A camp whose forest turns out to be closed only when somebody goes there."""

    def decide(self, state: State, seat: Seat, command: Command, chance: Chance) -> Accepted[Event] | Rejected:
        if isinstance(command, Gather):
            return Rejected((violation("camp.hours"),))
        return super().decide(state, seat, command, chance)


async def test_advice_that_the_game_refuses_is_kept_for_who_took_it_over(database: Database, clock: HandClock) -> None:
    service = MatchService(database, Registry([Playable("camp", lambda _: FrozenForest())]), clock)
    start = await camped(service)
    number = start.match.id
    advised = granted(await service.advisers.give(number, KAREL, question(start), WOOD))
    (advice,) = advised.match.course.advice
    assert isinstance(await service.advisers.adopt(number, EVA, advice.id, interaction=77), Rejected)

    kept = await service.disputes.refused_commands(number, EVA, 0)
    assert isinstance(kept, tuple)
    (command,) = kept
    assert (command.seat, command.seq, command.rules) == (0, start.match.seq, ("camp.hours",))
    assert command.command == advice.command
    assert await service.disputes.refused_commands(number, JUDGE, 0) == kept
    assert await service.disputes.refused_commands(number, KAREL, 1) == (), "who gave the advice did nothing"
    assert isinstance(await service.advisers.adopt(number, KAREL, advice.id), Refused)
    assert await service.disputes.refused_commands(number, KAREL, 1) == (), "it was not theirs to answer"


async def test_new_advice_takes_the_place_of_ones_own(service: MatchService) -> None:
    start = await camped(service)
    number = start.match.id
    first = granted(await service.advisers.give(number, KAREL, question(start), WOOD))
    granted(await service.advisers.back(number, LENA, first.match.course.advice[0].id))
    second = granted(await service.advisers.give(number, KAREL, question(start), REST))
    assert [(one.preview.key, one.backers) for one in second.match.course.advice] == [("camp-do-rest", ())]


async def test_advice_that_makes_no_sense_is_refused(service: MatchService) -> None:
    start = await camped(service)
    number, asked = start.match.id, question(start)
    assert reason(await service.advisers.give(number, EVA, asked, WOOD)) is Reason.OWN_QUESTION
    assert reason(await service.advisers.give(number, STRANGER, asked, WOOD)) is Reason.NOT_SEATED
    assert reason(await service.advisers.give(number, KAREL, asked, Path(("wood",)))) is Reason.STALE
    assert reason(await service.advisers.give(number, KAREL, "0.t0.0", WOOD)) is Reason.STALE
    assert reason(await service.advisers.ask_own_player(number, KAREL, asked)) is Reason.NO_AUTOMATON
    advised = granted(await service.advisers.give(number, KAREL, asked, WOOD))
    assert reason(await service.advisers.back(number, KAREL, advised.match.course.advice[0].id)) is Reason.OWN_ADVICE
    assert reason(await service.advisers.back(number, LENA, 99)) is Reason.ADVICE_GONE
    over = granted(await service.orders.abandon(number, ADMIN, reason=WHY))
    assert over.match.course.advice == ()


async def test_nobody_advises_where_everybody_plays_for_themselves(service: MatchService) -> None:
    start = await camped(service, variant="circle")
    assert reason(await service.advisers.give(start.match.id, KAREL, question(start), WOOD)) is Reason.NO_ADVICE


async def test_advice_goes_with_whoever_gave_it(service: MatchService) -> None:
    start = await camped(service)
    number = start.match.id
    advised = granted(await service.advisers.give(number, KAREL, question(start), WOOD))
    granted(await service.advisers.give(number, LENA, question(start), REST))
    granted(await service.advisers.back(number, LENA, advised.match.course.advice[0].id))
    left = granted(await service.seats.vacate(number, LENA, 2))
    assert [(one.seat, one.backers) for one in left.match.course.advice] == [(1, ())]


async def test_advice_goes_when_the_match_goes_back(service: MatchService) -> None:
    second = await answered(service, await camped(service), EVA)
    number = second.match.id
    granted(await service.advisers.give(number, EVA, question(second), WOOD))
    back = granted(await service.orders.rewind(number, ADMIN, 1, reason=WHY))
    assert back.match.course.advice == ()


async def test_a_question_opens_to_everybody_after_a_while(service: MatchService, clock: HandClock) -> None:
    start = await camped(service, timing=Timing(24 * HOUR, opens=4 * HOUR))
    number = start.match.id
    clock.advance(hours=3, minutes=59)
    await service.scheduler.tick()
    assert not (await now_of(service, start)).is_open(question(start))
    assert reason(await service.play.submit(number, KAREL, question(start), REST)) is Reason.NOT_YOURS
    await service.outbox.delivered(*(parcel.id for parcel in await service.outbox.claim()))

    clock.advance(minutes=2)
    await service.scheduler.tick()

    opened = await now_of(service, start)
    assert opened.is_open(question(start))
    notes = [parcel.note for parcel in await service.outbox.claim()]
    assert not [note for note in notes if isinstance(note, Turn)]
    assert [note.entries for note in notes if isinstance(note, Told)] == [()]
    after = await answered(service, opened, KAREL)
    (line, *_) = (await service.history.log(number, "spectator"))[-1].lines
    assert line.key == "match-log-in-stead"
    assert reason(await service.play.submit(number, EVA, question(start), REST)) is Reason.STALE
    await holds(service, after)


async def test_time_runs_out_only_after_a_question_was_open(service: MatchService, clock: HandClock) -> None:
    start = await camped(service, timing=Timing(24 * HOUR, Expiry.DEFAULT, opens=4 * HOUR))
    clock.advance(hours=23)
    await service.scheduler.tick()
    assert (await now_of(service, start)).state == start.state
    clock.advance(hours=1, minutes=1)
    await service.scheduler.tick()
    assert (await now_of(service, start)).state.left == start.state.left - 1
    terms = Terms("camp@2026-04-01", "group", 2, Timing(HOUR, opens=HOUR))
    again = await service.lobbies.create(EVA, guild=GUILD, channel=6, game="camp", terms=terms)
    assert reason(again) is Reason.OPENS


async def test_a_pause_puts_off_when_a_question_opens(service: MatchService, clock: HandClock) -> None:
    start = await camped(service, timing=Timing(24 * HOUR, opens=4 * HOUR))
    number = start.match.id
    granted(await service.orders.pause(number, ADMIN, reason=WHY))
    clock.advance(hours=10)
    granted(await service.orders.resume(number, ADMIN, reason=WHY))
    (wait,) = (await now_of(service, start)).match.course.waits
    assert wait.opens == clock.now() + timedelta(hours=4)


async def test_whoever_takes_over_an_open_question_must_sit_at_the_table(
    service: MatchService, clock: HandClock
) -> None:
    start = await camped(service, timing=Timing(24 * HOUR, opens=HOUR))
    clock.advance(hours=2)
    await service.scheduler.tick()
    assert reason(await service.play.submit(start.match.id, STRANGER, question(start), REST)) is Reason.NOT_SEATED
    granted(await service.play.concede(start.match.id, LENA))
    now = await now_of(service, start)
    assert reason(await service.play.submit(start.match.id, LENA, question(now), REST)) is Reason.NOT_YOURS


async def test_absent_seats_are_passed_over_and_come_back(service: MatchService, clock: HandClock) -> None:
    start = await camped(service)
    number = start.match.id
    left = granted(await service.seats.vacate(number, EVA, 0))
    assert (left.state.holder, left.state.present) == (1, (1, 2))
    await service.vacations.set_vacation(KAREL.user, clock.now() + timedelta(days=2))
    away = await now_of(service, left)
    assert (away.state.holder, away.state.present) == (2, (2,))
    granted(await service.seats.take(number, HUGO, 0))
    clock.advance(days=2, minutes=1)
    await service.scheduler.tick()
    back = await now_of(service, left)
    assert back.state.present == (0, 1, 2)
    assert [each.kind for each in await service.history.log(number, "spectator")].count("attended") == 4
    await holds(service, back)


async def test_going_back_does_not_bring_back_who_is_gone(service: MatchService) -> None:
    second = await answered(service, await camped(service), EVA)
    number = second.match.id
    granted(await service.seats.vacate(number, LENA, 2))
    back = granted(await service.orders.rewind(number, ADMIN, 1, reason=WHY))
    assert back.state.present == (0, 1)
    undone = await answered(service, back, EVA)
    undone = granted(await service.proposals.propose(number, EVA, "undo"))
    undone = granted(await service.proposals.answer(number, KAREL, undone.match.course.proposals[0].id, True))
    assert (undone.state.present, undone.state.holder) == ((0, 1), 0)
    await holds(service, undone)


async def test_whoever_gives_up_goes_and_the_others_play_on(service: MatchService) -> None:
    for variant in ("group", "circle"):
        start = await camped(service, variant=variant)
        gone = granted(await service.play.concede(start.match.id, EVA))
        assert (gone.state.gone, gone.state.holder) == ((0,), 1)
        assert gone.match.status is Status.PLAYING
        await holds(service, gone)


async def test_two_of_three_giving_up_end_a_circle_and_no_group(service: MatchService) -> None:
    for variant, status in (("circle", Status.OVER), ("group", Status.PLAYING)):
        start = await camped(service, variant=variant)
        granted(await service.play.concede(start.match.id, EVA))
        left = granted(await service.play.concede(start.match.id, KAREL))
        assert left.match.status is status
        if status is Status.OVER:
            assert [seating.won for seating in left.match.seats] == [False, False, True]
            assert (await replayed(service, service.games, left.match.id)).breaches() == []
        else:
            granted(await service.orders.abandon(left.match.id, ADMIN, reason=WHY))


async def test_a_game_without_a_player_of_its_own_gets_no_seat(service: MatchService) -> None:
    terms = Terms("camp@2026-04-01", "group", 3)
    lobby = granted(await service.lobbies.create(EVA, guild=GUILD, channel=5, game="camp", terms=terms))
    assert reason(await service.lobbies.add_automated(lobby.match.id, EVA)) is Reason.NO_AUTOMATON
    start = await begun(service, lobby.match.id, EVA)
    assert start.match.seats[1:] == (Seating(None), Seating(None))
    assert reason(await service.seats.hand_to_game(start.match.id, EVA, 0)) is Reason.NO_AUTOMATON
    assert start.state.present == (0,)


@pytest.mark.parametrize(
    "forge",
    [
        lambda entry: entry.update(stead=0),
        lambda entry: entry.update(stead=9),
        lambda entry: entry.update(by="clock", stead=1),
    ],
)
async def test_a_forged_stead_is_found(service: MatchService, clock: HandClock, forge: object) -> None:

    start = await camped(service, timing=Timing(24 * HOUR, opens=HOUR))
    await answered(service, start, EVA)
    granted(await service.orders.abandon(start.match.id, ADMIN, reason=WHY))
    log = [row["entry"] for row in (await exported(service, start.match.id))["entries"]]
    moved = next(entry for entry in log if entry["kind"] == "moved")
    forge(moved)  # type: ignore[operator]
    texts = tuple(canonical(entry).encode() for entry in log)
    replay = Replay(Camp(), tuple(entries.entry_of(text.decode()) for text in texts), texts)
    assert replay.breaches()
