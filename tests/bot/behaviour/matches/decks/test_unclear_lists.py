"""Lists that are unclear: asked about with buttons by the command, the lobby and the kept decks, with nothing lost."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.decks.deck import Deck, written
from bot.matches.model.match import Actor
from tests.bot.behaviour.matches.decks.lists import DAWN, choices, decks_of, lobby, paste, save, text
from tests.bot.behaviour.matches.decks.test_deck import attached
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card

PASTED = text(DAWN).decode().replace("Sideboard\n", "")
"""A deck as a site shows it: 60 cards, a blank line, 25 cards."""
AS_MEANT = {"side": text(DAWN).decode(), "main": written(Deck(DAWN.both()), own_catalogue())}


def is_question(card: Card) -> bool:
    """Whether a card asks its owner alone, with both numbers in the answers."""
    assert card.private
    assert "25 karet" in card.text
    assert "Je to sideboard?" in card.text
    assert "zatím se nic neuložilo" in card.text
    return list(card.buttons) == ["Ano, sideboard (60 + 25)", "Ne, všechno je balíček (85)"]


def now(party: Party, card: Card) -> Card:
    """A card as it is now."""
    stored = party.table.env.backend.get_message(party.table.channel.id, card.id)
    return Card(ResponseMessage(party.table.env, stored))


@pytest.mark.parametrize(
    ("way", "answer", "restarting"),
    [
        ("paste", "side", True),
        pytest.param("paste", "main", False, marks=pytest.mark.slow),
        pytest.param("file", "side", False, marks=pytest.mark.slow),
    ],
)
async def test_a_saved_deck_is_what_its_owner_says_it_is(party: Party, way: str, answer: str, restarting: bool) -> None:
    czech, title = party.player(0), "Úsvit: můj"
    party.restarting = restarting
    if way == "paste":
        asked = await paste(party, czech, {"title": title, "list": PASTED})
    else:
        asked = await save(party, czech, title, PASTED.encode())
    assert is_question(asked)
    assert await decks_of(party, czech) == ()
    saved = await party.press(czech, asked, f":{answer}:")
    assert saved.private
    assert f"„{title}“ je uložený" in saved.text
    (deck,) = await decks_of(party, czech)
    assert (deck.title, deck.text) == (title, AS_MEANT[answer])
    left = now(party, asked)
    assert not left.buttons
    assert attached(party, left)[1].decode().split() == PASTED.split()


@pytest.mark.parametrize(
    ("way", "answer"),
    [
        pytest.param("command", "side", marks=pytest.mark.slow),
        ("file", "main"),
        pytest.param("text", "side", marks=pytest.mark.slow),
    ],
)
async def test_a_lobby_asks_before_it_takes_a_deck(party: Party, way: str, answer: str) -> None:
    czech, file = party.player(0), ("deck.txt", PASTED.encode())
    await lobby(party)
    if way == "command":
        asked = await party.use(czech, "file bring", file=file)
    else:
        form = await czech.click((await choices(party, 0)).message, custom_id=f"lc:1:-:{way}:0:deck")
        values: dict[str, Any] = {"file": file} if way == "file" else {"said": PASTED}
        asked = await party._read(await czech.submit_modal(form, values))
    assert is_question(asked)
    assert "deck" not in (await party.position()).match.seats[0].choices
    brought = await party.press(czech, asked, f":{answer}:")
    assert brought.private
    kept = await party.client.matches.lobbies.brought(1, Actor(czech.id))
    assert isinstance(kept, dict)
    assert kept["deck"] == AS_MEANT[answer]
    assert not now(party, asked).buttons
    assert "HERETIC" not in "\n".join(each.text for each in party.public()).upper()


async def test_an_answer_that_cannot_be_taken_leaves_the_question_and_the_list(party: Party) -> None:
    czech = party.player(0)
    await save(party, czech, "Úsvit")
    asked = await save(party, czech, "Úsvit", PASTED.encode())
    refused = await party.press(czech, asked, ":side:")
    assert refused.private
    assert "už tu máš" in refused.text
    assert is_question(now(party, asked))
    (deck,) = await decks_of(party, czech)
    assert deck.text == text(DAWN).decode()


async def test_a_question_whose_list_is_gone_says_so(party: Party) -> None:
    czech = party.player(0)
    asked = await save(party, czech, "Úsvit", PASTED.encode())
    party.table.env.backend.get_message(party.table.channel.id, asked.id).attachments.clear()
    assert "Pošli ho znovu" in (await party.press(czech, asked, ":side:")).text
    assert await decks_of(party, czech) == ()


@pytest.mark.parametrize(
    ("player", "asked", "answer", "left"),
    [
        (0, "Neznám nadpis „Zombies“", "Nehrají", "„Maybeboard“: 3 karty nehrají"),
        pytest.param(
            *(1, "rubriken ”Zombies”", "De spelas inte", "”Maybeboard”: 3 kort spelas inte"), marks=pytest.mark.slow
        ),
        pytest.param(
            *(2, "the heading “Zombies”", "They are not played", "“Maybeboard”: 3 cards are not played"),
            marks=pytest.mark.slow,
        ),
    ],
)
async def test_what_is_left_out_is_said_in_ones_own_language(
    party: Party, player: int, asked: str, answer: str, left: str
) -> None:
    member = party.player(player)
    question = await save(
        party, member, "Small", b"4 Sean Gallagher\n[Zombies]\n1 Anything\nMaybeboard\n3 Blitzer Bauhaus\n"
    )
    assert asked in question.text
    saved = await party.press(member, question, answer)
    assert left in saved.text
    assert "Maybeboard (Zombies)" in saved.text
    (deck,) = await decks_of(party, member)
    assert deck.text == "4 SEAN GALLAGHER [01274]\n"
    await lobby(party)
    brought = await party.use(party.player(0), "file bring", file=("a.txt", b"4 Sean Gallagher\nMaybeboard\n3 X\n"))
    assert "„Maybeboard“: 3 karty nehrají" in brought.text


async def test_a_name_in_another_order_is_offered_as_a_guess(party: Party) -> None:
    saved = await save(party, party.player(0), "Small", b"4 Blitzer Bauhaus\n")
    assert "„Blitzer Bauhaus“ beru jako kartu Bauhaus Blitzer" in saved.text
