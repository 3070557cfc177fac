"""A server's own cards and formats: imported with a report, kept by the matches that run, and copied out nowhere."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.database import Database
from bot.matches.model.kept import Keeper, Shelf
from bot.matches.model.match import Actor, Status
from bot.matches.storage import kept, tables
from tests.bot.behaviour.matches.decks.lists import DAWN, choices, lobby, save, take, text
from tests.bot.behaviour.matches.decks.test_deck import attached
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card, parts
from tests.bot.games.doomtrooper.pack.packs import CANARY, FORMAT, pack
from tests.bot.matches.table import START

START_BUTTON = "lb:1:start"
LIST = b"60 Canary Sergeant\n"
OPEN = FORMAT + "size = {least = 3}\ncopies = 100\nown-limits = false\n"


async def bring_pack(party: Party, content: bytes, **options: Any) -> Card:
    return await party.use(party.table.admin, "file pack", file=("ours.zip", content), **options)


async def played_with(party: Party, content: bytes) -> None:
    """A match that both play with a deck of the pack."""
    await bring_pack(party, content)
    for seat in (0, 1):
        await save(party, party.player(seat), "Deck", LIST)
    await lobby(party)
    for seat in (0, 1):
        await take(party, seat, "Deck")
    await party.press(party.player(0), party.status, START_BUTTON)
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.slow
async def test_a_catalogue_is_checked_imported_shown_replaced_and_exported_with_a_report(party: Party) -> None:
    content = pack(CANARY, formats=OPEN)
    checked = await bring_pack(party, content, action="check")
    assert "jen jsem ji zkontroloval" in checked.text and "1 nová" in checked.text
    assert "nová" not in (await party.use(party.table.admin, "file pack")).text
    answer = await bring_pack(party, content)
    assert "Sada je v pořádku" in answer.text
    for told in ("1 nová", "1 formát: Liga", "ani názvy karet"):
        assert told in answer.text
        assert told in (await party.use(party.table.admin, "file pack")).text
    assert attached(party, await party.use(party.table.admin, "file pack", action="export"))[1] == content
    wrong = await bring_pack(party, pack(CANARY, CANARY))
    assert "nic se nezměnilo" in wrong.text and "řádek 3" in wrong.text
    assert "1 formát: Liga" in (await party.use(party.table.admin, "file pack")).text
    again = await bring_pack(party, pack(CANARY, CANARY.replace("x1,CANARY", "x2,SECOND")))
    assert "2 nové" in again.text


@pytest.mark.slow
async def test_a_running_match_and_a_gathered_lobby_keep_their_cards_when_another_catalogue_comes(
    party: Party,
) -> None:
    await played_with(party, pack(CANARY, formats=OPEN))
    before = (await party.position()).match.terms.pack
    await bring_pack(party, pack("x1,SOMEBODY ELSE,,warrior,general,1,1,1,1,,"))
    position = await party.position()
    assert position.match.terms.pack == before
    assert position.game.texts["card.x1"].in_language("en") == "Canary Sergeant"
    await party.restart()
    position = await party.position()
    assert position.game.texts["card.x1"].in_language("en") == "Canary Sergeant"
    shown = await party.use(party.player(0), "deck show", match=1)
    assert "60× KANÁREK" in shown.text


@pytest.mark.slow
async def test_a_card_banned_after_joining_is_banned_in_the_next_lobby_and_not_in_this_one(party: Party) -> None:
    await bring_pack(party, pack(CANARY, formats=OPEN))
    for seat in (0, 1):
        await save(party, party.player(seat), "Deck", LIST)
    await lobby(party)
    for seat in (0, 1):
        await take(party, seat, "Deck")
    await bring_pack(party, pack(CANARY, formats=OPEN + 'banned = ["Canary Sergeant"]\n'))
    assert "je ve formátu zakázaná" in (await party.use(party.player(0), "deck check", deck="Deck")).text
    await party.press(party.player(0), party.status, START_BUTTON)
    assert (await party.position()).match.status is Status.PLAYING
    await party.client.matches.play.concede(1, Actor(party.player(1).id))
    await party.deliver()
    await party.use(party.player(0), "match new", game="doomtrooper", seats=2)
    (lobby_card,) = (each for each in party.public() if "lb:2:join" in each.buttons.values())
    card = await party.press(party.player(0), lobby_card, "lc:2:-:card")
    (value,) = (each["value"] for select in card.selects if "lk:" in select["custom_id"] for each in select["options"])
    told = await party.pick(party.player(0), card, "lk:", value)
    assert "je ve formátu zakázaná" in told.text


@pytest.mark.slow
async def test_the_host_picks_the_format_and_decks_brought_before_are_held_to_it_too(party: Party) -> None:
    await bring_pack(party, pack(CANARY, formats=OPEN))
    for seat in (0, 1):
        await save(party, party.player(seat), "Deck", LIST)
    await lobby(party)
    for seat in (0, 1):
        await take(party, seat, "Deck")
    assert "Liga" in party.status.text
    manage = await party.press(party.player(0), party.status, "lb:1:manage")
    await party.pick(party.player(0), manage, "ls:1:-:format", "cs")
    assert "české turnaje" in party.status.text and "Liga" not in party.status.text
    refused = await party.press(party.player(0), party.status, START_BUTTON)
    assert "Ještě nemá hotovo" in refused.text
    assert "má jich být přesně 25" in (await choices(party, 0)).text
    await party.pick(party.player(0), manage, "ls:1:-:format", "league")
    await party.press(party.player(0), party.status, START_BUTTON)
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.slow
async def test_a_kept_deck_whose_cards_are_gone_is_refused_line_by_line_and_stays_kept(party: Party) -> None:
    await bring_pack(party, pack(CANARY))
    await save(party, party.player(0), "Deck", b"4 Canary Sergeant\n1 Heretic\n")
    await party.use(party.table.admin, "file pack", action="own")
    await lobby(party)
    answer = await take(party, 0, "Deck")
    assert answer.private and "kartu „CANARY SERGEANT“ neznám" in answer.text
    assert "deck" not in (await party.position()).match.seats[0].choices
    assert "CANARY SERGEANT" in (await party.use(party.player(0), "deck show", deck="Deck")).text


@pytest.mark.slow
@pytest.mark.parametrize("public", [False, True])
async def test_the_file_of_a_match_holds_nothing_that_was_imported_unless_the_pack_is_public(
    party: Party, database: Database, public: bool
) -> None:
    await played_with(party, pack(CANARY, formats=OPEN, head="public = true\n" if public else ""))
    judge = await party.judge(party.player(2))
    live = attached(party, await party.use(judge, "file export", match=1))[1].decode()
    assert "CANARY" not in live.upper() and "KANÁREK" not in live
    await party.client.matches.play.concede(1, Actor(party.player(1).id))
    await party.deliver()
    content = attached(party, await party.use(party.player(0), "file export", match=1))[1]
    over = json.loads(content)
    assert (over["components"] is not None) is public
    assert ("CANARY SERGEANT" in content.decode()) is public
    verified = await party.use(party.player(0), "file verify", file=("match.json", content))
    assert "tajemství pravé" in verified.text, verified.text
    async with database.reading() as session:
        connection = await session.connection()
        kept_apart = {"component_pack", "kept_file"}
        for table in tables.pack.metadata.sorted_tables:
            if table.name not in kept_apart and not public:
                rows = repr((await connection.execute(sa.select(table))).all())
                assert "CANARY" not in rows.upper() and "KANÁREK" not in rows, table.name


@pytest.mark.slow
async def test_a_file_kept_for_another_game_is_not_brought(party: Party, database: Database) -> None:
    await save(party, party.player(0), "Deck", text(DAWN))
    await lobby(party)
    card = await choices(party, 0)
    async with database.writing() as session:
        shelf = Shelf(Keeper(party.table.guild.id, party.player(0).id), "fair", "deck")
        number = await kept.insert(await session.connection(), shelf, "Of the fair", "Lund", START)
    forged = party.table.env.backend.get_message(party.table.channel.id, card.id).components
    (select,) = (part for part in parts(forged) if part.get("custom_id", "").startswith("lk:"))
    for value in (str(number), "999", "9" * 30, "x"):
        select["options"][0]["value"] = value
        answer = await party.pick(party.player(0), card, "lk:", value)
        assert answer.private and "už nemáš" in answer.text
    assert "deck" not in (await party.position()).match.seats[0].choices
    offered = await party.player(0).autocomplete(party.table.channel, "deck show", "deck", "")
    assert [each["name"] for each in offered] == ["Deck"]
