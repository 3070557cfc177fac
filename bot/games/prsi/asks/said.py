"""The choices that a command makes: a card or what is done without one, and a suit."""

from __future__ import annotations

from typing import Any

from bot.games.kernel.said import SaidAnswers
from bot.games.prsi.asks.course import DRAW, STAND
from bot.games.prsi.position.commands import Command, Draw, Play


class Said(SaidAnswers):
    """Answers from a command of Prší."""

    __slots__ = ("_made",)

    def __init__(self, command: Command) -> None:
        super().__init__()
        if isinstance(command, Play):
            self._made = {"prsi-ask-card": command.card, "prsi-ask-suit": command.suit}
        else:
            self._made = {"prsi-ask-card": DRAW if isinstance(command, Draw) else STAND}

    def makes(self, ask: str, choice: Any, most: int = 1) -> bool:
        """See :meth:`SaidAnswers.makes`."""
        del most
        return bool(choice == self._made.get(ask))
