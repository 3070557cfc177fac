"""Quotas: what just fits is taken, and what is one beyond is refused by that limit alone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.library.limits import LARGEST, MEGABYTE, MOST_BOOKS, MOST_BYTES, NotAdded, Why, refuse_beyond
from bot.library.records import ServerBook, State

ALL = 500 * MEGABYTE


def _books(*sizes: int) -> list[ServerBook]:
    return [
        ServerBook(
            guild_id=1,
            number=10_000 + at,
            game="own-10000",
            title="",
            kind="rulebook",
            state=State.READY,
            ending=".pdf",
            size=size,
            digest=str(at),
            added=datetime(2026, 1, 1, tzinfo=UTC),
        )
        for at, size in enumerate(sizes)
    ]


FULL = _books(*[10 * MEGABYTE] * 5, 9 * MEGABYTE)
"""The books of a server that has room for one more megabyte."""


@pytest.mark.parametrize(
    ("size", "books", "every", "replaced"),
    [
        (LARGEST, [], 0, None),
        (1, _books(*[1] * (MOST_BOOKS - 1)), 0, None),
        (1, _books(*[1] * MOST_BOOKS), 0, 10_000),
        (MEGABYTE, FULL, 0, None),
        (LARGEST, FULL, 0, 10_000),
        (1, [], ALL - 1, None),
    ],
)
def test_what_just_fits_is_taken(size: int, books: list[ServerBook], every: int, replaced: int | None) -> None:
    refuse_beyond(size, books, every, ALL, replaced)


@pytest.mark.parametrize(
    ("size", "books", "every", "replaced", "why"),
    [
        (LARGEST + 1, [], 0, None, Why.LARGE_FILE),
        (1, _books(*[1] * MOST_BOOKS), 0, None, Why.BOOKS),
        (1, _books(*[1] * (MOST_BOOKS + 1)), 0, 10_000, Why.BOOKS),
        (MEGABYTE + 1, FULL, 0, None, Why.SERVER_FULL),
        (2 * MEGABYTE + 1, FULL, 0, 10_000 + MOST_BOOKS, Why.SERVER_FULL),
        (1, [], ALL, None, Why.BOT_FULL),
    ],
)
def test_what_is_one_beyond_is_refused(
    size: int, books: list[ServerBook], every: int, replaced: int | None, why: Why
) -> None:
    with pytest.raises(NotAdded) as refused:
        refuse_beyond(size, books, every, ALL, replaced)
    assert refused.value.why is why


def test_that_all_books_together_are_too_large_does_not_tell_how_large_they_are() -> None:
    with pytest.raises(NotAdded) as refused:
        refuse_beyond(1, [], ALL, ALL, None)
    assert refused.value.values == {}


def test_the_limit_of_a_server_is_that_of_its_own_books() -> None:
    refuse_beyond(LARGEST, [], MOST_BYTES * 2, ALL, None)
