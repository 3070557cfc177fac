"""Words of Czech, Swedish and English: folding, tokens, roots, compounds, function words."""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Callable, Collection
from functools import lru_cache

import simplemma
import snowballstemmer

from rules_index.languages.function_words import FUNCTION_WORDS
from rules_index.values.books import Language

WORD = re.compile(r"[^\W_]+")
STEMMERS = {Language.CS: "czech", Language.SV: "swedish", Language.EN: "english"}
ACCENTS = {Language.CS: "ěščřžýíúůťďň", Language.SV: "åäö", Language.EN: ""}
"""Letters that a language has and no other of these."""
SHORTEST_TEXT, KNOWN = 5, 0.4
"""Words from which a text can be told to be foreign, and the share of known ones below which it is."""
SHORTEST_PART = 3
"""Letters a part of a Swedish compound has at least."""

_per_thread = threading.local()


@lru_cache(maxsize=100_000)
def fold(text: str) -> str:
    """The text in lower case without diacritics, in one Unicode form."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def legible(text: str) -> str:
    """The text with a question mark for every half of a character, which neither SQLite nor a terminal takes."""
    return text.encode(errors="replace").decode()


def words(text: str) -> list[str]:
    """The words and numbers of a text, in lower case with their diacritics."""
    return WORD.findall(unicodedata.normalize("NFC", text).casefold())


def plain(text: str) -> str:
    """The words of a text alone, folded: what two ways to type one question share."""
    return " ".join(words(fold(text)))


def has_letter_of_another(text: str, language: Language) -> bool:
    """Whether a letter of the text, in lower case, tells that it is of another language."""
    return any(letter in text for other, letters in ACCENTS.items() if other is not language for letter in letters)


def is_function_word(word: str, language: Language) -> bool:
    """Whether a word only holds a sentence of this language together; its diacritics may be missing."""
    return word in FUNCTION_WORDS[language] or word in _folded_function_words()[language]


@lru_cache(maxsize=200_000)
def root(word: str, language: Language) -> str:
    """What the inflected forms of a word share: the folded stem of its lemma."""
    return fold(_stem(lemma(word, language), language))


@lru_cache(maxsize=200_000)
def stem(word: str, language: Language) -> str:
    """The folded stem of the form as written; needs no dictionary."""
    return fold(_stem(word, language))


def lemma(word: str, language: Language) -> str:
    """The dictionary form of a word, or the word itself where the dictionary lacks it."""
    return simplemma.lemmatize(word, lang=language.value).casefold()


def compound_parts(word: str, known: Callable[[str], bool]) -> tuple[str, ...]:
    """The two parts of a Swedish compound (``vinstpoäng``: vinst, poäng), or nothing when it is none.

    Args:
        known: tells whether a candidate part is a word of its own.
    """
    for cut in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        head, tail = word[:cut], word[cut:]
        if not known(tail):
            continue
        # How a first part may be changed: krig-s-zon, flick(a)-skola, pojk(e)-lag, kyrko-gård (kyrka), gatu-kök (gata).
        changed = (head[:-1] + "a",) if head.endswith(("o", "u")) else ()
        for form in (head, head.removesuffix("s"), head + "a", head + "e", *changed):
            if len(form) >= SHORTEST_PART and known(form):
                return form, tail
    return ()


def trigrams(form: str) -> frozenset[str]:
    """The letter trigrams of a folded form, its beginning and end marked."""
    marked = f"^{form}$"
    return frozenset(marked[at : at + 3] for at in range(len(marked) - 2))


def detect(text: str, among: Collection[Language] = tuple(Language), *, likely: Language | None = None) -> Language:
    """The language most of a text's function words belong to; ``likely``, or the first, where nothing tells."""
    found = words(text)
    score = {language: sum(is_function_word(word, language) for word in found) for language in among}
    for language, letters in ACCENTS.items():
        if language in score:
            score[language] += sum(letter in letters for letter in text.casefold())
    return max(among, key=lambda language: (score[language], language is likely))


def is_foreign(text: str) -> bool:
    """Whether a text of some length has hardly a word of the languages known here."""
    found = words(text)
    known = sum(
        any(is_function_word(word, language) or simplemma.is_known(word, lang=language.value) for language in Language)
        for word in found
    )
    return len(found) >= SHORTEST_TEXT and known < KNOWN * len(found)


@lru_cache(maxsize=1)
def _folded_function_words() -> dict[Language, frozenset[str]]:
    return {language: frozenset(map(fold, listed)) for language, listed in FUNCTION_WORDS.items()}


def _stem(word: str, language: Language) -> str:
    stemmers: dict[Language, snowballstemmer.stemmer] | None = getattr(_per_thread, "stemmers", None)
    if stemmers is None:
        stemmers = {key: snowballstemmer.stemmer(name) for key, name in STEMMERS.items()}
        _per_thread.stemmers = stemmers
    return str(stemmers[language].stemWord(word))
