"""Answers that take longer than Discord waits: put off by themselves, and given as they would have been."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.chat.answers import saved_buttons
from bot.chat.base import context, patience
from bot.chat.base.waiting.crowd import Crowd
from bot.chat.disputes.acts.opening import command as opening
from bot.chat.rulings import commands as rulings
from tests.bot.behaviour.table import Table
from tests.bot.discord_api import Watch

COINS = "kolik mincí máme na začátku"
MESSAGE, THINKING, LATER = 4, 5, 6


def told(requests: Watch) -> list[int]:
    """What interactions were answered with at once, by Discord's numbers."""
    return [
        body["type"] for _, path, body in requests.requests if path.endswith("/callback") and isinstance(body, dict)
    ]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, requests: Watch) -> Any:
    """Makes a coroutine function take until its interaction has been put off."""

    def slowed(module: Any, name: str) -> None:
        quick = getattr(module, name)

        async def waits(*args: Any, **kwargs: Any) -> Any:
            while not {THINKING, LATER} & {*told(requests)}:  # noqa: ASYNC110 - nothing rings when a request is sent
                await asyncio.sleep(0)
            return await quick(*args, **kwargs)

        monkeypatch.setattr(module, name, waits)
        monkeypatch.setattr(patience, "PATIENCE", 0.0)

    return slowed


async def test_a_slow_answer_is_put_off_and_reads_as_a_quick_one(table: Table, requests: Watch, slow: Any) -> None:
    quick = await table.ask(COINS)
    slow(rulings, "oracle_of")
    late = await table.ask(COINS)
    assert told(requests) == [MESSAGE, THINKING]
    assert late.text == quick.text
    assert late.private


async def test_a_slow_refusal_reaches_the_person(table: Table, requests: Watch, slow: Any) -> None:
    quick = await table.ask("?" * 30)
    slow(rulings, "oracle_of")
    late = await table.ask("?" * 30)
    assert told(requests) == [MESSAGE, THINKING]
    assert late.text == quick.text


async def test_a_slow_button_still_changes_its_message(table: Table, requests: Watch, slow: Any) -> None:
    card = await table.ask(COINS)
    first = card.text
    slow(saved_buttons, "recall")
    turned = await table.press(card, "Celé pravidlo")
    assert told(requests) == [MESSAGE, LATER]
    assert turned.id == card.id
    assert turned.text != first


async def test_what_is_for_everybody_is_seen_by_everybody_however_late(
    table: Table, requests: Watch, slow: Any
) -> None:
    card = await table.ask(COINS)
    slow(saved_buttons, "recall")
    await table.press(card, "Ukázat v kanálu")
    assert told(requests) == [MESSAGE, LATER]
    (public,) = table.public()
    assert "HR 1.1" in public.text


async def test_a_form_that_comes_too_late_says_so(table: Table, requests: Watch, slow: Any) -> None:
    slow(opening, "words_of_person")
    late = await table.use(table.czech, "dispute")
    assert told(requests) == [THINKING]
    assert "zkus to prosím znovu" in late.text
    assert late.private


async def test_what_is_answered_in_time_is_not_put_off(
    table: Table, requests: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.2)
    await table.ask(COINS)
    await asyncio.sleep(0.3)
    assert told(requests) == [MESSAGE]


async def test_what_is_put_off_keeps_its_place_until_it_is_answered(
    table: Table, requests: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[asyncio.Future[None]] = []
    answered: list[bool] = []
    comes, oracle_of = Crowd.comes, context.oracle_of

    def noted(self: Crowd, who: int, until: asyncio.Future[None]) -> None:
        places.append(until)
        comes(self, who, until)

    async def waits(*args: Any, **kwargs: Any) -> Any:
        while THINKING not in told(requests):  # noqa: ASYNC110 - nothing rings when a request is sent
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        answered.append(places[-1].done())
        return await oracle_of(*args, **kwargs)

    monkeypatch.setattr(Crowd, "comes", noted)
    monkeypatch.setattr(rulings, "oracle_of", waits)
    monkeypatch.setattr(patience, "PATIENCE", 0.0)
    await table.ask(COINS)
    assert answered == [False]
    assert places[-1].done()


async def test_where_too_many_wait_everybody_is_told_at_once_and_nothing_is_done(
    table: Table, requests: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await table.ask(COINS)

    async def full(*_: object) -> bool:
        return False

    monkeypatch.setattr(Crowd, "admits", full)
    for refused in (await table.ask(COINS), await table.press(card, "Ukázat v kanálu")):
        assert "Teď toho mám moc najednou" in refused.text
        assert refused.private
    assert table.public() == []
    assert told(requests) == [MESSAGE] * 3
