"""The terms that a host sets under *More*: by its card and its form, before everybody's eyes, until the start."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.chat.client import Client
from bot.database import Database
from bot.matches.model.match import Actor, Status
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.games.bazaar.game import BAZAAR
from tests.bot.matches.table import HandClock
from tests.bot.matches.verified import problems


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[BAZAAR], clock=clock)


async def typed(party: Party, host: MemberActor, card: Card, which: str, length: str) -> Card:
    """Set a length of time by the form."""
    shown = await host.click(card.message, custom_id="lother:1")
    return await party._read(await host.submit_modal(shown, {"which": [which], "length": length}))


def picked(card: Card, name: str) -> Any:
    """The value that a select shows."""
    (select,) = (each for each in card.selects if each["custom_id"] == f"lterm:1:{name}")
    return next(option["value"] for option in select["options"] if option.get("default"))


async def test_the_host_sets_the_rest_and_those_who_joined_know_it(party: Party) -> None:
    host, guest, other = party.players
    opened = await party.use(host, "match new", game="bazaar", seats=2)
    assert "**Více**" in opened.text
    await party.press(guest, party.status, "lb:1:join")

    refused = await party.press(other, party.status, "lb:1:more")
    assert refused.private
    assert f"<@{host.id}>" in refused.text

    card = await party.press(host, party.status, "lb:1:more")
    assert card.private
    assert "Kolik času má hráč na reakci, když hraje někdo jiný." in card.text
    assert picked(card, "window") == "0"
    card = await party.pick(host, card, "lterm:1:window", "3600")
    assert picked(card, "window") == "3600"
    assert "✎ **Čas na reakci:** 1 hodina (předtím: stejně jako na tah)" in party.status.text
    pings = [each for each in party.public() if each.text.startswith("✎ <@")]
    assert [each.text.partition(":")[0] for each in pings] == [f"✎ <@{guest.id}>"]

    card = await typed(party, host, card, "veil", "2 h")
    assert "**Čekání musí být kratší než čas na reakci.**" in card.text
    assert (await party.position()).match.terms.timing.veil is None
    card = await typed(party, host, card, "veil", "brzy")
    assert "není čas" in card.text
    card = await party.press(host, party.status, "lb:1:more")
    card = await typed(party, host, card, "veil", "20 min")
    assert picked(card, "veil") == "1200"
    assert "✎ **Nejkratší čekání na reakce:** 20 minut (předtím: bez čekání)" in party.status.text
    assert [each.id for each in party.public() if each.text.startswith("✎ <@")] == [each.id for each in pings]

    await party.press(host, party.status, "lb:1:start")
    await party.deliver()
    started = (await party.position()).match
    assert started.status is Status.PLAYING
    assert not [each for each in party.public() if "✎" in each.text]
    late = await party.pick(host, card, "lterm:1:window", "600")
    assert "Zápas už začal." in late.text
    late = await party.press(host, card, "lother:1")
    assert "Zápas už začal." in late.text
    assert (await party.position()).match.terms == started.terms

    await party.client.matches.play.concede(1, Actor(guest.id))
    await party.deliver()
    whole = await party.client.matches.exports.export(1, Actor(host.id))
    assert isinstance(whole, bytes)
    assert problems(json.loads(whole)) == []
    await party.press(host, party.message("rematch:1"), "rematch:1")
    again = (await party.position(2)).match.terms.timing
    assert (again.window, again.veil) == (3600, 1200)
