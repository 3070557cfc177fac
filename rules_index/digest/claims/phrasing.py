"""A claim as a line of words in a language, to compare a question with, and the answer that it gives to such a one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules_index.digest.claims.vocabulary import Vocabulary
from rules_index.values.books import Language
from rules_index.values.claims import Claim, Condition, Force

_MODALS: Mapping[Language, tuple[str, str]] = {
    Language.CS: ("smí", "musí"),
    Language.EN: ("may", "must"),
    Language.SV: ("får", "måste"),
}
_WITHOUT: Mapping[Language, str] = {Language.CS: "bez", Language.EN: "without", Language.SV: "utan"}
SPOKEN_CONDITIONS = frozenset(
    ("same", "several", "tied", "only", "most", "least", "just", "again", "together", "alone", "last-one")
)
"""Conditions whose own word is said beside that of their argument."""
ANYBODY = frozenset(("player", "anyone"))
_SHORTEST = 3


def gives_yes(claim: Claim) -> bool:
    """The answer to a question worded like the claim: whether what it is about may, must or does happen."""
    return not claim.force.is_denial


def line_of(claim: Claim, vocabulary: Vocabulary, game: str, language: Language) -> str:
    """The claim in words of a language, as a question: without grammar, and without its denial."""
    return " ".join(word for word in _words(claim, vocabulary, game, language) if word)


def _words(claim: Claim, vocabulary: Vocabulary, game: str, language: Language) -> Iterator[str]:
    may, must = _MODALS[language]
    if claim.force in (Force.MAY, Force.MAY_NOT):
        yield may
    elif claim.force in (Force.MUST, Force.NEED_NOT):
        yield must
    if claim.actor.thing not in ANYBODY:
        yield _named(claim.actor.thing, vocabulary, game, language)
    if claim.act:
        yield _named(claim.act, vocabulary, game, language)
    if claim.object:
        yield _named(claim.object.thing, vocabulary, game, language)
    if claim.amount:
        yield claim.amount.number if claim.amount.number.isdigit() else ""
        yield _named(claim.amount.unit, vocabulary, game, language)
    for moment in claim.moments:
        yield _first(vocabulary.moments[moment.relation].words(language))
        yield _named(moment.what, vocabulary, game, language) if moment.what else ""
    for condition in claim.all_conditions:
        yield from _condition(condition, vocabulary, game, language)


def _condition(condition: Condition, vocabulary: Vocabulary, game: str, language: Language) -> Iterator[str]:
    known = vocabulary.conditions[condition.name]
    # Who has lost something is without it.
    denied = condition.negated is not (condition.name == "lost" and bool(condition.args))
    if denied and condition.name != "covered":
        yield _WITHOUT[language]
    if not condition.args or condition.name in SPOKEN_CONDITIONS:
        yield _first((known.denied if denied else known).words(language))
    for argument in condition.args:
        number = argument.lstrip("<>=")
        yield number if number.isdigit() else _named(argument, vocabulary, game, language)


def _first(words: tuple[str, ...]) -> str:
    return words[0].rstrip("*") if words and len(words[0]) >= _SHORTEST else ""


def _named(name: str, vocabulary: Vocabulary, game: str, language: Language) -> str:
    """How an act or thing is called: an act by its infinitive, a thing by its printed term, else in English."""
    act = vocabulary.acts.get(name)
    if act and act.says:
        said: str = getattr(act.says, language.value) or act.says.en
        return said.partition("|")[0]
    concept = vocabulary.things(game).words.get(name)
    if concept is None:
        return name
    return (concept.words(language) or concept.en)[0]
