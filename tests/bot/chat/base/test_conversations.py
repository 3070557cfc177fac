"""The last question of somebody: theirs alone, for ten minutes, and never too many of them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.chat.base.asking.conversations import LASTS, LONGEST, MOST, Conversations, Turn, Whose, topic_of

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
MINE = Whose(1, 2, 3)
TURN = Turn("May he attack?", "zloba")


def test_a_question_is_followed_for_ten_minutes() -> None:
    kept: Conversations[str] = Conversations()
    kept.note(MINE, TURN, NOW)
    assert kept.last(MINE, NOW + timedelta(minutes=10)) == TURN
    assert kept.last(MINE, NOW + timedelta(minutes=10, seconds=1)) is None


def test_it_is_followed_by_nobody_else_and_nowhere_else() -> None:
    kept: Conversations[str] = Conversations()
    kept.note(MINE, TURN, NOW)
    others = (Whose(1, 2, 4), Whose(1, 5, 3), Whose(6, 2, 3), Whose(None, 2, 3))
    assert [kept.last(each, NOW) for each in others] == [None] * 4


def test_a_later_question_takes_its_place() -> None:
    kept: Conversations[str] = Conversations()
    kept.note(MINE, TURN, NOW)
    later = Turn("Who begins?", "hrad")
    kept.note(MINE, later, NOW)
    assert kept.last(MINE, NOW) == later
    assert len(kept) == 1


def test_what_is_too_old_or_too_much_is_dropped() -> None:
    kept: Conversations[str] = Conversations()
    for number in range(MOST + 5):
        kept.note(Whose(1, number, 3), TURN, NOW)
    assert len(kept) == MOST
    assert kept.last(Whose(1, 0, 3), NOW) is None
    kept.note(MINE, TURN, NOW + LASTS + timedelta(seconds=1))
    assert len(kept) == 1


def test_a_person_and_a_server_are_forgotten() -> None:
    kept: Conversations[str] = Conversations()
    theirs, elsewhere = Whose(1, 2, 4), Whose(7, 2, 4)
    for each in (MINE, theirs, elsewhere):
        kept.note(each, TURN, NOW)
    kept.forget(3)
    assert kept.last(MINE, NOW) is None
    kept.forget_guild(1)
    assert (kept.last(theirs, NOW), kept.last(elsewhere, NOW)) == (None, TURN)


def test_a_topic_stays_short_and_keeps_where_it_began() -> None:
    first = topic_of("Kolik " * 200)
    assert len(first) == LONGEST
    assert topic_of("a teď?", topic_of("a potom?", first)) == f"{first}\na teď?"
