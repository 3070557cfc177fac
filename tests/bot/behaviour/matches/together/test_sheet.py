"""What one holds: a private message with one's faction, cards and scenario, in one's own language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.client import Client
from bot.database import Database
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.matches.table import HandClock


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    """The bot with the games it comes with."""
    return lambda: Client(settings, oracle, database, clock=clock)


async def zloba(party: Party, variant: str, seats: int) -> None:
    """Start a match of Zloba."""
    first, *others = party.players[:seats]
    await party.use(first, "match new", game="zloba", variant=variant, seats=seats)
    for member in others:
        await party.press(member, party.status, "lb:1:join")
    await party.press(first, party.status, "lb:1:start")


async def test_everybody_reads_their_own_sheet_in_their_language(party: Party) -> None:
    await zloba(party, "coop", 3)
    position = await party.position()
    components = position.game.components  # type: ignore[attr-defined]
    labels = ("Co mám", "Vad jag har", "What I have")
    for seat, (label, language) in enumerate(zip(labels, ("cs", "sv", "en"), strict=True)):
        member = party.player(seat)
        panel = await party.press(member, party.status, "play:1")
        page = await party.press(member, panel, label)
        assert page.private
        text = page.text
        while any(custom_id.startswith("sheet:1:") for custom_id in page.buttons.values()):
            further = [each for name, each in page.buttons.items() if "›" in name]
            if not further:
                break
            page = await party.press(member, page, further[0])
            text += page.text
        faction = components.factions[position.match.seats[seat].choices["faction"]]
        for kind in faction.elites:
            assert kind.text.in_language(language) in text
        scenario = components.scenarios[position.match.terms.options["scenario"]]
        assert scenario.name.in_language(language) in text
        others = [each for other, each in enumerate(position.match.seats) if other != seat]
        for other in others:
            assert components.factions[other.choices["faction"]].elites[0].name.cs not in text


async def test_a_spectator_reads_the_scenario_and_nobodys_faction(party: Party) -> None:
    await zloba(party, "coop", 2)
    position = await party.position()
    panel = await party.press(party.player(2), party.status, "play:1")
    page = await party.press(party.player(2), panel, "sheet:1")
    assert page.private
    components = position.game.components  # type: ignore[attr-defined]
    for seating in position.match.seats:
        assert components.factions[seating.choices["faction"]].name.in_language("en") not in page.text


@pytest.mark.slow
async def test_every_part_of_a_sheet_begins_a_paragraph(party: Party) -> None:
    """A title right below a list would be read as part of the list's last entry."""
    await zloba(party, "coop", 2)
    member = party.player(0)
    panel = await party.press(member, party.status, "play:1")
    lines = (await party.press(member, panel, "Co mám")).text.splitlines()
    titles = [at for at, line in enumerate(lines) if line.startswith("**")]
    assert len(titles) > 1
    assert not any(lines[at - 1].startswith("- ") for at in titles)
