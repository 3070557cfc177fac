"""How a chapter stands is told below its log: by an edit and no line, and only as long as the chapter lasts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.boards.entry import GameEntry
from bot.chat.client import Client
from bot.chat.matches.delivers.channel import MatchChannel
from bot.chat.matches.delivers.deliveries import show_again
from bot.chat.matches.delivers.log import BELOW
from bot.database import Database
from bot.games.values import Line, Viewer
from bot.matches.model.match import Actor
from bot.matches.rules.submit import Path
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.values import Event, Staked, State
from tests.bot.matches.table import HandClock

DEALT, STAKED = "are dealt", "stakes a card."


class Tallied(Toy):
    """The toy game in which the stakes are one chapter, below which stands who has made theirs."""

    silent = True
    long = False

    def chapter(self, state: State) -> str:
        return "stakes" if state.stage == "stake" else f"turn.{state.left}"

    def narrate(self, event: Event, viewer: Viewer) -> tuple[Line, ...]:
        if not isinstance(event, Staked):
            return super().narrate(event, viewer)
        if self.long:
            return (Line(STAKED + " word" * 400),)
        return () if self.silent else (Line(STAKED),)

    def tally(self, state: State) -> tuple[Line, ...]:
        if state.stage != "stake":
            return ()
        made = [seat for seat, stake in enumerate(state.stakes) if stake >= 0]
        return (Line(f"staked so far: {made}"),)


class Counted:
    """Edits of the log's messages, and the lines that were sent."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.edits: list[str] = []
        self.takes = True
        rewrite = MatchChannel.rewrite

        async def counted(channel: MatchChannel, message: int, text: str) -> bool:
            self.edits.append(text)
            return self.takes and await rewrite(channel, message, text)

        monkeypatch.setattr(MatchChannel, "rewrite", counted)


@pytest.fixture
def game() -> Tallied:
    return Tallied()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    return Counted(monkeypatch)


@pytest.fixture
def make_client(
    settings: Settings, oracle: Oracle, database: Database, clock: HandClock, game: Tallied
) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, games=[GameEntry("toy", lambda _: game)], clock=clock)


def told(party: Party, word: str) -> list[str]:
    return [card.text for card in party.public() if word in card.text]


def sent(party: Party) -> list[int]:
    """The messages in the channel, but for pings, which come and go."""
    return [card.id for card in party.public() if not any(part.startswith("play:") for part in card.buttons.values())]


async def stakes(party: Party, seat: int) -> None:
    """Somebody makes their stake; nothing is delivered."""
    position = await party.position()
    (prompt,) = position.prompts(seat)
    step = position.step(prompt, ())
    token = getattr(step, "options")[0].token  # noqa: B009
    await party.client.matches.play.submit(1, Actor(party.player(seat).id), prompt.id, Path((token,)))


@pytest.mark.slow
async def test_it_stands_below_the_entries_from_the_first_one_on(party: Party, counted: Counted) -> None:
    await party.started(3)
    (text,) = told(party, "staked so far")
    assert text.endswith("\n-# staked so far: []")
    assert counted.edits == []


@pytest.mark.slow
async def test_many_silent_answers_at_once_are_one_edit_and_no_line(party: Party, counted: Counted) -> None:
    await party.started(3)
    before = sent(party)
    await stakes(party, 0)
    await stakes(party, 1)
    await party.deliver()
    assert len(counted.edits) == 1
    assert sent(party) == before
    (text,) = told(party, "staked so far")
    assert text.endswith("\n-# staked so far: [0, 1]")


async def test_what_stands_there_already_is_not_edited(party: Party, counted: Counted) -> None:
    party.restarting = True
    await party.started(3)
    await stakes(party, 0)
    await party.deliver()
    assert len(counted.edits) == 1
    await show_again(party.client, 1)
    assert len(counted.edits) == 1


@pytest.mark.slow
async def test_entries_come_above_it_by_the_same_edit(party: Party, game: Tallied, counted: Counted) -> None:
    game.silent = False
    await party.started(3)
    await stakes(party, 0)
    await party.deliver()
    assert len(counted.edits) == 1
    (text,) = told(party, STAKED)
    assert text.endswith(f"{STAKED}\n-# staked so far: [0]")


@pytest.mark.slow
async def test_it_goes_when_the_chapter_is_over(party: Party, game: Tallied, counted: Counted) -> None:
    await party.started()
    assert told(party, "staked so far")
    await stakes(party, 0)
    await stakes(party, 1)
    await party.deliver()
    assert not told(party, "staked so far")


@pytest.mark.slow
async def test_it_goes_when_the_match_is_over(party: Party) -> None:
    await party.started()
    for seat in (0, 1):
        await party.client.matches.play.concede(1, Actor(party.player(seat).id))
    await party.deliver()
    assert not told(party, "staked so far")


@pytest.mark.slow
async def test_it_moves_to_the_next_message_where_one_is_full(party: Party, game: Tallied) -> None:
    game.long = True
    await party.started(3)
    await stakes(party, 0)
    await party.deliver()
    await stakes(party, 1)
    await party.deliver()
    first, second = told(party, STAKED)
    assert "staked so far" not in first
    assert second.endswith("\n-# staked so far: [0, 1]")


async def test_a_message_that_takes_no_edit_is_followed_by_one_that_says_it(
    party: Party, game: Tallied, counted: Counted
) -> None:
    await party.started(3)
    counted.takes = False
    await stakes(party, 0)
    await party.deliver()
    assert len(counted.edits) == 1, "it is tried once, and not again until something happens"
    game.silent = False
    await stakes(party, 1)
    await party.deliver()
    (text,) = told(party, STAKED)
    assert text.endswith("staked so far: [0, 1]")


@pytest.mark.slow
async def test_it_never_makes_a_message_too_long(party: Party, game: Tallied, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tallied, "tally", lambda *_: (Line("staked so far " * 300),))
    game.long = True
    await party.started()
    await stakes(party, 0)
    await party.deliver()
    (text,) = told(party, STAKED)
    assert len(text) <= 4000
    assert text.endswith("…")
    assert len(text) - text.index("-# ") == BELOW


@pytest.mark.slow
async def test_it_goes_on_where_the_match_is_moved(party: Party, game: Tallied) -> None:
    game.silent = False
    await party.started(3)
    await stakes(party, 0)
    await party.deliver()
    left, party.table.channel = party.table.channel, party.table.guild.create_text_channel("jinde")
    await party.use(party.player(0), "match move", match=1)
    assert not [card for card in party.public(left.id) if "staked so far" in card.text]
    (text,) = told(party, "staked so far")
    assert text.endswith(f"{STAKED}\n-# staked so far: [0]")
    await stakes(party, 1)
    await party.deliver()
    (text,) = told(party, "staked so far")
    assert text.endswith(f"{STAKED}\n-# staked so far: [0, 1]")
