"""Where the running bot listens, read from the environment without loading anything that the bot runs on."""

from __future__ import annotations

from typing import Self

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class SettingsProblem(Exception):
    """A variable of the environment is wrong; the message names it and what it accepts, one line each."""


class Ports(BaseSettings):
    """The bot's loopback ports, and the token, whose absence means the playground.

    ``health_port`` is the port on which ``python -m bot health`` asks the running bot; 0 turns it off.
    """

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    playground_port: int = Field(default=8080, ge=0, le=65535)
    health_port: int = Field(default=8081, ge=0, le=65535)

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr | None) -> SecretStr | None:
        stripped = token.get_secret_value().strip() if token else ""
        if any(letter.isspace() or not letter.isascii() for letter in stripped):
            raise ValueError("it has characters that no token has; copy it again from Discord's developer portal")
        return SecretStr(stripped) if stripped else None

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
