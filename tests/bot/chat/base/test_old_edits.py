"""Edits of old messages: few in a row in one channel, and any number of young ones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.chat.base.old_edits import OldEdits

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
OLD, YOUNG = NOW - timedelta(hours=2), NOW - timedelta(minutes=5)


def test_an_old_message_is_edited_now_and_then_and_not_in_a_burst() -> None:
    edits = OldEdits()
    assert [edits.allows(1, OLD, NOW) for _ in range(4)] == [True, True, False, False]
    assert edits.allows(2, OLD, NOW)
    assert edits.allows(1, OLD, NOW + timedelta(minutes=1))


def test_a_young_message_is_edited_as_often_as_it_likes() -> None:
    edits = OldEdits()
    assert all(edits.allows(1, YOUNG, NOW) for _ in range(20))
    assert edits.allows(1, OLD, NOW)


def test_channels_without_number_take_no_memory_without_end() -> None:
    edits = OldEdits()
    for channel in range(3000):
        edits.allows(channel, OLD, NOW)
    assert len(edits._made) == 1000
