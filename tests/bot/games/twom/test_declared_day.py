"""A day at a table where people tell everything: cards, dice, scripts and what they do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.questions import Prompt
from bot.games.twom.game import Twom
from bot.games.twom.pack.effects.people import Join
from bot.games.twom.position.commands import Assign, Command, Pick, Tell
from bot.games.twom.position.events import Announced, Declared, Drew, Rolled, TurnedEvent
from bot.games.twom.position.events_group import Came
from bot.games.twom.position.frames.stack import Declaring, Doing
from bot.games.twom.position.state import State
from bot.games.values import Accepted
from tests.bot.games.twom.pieces import pieces
from tests.bot.games.twom.table import NoChance, setup

KEEPER = 2
SAID = (("gain", "wood", "2"), ("visitor",), ("louder",), ("done",))
"""What people say that a card or a script did, one thing after the other, where it can be."""


def answer(game: Twom, state: State, prompt: Prompt, declared: int) -> Command:
    """Two go out, nobody leaves the table, and everything that a table can tell is told."""
    if state.pending is not None:
        assert prompt.seat == KEEPER
        return game.automated(state, prompt)
    if state.stack and isinstance(state.stack[-1], Declaring):
        assert prompt.seat == KEEPER
        said = Pick(SAID[declared % len(SAID)])
        return said if isinstance(game.decide(state, KEEPER, said, NoChance()), Accepted) else Pick(("done",))
    command = game.automated(state, prompt)
    if isinstance(command, Assign):
        guard, *others = command.nights
        nights = (replace(guard, night="guard", bed=None), *(replace(it, night="outside", bed=None) for it in others))
        command = Assign(nights)
    return command


def test_one_whole_day_with_everything_declared() -> None:
    game = Twom.from_bytes(None)
    opening = game.open(setup(3, cards="table", dice="table", scripts="book", keeper=str(KEEPER)), NoChance())
    state = after_events(game, opening)
    table, phases, declared = None, set[str](), 0
    happened: list[Any] = [*opening]
    while state.step != "new-day" or state.stack:
        prompt, *free = game.prompts(state)
        assert all(each.optional for each in free)
        phases.add(game.chapter(state))
        command = answer(game, state, prompt, declared)
        declared += bool(state.stack) and isinstance(state.stack[-1], Declaring)
        decision = game.decide(state, prompt.seat, command, NoChance())
        assert isinstance(decision, Accepted), (command, decision)
        happened += decision.events
        state = after_events(game, decision.events, state)
        if len(state.people) == 3:
            table = table or pieces(state)
            assert pieces(state) == table
    assert state.day == 1
    assert phases >= {"1.morning", "1.day", "1.evening", "1.scavenging", "1.raid", "1.dawn"}
    cards = {event.deck for event in happened if isinstance(event, Drew)}
    assert {"exploration", "raids", "fate", "last-resort"} <= cards
    assert declared > 0
    assert {event.what for event in happened if isinstance(event, Announced)} >= {"holder", "characters-red"}
    assert {event.kind for event in happened if isinstance(event, Declared)} >= {"gain"}
    for event in happened:
        if isinstance(event, Drew | Rolled | TurnedEvent):
            assert event.told, event


def test_at_a_table_people_tell_who_joins() -> None:
    game = Twom.from_bytes(None)
    state = after_events(game, game.open(setup(1), type("First", (), {"draw": lambda *_: 0})()))
    joins = Doing((Join(with_consent=False),), "events.x")
    arranged = replace(state, step="placing", table=replace(state.table, cards="table"), stack=(joins, Declaring("x")))
    asked = game.decide(arranged, 0, Pick(("done",)), NoChance())
    assert isinstance(asked, Accepted)
    waiting = after_events(game, asked.events, arranged)
    assert waiting.pending is not None
    assert waiting.pending.options == tuple(sorted(state.characters))
    who = waiting.pending.options[-1]
    came = game.decide(waiting, 0, Tell(who), NoChance())
    assert isinstance(came, Accepted)
    assert [event.person.key for event in came.events if isinstance(event, Came)] == [who]
