"""A declaration that the others let stand is kept for the server, and found filled in by the next player."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from bot.chat.client import Client
from bot.database import Database
from bot.games.doomtrooper.game import Doomtrooper
from bot.games.doomtrooper.position.frames import Declared, Playing
from bot.games.doomtrooper.words.kept import Kept
from bot.matches.model.match import Actor
from bot.matches.storage import tables
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.declaring.silent import LAID, SILENT
from tests.bot.behaviour.matches.declaring.test_declaring import MODIFIER, answer, declared, walk, written
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.matches.troopers import begun
from tests.bot.behaviour.table import Card
from tests.bot.matches.table import HandClock

SENTENCE = "zápas −3 (do konce kola)"
KEEP = "Uložit pro server"


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[LAID], clock=clock)


async def accepted(party: Party) -> None:
    """The first player declared what the card does, and the other let it be."""
    await declared(party)
    await answer(party, 1, await party.press(party.player(1), party.status, "play:1"), "let-be")


async def kept_list(party: Party) -> Card:
    return await party.use(party.table.admin, "file pack", action="kept", game="doomtrooper")


async def keep(party: Party) -> Card:
    """An organiser keeps what stands in the match here."""
    return await party.pick(party.table.admin, await kept_list(party), "pk:1", SILENT)


async def next_match(party: Party) -> Card:
    """The panel of the first player in a new match, who has picked the card to play and whom it is played on."""
    await party.client.matches.play.concede(1, Actor(party.player(1).id))
    await party.deliver()
    await begun(party, 2)
    panel = await party.press(party.player(0), party.message("play:2"), "play:2")
    return await walk(party, 0, panel, "t1")


def offered(panel: Card) -> list[str]:
    return [*panel.buttons, *(option["label"] for each in panel.selects for option in each["options"])]


@pytest.mark.slow
async def test_nothing_can_be_kept_before_the_others_let_it_be(party: Party) -> None:
    await declared(party)
    shown = await kept_list(party)
    assert "Zatím nic" in shown.text and not shown.selects
    await answer(party, 1, await party.press(party.player(1), party.status, "play:1"), "let-be")
    (select,) = (await kept_list(party)).selects
    assert [option["value"] for option in select["options"]] == [SILENT]


@pytest.mark.slow
async def test_what_was_disputed_and_withdrawn_cannot_be_kept(party: Party) -> None:
    await declared(party)
    panel = await answer(party, 1, await party.press(party.player(1), party.status, "play:1"), "dispute")
    await party.press(party.player(1), panel, ":c:")
    panel = await party.press(party.player(0), party.status, "play:1")
    back = await answer(party, 0, panel, "withdraw") if "Potvrdit" not in panel.buttons else panel
    await party.press(party.player(0), back, ":c:")
    assert not (await kept_list(party)).selects


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_the_next_player_finds_it_filled_in_and_it_is_disputable_as_ever(party: Party, restarting: bool) -> None:
    await accepted(party)
    party.restarting = restarting
    shown = await keep(party)
    assert shown.private and SENTENCE in shown.text and "✓" in shown.text
    party.restarting = False
    panel = await next_match(party)
    party.restarting = restarting
    assert any("Jak je tu zvykem" in each and SENTENCE in each for each in offered(panel))
    panel = await answer(party, 0, panel, "kept")
    assert SENTENCE in panel.text
    await party.press(party.player(0), panel, ":c:")
    state = (await party.position(2)).state
    assert isinstance(state.stack[-1], Declared)
    playing = next(frame for frame in state.stack if isinstance(frame, Playing))
    assert playing.effects and playing.declared
    other = await party.press(party.player(1), party.message("play:2"), "play:2")
    assert {"Gör ingenting", "Bestrid"} <= set(other.buttons)


@pytest.mark.slow
async def test_whoever_plays_it_may_still_declare_something_else(party: Party) -> None:
    await accepted(party)
    await keep(party)
    panel = await walk(party, 0, await next_match(party), *MODIFIER[1:4], "-2", *MODIFIER[5:])
    assert "zápas −2" in panel.text
    await party.press(party.player(0), panel, ":c:")
    assert isinstance((await party.position(2)).state.stack[-1], Declared)


async def test_an_organiser_keeps_it_by_a_button_of_their_panel_as_soon_as_the_others_let_it_be(
    party: Party, clock: HandClock, database: Database
) -> None:
    await declared(party)
    admin = party.table.admin
    assert KEEP not in (await party.press(admin, party.status, "play:1")).buttons
    await answer(party, 1, await party.press(party.player(1), party.status, "play:1"), "let-be")
    for player in party.players:
        assert KEEP not in (await party.press(player, party.status, "play:1")).buttons
    panel = await party.press(admin, party.status, "play:1")
    party.table.expose(panel)
    refused = await party.press(party.player(0), panel, KEEP)
    assert refused.private and SENTENCE not in refused.text and not refused.selects
    party.table.env._errors_acknowledged = party.table.env.error_cursor
    shown = await party.press(admin, panel, KEEP)
    kept = await party.pick(admin, shown, "pk:1", SILENT)
    assert kept.private and SENTENCE in kept.text and "✓" in kept.text
    assert KEEP not in (await party.press(admin, party.status, "play:1")).buttons
    # A pack that no match uses any longer is dropped.
    clock.advance(minutes=11)
    await party.pick(admin, kept, "pw:doomtrooper", SILENT)
    assert not await database.rows(sa.select(tables.pack))


@pytest.mark.slow
async def test_an_organiser_who_plays_has_the_button_beside_what_they_are_asked(party: Party) -> None:
    await accepted(party)
    party.organiser(party.player(0))
    panel = await party.press(party.player(0), party.status, "play:1")
    assert KEEP in panel.buttons and any(each.startswith("p:1:") for each in panel.buttons.values())


@pytest.mark.slow
async def test_matches_that_run_keep_their_own(party: Party) -> None:
    await accepted(party)
    before = (await party.position()).match.terms.pack
    await keep(party)
    assert (await party.position()).match.terms.pack == before is None
    chosen = await party.client.matches.packs.chosen(party.table.guild.id, "doomtrooper")
    assert chosen is not None
    await next_match(party)
    assert (await party.position(2)).match.terms.pack == chosen


@pytest.mark.slow
async def test_it_is_listed_exported_and_withdrawn(party: Party) -> None:
    await accepted(party)
    listed = await keep(party)
    exported = await party.use(party.table.admin, "file pack", action="export", game="doomtrooper")
    (file,) = exported.message.attachments
    content = party.table.env.backend.cdn.get(file.url)
    assert content is not None
    pack = tomllib.loads(content.decode())
    assert pack["public"] is True and pack["declared"].keys() == {"01058"}
    assert not any(each["custom_id"].startswith("pk:") for each in listed.selects)
    gone = await party.pick(party.table.admin, listed, "pw:doomtrooper", SILENT)
    assert SENTENCE not in gone.text and "Zatím nic" in gone.text
    assert await party.client.matches.packs.chosen(party.table.guild.id, "doomtrooper") is None
    back = await party.use(
        party.table.admin, "file pack", action="set", game="doomtrooper", file=("kept.toml", content)
    )
    assert "v pořádku" in back.text
    assert SENTENCE in (await kept_list(party)).text


@pytest.mark.slow
async def test_it_stays_when_a_pack_is_set_and_when_the_pack_is_unset(party: Party) -> None:
    await accepted(party)
    await keep(party)
    form = b'[[formats]]\nkey = "small"\nruleset = "doomtrooper-sv@base"\n'
    await party.use(party.table.admin, "file pack", action="set", game="doomtrooper", file=("small.toml", form))
    assert SENTENCE in (await kept_list(party)).text
    unset = await party.use(party.table.admin, "file pack", action="own", game="doomtrooper")
    assert "zůstává" in unset.text
    assert SENTENCE in (await kept_list(party)).text


async def test_only_who_manages_the_server_keeps_or_withdraws(party: Party) -> None:
    await accepted(party)
    listed = await kept_list(party)
    party.table.expose(listed)
    for member in party.players:
        answer_ = await party.pick(member, listed, "pk:1", SILENT)
        assert answer_.private
        refused = await party.use(member, "file pack", action="kept", game="doomtrooper")
        assert SENTENCE not in refused.text
    party.table.env._errors_acknowledged = party.table.env.error_cursor
    assert await party.client.matches.packs.chosen(party.table.guild.id, "doomtrooper") is None


@pytest.mark.slow
async def test_a_note_is_kept_as_it_was_written(party: Party) -> None:
    panel = await written(party, 'two "quotes" \\ and a @everyone')
    await party.press(party.player(0), panel, "Potvrdit")
    await answer(party, 1, await party.press(party.player(1), party.status, "play:1"), "let-be")
    await keep(party)
    game = await party.client.matches.packs.game(party.table.guild.id, "doomtrooper")
    assert isinstance(game, Doomtrooper)
    assert game.catalogue[SILENT].kept == Kept(note='two "quotes" \\ and a @everyone')
    assert "@everyone" not in (await kept_list(party)).text


@pytest.mark.slow
async def test_two_organisers_at_once_lose_nothing(party: Party) -> None:
    await accepted(party)
    packs, guild = party.client.matches.packs, party.table.guild.id
    (what,) = (await party.position()).game.keepable((await party.position()).state)
    form = b'[[formats]]\nkey = "small"\nruleset = "doomtrooper-sv@base"\n'
    real = packs.content

    async def slow(digest: str) -> bytes | None:
        packs.content = real  # type: ignore[method-assign]
        await packs.bring(guild, "doomtrooper", form)
        return await real(digest)

    await packs.keep(guild, "doomtrooper", what)
    packs.content = slow  # type: ignore[method-assign]
    await packs.withdraw(guild, "doomtrooper", "99999")
    game = await packs.game(guild, "doomtrooper")
    assert [each.key for each in game.kept] == [SILENT]
    content = await packs.content(await packs.chosen(guild, "doomtrooper") or "")
    assert content is not None and content.startswith(b"PK")
