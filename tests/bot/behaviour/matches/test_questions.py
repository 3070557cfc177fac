"""Questions in the channel of a match: they are about its game, its rulebook and the way it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.chat.base.guilds import set_channel_game
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Answer, Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.games.toy.pack import TOY
from tests.bot.matches.table import HandClock

COINS = "kolik mincí máme na začátku"
Heard = list[tuple[Any, ...]]


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """Makes clients whose game is always played together."""
    entry = replace(TOY, ways=lambda setup: frozenset({f"{setup.variant}-{len(setup.seats)}"}))
    return lambda: Client(settings, oracle, database, games=[entry], clock=clock)


@pytest.fixture
def heard(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What the oracle was asked: game, edition and ways to play of each question."""
    calls: Heard = []
    ask = oracle.ask

    def listening(question: str, **narrowed: Any) -> Answer:
        calls.append((narrowed["game"], narrowed["edition"], narrowed["variants"]))
        return ask(question, **narrowed)

    monkeypatch.setattr(oracle, "ask", listening)
    return calls


@pytest.mark.slow
async def test_a_running_match_tells_its_game_its_rulebook_and_the_way_it_is_played(party: Party, heard: Heard) -> None:
    await party.lobby(2)
    await party.table.ask(COINS)
    assert heard == [(None, None, frozenset())]
    await party.press(party.players[0], party.status, "lb:1:start")
    heard.clear()
    await party.table.ask(COINS)
    position = await party.position()
    (rulebook,) = {rules.book for rules in position.game.rulesets if rules.key == position.match.terms.ruleset}
    assert heard[0] == ("toy", rulebook, frozenset({f"{position.match.terms.variant}-2"}))


async def test_a_channel_of_another_game_is_asked_about_that_game(
    party: Party, heard: Heard, database: Database
) -> None:
    await party.started(2)
    await set_channel_game(database, party.table.guild.id, party.table.channel.id, "hrad")
    card = await party.table.ask(COINS)
    assert "HR 1.1" in card.text
    assert heard == [("hrad", None, frozenset())]


@pytest.mark.slow
async def test_a_button_asks_again_as_the_question_was_asked(party: Party, heard: Heard, database: Database) -> None:
    await set_channel_game(database, party.table.guild.id, party.table.channel.id, "toy")
    await party.started(2)
    card = await party.table.ask(COINS)
    (first, *_) = heard
    heard.clear()
    await party.table.pick(card, "0")
    assert heard == [first]
