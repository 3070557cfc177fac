"""A question about the match by a message: everybody reads what a spectator knows, and presses for their own view."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches import troopers
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock
from tests.ways import FIGHTING


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    games: list[GameEntry] = [FIGHTING]
    return lambda: Client(settings, oracle, database, games=games, clock=clock)


async def say(party: Party, seat: int, text: str) -> Card:
    """Write a message that mentions the bot, and read its answer in the channel."""
    table = party.table
    assert table.env.bot.user is not None
    sent = await party.player(seat).send(table.channel, f"<@{table.env.bot.user.id}> {text}")
    (answer,) = [card for card in table.public() if card.id > sent.id]
    return answer


@pytest.mark.slow
async def test_whose_turn_it_is_everybody_reads(party: Party) -> None:
    await troopers.begun(party)
    card = await say(party, 1, "vems tur är det?")
    assert not card.private
    assert "Na tahu nejsi" in card.text or "Det är inte din tur" in card.text


async def test_what_one_may_do_is_told_to_who_presses(party: Party) -> None:
    await troopers.begun(party)
    card = await say(party, 0, "can I play a card now?")
    assert "COWARDICE" not in card.text.upper()
    assert "ZBABĚLOST" not in card.text.upper()
    own = await party.press(party.player(0), card, "asisee:")
    assert own.private
    assert "Zbabělost" in own.text
    other = await party.press(party.player(1), card, "asisee:")
    assert other.private
    assert "inte din tur" in other.text
    assert "Zbabělost" not in other.text


@pytest.mark.slow
async def test_why_something_was_refused_is_told_to_who_presses(party: Party) -> None:
    await troopers.begun(party)
    card = await say(party, 0, "proč to nešlo?")
    own = await party.press(party.player(0), card, "asisee:")
    assert "nic neodmítl" in own.text


async def test_who_does_not_play_is_told_so(party: Party) -> None:
    await troopers.begun(party)
    card = await party.table.ask("can I attack now?", party.player(2))
    assert "You are not playing in this match." in card.text


@pytest.mark.slow
async def test_rules_are_still_asked_in_the_channel_of_a_match(party: Party) -> None:
    await troopers.begun(party)
    card = await party.table.ask("kolik mincí máme na začátku v Hradu")
    assert "HR 1.1" in card.text


@pytest.mark.slow
async def test_ten_questions_in_a_match(party: Party) -> None:
    await troopers.begun(party)
    told = [
        ("kdo je na tahu?", "jsi na tahu"),
        ("kolik mi zbývá akcí?", "3 akce"),
        ("můžu teď útočit?", "smí zaútočit na"),
        ("koho můžu napadnout?", "Blessed Legionnaire"),
        ("proč to nešlo?", "nic neodmítl"),
        ("co dělá Zbabělost tady?", "cena: 2 B"),
        ("můžu zahrát Zbabělost?", "Zbabělost"),
        ("co má soupeř v ruce?", "skryté"),
        ("kdo vede?", "5 bodů osudu"),
        ("můžu teď sabotovat?", "Ne."),
    ]
    for question, wanted in told:
        card = await party.table.ask(question)
        assert wanted in card.text, f"{question}: {card.text}"
