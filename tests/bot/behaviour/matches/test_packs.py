"""``/file pack``: the values of a box, checked before anything is played with them."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable

import discord
import pytest
import sqlalchemy as sa
from simcord.actors import MemberActor

from bot.boards.zloba.entry import ENTRY as ZLOBA
from bot.chat.client import Client
from bot.database import Database
from bot.games.packs.archive import LARGEST
from bot.games.zloba.pack.form import FORM
from bot.matches.storage import tables
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.table import Card
from tests.bot.games.toy.pack import TOY, toy_pack
from tests.bot.matches.table import HandClock

STAND_IN = FORM.own()


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[ZLOBA], clock=clock)


@pytest.fixture
async def two_games(party: Party, settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Party:
    party.make_client = lambda: Client(settings, oracle, database, games=[ZLOBA, TOY], clock=clock)
    await party.restart()
    return party


def zipped(**files: bytes) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name.replace("_", "."), data)
    return content.getvalue()


def attached(party: Party, card: Card) -> tuple[str, bytes]:
    file, *_ = card.message.attachments
    content = party.table.env.backend.cdn.get(file.url)
    assert content is not None
    return file.filename, content


def manager(party: Party, member: MemberActor) -> MemberActor:
    """Give somebody the right to manage the server."""
    role = party.table.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    party.table.env.backend.guilds[party.table.guild.id].members[member.id].role_ids.append(role.id)
    return member


async def pack(party: Party, name: str = "box.toml", content: bytes = STAND_IN, **options: str) -> Card:
    return await party.use(party.table.admin, "file pack", file=(name, content), **options)


async def shown(party: Party) -> str:
    return (await party.use(party.table.admin, "file pack")).text


async def test_a_server_plays_with_the_stand_in_until_it_has_its_own(party: Party) -> None:
    admin = party.table.admin
    assert "vymyšlené" in await shown(party)
    answer = await pack(party, content=STAND_IN + b"\n# ours\n")
    assert answer.private
    assert "Sada je v pořádku" in answer.text
    await party.use(party.player(0), "match new", game="zloba", seats=2)
    digest = (await party.position()).match.terms.pack
    assert digest is not None and digest[:12] in answer.text
    assert digest[:12] in party.status.text
    assert digest[:12] in await shown(party)
    answer = await party.use(admin, "file pack", action="own")
    assert "základní sadu hry" in answer.text
    assert "vymyšlené" in await shown(party)
    assert (await party.position()).match.terms.pack == digest


@pytest.mark.slow
@pytest.mark.parametrize(
    ("player", "standing", "right", "wrong"),
    [
        (0, "vymyšlené", "Sada je v pořádku", "box.toml, řádek 102: factions[0].elites[0]: chybí `cost`"),
        (1, "påhittade", "Paketet är giltigt", "box.toml, rad 102: factions[0].elites[0]: `cost` saknas"),
        (2, "invented", "The pack is valid", "box.toml, line 102: factions[0].elites[0]: `cost` is missing"),
    ],
)
async def test_everybody_reads_of_packs_in_their_own_language(
    party: Party, player: int, standing: str, right: str, wrong: str
) -> None:
    member = manager(party, party.player(player))
    broken = STAND_IN.replace(b"cost = ", b"price = ", 1)
    assert standing in (await party.use(member, "file pack")).text
    assert right in (await party.use(member, "file pack", file=("box.toml", STAND_IN))).text
    answer = await party.use(member, "file pack", file=("box.toml", broken))
    assert wrong in answer.text.replace("\\", "")


@pytest.mark.slow
async def test_a_zip_of_toml_and_csv_is_a_pack_as_well(two_games: Party) -> None:
    party = two_games
    content = zipped(pack_toml=b'name.cs = "Kov\xc3\xa1rna"', goods_csv=b"value;name.cs\r\n1;Podkova\r\n")
    answer = await pack(party, "box.zip", content, game="Smugglers")
    assert "Sada je v pořádku" in answer.text
    await party.use(party.player(0), "match new", game="toy", seats=2)
    await party.press(party.player(1), party.status, "lb:1:join")
    await party.press(party.player(0), party.status, "lb:1:start")
    assert any("Cards of Kovárna are dealt" in card.text for card in party.public())
    exported = await party.use(party.table.admin, "file pack", action="export", game="toy")
    name, data = attached(party, exported)
    assert name.startswith("toy-") and name.endswith(".zip")
    assert data == content


@pytest.mark.slow
async def test_every_mistake_is_told_with_its_file_and_line(two_games: Party) -> None:
    content = zipped(pack_toml=b"name.cs = 1", goods_csv="value,name.cs\n1,Kov\nx,Sůl\n2,Len,3\n9,Hedvábí".encode())
    answer = await pack(two_games, "box.zip", content, game="toy")
    assert "nic se nezměnilo. Oprav 1 chybu" in answer.text
    assert "goods.csv, řádek 4: řádek má 3 buněk" in answer.text.replace("\\", "")
    content = zipped(pack_toml=b"\nname.cs = 1", goods_csv="value,name.cs\n1,Kov\nx,Sůl\n2,Len\n9,Hedvábí".encode())
    answer = await pack(two_games, "box.zip", content, game="toy")
    told = answer.text.replace("\\", "")
    assert "Oprav 2 chyby" in told
    assert "pack.toml, řádek 2: name.cs: sem patří text" in told
    assert "goods.csv, řádek 3: value: sem patří celé číslo" in told


async def test_a_long_list_of_mistakes_comes_as_a_file(party: Party) -> None:
    answer = await pack(party, content=STAND_IN.replace(b"toughness = ", b"strength = "))
    name, data = attached(party, answer)
    lines = data.decode().splitlines()
    assert name == "problems.txt"
    assert len(lines) > 10
    assert all(line.startswith("box.toml, řádek ") for line in lines)


async def test_a_pack_is_only_checked_where_only_that_is_asked(party: Party) -> None:
    answer = await pack(party, content=STAND_IN + b"# ours", action="check")
    assert "jen jsem ji zkontroloval" in answer.text
    answer = await pack(party, content=b"x", action="check")
    assert "řádek 1" in answer.text
    assert "vymyšlené" in await shown(party)


async def test_a_pack_to_begin_with_is_sent_as_a_file(party: Party) -> None:
    answer = await party.use(party.table.admin, "file pack", action="export")
    assert answer.private
    assert attached(party, answer) == ("zloba.toml", STAND_IN)
    assert [file.filename for file in answer.message.attachments] == ["zloba.toml", "zloba-box.toml"]
    assert "prázdná sada pro tvoji krabici" in answer.text
    await pack(party, content=STAND_IN + b"# ours")
    assert attached(party, await party.use(party.table.admin, "file pack", action="export"))[1] == STAND_IN + b"# ours"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"action": "set"}, "potřebuju soubor"),
        ({"action": "check"}, "potřebuju soubor"),
        ({"action": "export", "file": ("box.toml", STAND_IN)}, "soubor nepotřebuju"),
        ({"action": "own", "file": ("box.toml", STAND_IN)}, "soubor nepotřebuju"),
    ],
)
async def test_a_file_comes_with_what_takes_one(party: Party, options: dict[str, object], told: str) -> None:
    assert told in (await party.use(party.table.admin, "file pack", **options)).text


async def test_of_several_games_it_must_be_clear_which_is_meant(two_games: Party) -> None:
    admin = two_games.table.admin
    answer = await two_games.use(admin, "file pack")
    assert "Smugglers" in answer.text and "Zloba" in answer.text
    assert "Smugglers" in (await two_games.use(admin, "file pack", game="toy")).text
    await two_games.use(admin, "file pack", file=("box.toml", toy_pack("Sůl")), game="toy")
    assert "vymyšlené" in (await two_games.use(admin, "file pack", game="zloba")).text


async def test_a_pack_with_a_mistake_is_refused_with_its_place(party: Party) -> None:
    answer = await pack(party, content=STAND_IN.replace(b"cost = ", b"price = ", 1))
    assert "nic se nezměnilo" in answer.text
    assert "`price` tu neznám" in answer.text.replace("\\", "")
    answer = await pack(party, content=b"\xff\x00")
    assert "nic se nezměnilo" in answer.text
    assert "vymyšlené" in await shown(party)


@pytest.mark.parametrize("options", [{"file": ("box.toml", STAND_IN)}, {"action": "own"}, {"action": "export"}])
async def test_only_who_manages_the_server_does_more_than_look(party: Party, options: dict[str, object]) -> None:
    answer = await party.use(party.player(0), "file pack", **options)
    assert answer.private
    assert "správce serveru" in answer.text or "správu" in answer.text
    party.table.env._errors_acknowledged = party.table.env.error_cursor


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"x = " + b"[" * 500, "řádek 1: brackets are nested at most 20 deep"),
        pytest.param(b"\n" + b"a." * 31_000 + b"a = 1", "řádek 2: a key has at most 6 parts", marks=pytest.mark.slow),
        pytest.param(b"\n" + b"a." * 310_000 + b"a = 1", "řádek 2: a key has at most 6 parts", marks=pytest.mark.slow),
        pytest.param(STAND_IN + b"# \xff", "není v UTF-8", marks=pytest.mark.slow),
    ],
)
async def test_a_pack_made_to_hold_up_the_bot_is_refused_with_its_line(party: Party, content: bytes, told: str) -> None:
    answer = await pack(party, content=content)
    assert answer.private
    assert "nic se nezměnilo" in answer.text
    assert told in answer.text


async def test_a_pack_that_is_too_large_is_refused(party: Party) -> None:
    answer = await pack(party, content=STAND_IN.ljust(LARGEST + 1, b"#"))
    assert "nejvýš 4 MB" in answer.text
    assert "vymyšlené" in await shown(party)


@pytest.mark.slow
async def test_a_pack_that_nobody_uses_any_longer_is_dropped_when_another_comes(
    party: Party, clock: HandClock, database: Database
) -> None:
    for number in range(3):
        await pack(party, content=STAND_IN + b"# %d" % number)
        clock.advance(minutes=11)
    async with database.reading() as session:
        kept = (await (await session.connection()).execute(sa.select(tables.pack.c.digest))).scalars().all()
    assert len(kept) == 1


async def test_nothing_of_a_pack_is_in_the_file_or_the_messages_of_a_live_match(
    two_games: Party, database: Database
) -> None:
    """The names are shown to those who play, and copied nowhere."""
    party = two_games
    await pack(party, content=toy_pack("CANARY"), game="toy")
    await party.use(party.player(0), "match new", game="toy", seats=2)
    await party.press(party.player(1), party.status, "lb:1:join")
    await party.press(party.player(0), party.status, "lb:1:start")
    for seat in (0, 1):
        await party.move(seat)
    assert any("CANARY" in card.text for card in party.public())
    judge = await party.judge(party.player(2))
    live = json.loads(attached(party, await party.use(judge, "file export", match=1))[1])
    assert live["pack"] is not None and live["components"] is None
    assert "CANARY" not in json.dumps(live, ensure_ascii=False)
    async with database.reading() as session:
        connection = await session.connection()
        kept = {table.name: table for table in tables.pack.metadata.sorted_tables}
        assert "CANARY" in repr((await connection.execute(sa.select(kept.pop("component_pack")))).all())
        for table in kept.values():
            rows = (await connection.execute(sa.select(table))).all()
            assert "CANARY" not in repr(rows), table.name
