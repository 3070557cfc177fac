"""The log in the channel: what belongs together is one message that grows, and nothing is lost or told twice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.boards.entry import GameEntry
from bot.chat.base.messages import LineRenderer
from bot.chat.client import Client
from bot.chat.matches.delivers.channel import MatchChannel
from bot.chat.matches.delivers.log import LONG, ChannelLog, packed
from bot.database import Database
from bot.games.values import Line, Viewer
from bot.matches.model.messages import Logged
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.delivery.test_publisher import refusing
from tests.bot.behaviour.matches.party import Party
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Event, Laid, Staked, State
from tests.bot.matches.table import HandClock, move

LAID = "lays "


class Chapters(Toy):
    """The toy game with a chapter for every turn, and paragraphs as long as a test wants them."""

    paragraphs = 1

    def chapter(self, state: State) -> str:
        return f"{state.stage == 'stake'}.{state.left}"

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        lines = super().narrate(event, viewer)
        if not isinstance(event, Laid | Staked) or self.paragraphs == 1:
            return lines
        return tuple(Line(f"paragraph {number} of {event.seat}: " + "words " * 40) for number in range(self.paragraphs))


@pytest.fixture
def game() -> Chapters:
    return Chapters()


@pytest.fixture
def make_client(
    settings: Settings, oracle: Oracle, database: Database, clock: HandClock, game: Chapters
) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[GameEntry("toy", lambda _: game)], clock=clock)


def told(party: Party, word: str) -> list[str]:
    """The public messages that say this word."""
    return [card.text for card in party.public() if word in card.text]


@pytest.mark.slow
async def test_entries_of_a_chapter_are_one_message_that_grows(party: Party) -> None:
    await party.started(3)
    for seat in range(3):
        await party.move(seat)
    (text,) = told(party, "stakes a card.")
    assert text.count("stakes a card.") == 3


@pytest.mark.slow
async def test_the_next_chapter_is_a_message_of_its_own(party: Party) -> None:
    await party.started()
    texts = []
    for number in range(12):
        position = await party.position()
        if not position.prompts():
            break
        await move(party.client.matches, position, random.Random(number))
        await party.deliver()
        texts.append("\n".join(card.text for card in party.public()))
    position = await party.position()
    log = await party.client.matches.history.log(1, "spectator", limit=100)
    assert position.match.seq == len(log)
    assert len(told(party, "stakes a card.")) == 1
    turns = told(party, "lays") + told(party, "draws")
    assert 1 < len(turns) < 12


async def test_a_message_that_is_gone_is_followed_by_a_new_one(party: Party) -> None:
    await party.started(3)
    await party.move(0)
    gone = next(card for card in party.public() if "stakes a card." in card.text)
    party.table.env.backend.delete_message(party.table.channel.id, gone.id)
    await party.move(1)
    await party.move(2)
    (text,) = told(party, "stakes a card.")
    assert text.count("stakes a card.") == 2


@pytest.mark.slow
async def test_a_message_that_takes_no_edit_is_followed_by_a_new_one(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started(3)
    await party.move(0)

    async def refuse(self: MatchChannel, message: int, text: str) -> bool:
        return False

    with monkeypatch.context() as refusing_edits:
        refusing_edits.setattr(MatchChannel, "rewrite", refuse)
        await party.move(1)
    await party.move(2)
    assert [text.count("stakes a card.") for text in told(party, "stakes a card.")] == [1, 2]


async def test_it_goes_on_growing_after_a_restart(party: Party) -> None:
    party.restarting = True
    await party.started(3)
    for seat in range(3):
        await party.move(seat)
    (text,) = told(party, "stakes a card.")
    assert text.count("stakes a card.") == 3


async def test_what_was_told_before_a_fault_shows_once(
    party: Party, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started(3)
    await party.move(0)
    rewrite, faults = MatchChannel.rewrite, 0

    async def fail_after_edit(self: MatchChannel, message: int, text: str) -> bool:
        nonlocal faults
        done = await rewrite(self, message, text)
        faults += 1
        if faults == 1:
            raise refusing(500, 0)
        return done

    monkeypatch.setattr(MatchChannel, "rewrite", fail_after_edit)
    await party.move(1)
    clock.advance(minutes=5)
    await party.deliver()
    (text,) = told(party, "stakes a card.")
    assert (faults, text.count("stakes a card.")) == (2, 2)


async def test_a_parcel_that_is_delivered_twice_shows_once(party: Party, clock: HandClock) -> None:
    await party.started(3)
    await party.move(0)
    delivered = party.client.matches.outbox.delivered

    async def forget(*parcels: int, beside: Any = None) -> None:
        return None

    party.client.matches.outbox.delivered = forget  # type: ignore[method-assign]
    await party.move(1)
    party.client.matches.outbox.delivered = delivered  # type: ignore[method-assign]
    await party.restart()
    clock.advance(minutes=5)
    await party.deliver()
    (text,) = told(party, "stakes a card.")
    assert text.count("stakes a card.") == 2


@pytest.mark.slow
async def test_what_is_delivered_again_is_not_told_below_the_next_chapter(party: Party, clock: HandClock) -> None:
    await party.started(3)
    await party.move(0)
    delivered = party.client.matches.outbox.delivered

    async def forget(*parcels: int, beside: Any = None) -> None:
        return None

    party.client.matches.outbox.delivered = forget  # type: ignore[method-assign]
    # The last stakes are told by edits of the message of their chapter, the first cards in one of the next chapter.
    for number in range(4):
        await move(party.client.matches, await party.position(), random.Random(number))
    await party.deliver()
    before = [card.text for card in party.public()]
    party.client.matches.outbox.delivered = delivered  # type: ignore[method-assign]
    await party.restart()
    clock.advance(minutes=5)
    await party.deliver()
    (text,) = told(party, "stakes a card.")
    assert text.count("stakes a card.") == 3
    assert sum("lays" in each or "draws" in each for each in before) == 1
    assert len(told(party, "lays") + told(party, "draws")) == 1


@pytest.mark.slow
async def test_a_full_message_is_followed_by_another_and_nothing_is_cut(party: Party, game: Chapters) -> None:
    game.paragraphs = 9
    await party.started(3)
    for seat in range(3):
        await party.move(seat)
    texts = told(party, "paragraph")
    assert max(map(len, texts)) <= 4000
    whole = "\n".join(texts)
    assert [whole.count(f"of {seat}: ") for seat in range(3)] == [9, 9, 9]
    assert whole.index("of 0: ") < whole.index("of 1: ") < whole.index("of 2: ")


@pytest.mark.slow
async def test_an_entry_longer_than_a_message_goes_on_in_further_ones(party: Party, game: Chapters) -> None:
    game.paragraphs = 60
    await party.started()
    await party.move(0)
    await party.move(1)
    texts = told(party, "paragraph")
    assert len(texts) > 4
    assert max(map(len, texts)) <= 4000
    whole = "\n".join(texts)
    assert [whole.count(f"paragraph {number} of {seat}: ") for seat in (0, 1) for number in range(60)] == [1] * 120


@pytest.mark.parametrize("lengths", [(60,), pytest.param((9, 9, 9), marks=pytest.mark.slow)])
async def test_a_delivery_that_is_cut_off_between_two_messages_is_told_whole(
    party: Party, lengths: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    await party.started()
    position = await party.position()
    entries = tuple(
        Logged(900 + seq, 0, tuple(Line(f"part {number} of {seq}: " + "words " * 40) for number in range(length)), "c")
        for seq, length in enumerate(lengths)
    )
    say_long, tries, sent = MatchChannel.say_long, 0, dict[str, int | None]()

    async def fail_second(self: MatchChannel, text: str, nonce: str) -> int | None:
        nonlocal tries
        tries += 1
        if tries == 2:
            raise refusing(500, 0)
        # As Discord does: a nonce that was sent is answered with the message that it was sent with.
        if nonce not in sent:
            sent[nonce] = await say_long(self, text, nonce)
        return sent[nonce]

    async def refuse(self: MatchChannel, message: int, text: str) -> bool:
        return False

    monkeypatch.setattr(MatchChannel, "say_long", fail_second)
    monkeypatch.setattr(MatchChannel, "rewrite", refuse)

    async def post() -> None:
        channel = MatchChannel(party.client, position.match, party.table.channel.id)
        renderer = LineRenderer(await channel.words(), position)
        await ChannelLog(party.client, channel).post(renderer, "key", entries)

    with pytest.raises(discord.HTTPException):
        await post()
    await post()
    whole = "\n".join(told(party, "part "))
    parts = [f"part {number} of {seq}: " for seq, length in enumerate(lengths) for number in range(length)]
    assert [whole.count(part) for part in parts] == [1] * len(parts)


@pytest.mark.slow
async def test_entries_without_a_chapter_are_not_cut_either(party: Party, game: Any) -> None:
    game.paragraphs = 30
    game.chapter = lambda _: ""
    await party.started()
    await party.move(0)
    texts = told(party, "paragraph")
    assert max(map(len, texts)) <= 2000
    assert sum(text.count("of 0: ") for text in texts) == 30


def test_messages_are_packed_from_whole_entries() -> None:
    told = [(1, "a" * 10), (2, ""), (3, "b" * 10), (4, "c" * 30), (5, "d")]
    assert list(packed(told, 21)) == [
        (1, 3, "a" * 10 + "\n" + "b" * 10),
        (5, 4, "c" * 21),
        (5, 4, "c" * 9),
        (5, 5, "d"),
    ]
    assert LONG < 4000
