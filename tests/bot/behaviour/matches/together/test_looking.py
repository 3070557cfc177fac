"""Before anything is chosen, everybody reads what can be chosen: factions, scenario cards, and whose components."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.chat.base.messages import LineRenderer
from bot.chat.client import Client
from bot.chat.matches.shows.lobby.looking import look_card
from bot.database import Database
from bot.locales.sentences import localizer
from bot.settings import Settings
from rules_index import Language, Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock

LABELS = {"cs": "S čím se hraje", "sv": "Vad ni spelar med", "en": "What you play with"}


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with the games it comes with."""
    return lambda: Client(settings, oracle, database, clock=clock)


async def opened(party: Party, variant: str) -> Any:
    """Open a lobby of Zloba; its components."""
    await party.use(party.players[0], "match new", game="zloba", variant=variant, seats=2)
    position = await party.position()
    return position.game.components  # type: ignore[attr-defined]


@pytest.mark.slow
async def test_every_faction_is_read_whole_in_two_presses_before_it_is_chosen(party: Party) -> None:
    components = await opened(party, "competitive")
    for member, language in zip(party.players, ("cs", "sv", "en"), strict=True):
        listed = await party.press(member, party.status, "look:1")
        assert listed.private
        assert components.pack.name.in_language(language) in listed.text
        for number, faction in enumerate(components.factions.values(), 1):
            shown = await party.pick(member, listed, "looks:1:0", str(number))
            assert shown.private
            for thing in (*faction.elites, *faction.skills, *faction.cards):
                assert thing.name.in_language(language) in shown.text
                assert thing.text.in_language(language) in shown.text


@pytest.mark.slow
async def test_the_button_speaks_the_language_of_the_server(party: Party) -> None:
    await opened(party, "competitive")
    assert party.status.buttons[LABELS["cs"]] == "look:1"


@pytest.mark.slow
async def test_scenario_cards_are_read_before_one_is_chosen(party: Party) -> None:
    components = await opened(party, "coop")
    member = party.players[2]
    listed = await party.press(member, party.status, "look:1")
    for number, scenario in enumerate(components.scenarios.values(), 1 + len(components.factions)):
        shown = await party.pick(member, listed, f"looks:1:{number // 25}", str(number))
        assert scenario.name.in_language("en") in shown.text
        assert scenario.text.in_language("en") in shown.text
        assert shown.text.count("\n- ") + shown.text.startswith("- ") >= len(scenario.chaos) + len(scenario.missions)


@pytest.mark.slow
async def test_the_faction_of_the_chosen_scenario_is_shown_as_the_opponent(party: Party) -> None:
    components = await opened(party, "coop")
    position = await party.position()
    against = components.scenarios[position.match.terms.options["scenario"]].faction
    number = 1 + list(components.factions).index(against)
    listed = await party.press(party.players[2], party.status, "look:1")
    shown = await party.pick(party.players[2], listed, "looks:1:0", str(number))
    assert components.factions[against].elites[0].name.en in shown.text
    assert components.factions[against].cards[0].name.en not in shown.text


async def test_what_is_not_there_shows_the_pack(party: Party) -> None:
    components = await opened(party, "competitive")
    shown = look_card(LineRenderer(localizer(Language.EN), await party.position()), part=999, page=999)
    texts = [each.content for each in shown.walk_children() if isinstance(each, TextDisplay)]
    assert components.pack.name.en in "".join(texts)
