"""What a question leads to: a rule named by its id, number or title, the oracle's answer, or the nearest topics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.chat.answers.saved_questions import Kind
from bot.chat.base.context import NOTHING, Played, Why
from rules_index import (
    Answer,
    BookInfo,
    BookKind,
    CardAnswer,
    Gap,
    Language,
    Oracle,
    Ruling,
    SuggestionKind,
    Unanswerable,
)

HITS = 5
EXCEPTIONS = 3
"""Exceptions shown with their rule."""
_LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Linked:
    """The rules a ruling points to, those of its exceptions that are shown with it, and the server's notes on it."""

    see: tuple[Ruling, ...] = ()
    but: tuple[Ruling, ...] = ()
    over: tuple[Ruling, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What a question led to.

    Attributes:
        kind: how it was found.
        played: the game, edition and ways to play it was narrowed to, and is again when a button is pressed.
        answered: false when ``rulings`` are only the nearest topics.
        rulings: the answers or topics, best first.
        certain: whether the first of them is surely the answer.
        linked: the rules that belong to the first answer.
        problem: why nothing was looked up.
        gap: what no rulebook answers, if the question is about that.
        cards: the cards and other components that the question names.
        from_table: whether their values are the answer, and no ruling is.
        guide: entries of the guide for judges, where nothing else answers.
        editions: the editions that differ here, where nothing decides between them.
        leads: whether the first of the nearest topics is clearly nearer than the others.
        parts: what each question led to, where several were asked at once that lead to different rules.
        before: what the question followed, where it says too little for itself.
        beside: what answers as well among other books, where the server has its own and no game was asked about.
    """

    kind: Kind
    played: Played
    answered: bool
    rulings: tuple[Ruling, ...]
    certain: bool = False
    linked: Linked = Linked()
    problem: Unanswerable | None = None
    gap: Gap | None = None
    cards: tuple[CardAnswer, ...] = ()
    from_table: bool = False
    guide: tuple[Ruling, ...] = ()
    editions: tuple[BookInfo, ...] = ()
    leads: bool = False
    parts: Mapping[str, Found] = field(default_factory=dict)
    before: str = ""
    beside: tuple[Ruling, ...] = ()

    @property
    def game(self) -> str | None:
        """The game of the first rule that answers."""
        return self.rulings[0].book.game if self.answered and self.rulings else self.played.game

    def with_beside(self, beside: tuple[Ruling, ...]) -> Found:
        """The same with what answers as well among other books, behind the first of its rulings."""
        own, others = self.rulings[:1], [each for each in self.rulings[1:] if each not in beside]
        return replace(self, beside=beside, rulings=(*own, *beside, *others)[:HITS]) if beside and own else self

    @property
    def open_editions(self) -> tuple[BookInfo, ...]:
        """The editions between which nothing decides, here or in one of several answers."""
        return next((each.editions for each in (self, *self.parts.values()) if each.answered and each.editions), ())

    @property
    def certainty(self) -> str:
        """How well it answers, in one word that is counted."""
        if self.answered:
            return "certain" if self.certain or self.from_table else "unsure"
        return "unanswered" if self.problem else "gap" if self.gap else "topics" if self.rulings else "nothing"


@dataclass(frozen=True, slots=True)
class FoundAgain:
    """A ruling of an answer shown before; if it is the first, ``ruled`` is as :func:`ruled_beside` has it."""

    ruling: Ruling | None
    answered: bool
    certain: bool = False
    ruled: tuple[Ruling, ...] = ()


@dataclass(frozen=True, slots=True)
class _Search:
    """One way to look a question up.

    Attributes:
        kind: what an answer found this way is.
        named: what may be named by its title instead; ``None`` for every rule.
        look: looks it up in what is played.
    """

    kind: Kind
    named: SuggestionKind | None
    look: Callable[[Played], Answer]


class Look(Protocol):
    """A way to look something up, see :func:`find`."""

    def __call__(
        self, oracle: Oracle, question: str, /, *, game: str | None, usual: Played, language: Language, before: str
    ) -> Found: ...


def find(
    oracle: Oracle,
    question: str,
    *,
    game: str | None = None,
    usual: Played = NOTHING,
    language: Language | None = None,
    before: str = "",
) -> Found:
    """Answer a question, or give the rule it names by id, number or title.

    Args:
        oracle: blocks for some milliseconds; call this in a thread.
        question: what a person typed or picked from the suggestions.
        game: the game the person chose; nothing else is looked at.
        usual: what the channel plays; other games are looked at when its game has no answer, but answer only a question
            that names its game: else their rules are topics to pick from, below the channel's own.
        language: the person's, where the words do not tell.
        before: what they asked before.
    """
    search = _Search(Kind.QUESTION, None, lambda played: _ask(oracle, question, played, language, before))
    return _find(oracle, question, search, game, usual)


def find_term(
    oracle: Oracle,
    name: str,
    *,
    game: str | None = None,
    usual: Played = NOTHING,
    language: Language | None = None,
    before: str = "",  # noqa: ARG001  # a name says all
) -> Found:
    """The glossary entries of a term, or the one a suggestion named; arguments as in :func:`find`."""
    search = _Search(Kind.TERM, SuggestionKind.TERM, lambda played: _term(oracle, name, played, language))
    return _find(oracle, name, search, game, usual)


def find_again(
    oracle: Oracle,
    kind: Kind,
    question: str,
    *,
    played: Played,
    language: Language,
    hits: Sequence[str],
    at: int,
    before: str = "",
) -> FoundAgain:
    """The ruling at one place of an answer shown before, and whether it answers the question or is a topic near it.

    The ruling is ``None`` when it is gone from the index. Ids count, not places: the index may have been rebuilt
    since, and would answer in another order.
    """
    if kind.names_its_hits:
        return FoundAgain(oracle.ruling(hits[at]), True, certain=True)
    is_asked = kind is Kind.QUESTION
    answer = _ask(oracle, question, played, language, before) if is_asked else _term(oracle, question, played, language)
    ruling = next((each for each in answer.rulings if each.id == hits[at]), None) or oracle.ruling(hits[at])
    if ruling is None or at > 0:
        return FoundAgain(ruling, answer.answered)
    certain = answer.certain and answer.rulings[0].id == ruling.id
    if not answer.answered:
        return FoundAgain(ruling, answer.answered)
    ruled = ruled_beside(answer.rulings) if ruling in answer.rulings[:1] else ()
    return FoundAgain(ruling, True, certain, ruled)


def look_again(
    oracle: Oracle, kind: Kind, question: str, *, played: Played, language: Language, before: str = ""
) -> Answer:
    """The answer to a question or term shown before, as the oracle gives it now."""
    if kind is Kind.TERM:
        return _term(oracle, question, played, language)
    return _ask(oracle, question, played, language, before)


def ruled_beside(rulings: Sequence[Ruling]) -> tuple[Ruling, ...]:
    """The precedents on the question that stand behind the rule that answers it, the likeliest first."""
    if not rulings or rulings[0].is_note:
        return ()
    ruled = [each for each in rulings if each.book.kind is BookKind.PRECEDENT]
    return tuple(sorted(ruled, key=lambda each: -each.confidence))


def linked(oracle: Oracle, ruling: Ruling, ruled: Sequence[Ruling] = ()) -> Linked:
    """The rules a ruling points to and its exceptions, as far as the index has them.

    Args:
        ruled: precedents on the question itself: they come before those on the rule, whichever rule they cite.
    """
    but = tuple(other for other in map(oracle.ruling, ruling.but) if other)
    see = tuple(other for other in map(oracle.ruling, ruling.see) if other)
    # An exception that is shown needs no pointer; one beyond those is still pointed to.
    shown = but[:EXCEPTIONS]
    over = tuple({note.id: note for note in (*ruled, *oracle.notes_on(ruling))}.values())
    pointed = {other.id: other for other in (*over, *but[EXCEPTIONS:], *see)}
    return Linked(tuple(other for other in pointed.values() if other not in shown), shown, over)


def other_hits(oracle: Oracle, hits: Sequence[str], at: int) -> dict[int, Ruling]:
    """The hits beside the one at this place, by their places; those that are gone from the index are left out."""
    found = {place: oracle.ruling(hit) for place, hit in enumerate(hits) if place != at}
    return {place: ruling for place, ruling in found.items() if ruling is not None}


def _ask(oracle: Oracle, question: str, played: Played, language: Language | None, before: str) -> Answer:
    return oracle.ask(
        question,
        game=played.game,
        edition=played.edition,
        language=language,
        variants=played.variants,
        limit=HITS,
        before=before,
    )


def _term(oracle: Oracle, name: str, played: Played, language: Language | None) -> Answer:
    return oracle.term(name, game=played.game, edition=played.edition, language=language)


def _find(oracle: Oracle, typed: str, search: _Search, game: str | None, usual: Played) -> Found:
    found = _looked_up(oracle, oracle.stripped(typed) or typed, search, game, usual)
    return replace(_linked(oracle, found), parts={asked: _linked(oracle, part) for asked, part in found.parts.items()})


def _linked(oracle: Oracle, found: Found) -> Found:
    if not found.answered or not found.rulings:
        return found
    return replace(found, linked=linked(oracle, found.rulings[0], ruled_beside(found.rulings)))


def _looked_up(oracle: Oracle, name: str, search: _Search, game: str | None, usual: Played) -> Found:
    narrowed, may_be_named = usual.narrowed(game), 0 < len(name) <= _LONGEST_NAME
    if may_be_named and (named := oracle.ruling(name)):
        return Found(Kind.RULE, narrowed, True, (named,), certain=True)
    answer = search.look(narrowed)
    if may_be_named and (named := _titled(oracle, name, answer, search, narrowed)):
        return Found(Kind.RULE, narrowed, True, (named,), certain=True)
    known = answer.answered or answer.from_table
    if usual.game and not game and not known and answer.problem is None:
        anywhere = search.look(NOTHING)
        if anywhere.answered:
            if anywhere.named:
                return _told(search.kind, NOTHING, anywhere)
            mixed = _mixed(answer, anywhere)
            return Found(search.kind, narrowed, False, mixed, gap=answer.gap, cards=answer.cards, guide=answer.guide)
    return _told(search.kind, narrowed, answer)


def _told(kind: Kind, played: Played, answer: Answer) -> Found:
    return Found(
        kind,
        played if played.edition else replace(played, why=_why_none(answer)),
        answer.answered,
        answer.rulings[:HITS],
        certain=answer.certain,
        problem=answer.problem,
        gap=answer.gap,
        cards=answer.cards,
        from_table=answer.from_table,
        guide=answer.guide,
        editions=answer.editions,
        leads=answer.leads,
        parts={part.question: _told(kind, played, part) for part in answer.parts},
        before=answer.before,
        beside=answer.beside,
    )


def _why_none(answer: Answer) -> Why:
    """Why an edition answers where none is played."""
    if answer.has_edition:
        return Why.NAMED
    return Why.OPEN if answer.editions else Why.AGREED


def _titled(oracle: Oracle, name: str, answer: Answer, search: _Search, played: Played) -> Ruling | None:
    """The rule whose title was typed, in any case of its letters."""
    terms_only = search.named is SuggestionKind.TERM
    hits = (ruling.id for ruling in answer.rulings[:HITS] if ruling.term or not terms_only if _is_called(ruling, name))
    found = next(hits, None)
    if found is None and not (answer.answered and name.endswith("?")):
        # A short title may be all in words that say little of its rule; a question that is one says more.
        labels = oracle.suggest(name, game=played.game, edition=played.edition, kind=search.named, limit=HITS)
        found = next((each.id for each in labels if _same(each.label, name)), None)
    return oracle.ruling(found) if found else None


def _is_called(ruling: Ruling, name: str) -> bool:
    return any(_same(title, name) for title in (ruling.title, *map(ruling.title_in, Language)))


def _same(title: str, name: str) -> bool:
    return title.casefold() == name.casefold()


def _mixed(here: Answer, anywhere: Answer) -> tuple[Ruling, ...]:
    """The topics of the channel's own game, the last place left to the best of all games."""
    own = here.rulings[: HITS - 1]
    return tuple({ruling.id: ruling for ruling in (*own, *anywhere.rulings[:1])}.values())
