"""The questions that ``/help`` and the playground's tour offer are ones that are surely answered."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat.welcome.ids import AskId
from bot.chat.welcome.lookup import QUESTIONS, examples
from bot.locales.sentences import localizer
from rules_index import Language, Oracle
from tests.oracles import lent
from tests.rows import rows

LONGEST_LABEL = 80
GAMES = ("zloba", "doomtrooper", "twom", "prsi")


@pytest.fixture(scope="module")
def oracle(digest_index: Path) -> Oracle:
    return lent(digest_index)


@pytest.mark.slow
@rows("language", list(Language))
@rows("game", GAMES)
async def test_an_example_is_surely_answered_and_fits_its_button(oracle: Oracle, game: str, language: Language) -> None:
    tried = await examples(oracle, game, localizer(language))
    assert len(tried) == QUESTIONS
    # Whose language has no edition meets questions on which the editions agree.
    own = [book.key for book in oracle.books if (book.game, book.language, book.corrects) == (game, language, "")]
    for example in tried:
        assert not example.question.startswith("help-ask")
        assert len(example.question) <= LONGEST_LABEL
        assert len(AskId.id_for(game=game, number=example.number)) <= 100
        answer = oracle.ask(example.question, game=game, edition=next(iter(own), None), language=language)
        assert answer.certain, example


def test_the_tours_question_is_one_of_them() -> None:
    pytest.importorskip("simcord", reason="the playground needs the extra 'playground'")
    from bot.playground.words import page_words

    for locale, language in {"cs": Language.CS, "en-GB": Language.EN, "sv-SE": Language.SV}.items():
        assert page_words(locale)["tour-question"] == localizer(language).say("help-ask-zloba-1")
