"""What is read once is read before the bot connects."""

from __future__ import annotations

from unittest import mock

import pytest

from bot.chat.warming import warm
from bot.games.registry import Registry
from bot.locales import sentences
from bot.matches.storage import preferences
from rules_index import Language
from tests.bot.games.toy.pack import TOY


def test_no_time_zone_is_read_when_somebody_types_one() -> None:
    preferences.time_zones.cache_clear()
    warm(Registry([TOY]))
    with mock.patch.object(preferences, "available_timezones", side_effect=AssertionError("they are read only now")):
        assert "Europe/Prague" in preferences.time_zones()


def test_no_sentence_is_read_when_somebody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences._localizer.cache_clear()
    warm(Registry([TOY]))

    def read(language: Language, _: object) -> None:
        pytest.fail(f"the sentences of {language} are read only now")

    monkeypatch.setattr(sentences, "_bundles", read)
    said = {sentences.localizer(language).say("error-guild-only") for language in Language}
    assert len(said) == len(Language)
