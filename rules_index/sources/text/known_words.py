"""The words of a language: whether a form exists, and which forms belong together."""

from __future__ import annotations

from functools import lru_cache

import Stemmer

from rules_index.languages.dictionaries import is_listed, lemma
from rules_index.languages.language import STEMMERS
from rules_index.values.books import Language

_NEGATIONS = {Language.CS: "ne"}
_ENCLITICS = {Language.CS: frozenset({"li"})}
_HYPHENS = ("-", "–", "‑")


class Words:
    """The words of one language; answers are remembered, so keep one for a whole book.

    ``attested`` are forms a text itself vouches for (names, coined terms): they count as known, in any case.
    """

    def __init__(self, language: Language, attested: frozenset[str] = frozenset()) -> None:
        self._language = language
        self._negation = _NEGATIONS.get(language, "")
        self._attested = frozenset(form.casefold() for form in attested) | _ENCLITICS.get(language, frozenset())
        self._stemmer = Stemmer.Stemmer(STEMMERS[language])
        self._known = lru_cache(maxsize=None)(self._look_up)
        self.stem = lru_cache(maxsize=None)(self._cut)

    def known(self, form: str) -> bool:
        """Whether ``form`` is a word of the language: listed, the negation of a listed one, or attested.

        A form with hyphens is known when each of its parts is; a number always is.
        """
        for hyphen in _HYPHENS:
            form = form.replace(hyphen, " ")
        return all(self._known(part) for part in form.split())

    def _look_up(self, form: str) -> bool:
        lower = form.casefold()
        if not lower.isalpha():
            return any(character.isdigit() for character in lower)
        return lower in self._attested or self._listed(form) or self._affirmed(lower) != lower

    def _listed(self, form: str) -> bool:
        """A name is listed with its capital, and capitals in a text may be mere emphasis."""
        return any(is_listed(shape, self._language, packed=False) for shape in {form, form.lower(), form.capitalize()})

    def _affirmed(self, lower: str) -> str:
        """The form without its negating prefix where the rest is a word, else the form itself."""
        rest = lower.removeprefix(self._negation)
        if self._negation and rest != lower and len(rest) > 2 and self._listed(rest):
            return rest
        return lower

    def _cut(self, form: str) -> str:
        """The stem of the dictionary form: what inflected forms of one word share, negated or not, casefolded."""
        found = lemma(self._affirmed(form.casefold()), self._language, packed=False)
        return str(self._stemmer.stemWord(found.casefold()))
