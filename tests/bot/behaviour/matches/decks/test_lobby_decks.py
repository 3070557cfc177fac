"""Kept decks in a lobby: brought by a select, sealed for the others, shown by whoever wants that after the end."""

from __future__ import annotations

import json

import pytest

from bot.games.doomtrooper.pack.decks.lobby import Decks
from bot.games.values import Rejected
from bot.matches.model.match import Actor, Status
from tests.bot.behaviour.matches.decks.lists import ASH, DAWN, SMALL, choices, decks_of, lobby, save, take, text
from tests.bot.behaviour.matches.party import RESTARTING, Party

START = "lb:1:start"


async def ready(party: Party) -> None:
    """A lobby in which both have brought a kept deck."""
    for seat, deck in enumerate((DAWN, ASH)):
        await save(party, party.player(seat), f"Deck {seat}", text(deck))
    await lobby(party)
    for seat in (0, 1):
        await take(party, seat, f"Deck {seat}")


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_a_kept_deck_is_brought_by_one_pick_and_only_its_fingerprint_is_public(
    party: Party, restarting: bool
) -> None:
    await save(party, party.player(0), "CANARY", b"4x Sean Galagher\n" + text(DAWN))
    await save(party, party.player(1), "Ash", text(ASH))
    await lobby(party)
    party.restarting = restarting
    card = await take(party, 0, "CANARY")
    party.restarting = False
    assert card.private and "„Sean Galagher“ beru jako kartu" in card.text
    seating = (await party.position()).match.seats[0]
    assert f"`{seating.choices['deck'][:10]}`" in party.status.text
    public = "\n".join(each.text for each in party.public())
    assert "CANARY" not in public and "GALLAGHER" not in public.upper()
    other = await choices(party, 1)
    assert "CANARY" not in json.dumps(other.message.components)


async def test_the_format_is_shown_and_what_breaks_it_is_told_to_its_owner_alone(party: Party) -> None:
    await save(party, party.player(0), "Small", SMALL.encode())
    await save(party, party.player(1), "Ash", text(ASH))
    await lobby(party)
    assert "Formát balíčků" in party.status.text and "české turnaje" in party.status.text
    card = await take(party, 0, "Small")
    assert "má jich být aspoň 60" in card.text
    assert "má jich být aspoň 60" not in "\n".join(each.text for each in party.public())
    await take(party, 1, "Ash")
    answer = await party.press(party.player(0), party.status, START)
    assert "Ještě nemá hotovo" in answer.text
    assert (await party.position()).match.status is Status.LOBBY


@pytest.mark.slow
async def test_a_deck_that_is_changed_renamed_or_deleted_after_it_was_brought_is_played_as_it_was(
    party: Party,
) -> None:
    await ready(party)
    before = (await party.position()).match.seats[0].choices["deck"]
    first, second = party.player(0), party.player(1)
    await save(party, first, "Deck 0", SMALL.encode(), replace=True)
    asked = await party.use(second, "deck delete", deck="Deck 1")
    await party.press(second, asked, ":sure")
    assert await decks_of(party, second) == ()
    await party.press(first, party.status, START)
    position = await party.position()
    assert position.match.status is Status.PLAYING
    assert position.match.seats[0].choices["deck"] == before
    shown = await party.use(first, "deck show", match=1)
    assert shown.private and before[:10] in shown.text and "Sideboard (25)" in shown.text
    assert "Ukázat všem" not in shown.buttons


@pytest.mark.slow
async def test_a_deck_deleted_on_another_device_is_not_brought_and_that_is_said(party: Party) -> None:
    await save(party, party.player(0), "Deck", text(DAWN))
    await lobby(party)
    card = await choices(party, 0)
    (deck,) = await decks_of(party, party.player(0))
    asked = await party.use(party.player(0), "deck delete", deck="Deck")
    await party.press(party.player(0), asked, ":sure")
    answer = await party.pick(party.player(0), card, "lk:", str(deck.number))
    assert answer.private and "už nemáš" in answer.text
    assert "deck" not in (await party.position()).match.seats[0].choices


async def test_the_select_of_one_person_brings_nothing_for_another(party: Party) -> None:
    await save(party, party.player(0), "Mine", text(DAWN))
    await lobby(party)
    card = await choices(party, 0)
    (deck,) = await decks_of(party, party.player(0))
    party.table.expose(card)
    answer = await party.pick(party.player(1), card, "lk:", str(deck.number))
    assert answer.private and "inte längre sparad" in answer.text
    assert "deck" not in (await party.position()).match.seats[1].choices


