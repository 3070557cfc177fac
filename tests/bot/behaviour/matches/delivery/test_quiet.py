"""How much a match says in its channel, and how often it calls its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from bot.chat.client import Client
from bot.chat.matches.delivers import deliveries
from bot.database import Database
from bot.matches.model.chance import Secret
from bot.settings import Settings
from rules_index import Oracle
from tests.bot.behaviour.matches.party import Party
from tests.bot.behaviour.matches.playing.zloba_match import act, begun, is_answerable, settled, turn
from tests.bot.behaviour.table import Card
from tests.bot.discord_api import Watch
from tests.bot.matches.table import HandClock

ROUNDS, MESSAGES, PINGS = 3, 6, 1


@pytest.fixture
def make_client(settings: Settings, oracle: Oracle, database: Database, clock: HandClock) -> Callable[[], Client]:
    return lambda: Client(settings, oracle, database, clock=clock)


def posted(requests: Watch, since: int) -> Iterator[dict[str, Any]]:
    """The messages that were sent to a channel after so many requests."""
    for method, path, body in requests.requests[since:]:
        if method == "POST" and path.endswith("/messages") and isinstance(body, dict):
            yield body


def called(message: dict[str, Any]) -> tuple[int, ...]:
    """Whom a message notifies."""
    return tuple((message.get("allowed_mentions") or {}).get("users") or ())


@pytest.mark.parametrize("rounds", [1, pytest.param(ROUNDS, marks=pytest.mark.slow)])
async def test_a_round_says_little(party: Party, requests: Watch, monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    monkeypatch.setattr(Secret, "fresh", classmethod(lambda cls: cls(bytes(32))))
    await begun(party)
    panels: dict[int, Card] = {}
    told: Counter[int] = Counter()
    pings: Counter[tuple[int, int]] = Counter()
    while (number := (await party.position()).state.round) <= rounds:
        before = len(requests.requests)
        await turn(party, panels)
        sent = list(posted(requests, before))
        told[number] += len(sent)
        pings.update((number, user) for message in sent for user in called(message))
    assert max(told.values()) <= MESSAGES
    assert max(pings.values(), default=0) <= PINGS


def log_lines(party: Party) -> list[str]:
    """The lines of the newest message of the log."""
    return [card for card in party.public() if not card.buttons][-1].text.splitlines()


async def in_draft(party: Party, **options: str) -> dict[int, Card]:
    """A match in its first draft, the panels of both players open."""
    await begun(party, **options)
    panels: dict[int, Card] = {}
    while (await party.position()).state.phase != "draft" or len(panels) < 2:
        await turn(party, panels)
    return panels


async def moved(party: Party, panels: dict[int, Card]) -> int:
    """The awaited seat takes a die from its panel; who is awaited then."""
    seat = (await party.position()).match.course.waits[0].seat
    if not is_answerable(panels[seat]):
        panels[seat] = await party.press(party.player(seat), party.status, "play:1")
    panels[seat] = await act(party, seat, panels[seat])
    return 1 - seat


@pytest.mark.slow
async def test_an_open_panel_shows_what_is_asked_and_what_happened(party: Party, requests: Watch) -> None:
    panels = await in_draft(party)
    before = len(requests.requests)
    seat = await moved(party, panels)
    assert is_answerable(panels[seat])
    assert f"<@{party.player(1 - seat).id}>" in panels[seat].text
    assert not any(map(called, posted(requests, before)))


@pytest.mark.slow
async def test_a_panel_stays_open_beside_what_is_settled_in_advance(party: Party, requests: Watch) -> None:
    panels = await in_draft(party)
    waiting = 1 - (await party.position()).match.course.waits[0].seat
    await settled(party, waiting, panels[waiting], {"end": "within"})
    before = len(requests.requests)
    assert await moved(party, panels) == waiting
    assert is_answerable(panels[waiting])
    assert not any(map(called, posted(requests, before)))


@pytest.mark.slow
async def test_what_was_taken_back_is_struck_out_where_it_stands(party: Party) -> None:
    panels = await in_draft(party)
    for _ in range(2):
        seat = 1 - await moved(party, panels)
    (kept, gone) = log_lines(party)[-2:]
    assert "~~" not in kept + gone
    await party.press(party.player(seat), panels[seat], "unmake:1:")
    assert log_lines(party)[-3:-1] == [kept, f"~~{gone}~~"]


@pytest.mark.slow
async def test_who_leaves_the_question_unanswered_is_pinged(party: Party, requests: Watch, clock: HandClock) -> None:
    panels = await in_draft(party)
    before = len(requests.requests)
    seat = await moved(party, panels)
    clock.advance(minutes=1)
    await party.deliver()
    assert not any(map(called, posted(requests, before)))
    clock.advance(minutes=2)
    await party.deliver()
    assert [called(each) for each in posted(requests, before) if called(each)] == [(party.player(seat).id,)]


@pytest.mark.slow
async def test_who_answers_in_time_is_not_pinged_later(party: Party, requests: Watch, clock: HandClock) -> None:
    panels = await in_draft(party)
    before = len(requests.requests)
    for _ in range(2):
        await moved(party, panels)
    clock.advance(minutes=1)
    await moved(party, panels)
    clock.advance(minutes=1, seconds=30)
    await party.deliver()
    assert not any(map(called, posted(requests, before)))


@pytest.mark.slow
async def test_who_has_been_away_from_the_panel_is_pinged_at_once(
    party: Party, requests: Watch, clock: HandClock
) -> None:
    panels = await in_draft(party)
    clock.advance(minutes=6)
    before = len(requests.requests)
    seat = await moved(party, panels)
    assert [called(each) for each in posted(requests, before) if called(each)] == [(party.player(seat).id,)]
    assert is_answerable(panels[seat])


@pytest.mark.slow
async def test_who_has_little_time_is_pinged_at_once(
    party: Party, requests: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", timedelta(hours=1))
    panels = await in_draft(party, time="60 min")
    before = len(requests.requests)
    seat = await moved(party, panels)
    assert [called(each) for each in posted(requests, before) if called(each)] == [(party.player(seat).id,)]


@pytest.mark.slow
async def test_after_a_restart_the_ping_calls_again(party: Party, requests: Watch) -> None:
    panels = await in_draft(party)
    await party.restart()
    before = len(requests.requests)
    seat = await moved(party, panels)
    assert [called(each) for each in posted(requests, before) if called(each)] == [(party.player(seat).id,)]
