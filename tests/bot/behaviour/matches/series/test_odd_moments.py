"""Bad input and bad luck between two games: lists of all kinds, other catalogues, two devices, somebody who is gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.pack.decks.deck import Deck
from bot.matches.model.match import Actor, Status
from bot.matches.model.refusals import Refused
from tests.bot.behaviour.matches.decks.lists import ASH, DAWN, SMALL, text
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.series.games import card_of, pings, ready, second_game, swapped, write
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

FORMAT = b'[[formats]]\nkey = "cs"\nruleset = "doomtrooper-cs@2018-10-28"\nbanned = ["01058"]\n'


async def my_choices(party: Party, seat: int) -> Card:
    return await party.press(party.player(seat), card_of(party), "lc:2:-:card")


async def played(party: Party, seat: int) -> bytes:
    kept = await party.client.matches.lobbies.brought(2, Actor(party.player(seat).id))
    assert isinstance(kept, dict)
    return kept["deck"].encode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"x\n" * 1990, "moc dlouhý"),
        ("<b>4x Xyzzy Plugh</b> \U0001f600\n".encode(), "žádná karta"),
        ("\U0001f600".encode(), "žádná karta"),
        (b"4x DROP TABLE match;--\n", "DROP TABLE match"),
    ],
)
async def test_what_is_no_deck_changes_nothing_and_says_what_to_do(party: Party, content: bytes, told: str) -> None:
    await second_game(party)
    answer = await write(party, 0, await my_choices(party, 0), content)
    assert answer.private and answer.text and told in answer.text
    assert await played(party, 0) == text(DAWN)
    await party.press(party.player(0), card_of(party), "sr:2:ready")
    assert await ready(party) == (0,)


@pytest.mark.slow
async def test_a_list_with_tabs_tags_and_signs_is_read_as_it_was_meant(party: Party) -> None:
    await second_game(party)
    odd = text(swapped(DAWN)).decode().replace(" ", "\t", 1).replace("\n", "\r\n") + "\r\n// \U0001f600 <i>done</i>\r\n"
    await write(party, 0, await my_choices(party, 0), odd.encode())
    await party.press(party.player(0), card_of(party), "sr:2:ready")
    assert await played(party, 0) == text(swapped(DAWN))


@pytest.mark.slow
async def test_a_deck_that_breaks_the_format_is_told_line_by_line_and_not_played_when_time_is_up(
    party: Party, clock: HandClock
) -> None:
    await second_game(party)
    answer = await write(party, 0, await my_choices(party, 0), SMALL.encode())
    assert "má jich být aspoň 60" in answer.text
    refused = await party.press(party.player(0), card_of(party), "sr:2:ready")
    assert refused.private and "má jich být aspoň 60" in refused.text
    await party.press(party.player(1), card_of(party), "sr:2:ready")
    clock.advance(hours=25)
    await party.client.matches.scheduler.tick()
    await party.deliver()
    assert (await party.position(2)).match.status is Status.PLAYING
    assert await played(party, 0) == text(DAWN)


@pytest.mark.slow
async def test_a_catalogue_or_a_ban_that_comes_between_two_games_is_for_other_matches(party: Party) -> None:
    await second_game(party)
    await party.use(party.table.admin, "file pack", action="set", game="doomtrooper", file=("ban.toml", FORMAT))
    for seat in (0, 1):
        await party.press(party.player(seat), card_of(party), "sr:2:ready")
    position = await party.position(2)
    assert position.match.status is Status.PLAYING
    assert position.match.terms.pack == (await party.position(1)).match.terms.pack
    assert await party.client.matches.packs.chosen(party.table.guild.id, "doomtrooper") is not None


@pytest.mark.slow
async def test_two_devices_make_somebody_ready_once_and_the_last_list_counts(party: Party) -> None:
    await second_game(party)
    series, actor = party.client.matches.series, Actor(party.player(0).id)
    await asyncio.gather(
        *(party.client.matches.lobbies.bring(2, actor, "deck", each) for each in (text(ASH), text(DAWN)))
    )
    kept = await played(party, 0)
    assert kept in (text(ASH), text(DAWN))
    await party.client.matches.lobbies.bring(2, actor, "deck", text(DAWN))
    done = await asyncio.gather(*(series.be_ready(2, actor, click=click) for click in (1, 2)))
    assert not any(isinstance(each, Refused) for each in done)
    assert await ready(party) == (0,)


@pytest.mark.slow
async def test_a_question_that_was_left_open_ends_no_game_that_has_begun(party: Party) -> None:
    await second_game(party)
    asked = await party.press(party.player(0), card_of(party), "sr:2:leave")
    shown = await my_choices(party, 0)
    for seat in (0, 1):
        await party.press(party.player(seat), card_of(party), "sr:2:ready")
    last = await party.press(party.player(0), asked, "sr:2:left")
    assert last.private and "Žádná hra série" in last.text
    late = await write(party, 0, shown, text(swapped(DAWN)))
    assert late.private
    assert (await party.position(2)).match.status is Status.PLAYING
    assert await played(party, 0) == text(DAWN)


@pytest.mark.slow
async def test_whoever_left_the_server_keeps_the_series_from_nothing(party: Party, clock: HandClock) -> None:
    await second_game(party)
    del party.table.env.backend.guilds[party.table.guild.id].members[party.player(1).id]
    await party.press(party.player(0), card_of(party), "sr:2:ready")
    assert len(pings(party)) == 1
    clock.advance(hours=25)
    await party.client.matches.scheduler.tick()
    await party.deliver()
    position = await party.position(2)
    assert position.match.status is Status.PLAYING and not pings(party)
    assert position.match.seats[1].user == party.player(1).id
    for _ in range(3):
        clock.advance(hours=25)
        await party.client.matches.scheduler.tick()
        await party.deliver()
    pages = await party.client.matches.history.log(2, "spectator", limit=50)
    assert ("clock", 1) in {(page.by, page.seat) for page in pages}
    assert any("čas" in card.text.casefold() for card in party.public())


async def test_a_list_that_fits_into_no_form_is_brought_as_a_file(party: Party) -> None:
    await second_game(party)
    long = Deck(dict.fromkeys(list(own_catalogue())[:250], 1))
    await party.client.matches.lobbies.bring(2, Actor(party.player(0).id), "deck", text(long))
    shown = await my_choices(party, 0)
    (button,) = (each for each in shown.buttons.values() if ":text:" in each)
    result = await party.player(0).click(shown.message, custom_id=button)
    assert result.modal is None
    assert "nevejde" in (await party._read(result)).text
