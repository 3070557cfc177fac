"""Which servers are a process's own."""

from __future__ import annotations

import pytest

from bot.settings import Settings, SettingsProblem
from bot.shards import Share, shards_of
from tests.rows import rows

POSTGRESQL = "postgresql://bot@db/bot"


@rows(
    ("text", "count", "shards"),
    [("", 3, (0, 1, 2)), ("0", 1, (0,)), ("0-1, 3", 5, (0, 1, 3)), ("2,0-2", 3, (0, 1, 2))],
)
def test_shards_are_named_one_by_one_or_from_to(text: str, count: int, shards: tuple[int, ...]) -> None:
    assert shards_of(text, count) == shards


@rows("text", ["3", "2-1", "0-3", "-1", "a", "0,,1", "99999999"])
def test_other_shards_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="shards from 0 to 2"):
        shards_of(text, 3)


def test_every_server_is_served_by_exactly_one_process() -> None:
    shares = [Share(5, (0, 1)), Share(5, (2, 4)), Share(5, (3,))]
    for guild in range(0, 40 << 22, 999_983):
        assert [share.holds(guild) for share in shares].count(True) == 1
    assert Share().holds(12345) and Share(2, (0, 1)).whole and not shares[2].whole


def test_a_part_of_the_shards_wants_a_database_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_COUNT", "4")
    assert Settings.from_environment().share == Share(4, (0, 1, 2, 3))
    monkeypatch.setenv("SHARDS", "1-2")
    with pytest.raises(SettingsProblem, match=r"^SHARDS: .* SQLite takes only one: .*PostgreSQL"):
        Settings.from_environment()
    monkeypatch.setenv("DATABASE_URL", POSTGRESQL)
    settings = Settings.from_environment()
    assert settings.share == Share(4, (1, 2))
    assert settings.for_playground().share == Share()
    monkeypatch.setenv("SHARDS", "4")
    with pytest.raises(SettingsProblem, match=r"^SHARDS: it must name shards from 0 to 3"):
        Settings.from_environment()
    monkeypatch.setenv("SHARD_COUNT", "0")
    with pytest.raises(SettingsProblem, match=r"^SHARD_COUNT: [^\n]*$"):
        Settings.from_environment()
