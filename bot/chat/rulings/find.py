"""Looking a question up in the oracle: by id or number, by its words, by title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.chat.answers.saved_questions import Kind
from rules_index import Answer, CardAnswer, Gap, Oracle, Ruling, SuggestionKind, Unanswerable

HITS = 5
_LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Found:
    """What a question led to.

    Attributes:
        kind: how it was found.
        game: the game it was narrowed to, to be narrowed to again when a button is pressed.
        answered: false when ``rulings`` are only the nearest topics.
        rulings: the answers or topics, best first.
        see: the rules the first answer points to.
        problem: why nothing was looked up.
        gap: what no rulebook answers, if the question is about that.
        cards: the cards and other components that the question names.
        from_table: whether their values are the answer, and no ruling is.
    """

    kind: Kind
    game: str | None
    answered: bool
    rulings: tuple[Ruling, ...]
    see: tuple[Ruling, ...] = ()
    problem: Unanswerable | None = None
    gap: Gap | None = None
    cards: tuple[CardAnswer, ...] = ()
    from_table: bool = False


@dataclass(frozen=True, slots=True)
class _Search:
    """One way to look a question up.

    Attributes:
        kind: what an answer found this way is.
        named: what may be named by its title instead; ``None`` for every rule.
        look: looks it up in one game, or in all.
    """

    kind: Kind
    named: SuggestionKind | None
    look: Callable[[str | None], Answer]


def find(oracle: Oracle, question: str, *, game: str | None = None, usual: str | None = None) -> Found:
    """Answer a question, or give the rule it names by id, number or title.

    Args:
        oracle: blocks for some milliseconds; call this in a thread.
        question: what a person typed or picked from the suggestions.
        game: the game the person chose; nothing else is looked at.
        usual: the channel's game; other games are looked at when it has no answer, but answer only a question that
            names its game: else their rules are topics to pick from, because the channel plays another game.
    """
    search = _Search(Kind.QUESTION, None, lambda in_game: _ask(oracle, question, in_game))
    return _find(oracle, question, search, game, usual)


def find_term(oracle: Oracle, name: str, *, game: str | None = None, usual: str | None = None) -> Found:
    """The glossary entries of a term, or the one a suggestion named; arguments as in :func:`find`."""
    search = _Search(Kind.TERM, SuggestionKind.TERM, lambda in_game: oracle.term(name, game=in_game))
    return _find(oracle, name, search, game, usual)


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


def _find(oracle: Oracle, typed: str, search: _Search, game: str | None, usual: str | None) -> Found:
    found = _looked_up(oracle, typed.strip(), search, game, usual)
    if not (found.answered and found.rulings):
        return found
    return replace(found, see=see_also(oracle, found.rulings[0]))


def _looked_up(oracle: Oracle, name: str, search: _Search, game: str | None, usual: str | None) -> Found:
    narrowed, may_be_named = game or usual, 0 < len(name) <= _LONGEST_NAME
    if may_be_named and (named := oracle.ruling(name)):
        return Found(Kind.RULE, narrowed, True, (named,))
    answer = search.look(narrowed)
    if may_be_named and (named := _titled(oracle, name, answer, search, narrowed)):
        return Found(Kind.RULE, narrowed, True, (named,))
    if usual and not game and not (answer.answered or answer.from_table) and answer.problem is None:
        anywhere = search.look(None)
        if anywhere.answered:
            rulings = anywhere.rulings[:HITS] if anywhere.named else _mixed(answer, anywhere)
            return Found(search.kind, None, anywhere.named, rulings)
    rulings = answer.rulings[:HITS]
    return Found(
        search.kind,
        narrowed,
        answer.answered,
        rulings,
        problem=answer.problem,
        gap=answer.gap,
        cards=answer.cards,
        from_table=answer.from_table,
    )


def _titled(oracle: Oracle, name: str, answer: Answer, search: _Search, game: str | None) -> Ruling | None:
    """The rule whose title was typed, in any case of its letters."""
    terms_only = search.named is SuggestionKind.TERM
    hits = (ruling.id for ruling in answer.rulings[:HITS] if ruling.term or not terms_only if _same(ruling.title, name))
    found = next(hits, None)
    if found is None and not (answer.answered and name.endswith("?")):
        # A short title may be all in words that say little of its rule; a question that is one says more.
        labels = oracle.suggest(name, game=game, kind=search.named, limit=HITS)
        found = next((each.id for each in labels if _same(each.label, name)), None)
    return oracle.ruling(found) if found else None


def _same(title: str, name: str) -> bool:
    return title.casefold() == name.casefold()


def _mixed(here: Answer, anywhere: Answer) -> tuple[Ruling, ...]:
    """The best topic of all games, then those of the channel's own."""
    return tuple({ruling.id: ruling for ruling in (*anywhere.rulings[:1], *here.rulings)}.values())[:HITS]
