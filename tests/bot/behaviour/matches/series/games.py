"""Two players in a series of Doomtrooper, and what they see between two games."""

from __future__ import annotations

from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.matches.model.match import Actor
from tests.bot.behaviour.matches.decks.lists import ASH, DAWN, lobby, save, take, text
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card


def swapped(deck: Deck) -> Deck:
    """A deck with one card of it in the sideboard and another of the sideboard in it."""
    gone = next(iter(deck.main))
    come = next(code for code in deck.side if code not in deck.main)
    main, side = dict(deck.main), dict(deck.side)
    main[gone] -= 1
    main[come] = 1
    side[come] -= 1
    side[gone] = side.get(gone, 0) + 1
    return Deck(*({code: count for code, count in sorted(part.items()) if count} for part in (main, side)))


async def second_game(party: Party) -> None:
    """The first game is over, and the second waits."""
    for seat, deck in enumerate((DAWN, ASH)):
        await save(party, party.player(seat), f"Deck {seat}", text(deck))
    await lobby(party)
    await party.settle(series="3")
    assert "na dvě vítězné hry" in party.status.text
    for seat in (0, 1):
        await take(party, seat, f"Deck {seat}")
    await party.press(party.player(0), party.status, "lb:1:start")
    await party.client.matches.play.concede(1, Actor(party.player(1).id))
    await party.deliver()


def card_of(party: Party) -> Card:
    """The public card between two games."""
    return party.message("sr:2:leave:-")


def pings(party: Party) -> list[Card]:
    """Who is asked to be ready."""
    return [
        card
        for card in party.public()
        if "sr:2:ready:-" in card.buttons.values() and "sr:2:leave:-" not in card.buttons.values()
    ]


async def write(party: Party, seat: int, shown: Card, content: bytes) -> Card:
    """Change one's deck in the form that the private card opens."""
    member = party.player(seat)
    (button,) = (each for each in shown.buttons.values() if ":text:" in each)
    result = await member.click(shown.message, custom_id=button)
    assert result.modal is not None
    return await party._read(await member.submit_modal(result, {"said": content.decode()}))


async def ready(party: Party) -> tuple[int, ...]:
    """The seats that are ready for the second game."""
    series = (await party.position(2)).match.course.series
    assert series is not None
    return series.ready
