"""Whether a question can be about a mishap or misconduct, or only asks what a card or another thing does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rules_index.languages.language import root, words
from rules_index.languages.questions import FRAME_ROOTS
from rules_index.search.question import Question
from rules_index.values.answers import CardAnswer
from rules_index.values.books import Language

_OF_A_THING: Mapping[Language, re.Pattern[str]] = {
    Language.CS: re.compile(r"kart\w*|fung\w*|ucin\w*|efekt\w*|del\w*|um[ie]\w*|slouz\w*|znam\w*|popis\w*|text\w*"),
    Language.SV: re.compile(r"kort\w*|funger\w*|effek\w*|verk\w*|gor\w*|betyd\w*|beskriv\w*|text\w*"),
    Language.EN: re.compile(r"card|work|effect|do|mean|describ\w*|descript\w*|text"),
}
"""Roots of words that ask for the effect or the text of a thing and tell of no event."""
_EFFECT: Mapping[Language, re.Pattern[str]] = {
    Language.CS: re.compile(r"(?:a )?(?:co|k cemu) (?:dela|delaji|umi|umeji|slouzi|je dobr\w+)\b"),
    Language.SV: re.compile(r"(?:och )?vad gor\b"),
    Language.EN: re.compile(r"(?:and )?what (?:does|do)\b.*\bdo$"),
}
"""How people ask for the effect of a thing, in the folded words of a question."""
_MEANING = (FRAME_ROOTS["meaning"],)
_LONGEST = 3
"""Content words of a thing that is asked about by its name; somebody's deed takes more."""


def only_asks_what_it_does(question: Question, cards: Sequence[CardAnswer]) -> bool:
    """Whether a question asks for the effect of a thing, of which the guide for judges has nothing to say.

    Either a card or another component is named and nothing else is said, or a thing of a few words is asked about.
    """
    language = question.language
    said = [word.word for word in question.words]
    rest = [word for word in said if not _OF_A_THING[language].fullmatch(root(word, language))]
    if cards and not _beside(rest, cards, language):
        return True
    asks = question.frame == _MEANING and _EFFECT[language].match(question.folded.strip(" ?.!"))
    return bool(asks) and len(rest) <= _LONGEST


def _beside(said: Iterable[str], cards: Sequence[CardAnswer], language: Language) -> list[str]:
    """The words that are of no name of these cards."""
    named = {
        root(word, of) for card in cards for name in (card.name, *card.names.values()) for word in words(name)
        for of in (language, Language.EN)
    }  # fmt: skip
    return [word for word in said if root(word, language) not in named and root(word, Language.EN) not in named]
