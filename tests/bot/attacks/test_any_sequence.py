"""What looks for gains of any sequence of acts is not blind: where a gain is to be had, it is found."""

from __future__ import annotations

import random

import pytest

from bot.matches.model.match import Timing
from tests.bot.attacks.ground import granted, ground, order
from tests.bot.attacks.people import any_sequence
from tests.bot.attacks.people.any_sequence import Sequence
from tests.bot.matches.table import JUDGE


@pytest.mark.parametrize("door", ["bot.matches.rules.seats.no_seat", "bot.matches.services.disputes.see_hidden"])
async def test_who_saw_what_is_hidden_and_may_sit_down_is_found(monkeypatch: pytest.MonkeyPatch, door: str) -> None:
    monkeypatch.setattr(door, lambda *_: None)
    monkeypatch.setitem(any_sequence.SEQUENCES, "quick", 3)
    got = await any_sequence.attack("quick")
    assert got.through > 0
    assert "saw what is hidden, and played" in got.figure


async def test_who_saw_a_match_that_was_over_and_may_sit_down_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.rules.permissions.is_reopened", lambda _: False)
    monkeypatch.setitem(any_sequence.SEQUENCES, "quick", 6)
    got = await any_sequence.attack("quick")
    assert got.through > 0
    assert "saw what is hidden, and played" in got.figure


async def test_a_draw_that_is_taken_back_is_found() -> None:
    async with ground() as field:
        number = (await field.opened(timing=Timing(3600))).match.id
        sequence = Sequence(field, number, random.Random(0))
        for _ in range(2):
            position = await field.now(number)
            position = await field.moved(number, position.prompts()[0].seat, sequence.lot)
        await sequence.look_at()
        assert sequence.gained == []
        # The dice that pick who starts are drawn with the last stake; an outside judge may go back over them.
        granted(await order(field.service.orders.rewind, number, JUDGE, position.match.seq - 1))
        await field.service.openings.begin(number, next(field.snowflakes))
        await sequence.look_at()
    assert sequence.gained == [f"entries [{position.match.seq}] were drawn anew"]
