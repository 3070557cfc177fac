"""The values of a game as JSON: states, commands and events, the same bytes for equal values in every process."""

from __future__ import annotations

import hashlib
from typing import Any, Generic, TypeVar

import msgspec

State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")


class CodecProblem(Exception):
    """Bytes are no such value; the message names the place and what belongs there."""


class Codec(Generic[State, Command, Event]):
    """One library codec for a game's three kinds of values.

    Args:
        state, command, event: the types; unions of tagged ``msgspec.Struct`` for commands and events.
    """

    def __init__(self, state: Any, command: Any, event: Any) -> None:
        self._command = command
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._state = msgspec.json.Decoder(state)
        self._commands = msgspec.json.Decoder(command)
        self._events = msgspec.json.Decoder(tuple[event, ...])

    def encode(self, value: Any) -> bytes:
        """A value as JSON, the same bytes for equal values in every process."""
        return self._encoder.encode(value)

    def state(self, data: bytes) -> State:
        """A state from :meth:`encode`'s bytes."""
        value: State = self._decode(self._state, data)
        return value

    def command(self, data: bytes) -> Command:
        """A command from JSON that anybody may have written.

        Raises:
            CodecProblem: it is no JSON, or no command of this game.
        """
        value: Command = self._decode(self._commands, data)
        return value

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Events from the JSON array that :meth:`encode` makes of them."""
        value: tuple[Event, ...] = self._decode(self._events, data)
        return value

    def digest(self, state: State) -> str:
        """A fingerprint of a state: equal states have equal ones."""
        return hashlib.sha256(self.encode(state)).hexdigest()

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of commands."""
        return msgspec.json.schema(self._command)

    def _decode(self, decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
        try:
            return decoder.decode(data)
        except msgspec.DecodeError as problem:
            raise CodecProblem(str(problem)) from problem
