"""Names and texts that a component pack brings along in the bot's languages."""

from __future__ import annotations

from msgspec import Struct

from bot.games.contract import Line


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A name or a text in Czech, English and Swedish."""

    cs: str
    en: str
    sv: str

    def line(self) -> Line:
        """The words as an argument of a sentence: each language takes its own."""
        return Line("zloba-words", {"cs": self.cs, "en": self.en, "sv": self.sv})
