"""Which language a text is written in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules_index.languages.dictionaries import is_listed, shares
from rules_index.values.books import Language

SAMPLE = 20_000
CLEAR = 0.15
"""Lead of a language by its function words and letters from which no dictionary, slow to load, is asked."""
LETTERS = {
    Language.CS: "ěščřžýůďťňĚŠČŘŽÝŮĎŤŇţŧŢŦ",
    Language.SV: "åäöÅÄÖ",
}
FUNCTION_WORDS = {
    Language.CS: "a aby do jako je jsou která který na nebo od po pokud při se si ve z za že",
    Language.SV: "att av den det du eller en ett för han har i inte kan med och om på som till är",
    Language.EN: "a an and are as by each for from if in is it of on or that the this to with you your",
}


def language_of(text: str) -> Language:
    """The language most of the text is in, judged by its function words, its letters and its known words."""
    sample = text[:SAMPLE]
    scores = _scores(sample)
    if _lead(scores) < CLEAR:
        for language, share in shares(sample).items():
            scores[language] += share / 2
    return max(Language, key=lambda language: scores[language])


def clear_language_of(text: str) -> Language | None:
    """The language of a text whose function words and letters tell it; ``None`` where they do not."""
    scores = _scores(text[:SAMPLE])
    return max(Language, key=lambda language: scores[language]) if _lead(scores) >= CLEAR else None


def _scores(sample: str) -> dict[Language, float]:
    words = [word.strip(".,:;!?()\"„“”'") for word in sample.lower().split()]
    scores = dict.fromkeys(Language, 0.0)
    for language, frequent in FUNCTION_WORDS.items():
        known = set(frequent.split())
        scores[language] += sum(word in known for word in words) / max(1, len(words))
    for language, letters in LETTERS.items():
        scores[language] += min(0.5, 5 * sum(map(sample.count, letters)) / max(1, len(sample)))
    return scores


def _lead(scores: Mapping[Language, float]) -> float:
    first, second, *_ = sorted(scores.values(), reverse=True)
    return first - second


def share_of_known_accents(text: str) -> float:
    """The share of words with a letter outside ASCII that one of the languages knows; 0 where none has any."""
    words = [word for word in set(re.findall(r"\w+", text[:SAMPLE].lower())) if not word.isascii()]
    known = (sum(is_listed(word, language, packed=False) for word in words) for language in Language)
    return max(known) / len(words) if words else 0.0
