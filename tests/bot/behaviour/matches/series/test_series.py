"""A series of Doomtrooper by commands and clicks: swap cards, be ready, play the next game, see who won."""

from __future__ import annotations

import copy

import pytest

from bot.matches.model.match import Actor, Status
from tests.bot.behaviour.matches.decks.lists import ASH, DAWN, text
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.matches.series.games import card_of, pings, ready, second_game, swapped, write
from tests.bot.behaviour.table import TEXT, parts


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_the_second_game_begins_when_both_have_pressed_ready(party: Party, restarting: bool) -> None:
    await second_game(party)
    party.restarting = restarting
    card = card_of(party)
    between = copy.deepcopy(card.message.components)
    assert "Série, hra 2 z nejvýš 3" in card.text and f"<@{party.player(0).id}> 1" in card.text
    assert len(pings(party)) == 2
    await party.press(party.player(0), card, "sr:2:ready")
    assert len(pings(party)) == 1 and "✓" in card_of(party).text
    await party.press(party.player(1), pings(party)[0], "sr:2:ready")
    position = await party.position(2)
    assert position.match.status is Status.PLAYING and not pings(party)
    assert any("Série, hra 2" in card.text for card in party.public() if "play:2" in card.buttons.values())
    # What stood right below the list of players would be read as part of its last entry.
    (playing,) = [card for card in party.public() if "board:2" in card.buttons.values()]
    for components in (between, playing.message.components):
        written = [part["content"] for part in parts(components) if part["type"] == TEXT]
        (seats,) = [text for text in written if text.startswith("1. ")]
        assert [line[:3] for line in seats.splitlines() if not line.startswith("-#")] == ["1. ", "2. "], seats


async def test_cards_are_swapped_in_a_form_and_nobody_else_sees_it(party: Party) -> None:
    await second_game(party)
    before = card_of(party).text
    shown = await party.press(party.player(0), card_of(party), "lc:2:-:card")
    taken = await write(party, 0, shown, text(swapped(DAWN)))
    assert taken.private and "✓" in taken.text
    assert card_of(party).text == before
    for seat in (0, 1):
        await party.press(party.player(seat), card_of(party), "sr:2:ready")
    position = await party.position(2)
    kept = await party.client.matches.lobbies.brought(2, Actor(party.player(0).id))
    assert isinstance(kept, dict) and kept["deck"].encode() == text(swapped(DAWN))
    played = [card.code for card in position.state.cards if card.owner == 0 and card.zone == "sideboard"]
    assert sorted(played) == sorted(code for code, count in swapped(DAWN).side.items() for _ in range(count))


@pytest.mark.slow
async def test_cards_that_come_from_elsewhere_are_named_to_their_owner_alone(party: Party) -> None:
    await second_game(party)
    shown = await party.press(party.player(0), card_of(party), "lc:2:-:card")
    other = await write(party, 0, shown, text(ASH))
    assert "nebyl" in other.text and "Co odejde z balíčku" in other.text
    answer = await party.press(party.player(0), card_of(party), "sr:2:ready")
    assert answer.private and "Co odejde z balíčku" in answer.text
    assert "Co odejde z balíčku" not in "\n".join(card.text for card in party.public())
    back = await party.press(party.player(0), card_of(party), "sr:2:before")
    assert back.private and "Co odejde" not in back.text
    await party.press(party.player(0), card_of(party), "sr:2:ready")
    assert await ready(party) == (0,)


@pytest.mark.slow
async def test_who_wins_the_series_is_said_with_the_score(party: Party) -> None:
    await second_game(party)
    assert any("Další hra je zápas 2" in card.text for card in party.public())
    for seat in (0, 1):
        await party.press(party.player(seat), card_of(party), "sr:2:ready")
    await party.client.matches.play.concede(2, Actor(party.player(1).id))
    await party.deliver()
    told = [card.text for card in party.public() if f"Sérii vyhrává <@{party.player(0).id}>" in card.text]
    assert len(told) == 2 and all(f"<@{party.player(0).id}> 2" in each for each in told)


@pytest.mark.slow
async def test_giving_the_series_up_is_asked_twice_and_told_to_everybody(party: Party) -> None:
    await second_game(party)
    asked = await party.press(party.player(1), card_of(party), "sr:2:leave")
    assert asked.private and (await party.position(2)).match.is_between
    await party.press(party.player(1), asked, "sr:2:left")
    assert (await party.position(2)).match.status is Status.ABANDONED
    public = "\n".join(card.text for card in party.public())
    assert f"<@{party.player(1).id}> sérii vzdává." in public and f"Sérii vyhrává <@{party.player(0).id}>" in public
    assert not pings(party)


@pytest.mark.slow
async def test_a_stranger_neither_readies_nor_ends_a_series(party: Party) -> None:
    await second_game(party)
    for act in ("sr:2:ready", "sr:2:leave", "sr:2:before"):
        answer = await party.press(party.player(2), card_of(party), act)
        assert answer.private
    assert await ready(party) == ()


@pytest.mark.slow
async def test_the_loser_names_who_begins_where_the_format_says_so(party: Party) -> None:
    form = b'[[formats]]\nkey = "cs"\nruleset = "doomtrooper-cs@2018-10-28"\nnext-first = "loser"\n'
    await party.use(party.table.admin, "file pack", action="set", game="doomtrooper", file=("loser.toml", form))
    await second_game(party)
    loser, winner = party.player(1), party.player(0)
    card = card_of(party)
    assert f"Začíná <@{loser.id}>." in card.text and f"zvolit <@{loser.id}>" in card.text
    refused = await party.press(winner, card, "sr:2:first:0")
    assert refused.private and f"Začíná <@{loser.id}>." in card_of(party).text
    await party.press(loser, card_of(party), "sr:2:first:0")
    assert f"Začíná <@{winner.id}>." in card_of(party).text
    for seat in (0, 1):
        await party.press(party.player(seat), card_of(party), "sr:2:ready")
    assert (await party.position(2)).state.first == 0


@pytest.mark.slow
async def test_by_the_book_nobody_is_asked_who_begins(party: Party) -> None:
    await second_game(party)
    assert not [button for button in card_of(party).buttons.values() if ":first:" in button]
    assert "Začíná" not in card_of(party).text
