"""Quick windows through the real panel: what is pressed in one, and once the match has ended meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.matches.model.match import Actor
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.windows.test_windows import KEPT, in_window, language, opened
from tests.bot.games.bazaar.game import BAZAAR
from tests.bot.matches.table import HandClock, granted

OVER = {"cs": "Zápas skončil.", "sv": "Matchen är slut.", "en": "The match is over."}


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[BAZAAR], clock=clock)


async def test_a_pass_is_kept_and_can_be_taken_back_until_the_end_and_shows_to_nobody(party: Party) -> None:
    seats = await in_window(party, quick="on")
    before = [(card.id, card.text, card.buttons) for card in party.public()]
    for seat in seats:
        member, said = party.player(seat), language(party, seat)
        panel = await party.press(member, await opened(party, seat), "let it be")
        assert KEPT[said] in panel.text
        panel = await party.press(member, panel, "back:1:")
        assert KEPT[said] not in panel.text
    assert [(card.id, card.text, card.buttons) for card in party.public()] == before


@pytest.mark.slow
@pytest.mark.parametrize("returns", ["let it be", "back:1:"])
async def test_who_comes_back_after_the_match_ended_reads_that_it_is_over(party: Party, returns: str) -> None:
    seats = await in_window(party, quick="on")
    panels = {}
    for seat in seats:
        member = party.player(seat)
        panels[seat] = await opened(party, seat)
        if returns == "back:1:":
            panels[seat] = await party.press(member, panels[seat], "let it be")
    for member in party.players[:2]:
        granted(await party.client.matches.play.concede(1, Actor(member.id)))
    ended = (await party.position()).match
    for seat in seats:
        told = await party.press(party.player(seat), panels[seat], returns)
        assert told.private
        assert OVER[language(party, seat)] in told.text
    assert (await party.position()).match == ended
