"""Decks, numbers and sealed signs brought to a lobby by clicks, forms and commands, then played with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.chat.client import Client
from bot.database import Database
from bot.matches.model.match import Actor, Status
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import RESTARTING, Party
from tests.bot.behaviour.table import Card
from tests.bot.games.fair.game import FAIR
from tests.bot.games.fair.goods import NAMES
from tests.bot.matches.fair import DECKS, canaries
from tests.bot.matches.table import HandClock

_UNTRUE = "".join(f"Lund {kind}\n" for kind in ("sůl", "vlna", "vosk", "med", "cín", "olovo")).encode()


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[FAIR], clock=clock)


async def lobby(party: Party, **options: Any) -> None:
    """A lobby of the Fair with both seats taken."""
    await party.use(party.player(0), "match new", game="fair", seats=2, **options)
    await party.press(party.player(1), party.status, "lb:1:join")


async def bring(party: Party, seat: int, content: bytes) -> Card:
    """What somebody is shown after bringing a deck by the form of their private card."""
    card = await party.press(party.player(seat), party.status, "lc:1:-:card")
    return await party.fill(party.player(seat), card, ":file:", file=("deck.txt", content))


async def settle(party: Party, seat: int) -> Card:
    """The private card after a deck, a sign and a purse were settled on it."""
    card = await bring(party, seat, DECKS[seat])
    card = await party.pick(party.player(seat), card, "lo:1:-:sign", "star")
    return await party.fill(party.player(seat), card, ":number:", said="33")


@pytest.mark.parametrize("restarting", RESTARTING)
async def test_everything_is_settled_by_forms_and_the_match_begins(party: Party, restarting: bool) -> None:
    await lobby(party)
    party.restarting = restarting
    for seat in (0, 1):
        card = await settle(party, seat)
        assert card.private
        assert "33" in card.text
        assert "the star" in card.text
    match = (await party.position()).match
    for seating in match.seats:
        assert f"`{seating.choices['deck'][:10]}`" in party.status.text
        assert f"`{seating.choices['sign'][:10]}`" in party.status.text
        assert seating.choices["purse"] == "33"
    assert "⏳" not in party.status.text
    assert "the star" not in party.status.text

    await party.press(party.player(0), party.status, "lb:1:start")
    party.restarting = False
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.slow
async def test_what_was_settled_is_played_to_the_end(party: Party) -> None:
    await lobby(party)
    for seat in (0, 1):
        await settle(party, seat)
    await party.press(party.player(0), party.status, "lb:1:start")
    for _ in range(40):
        position = await party.position()
        if position.match.status is Status.OVER:
            break
        await party.move(position.state.turn)
    assert "The fair closes." in party.status.text


@pytest.mark.slow
async def test_what_is_missing_is_named_and_the_host_learns_only_who(party: Party) -> None:
    await lobby(party)
    assert party.status.text.count("⏳ chybí: deck, sign") == 2
    await settle(party, 0)
    answer = await party.press(party.player(0), party.status, "lb:1:start")
    assert answer.private
    assert "Ještě nemá hotovo" in answer.text
    assert f"<@{party.player(1).id}>" in answer.text
    ping = next(card for card in party.public() if "nemůže začít" in card.text)
    assert f"<@{party.player(1).id}>" in ping.text
    own = await party.press(party.player(1), ping, "lc:1:-:card")
    assert own.private
    await settle(party, 1)
    assert not any("nemůže začít" in card.text for card in party.public())
    await party.press(party.player(0), party.status, "lb:1:start")
    assert (await party.position()).match.status is Status.PLAYING


@pytest.mark.slow
async def test_why_a_sealed_deck_does_not_fit_is_read_by_its_owner_alone(party: Party) -> None:
    await lobby(party)
    await settle(party, 1)
    await settle(party, 0)
    card = await bring(party, 0, _UNTRUE)
    assert "A deck holds no goods of one’s own town." in card.text
    answer = await party.press(party.player(0), party.status, "lb:1:start")
    assert "own town" not in answer.text
    again = await party.press(party.player(0), party.status, "lc:1:-:card")
    assert "A deck holds no goods of one’s own town." in again.text
    other = await party.press(party.player(1), party.status, "lc:1:-:card")
    assert "own town" not in other.text
    assert not any("own town" in public.text for public in party.public())


@pytest.mark.slow
async def test_what_to_look_over_in_a_deck_is_said_to_its_owner_alone(party: Party) -> None:
    await lobby(party)
    card = await bring(party, 0, DECKS[0])
    assert card.private
    assert f"Goods in this deck: {len(DECKS[0].splitlines())}." in card.text
    assert not any("Goods in this deck" in public.text for public in party.public())


async def test_a_file_that_cannot_be_read_is_refused_privately(party: Party) -> None:
    await lobby(party)
    card = await bring(party, 1, DECKS[1] + b"Atlantis salt\n")
    assert card.private
    assert "Line 9 names no good." in card.text
    card = await bring(party, 1, b"x" * (64 * 1024 + 1))
    assert "64" in card.text
    assert "deck" not in (await party.position()).match.seats[1].choices
    empty = await party.use(party.table.admin, "file bring", file=("deck.txt", DECKS[0]))
    assert empty.private
    assert not any("Line 9" in public.text for public in party.public())


@pytest.mark.slow
async def test_a_number_out_of_range_is_refused_with_the_range(party: Party) -> None:
    await lobby(party)
    card = await party.press(party.player(0), party.status, "lc:1:-:card")
    for wrong in ("0", "61", "sedm", "07"):
        card = await party.fill(party.player(0), card, ":number:", said=wrong)
        assert "Zvol celé číslo od 1 do 60." in card.text
    card = await party.fill(party.player(0), card, ":number:", said="60")
    assert "60" in card.text
    assert (await party.position()).match.seats[0].choices["purse"] == "60"


@pytest.mark.slow
async def test_a_deck_is_brought_looked_at_and_taken_back_by_command_and_buttons(party: Party) -> None:
    await lobby(party)
    member = party.player(1)
    card = await party.use(member, "file bring", file=("deck.txt", DECKS[1]))
    assert card.private
    assert "deck" in card.text
    result = await member.click(card.message, custom_id=next(i for i in card.buttons.values() if ":show:" in i))
    assert result.response is not None and result.response.ephemeral
    assert content_of(party, result.response) == DECKS[1]
    again = await party.use(member, "file bring")
    assert "**Deck**" in again.text
    gone = await party.press(member, again, ":drop:")
    assert "deck" not in (await party.position()).match.seats[1].choices
    assert ":show:" not in " ".join(gone.buttons.values())


def content_of(party: Party, message: ResponseMessage) -> bytes:
    """The file that came with a message."""
    (file,) = message.attachments
    content = party.table.env.backend.cdn.get(file.url)
    assert content is not None
    return bytes(content)


async def test_another_persons_buttons_show_nothing_of_theirs(party: Party) -> None:
    await lobby(party)
    card = await bring(party, 1, DECKS[1])
    party.table.expose(card)
    for member in (party.player(0), party.table.admin, party.table.briton):
        for part in (":show:", ":drop:", ":card:"):
            found = next((i for i in card.buttons.values() if part in i), None)
            if found is None:
                continue
            answer = await party._read(await member.click(card.message, custom_id=found))
            assert not any(name in answer.text for name in canaries(DECKS[1]))
    kept = await party.client.matches.lobbies.brought(1, Actor(party.player(1).id))
    assert isinstance(kept, dict)
    assert kept["deck"].encode() == DECKS[1]


async def test_the_host_brings_for_the_table_and_a_match_goes_on_from_a_file(party: Party) -> None:
    await lobby(party, variant="open")
    for seat in (0, 1):
        card = await bring(party, seat, DECKS[seat])
        await party.fill(party.player(seat), card, ":number:", said="33")
    await party.press(party.player(0), party.status, "lb:1:start")
    assert (await party.position()).match.status is Status.PLAYING
    refused = await party.use(party.table.briton, "file save")
    assert "You are not playing in this match." in refused.text
    await party.move(0)
    result = await party.player(1).slash(party.table.channel, "file save")
    assert result.response is not None and result.response.ephemeral
    saved = content_of(party, result.response)
    before = (await party.position()).state
    await party.use(party.player(0), "match abandon")
    party.table.channel = party.table.guild.create_text_channel("dalsi")
    await party.use(party.player(0), "match new", game="fair", seats=2, variant="open")
    public = party.message("lb:2:join")
    await party.press(party.player(1), public, "lb:2:join")
    what = await party.player(0).autocomplete(party.table.channel, "file bring", "what", "saved")
    assert [each["value"] for each in what] == ["t:saved"]
    await party.use(party.player(0), "file bring", file=("saved.txt", saved), what="t:saved")
    public = party.message("lb:2:start")
    await party.press(party.player(0), public, "lb:2:start")
    position = await party.position(2)
    assert position.match.status is Status.PLAYING
    assert position.state == before


@pytest.mark.slow
async def test_where_something_is_hidden_nothing_is_saved(party: Party) -> None:
    await lobby(party)
    for seat in (0, 1):
        await settle(party, seat)
    await party.press(party.player(0), party.status, "lb:1:start")
    answer = await party.use(party.player(0), "file save")
    assert answer.private
    assert "Where something is hidden, nothing is saved." in answer.text


async def test_nothing_of_a_sealed_deck_is_public_anywhere(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    await lobby(party)
    for seat in (0, 1):
        await settle(party, seat)
    await bring(party, 1, DECKS[1] + b"Atlantis salt\n")
    await party.press(party.player(0), party.status, "lb:1:start")
    await party.move(0)
    sold = {good for pile in (await party.position()).state.sold for good in pile}
    known = {NAMES[good].in_language(language) for good in sold for language in ("cs", "en", "sv")}
    secret = {name for content in DECKS for name in canaries(content)} - known
    shown = "\n".join(card.text for card in party.public())
    status = await party.use(party.player(1), "match status")
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    for name in secret:
        assert name not in shown, name
        assert name not in status.text, name
        assert name not in logged, name
