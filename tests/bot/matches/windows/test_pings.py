"""Who is pinged when windows follow one another, and how much is said of them in public."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.database import Database
from bot.games.questions import Prompt
from bot.games.registry import Playable, Registry
from bot.games.values import Line, Viewer
from bot.matches.model.messages import Reminder, Told, Turn
from bot.matches.service import MatchService
from tests.bot.games.bazaar.game import Bazaar, Event, Passed, State
from tests.bot.matches.table import HandClock
from tests.bot.matches.windows.stalls import (
    HOUR,
    answered,
    asked,
    in_window,
    notes,
    now,
    order,
    pings,
    settled,
    stalls,
)

ANSWERS = 31


async def lines(database: Database) -> int:
    """Messages in the channel that say what happened; those without a word are edits of the status."""
    return sum(any(entry.lines for entry in note.entries) for note in await notes(database) if isinstance(note, Told))


class OneAfterTheOther(Bazaar):
    """The Bazaar as games had to ask before there were windows."""

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        asked = (prompt for prompt in super().prompts(state) if not prompt.ahead)
        return tuple(replace(prompt, urgency="move", window="") for prompt in asked)

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        return (
            (Line("toy-letbe", {"seat": event.seat}),) if isinstance(event, Passed) else super().narrate(event, viewer)
        )


async def play_on(service: MatchService, database: Database) -> tuple[int, int, int]:
    """Give so many answers; who can takes the pile over.

    Returns:
        How many pings there were, how many messages, and how many pings for windows a seat had between two moves.
    """
    await stalls(service, 4)
    known, most, burst = 0, 0, Counter[int]()
    for _ in range(ANSWERS):
        position = await now(service)
        prompt = next(each for each in position.prompts() if not each.ahead)
        if prompt.ask.key in ("toy-ask-stake", "toy-ask-turn"):
            burst.clear()
        tokens = {option.token for option in getattr(position.step(prompt, ()), "options", ())}
        taking = sorted(token for token in tokens if token.startswith("c"))
        reacts = prompt.ask.key == "toy-ask-react"
        await answered(service, prompt.seat, *(taking[:1] if reacts and taking else ()))
        told = [note for note in await notes(database) if isinstance(note, Turn)]
        burst.update(note.seat for note in told[known:] if note.asks[0].key == "toy-ask-react")
        known, most = len(told), max([most, *burst.values()])
    return known, await lines(database), most


@pytest.mark.slow
async def test_asked_one_after_the_other_everybody_is_pinged_again_and_again(
    database: Database, clock: HandClock
) -> None:
    games = Registry([Playable("bazaar", lambda _: OneAfterTheOther())])
    assert await play_on(MatchService(database, games, clock), database) == (31, 32, 2)


async def test_windows_that_follow_one_another_ping_everybody_once(service: MatchService, database: Database) -> None:
    assert await play_on(service, database) == (19, 22, 1)


async def test_another_window_pings_who_answered_long_ago(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    position = await in_window(service, 4)
    first, second, third = order(position)
    await answered(service, first, "let")
    before = await pings(database)
    clock.advance(minutes=20)
    await answered(service, second, "object")
    after = await answered(service, second, "withdraw", kind="withdraw")
    assert order(after) == [third]
    assert await pings(database) == before, "it was pinged, and has not answered since"


async def test_a_chore_is_reminded_of_and_not_pinged(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    await service.scheduler.tick()
    position = await in_window(service, 2)
    (other,) = order(position)
    holder = 1 - other
    before = await pings(database)
    after = await answered(service, other, "let")
    assert asked(after, holder).urgency == "chore"
    assert await pings(database) == before
    clock.advance(hours=12)
    await service.scheduler.tick()
    assert [note.seat for note in await notes(database) if isinstance(note, Reminder)] == [holder]


async def test_whose_standing_choice_answers_is_neither_pinged_nor_reminded(
    service: MatchService, database: Database, clock: HandClock
) -> None:
    await service.scheduler.tick()
    position = await stalls(service, 4)
    for seat in range(4):
        position = await answered(service, seat)
    turn = position.prompts()[0].seat
    last = (turn + 3) % 4
    await settled(service, last, "react", "pass")
    position = await answered(service, turn, "lay")
    assert last in order(position)
    assert last in [wait.seat for wait in position.match.course.waits], "it is awaited as all seats of the window are"
    assert last not in (await pings(database))[-2:]
    clock.advance(seconds=HOUR / 2)
    await service.scheduler.tick()
    assert {note.seat for note in await notes(database) if isinstance(note, Reminder)} == set(order(position)) - {last}
    await settled(service, last, "react", "ask")
    await answered(service, order(position)[0], "let")
    assert (await pings(database))[-1] == last
