"""Looking back at a match with many windows: every page has something to read, and no entry that has is left out."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.games.values import SPECTATOR
from bot.installed import GAMES
from bot.matches.model.match import Actor
from bot.matches.rules.submit import Submitted, Written
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

TITLE = re.compile(r"(\d+)\D+(\d+)\s*$")


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=GAMES, clock=clock)


def number(card: Card) -> int:
    """Which entry a page shows."""
    found = TITLE.search(card.text.splitlines()[0])
    assert found is not None, card.text
    return int(found.group(1))


@pytest.mark.slow
async def test_every_page_has_something_to_read_and_none_is_left_out(party: Party) -> None:
    await begun(party)
    service = party.client.matches
    for _ in range(40):
        position = await party.position()
        (prompt, *_) = [each for each in position.prompts() if not each.ahead]
        command = position.game.codec.encode(position.game.default(position.state, prompt))
        actor = Actor(party.players[prompt.seat].id)
        done = await service.play.submit(1, actor, prompt.id, Written(command))
        assert isinstance(done, Submitted)
    pages = await service.history.log(1, SPECTATOR, limit=500)
    readable = [page.seq for page in pages if page.lines]
    assert len(readable) < len(pages), "nothing was silent"

    card = await party.use(party.players[2], "match history", entry=1)
    walked = [number(card)]
    while after := next((each for each in card.buttons.values() if re.fullmatch(r"h:1:\d+:2", each)), None):
        card = await party.press(party.players[2], card, after)
        walked.append(number(card))
    assert walked == readable
