"""The waits before the bot connects anew: short for some minutes, then the library's."""

from __future__ import annotations

import random

import discord
import pytest

from bot.chat.reconnecting import LONGEST, SOON, SoonAgain, reconnect_soon


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> SoonAgain:
    """Waits whose chance is the same in every run, and the longest that chance could give."""
    monkeypatch.setattr(random, "uniform", random.Random(0).uniform)
    waits = SoonAgain()
    monkeypatch.setattr(waits, "_randfunc", lambda _, most: most)
    return waits


def test_an_outage_of_minutes_is_followed_by_no_long_wait(waits: SoonAgain) -> None:
    found = [waits.delay() for _ in range(SOON)]
    assert found[:2] == [2, 4]
    assert all(LONGEST / 2 <= wait <= LONGEST for wait in found[3:])
    # Many bots do not come back at the same moment.
    assert len(set(found[3:])) == SOON - 3


def test_an_outage_of_hours_begins_no_thousand_sessions(waits: SoonAgain, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(SOON):
        waits.delay()
    assert waits.delay() == 1024
    monkeypatch.setattr(waits, "_reset_time", -1)
    assert waits.delay() <= LONGEST


def test_clients_and_shards_wait_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (discord.client, discord.shard):
        monkeypatch.setattr(module, "ExponentialBackoff", discord.backoff.ExponentialBackoff)
    reconnect_soon()
    assert all(vars(module)["ExponentialBackoff"] is SoonAgain for module in (discord.client, discord.shard))