@pytest.mark.slow
async def test_two_devices_of_one_person_leave_one_deck_in_the_seat(party: Party) -> None:
    for title, deck in (("First", DAWN), ("Second", ASH)):
        await save(party, party.player(0), title, text(deck))
    await lobby(party)
    phone, desk = await choices(party, 0), await choices(party, 0)
    numbers = {deck.title: str(deck.number) for deck in await decks_of(party, party.player(0))}
    await party.pick(party.player(0), phone, "lk:", numbers["First"])
    await party.pick(party.player(0), desk, "lk:", numbers["Second"])
    service = party.client.matches
    kept = await service.lobbies.brought(1, Actor(party.player(0).id))
    assert isinstance(kept, dict) and kept["deck"].encode() == text(ASH)


async def test_after_the_end_whoever_wants_shows_their_deck_and_nobody_elses(party: Party) -> None:
    await ready(party)
    await party.press(party.player(0), party.status, START)
    shown = await party.use(party.player(0), "deck show", match=1)
    assert "dkp:1" not in shown.buttons.values()
    await party.client.matches.play.concede(1, Actor(party.player(1).id))
    await party.deliver()
    assert (await party.position()).match.status is Status.OVER
    shown = await party.use(party.player(0), "deck show", match=1)
    before = len(party.public())
    public = await party.press(party.player(0), shown, "dkp:1")
    assert not public.private and len(party.public()) == before + 1
    prints = [seat.choices["deck"] for seat in (await party.position()).match.seats]
    assert prints[0][:10] in public.text and prints[1][:10] not in public.text
    assert "přesně ten balíček" in public.text and f"<@{party.player(0).id}>" in public.text
    stranger = await party.use(party.player(2), "deck show", match=1)
    assert stranger.private and prints[0][:10] not in stranger.text


@pytest.mark.slow
async def test_who_played_a_ready_deck_shows_which(party: Party) -> None:
    await lobby(party)
    await party.pick(party.player(0), await choices(party, 0), "lo:1:-:ready", "dawn")
    shown = await party.use(party.player(0), "deck show", match=1)
    assert "Úsvit" in shown.text
    nothing = await party.use(party.player(1), "deck show", match=1)
    assert "Där är inget valt" in nothing.text


@pytest.mark.slow
async def test_a_lobby_says_from_the_start_who_needs_a_deck_and_the_bot_brings_its_own(party: Party) -> None:
    host = party.player(0)
    await party.use(host, "match new", game="doomtrooper")
    assert "⏳ Chybí ještě 1 hráč." in party.status.text
    assert party.status.text.count("⏳ chybí: vlastní balíček nebo hotový balíček") == 1
    assert "Moje volby: vlastní balíček, hotový balíček" in party.status.buttons
    card = await choices(party, 0)
    assert "**Vlastní balíček** 🔒: ⏳ zatím chybí (místo toho stačí: hotový balíček)" in card.text
    assert "**Hotový balíček** 🔒: ⏳ zatím chybí (místo toho stačí: vlastní balíček)" in card.text

    manage = await party.press(host, party.status, "lb:1:manage")
    await party.press(host, manage, "lb:1:automaton")
    bot = (await party.position()).match.seats[1]
    assert set(bot.choices) == {"ready"}
    assert f"`{bot.choices['ready'][:10]}`" in party.status.text
    assert "Chybí ještě" not in party.status.text
    assert party.status.text.count("⏳ chybí: ") == 1

    card = await party.pick(host, card, "lo:1:-:ready", "dawn")
    assert "**Vlastní balíček** 🔒: není potřeba (vybráno: hotový balíček)" in card.text
    assert "Úsvit" in card.text and "nerozhodnuto" not in card.text
    assert "⏳" not in party.status.text
    await party.press(host, party.status, START)
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.slow
async def test_a_rematch_brings_the_decks_or_says_whose_is_missing(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready(party)
    first, second = party.player(0), party.player(1)
    await party.press(first, party.status, START)
    sure = await party.use(first, "match concede")
    await party.press(first, sure, "sure:1:concede")
    await party.press(first, party.message("rematch:1"), "rematch:1")
    lobby_ = party.message("lb:2:join")
    assert "✓" in lobby_.text and "⏳ chybí: " not in lobby_.text
    before, after = [await party.client.matches.lobbies.brought(each, Actor(first.id)) for each in (1, 2)]
    assert before == after != {}
    # The server plays with other cards by now.
    monkeypatch.setattr(Decks, "read", lambda *_: Rejected(()))
    seated = await party.press(second, party.message("again:2:1"), "again:2:1")
    assert "Du måste fortfarande välja: egen kortlek eller färdig kortlek" in seated.text
    assert "⏳ chybí: vlastní balíček nebo hotový balíček" in party.message("lb:2:leave").text
    card = await party.press(second, seated, "lc:2:-:card")
    await party.pick(second, card, "lo:2:-:ready", "ash")
    await party.press(first, party.message("lb:2:start"), "lb:2:start")
    assert (await party.position(2)).match.status is Status.PLAYING
