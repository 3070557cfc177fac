"""Everything configurable, read from the environment."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Self

from platformdirs import user_data_dir
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.ports import HEALTH_PORT, LOOPBACK, PLAYGROUND_PORT, address_of, names_of, port_of, token_of
from bot.ports import SettingsProblem as SettingsProblem
from bot.shards import MOST, Share, shards_of
from rules_index import Language

DATABASE, PLAYGROUND = "rozhodci.sqlite", "playground.sqlite"
"""The names of the databases in the data folder, the bot's and the playground's."""
_Port = Annotated[int, BeforeValidator(port_of)]
_DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


class LogLevel(StrEnum):
    """Names of the levels the log can be cut at."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class LogFormat(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


def _in_data_dir(name: str) -> Any:
    return Field(default_factory=lambda data: data["data_dir"] / name)


def _sqlite_url(file: Path) -> SecretStr:
    return SecretStr(f"sqlite+aiosqlite:///{file}")


class Settings(BaseSettings):
    """The bot's configuration; each field is the environment variable of the same name in capitals.

    ``rulebooks_dir`` is the operator's folder of rulebooks; without it the oracle answers from the digest alone.
    ``meaning_model`` is a folder with a model that finds passages of rulebooks by their meaning; without it the one
    that the extra ``meaning`` brings along does, if that is installed.
    ``database_url`` is a SQLAlchemy URL for SQLite (a file) or PostgreSQL; a bare scheme gets the asynchronous driver.
    The default is the bot's own database, which the playground never opens, see :meth:`for_playground`.
    ``shard_count`` is into how many shards Discord deals the bot's servers, and ``shards`` which of them are this
    process's, as ``0-3,6``; empty means all. Several processes share the shards on one PostgreSQL.
    ``server_data_days`` is after how many days the data of a server that removed the bot is deleted; 0 is never.
    ``server_books`` lets servers add rulebooks of their own, which take ``server_books_mb`` megabytes together at most.
    ``playground_port`` is the loopback port of the playground's page, which opens where there is no token; 0 is any.
    ``health_port`` is the port on which ``python -m bot health`` asks the running bot, and 0 turns it off;
    ``health_address`` is the address it is opened at, and ``health_names``, set apart by commas, are the names by which
    others than this machine may ask there.
    """

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    playground_port: _Port = PLAYGROUND_PORT
    health_port: _Port = HEALTH_PORT
    health_address: Annotated[str, BeforeValidator(address_of)] = LOOPBACK
    health_names: str = ""
    data_dir: Path = Field(default_factory=lambda: Path(user_data_dir("rozhodci", appauthor=False)))
    rulebooks_dir: Path | None = None
    meaning_model: Path | None = None
    index_file: Path = _in_data_dir("rules.sqlite")
    database_url: SecretStr = Field(default_factory=lambda data: _sqlite_url(data["data_dir"] / DATABASE))
    shard_count: int = Field(default=1, ge=1, le=MOST)
    shards: str = ""
    server_data_days: int = Field(default=30, ge=0, le=36_500)
    server_books: bool = False
    server_books_mb: int = Field(default=2000, ge=1, le=1_000_000)
    log_level: LogLevel = LogLevel.INFO
    log_format: LogFormat = LogFormat.TEXT
    default_language: Language = Language.CS

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        stripped = token_of(token.get_secret_value()) if token else None
        return SecretStr(stripped) if stripped else None

    @field_validator("health_names")
    @classmethod
    def _names(cls, names: str) -> str:
        names_of(names)
        return names

    @field_validator("data_dir", "rulebooks_dir", "meaning_model", "index_file")
    @classmethod
    def _whole_path(cls, path: Path | None) -> Path | None:
        return path.expanduser().absolute() if path else path

    @field_validator("rulebooks_dir", "meaning_model")
    @classmethod
    def _a_folder(cls, path: Path | None) -> Path | None:
        if path and not path.is_dir():
            raise ValueError(f"there is no folder {path}")
        return path

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: Any) -> Any:
        return level.upper() if isinstance(level, str) else level

    @field_validator("log_format", mode="before")
    @classmethod
    def _any_case_of_it(cls, written: Any) -> Any:
        return written.lower() if isinstance(written, str) else written

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

    @field_validator("shards")
    @classmethod
    def _among_all(cls, shards: str, info: ValidationInfo) -> str:
        count = info.data.get("shard_count")
        url = info.data.get("database_url")
        if count is None or url is None:
            # What is wrong with those is said already.
            return shards
        if len(shards_of(shards, count)) < count and url.get_secret_value().startswith("sqlite"):
            raise ValueError(
                "other shards would be other processes' business, and SQLite takes only one: leave it empty, or set "
                "DATABASE_URL to a PostgreSQL database that all of them share"
            )
        return shards

    @classmethod
    def from_environment(cls) -> Self:
        """Read the environment.

        Raises:
            SettingsProblem: a variable has a value it does not accept.
        """
        try:
            return cls()
        except ValidationError as invalid:
            raise SettingsProblem(
                "\n".join(
                    f"{'.'.join(map(str, error['loc'])).upper()}: {error['msg'].removeprefix('Value error, ')}"
                    for error in invalid.errors(include_input=False, include_url=False)
                    if error["type"] != "default_factory_not_called"
                )
            ) from None

    @property
    def share(self) -> Share:
        """The servers that this process serves."""
        return Share(self.shard_count, shards_of(self.shards, self.shard_count))

    @property
    def database(self) -> URL:
        """The database's parsed URL; its ``repr`` hides the password."""
        return make_url(self.database_url.get_secret_value())

    @property
    def backups(self) -> Path:
        """The folder of backups that are given no other name."""
        return self.data_dir / "backups"

    def for_playground(self) -> Settings:
        """The same with all servers, with rulebooks that they add, and with a database of the playground's own, unless
        one was named."""
        whole: dict[str, object] = {"shard_count": 1, "shards": ""}
        if "server_books" not in self.model_fields_set:
            whole["server_books"] = True
        if "database_url" not in self.model_fields_set:
            whole["database_url"] = _sqlite_url(self.data_dir / PLAYGROUND)
        return self.model_copy(update=whole)
