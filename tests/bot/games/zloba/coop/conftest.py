"""What rulings against the opponent share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.bot.games.zloba.coop import against


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Put a game with one more scenario, ``own``, in the place of the one that rulings are made in."""

    def put(**parts: Any) -> None:
        monkeypatch.setattr(against, "GAME", against.game(against.quiet("own", **parts)))
        against._table.cache_clear()

    yield put
    against._table.cache_clear()
