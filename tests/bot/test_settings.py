"""The environment as settings: defaults, what is accepted, and what is said about the rest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.settings import LogLevel, Settings, SettingsProblem
from rules_index import Language


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Settings.model_fields:
        monkeypatch.delenv(field.upper(), raising=False)


def test_everything_has_a_default_in_one_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))

    settings = Settings.from_environment()

    assert settings.discord_token is None
    assert settings.rulebooks_dir is None
    assert settings.index_file == tmp_path / "rules.sqlite"
    assert settings.database.drivername == "sqlite+aiosqlite"
    assert settings.database.database == str(tmp_path / "rozhodci.sqlite")
    assert settings.default_language is Language.CS


def test_without_any_variable_the_data_lies_in_the_users_own_folder() -> None:
    folder = Settings.from_environment().data_dir
    assert folder.is_absolute()
    assert folder.name == "rozhodci"


def test_an_empty_variable_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("RULEBOOKS_DIR", "")

    settings = Settings.from_environment()

    assert (settings.discord_token, settings.rulebooks_dir) == (None, None)


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("postgresql://bot:secret@db/bot", "postgresql+asyncpg"),
        ("postgres://bot:secret@db/bot", "postgresql+asyncpg"),
        ("postgresql+asyncpg://bot:secret@db/bot", "postgresql+asyncpg"),
        ("sqlite:///bot.sqlite", "sqlite+aiosqlite"),
    ],
)
def test_a_database_url_gets_the_asynchronous_driver(monkeypatch: pytest.MonkeyPatch, given: str, driver: str) -> None:
    monkeypatch.setenv("DATABASE_URL", given)

    assert Settings.from_environment().database.drivername == driver


def test_no_secret_shows_when_the_settings_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    monkeypatch.setenv("DATABASE_URL", "postgresql://bot:password123@db/bot")

    settings = Settings.from_environment()

    assert settings.database.password == "password123"
    for shown in (repr(settings), str(settings), repr(settings.database), settings.model_dump_json()):
        assert "password123" not in shown
        assert "very.secret" not in shown


def test_a_level_may_be_written_in_small_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")

    assert Settings.from_environment().log_level is LogLevel.DEBUG


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DATABASE_URL", "mysql://db/bot", "only SQLite and PostgreSQL"),
        ("DATABASE_URL", "not a url", "must be a URL such as"),
        ("DATABASE_URL", "sqlite://", "must be a file"),
        ("DATABASE_URL", "sqlite:///:memory:", "must be a file"),
        ("DEFAULT_LANGUAGE", "de", "'cs', 'sv' or 'en'"),
        ("DISCORD_TOKEN", "two words", "copy it again"),
        ("LOG_LEVEL", "loud", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("PLAYGROUND_PORT", "65536", "a number from 0 to 65535"),
        ("HEALTH_PORT", "-1", "a number from 0 to 65535"),
        ("HEALTH_PORT", "web", "a number from 0 to 65535"),
        ("HEALTH_ADDRESS", "bot", "an IP address of this machine"),
        ("HEALTH_NAMES", "bot:8081", "write names without ports"),
        ("RULEBOOKS_DIR", os.devnull, "there is no folder"),
    ],
)
def test_a_wrong_value_is_one_line_that_names_its_variable(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)

    with pytest.raises(SettingsProblem) as problem:
        Settings.from_environment()

    line = str(problem.value)
    assert line.startswith(f"{name}: ")
    assert said in line
    assert "\n" not in line


def test_each_wrong_value_has_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("PLAYGROUND_PORT", "web")

    with pytest.raises(SettingsProblem) as problem:
        Settings.from_environment()

    assert [line.partition(":")[0] for line in str(problem.value).splitlines()] == ["PLAYGROUND_PORT", "LOG_LEVEL"]
