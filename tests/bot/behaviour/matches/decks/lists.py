"""Lists of decks as people write them, and what is done with them by commands and forms."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.decks.deck import Deck, written
from bot.games.doomtrooper.pack.decks.ready import ready_decks
from bot.matches.model.kept import Keeper, KeptFile, Shelf
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card

DAWN, ASH = (each.deck for each in ready_decks())
SMALL = "4x Sean Gallagher\n2 Mitch Hunter\n"


def text(deck: Deck) -> bytes:
    """A deck as a list with codes and names."""
    return written(deck, own_catalogue()).encode()


async def save(party: Party, member: MemberActor, name: str, content: bytes = b"", **options: Any) -> Card:
    """Save a deck from a file with the command."""
    content = content or text(DAWN)
    return await party.use(member, "deck save", name=name, file=("list.txt", content), **options)


async def paste(party: Party, member: MemberActor, values: dict[str, Any], **options: Any) -> Card:
    """Save a deck with the form that the command opens."""
    shown = await member.slash(party.table.channel, "deck save", **options)
    assert shown.modal is not None, "no form was shown"
    if party.restarting:
        await party.restart()
    return await party._read(await member.submit_modal(shown, values))


async def decks_of(party: Party, member: MemberActor) -> tuple[KeptFile, ...]:
    """What somebody keeps, as it is stored."""
    keeper = Keeper(party.table.guild.id, member.id)
    return await party.client.matches.kept.all(Shelf(keeper, "doomtrooper", "deck"))


async def lobby(party: Party, **options: Any) -> None:
    """A lobby of Doomtrooper with two players in it."""
    await party.use(party.player(0), "match new", game="doomtrooper", seats=2, **options)
    await party.press(party.player(1), party.status, "lb:1:join")


async def choices(party: Party, seat: int) -> Card:
    """The private card with somebody's choices."""
    return await party.press(party.player(seat), party.status, "lc:1:-:card")


async def take(party: Party, seat: int, title: str) -> Card:
    """Bring a kept deck by the select of the private card."""
    card = await choices(party, seat)
    (select,) = (each for each in card.selects if each["custom_id"].startswith("lk:"))
    (value,) = (option["value"] for option in select["options"] if option["label"] == title)
    return await party.pick(party.player(seat), card, "lk:", value)
