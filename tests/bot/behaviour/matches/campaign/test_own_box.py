"""This War of Mine with people's own box: what the lobby, the questions and the log say of components."""

from __future__ import annotations

import pytest

from bot.games.twom.pack.told_names import key_of
from bot.matches.model.match import Actor
from bot.matches.rules.submit import Path, Submitted
from tests.bot.behaviour.matches.campaign.group import begun, gathered
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card

INVENTED = "vymyšlené"


async def typed(party: Party, panel: Card, said: str) -> Card:
    """The panel after something was written in the form of its question."""
    (write,) = (custom_id for custom_id in panel.buttons.values() if ":t:" in custom_id)
    return await party.fill(party.player(0), panel, write, said=said)


async def named(party: Party, panel: Card, name: str) -> Card:
    """The panel after somebody came who is called this."""
    panel = await typed(party, panel, name)
    for value in ("2", "3"):
        panel = await party.pick(party.player(0), panel, "q:", value)
    return await typed(party, panel, "10")


@pytest.mark.slow
async def test_only_a_table_with_the_bots_own_pack_is_told_that_values_are_invented(party: Party) -> None:
    await gathered(party, 2)
    host = party.player(0)
    assert INVENTED in party.status.text
    await party.client.matches.lobbies.choose(1, Actor(host.id), "cards", "box")
    await party.deliver()
    assert INVENTED not in party.status.text
    await party.press(host, party.status, "lb:1:start")
    opened = next(card.text for card in party.public() if "Kampaň začíná" in card.text)
    assert "vlastní krabice" in opened
    assert "náhradní" not in opened


async def test_people_of_the_box_are_asked_for_one_after_the_other(party: Party) -> None:
    await begun(party, 2, {"cards": "box"})
    panel = await party.press(party.player(0), party.status, "play:1")
    panel = await party.press(party.player(0), panel, ":s:0")
    assert "**Jméno postavy č. 1 ve skupině?**" in panel.text

    panel = await named(party, panel, "Věra")
    assert "Vyšlo: jméno postavy č. 1 ve skupině: Věra, zdatnost (postava č. 1 ve skupině): 2" in panel.text
    assert "? Věra" not in panel.text
    panel = await party.press(party.player(0), panel, ":c:")

    assert (await party.position()).state.people[0].key == key_of("Věra")
    assert "**Jméno postavy č. 2 ve skupině?**" in panel.text
    # What came the last time came already.
    assert not any(":a:" in custom_id for custom_id in panel.buttons.values())


PEOPLE = tuple((f"={name}", "2", "6", "8") for name in ("Vera", "Ann", "Eva"))
SAID = (("0",), *PEOPLE, ("put", "2", "=go in", "=walk on"), ("0",))
"""Who holds the Diary, three people with their numbers, a card that is put to the Leader, and what the Leader picks."""


@pytest.mark.slow
async def test_after_the_leader_chose_the_keeper_says_what_came_of_it(party: Party) -> None:
    await begun(party, seats=2, settled={"cards": "box", "dice": "table", "keeper": "1"})
    for path in SAID:
        position = await party.position()
        prompt = next(each for seat in (0, 1) for each in position.prompts(seat) if not each.optional)
        user = party.players[prompt.seat]
        done = await party.client.matches.play.submit(1, Actor(user.id), prompt.id, Path(path))
        assert isinstance(done, Submitted), (path, prompt, done)
    await party.deliver()
    panel = await party.press(party.players[1], party.status, "play:1")
    assert "go in" in panel.text, "the same answer as before, in own words, is offered once more beside the question"
