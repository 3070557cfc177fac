"""Everything configurable, read from the environment."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir
from pydantic import Field, SecretStr, field_validator
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.ports import Ports
from bot.ports import SettingsProblem as SettingsProblem
from rules_index import Language

_DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


class LogLevel(StrEnum):
    """Names of the levels the log can be cut at."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


def _in_data_dir(name: str) -> Any:
    return Field(default_factory=lambda data: data["data_dir"] / name)


def _sqlite_url(file: Path) -> SecretStr:
    return SecretStr(f"sqlite+aiosqlite:///{file}")


class Settings(Ports):
    """The bot's configuration; each field is the environment variable of the same name in capitals.

    ``rulebooks_dir`` is the operator's folder of rulebooks; without it the oracle answers from the digest alone.
    ``database_url`` is a SQLAlchemy URL for SQLite (a file) or PostgreSQL; a bare scheme gets the asynchronous driver.
    The default is the bot's own database, which the playground never opens, see :meth:`for_playground`.
    ``health_port`` is the loopback port on which ``python -m bot health`` asks the running bot; 0 turns it off.
    """

    data_dir: Path = Field(default_factory=lambda: Path(user_data_dir("rozhodci", appauthor=False)))
    rulebooks_dir: Path | None = None
    index_file: Path = _in_data_dir("rules.sqlite")
    database_url: SecretStr = Field(default_factory=lambda data: _sqlite_url(data["data_dir"] / "rozhodci.sqlite"))
    log_level: LogLevel = LogLevel.INFO
    default_language: Language = Language.CS

    @field_validator("data_dir", "rulebooks_dir", "index_file")
    @classmethod
    def _whole_path(cls, path: Path | None) -> Path | None:
        return path.expanduser().absolute() if path else path

    @field_validator("rulebooks_dir")
    @classmethod
    def _a_folder(cls, path: Path | None) -> Path | None:
        if path and not path.is_dir():
            raise ValueError(f"there is no folder {path}")
        return path

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: Any) -> Any:
        return level.upper() if isinstance(level, str) else level

    @field_validator("database_url")
    @classmethod
    def _asynchronous(cls, url: SecretStr) -> SecretStr:
        try:
            parsed = make_url(url.get_secret_value())
        except ArgumentError:
            raise ValueError("it must be a URL such as sqlite:///file.sqlite or postgresql://user@host/name") from None
        driver = _DRIVERS.get(parsed.drivername, parsed.drivername)
        if driver not in _DRIVERS.values():
            raise ValueError("only SQLite and PostgreSQL are supported")
        if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
            raise ValueError("SQLite must be a file, because reads and writes have connections of their own")
        return SecretStr(parsed.set(drivername=driver).render_as_string(hide_password=False))

    @property
    def database(self) -> URL:
        """The database's parsed URL; its ``repr`` hides the password."""
        return make_url(self.database_url.get_secret_value())

    @property
    def backups(self) -> Path:
        """The folder of backups that are given no other name."""
        return self.data_dir / "backups"

    def for_playground(self) -> Settings:
        """The same with a database of the playground's own, unless one was named."""
        if "database_url" in self.model_fields_set:
            return self
        return self.model_copy(update={"database_url": _sqlite_url(self.data_dir / "playground.sqlite")})
