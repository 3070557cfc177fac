"""Command names and descriptions in the languages of Discord's clients."""

from __future__ import annotations

from discord import Locale, app_commands

from bot.locales.sentences import localizer, spoken
from rules_index import Language


def command_text(sentence: str) -> app_commands.locale_str:
    """The command text with this sentence id: English by default, translated when the commands are synced."""
    return app_commands.locale_str(localizer(Language.EN).say(sentence), sentence=sentence)


class Translator(app_commands.Translator):
    """Gives Discord the Czech and Swedish texts of what :func:`command_text` made."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for one locale; ``None`` leaves it at English."""
        sentence, language = string.extras.get("sentence"), spoken(locale.value)
        if not isinstance(sentence, str) or language in (None, Language.EN):
            return None
        return localizer(language).say(sentence)
