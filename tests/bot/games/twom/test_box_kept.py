"""A campaign with people's own box that is kept and goes on: from its log, its file, and its save sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.contract import after_events
from bot.games.setup import Choice
from bot.games.twom.acts.flow.setup import SAVED
from bot.games.twom.game import Twom
from bot.games.twom.pack.told_names import key_of
from bot.games.twom.position.state import Own, Spot, State
from bot.games.values import Accepted, Rejected
from tests.bot.games.twom.owners import Owners
from tests.bot.games.twom.table import NoChance, setup

OPTIONS = {"cards": "box", "dice": "table", "keeper": "2"}
SHEET = Choice(SAVED, False, kind="file", needed=False)
SEATS = 4


def game() -> Twom:
    """The game as a bot has it that was started again: nothing is left of another."""
    return Twom.from_bytes(None)


def steps(game: Twom, state: State, seed: int) -> Iterator[tuple[Any, tuple[Any, ...], State]]:
    """The answers of people whose dice and cards come by a seed, the events, and the positions after them."""
    owners = Owners(seed, calm=True, singly=True)
    while prompts := game.prompts(state):
        _, command = owners.answer(game, state, prompts[0])
        decision = game.decide(state, prompts[0].seat, command, NoChance())
        assert isinstance(decision, Accepted), decision
        state = after_events(game, decision.events, state)
        yield command, decision.events, state


def opened() -> tuple[Twom, tuple[Any, ...], State]:
    first = game()
    events = first.open(setup(SEATS, **OPTIONS), NoChance())
    return first, events, after_events(first, events)


def going_on(game: Twom, state: State, number: int) -> list[tuple[Any, tuple[Any, ...]]]:
    return [(command, events) for (command, events, _), _ in zip(steps(game, state, 7), range(number), strict=False)]


@pytest.mark.parametrize("answers", [4, 13, 21])
def test_its_log_as_it_is_written_leads_to_the_same_position_and_goes_on_alike(answers: int) -> None:
    """In the middle of the setup, of the day, and of the night, with whatever waits for a die or a card."""
    first, events, state = opened()
    log = [*events]
    for (_, more, after), _ in zip(steps(first, state, 1), range(answers), strict=False):
        log += more
        state = after
    again = game()
    written = first.codec.encode(tuple(log))
    restored = after_events(again, again.codec.events(written))
    assert restored == state
    assert going_on(again, restored, 12) == going_on(first, state, 12)


def saved() -> tuple[Twom, State, bytes]:
    first, _, state = opened()
    for _, _, after in steps(first, state, 1):
        state = after
        if state.step == "new-day" and not state.stack and state.pending is None:
            break
    bed = key_of("Postel") or ""
    built = {**state.shelter, state.rooms[0]: Spot(fitting=bed)}
    state = replace(state, home={bed: Own(bed=True)}, shelter=dict(sorted(built.items())))
    sheet = first.save(state)
    assert isinstance(sheet, bytes), sheet
    return first, state, sheet


def test_its_save_sheet_keeps_people_house_and_values_and_goes_on_alike() -> None:
    first, state, sheet = saved()
    again = game()
    text = again.read(SHEET, sheet)
    assert isinstance(text, str), text
    assert again.remarks(SHEET, sheet) == ()
    table = setup(SEATS, **OPTIONS, saved=text)
    assert again.check(table) == ()
    restored = after_events(again, again.open(table, NoChance()))
    kept = (
        "day",
        "holder",
        "people",
        "store",
        "supply",
        "shelter",
        "home",
        "rooms",
        "values",
        "locations",
        "last_resort",
    )
    for part in kept:
        assert getattr(restored, part) == getattr(state, part), part
    assert again.save(restored) == sheet
    assert [(deck, cards.mixed, cards.waiting) for deck, cards in restored.decks.items()] == [
        (deck, cards.mixed, cards.waiting) for deck, cards in state.decks.items()
    ]
    assert state.home and state.rooms and state.values, "there is a house to be kept"
    assert going_on(again, restored, 25) == going_on(first, state, 25)


def test_its_save_sheet_belongs_to_a_table_with_its_own_box() -> None:
    """With cards of a pack it is refused, and the sentence names the pack; nothing of the sheet is changed."""
    _, _, sheet = saved()
    again = game()
    text = again.read(SHEET, sheet)
    assert isinstance(text, str)
    (violation,) = again.check(setup(SEATS, cards="table", saved=text))
    assert violation.line.key == "twom-adjust-sheet-pack"
    changed = again.read(SHEET, sheet.replace(b'"day": 1', b'"day": 5'))
    assert isinstance(changed, Rejected)
    assert [each.line.key for each in changed.violations] == ["twom-adjust-sheet-seal"]
