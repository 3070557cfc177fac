"""Whether a question needs the one before it: it begins with a connective, points back, or is too short for itself."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules_index.languages.language import detect, fold, is_function_word, words
from rules_index.values.books import Language

MOST_JOINED, MOST_POINTING, MOST_HINTING, MORE = 5, 3, 2, 2
"""Words of content that a question has at most if it does not say for itself what it is about: behind a connective,
with a word for somebody named before, and with one that may point back or suppose something.
With ``MORE`` than that it perhaps does not."""

_JOINS: Mapping[Language, str] = {
    Language.CS: r"a|ale|i|nebo|anebo|jak(?: je)? to je s|co treba",
    Language.SV: r"och|men|eller|hur ar det med|hur blir det",
    Language.EN: r"and|but|or|even|what about|how about",
}
_POINTS: Mapping[Language, str] = {
    Language.CS: r"ho|ji|jim|jimi|jich|mu|nej|ni|nich|nim|jeho|jeji|jejich|odtamtud",
    Language.SV: r"honom|hans|henne|hennes|deras|dess|darifran|den andra",
    Language.EN: r"him|his|her|them|their|its",
}
_HINTS: Mapping[Language, str] = {
    Language.CS: r"nem|on|ona|oni|ony|tam|pak|potom|to|tomu|toho|tim|tech|temi|tedy|zbyle|co kdyz|co kdyby",
    Language.SV: r"han|hon|den|det|dem|dom|dar|dit|da|sedan|sadan\w*|likadant|vad hander om|tank om",
    Language.EN: r"he|she|it|they|there|then|that|those|these|this|instead|what if|what happens if|how often|how long",
}
_STARTS = {each: re.compile(rf"(?:{joins})\b") for each, joins in _JOINS.items()}
_BACK = {each: re.compile(rf"\b(?:{points})\b") for each, points in _POINTS.items()}
_MAYBE = {each: re.compile(rf"\b(?:{hints})\b") for each, hints in _HINTS.items()}


CLEAR, POSSIBLE = 1.0, 0.5
"""How far a question needs the one before it: surely, and perhaps."""


def needed(text: str, language: Language | None = None) -> float:
    """How far a question needs the one before it: :data:`CLEAR`, :data:`POSSIBLE`, or 0.

    Args:
        language: the reader's, where the words do not tell.

    >>> needed("a když je zraněný?"), needed("Smí zraněný bojovník útočit?")
    (1.0, 0.0)
    """
    spoken = detect(text, likely=language)
    said = words(text)
    content = sum(not is_function_word(word, spoken) for word in said)
    folded = fold(" ".join(said))
    joins, points = _STARTS[spoken].match(folded), _BACK[spoken].search(folded)
    hints = _MAYBE[spoken].search(folded)
    most = MOST_JOINED if joins else MOST_POINTING if points else MOST_HINTING if hints else 0
    if content <= most or (len(said) == 1 and "?" in text):
        return CLEAR
    return POSSIBLE if (joins or points or hints) and content <= most + MORE else 0.0
