"""Looking a question up in the oracle: by name, by glossary, or by the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.chat.answers.saved_questions import Kind
from rules_index import Answer, Gap, Oracle, Ruling, SuggestionKind, Unanswerable

HITS = 5
_LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Found:
    """What a question led to.

    ``game`` is the game it was narrowed to, to be narrowed to again when a button is pressed. ``answered`` is false
    when ``rulings`` are only the nearest topics; ``gap`` then tells what no rulebook answers, if it is that.
    """

    kind: Kind
    game: str | None
    answered: bool
    rulings: tuple[Ruling, ...]
    problem: Unanswerable | None = None
    gap: Gap | None = None


def find(oracle: Oracle, question: str, *, game: str | None = None, usual: str | None = None) -> Found:
    """Answer a question, or give the rule it names by id, number or title.

    Args:
        oracle: blocks for some milliseconds; call this in a thread.
        question: what a person typed or picked from the suggestions.
        game: the game the person chose; nothing else is looked at.
        usual: the channel's game; other games are looked at when it has no answer, but answer only a question that
            names its game: else their rules are topics to pick from, because the channel plays another game.
    """
    named = _named(oracle, question, game or usual, None)
    return named or _looked_up(Kind.QUESTION, lambda in_game: _ask(oracle, question, in_game), game, usual)


def find_term(oracle: Oracle, name: str, *, game: str | None = None, usual: str | None = None) -> Found:
    """The glossary entries of a term, or the one a suggestion named; arguments as in :func:`find`."""
    named = _named(oracle, name, game or usual, SuggestionKind.TERM)
    return named or _looked_up(Kind.TERM, lambda in_game: oracle.term(name, game=in_game), game, usual)


def find_again(
    oracle: Oracle, kind: Kind, question: str, *, game: str | None, hits: Sequence[str], at: int
) -> tuple[Ruling | None, bool]:
    """The ruling at one place of an answer shown before, and whether it answers the question or is a topic near it.

    The ruling is ``None`` when it is gone from the index. Ids count, not places: the index may have been rebuilt
    since, and would answer in another order.
    """
    if kind.names_its_hits:
        return oracle.ruling(hits[at]), True
    answer = _ask(oracle, question, game) if kind is Kind.QUESTION else oracle.term(question, game=game)
    marked = next((ruling for ruling in answer.rulings if ruling.id == hits[at]), None)
    return marked or oracle.ruling(hits[at]), answer.answered


def find_gap(oracle: Oracle, kind: Kind, question: str, *, game: str | None) -> Gap | None:
    """What no rulebook answers, if a question shown before is about that."""
    return _ask(oracle, question, game).gap if kind is Kind.QUESTION else None


def see_also(oracle: Oracle, ruling: Ruling) -> tuple[Ruling, ...]:
    """The rules a ruling points to, as far as the index has them."""
    return tuple(other for other in map(oracle.ruling, ruling.see) if other)


def _ask(oracle: Oracle, question: str, game: str | None) -> Answer:
    return oracle.ask(question, game=game, limit=HITS)


def _looked_up(kind: Kind, look: Callable[[str | None], Answer], game: str | None, usual: str | None) -> Found:
    narrowed = game or usual
    answer = look(narrowed)
    if usual and not game and not answer.answered and answer.problem is None:
        anywhere = look(None)
        if anywhere.answered:
            named = anywhere.named
            return Found(kind, None, named, anywhere.rulings[:HITS] if named else _mixed(answer, anywhere))
    return Found(kind, narrowed, answer.answered, answer.rulings[:HITS], answer.problem, answer.gap)


def _mixed(here: Answer, anywhere: Answer) -> tuple[Ruling, ...]:
    """The best topic of all games, then those of the channel's own."""
    return tuple({ruling.id: ruling for ruling in (*anywhere.rulings[:1], *here.rulings)}.values())[:HITS]


def _named(oracle: Oracle, typed: str, game: str | None, kind: SuggestionKind | None) -> Found | None:
    name = typed.strip()
    if not name or len(name) > _LONGEST_NAME:
        return None
    ruling = oracle.ruling(name)
    if ruling is None:
        labels = oracle.suggest(name, game=game, kind=kind, limit=HITS)
        same = next((each for each in labels if each.label.casefold() == name.casefold()), None)
        ruling = oracle.ruling(same.id) if same else None
    return Found(Kind.RULE, game, True, (ruling,)) if ruling else None
