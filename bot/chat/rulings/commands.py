"""``/rule`` and ``/term``: a question in, looked up by id or number, by its words or by title, a private card out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

import discord
from discord import app_commands

from bot.chat.answers import autocomplete
from bot.chat.answers.card import Shown, ruling_card
from bot.chat.answers.components import MatchComponents, components_card, components_here
from bot.chat.answers.ruling_text import over_lines
from bot.chat.answers.saved_questions import Kind, save
from bot.chat.answers.values import brief_lines
from bot.chat.base.context import NOTHING, Played, chosen_game, oracle_of, played_here, unanswerable, words_of_person
from bot.chat.base.messages import reply
from bot.chat.base.translate import command_text
from bot.chat.bot import Bot
from bot.chat.rulings.unruled import ROOM, Unruled
from bot.locales.sentences import Localizer
from rules_index import Answer, CardAnswer, Gap, Language, NamedInQuestion, Oracle, Ruling, SuggestionKind, Unanswerable

HITS = 5
MEANT = 3
"""Other rules offered beside an answer that is not certain."""
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
        parts: what each question led to, where several were asked at once that lead to different rules.
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
    parts: Mapping[str, Found] = field(default_factory=dict)

    @property
    def certainty(self) -> str:
        """How well it answers, in one word that is counted."""
        if self.answered:
            return "certain" if self.certain or self.from_table else "unsure"
        return "unanswered" if self.problem else "gap" if self.gap else "topics" if self.rulings else "nothing"

    @property
    def meant(self) -> Mapping[int, Ruling]:
        """The other rules that may be meant where the answer is not certain, by their places."""
        unsure = self.answered and not self.certain and not self.kind.names_its_hits
        return others(self.rulings) if unsure else {}


@dataclass(frozen=True, slots=True)
class FoundAgain:
    """A ruling of an answer shown before; ``meant`` as in :class:`Found`, if it is the first of the answer."""

    ruling: Ruling | None
    answered: bool
    certain: bool = False
    meant: Mapping[int, Ruling] = field(default_factory=dict)


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
        self, oracle: Oracle, question: str, /, *, game: str | None, usual: Played, language: Language
    ) -> Found: ...


def find(
    oracle: Oracle, question: str, *, game: str | None = None, usual: Played = NOTHING, language: Language | None = None
) -> Found:
    """Answer a question, or give the rule it names by id, number or title.

    Args:
        oracle: blocks for some milliseconds; call this in a thread.
        question: what a person typed or picked from the suggestions.
        game: the game the person chose; nothing else is looked at.
        usual: what the channel plays; other games are looked at when its game has no answer, but answer only a question
            that names its game: else their rules are topics to pick from, below the channel's own.
        language: the person's, where the words do not tell.
    """
    search = _Search(Kind.QUESTION, None, lambda played: _ask(oracle, question, played, language))
    return _find(oracle, question, search, game, usual)


def find_term(
    oracle: Oracle, name: str, *, game: str | None = None, usual: Played = NOTHING, language: Language | None = None
) -> Found:
    """The glossary entries of a term, or the one a suggestion named; arguments as in :func:`find`."""
    search = _Search(Kind.TERM, SuggestionKind.TERM, lambda played: _term(oracle, name, played, language))
    return _find(oracle, name, search, game, usual)


def find_again(
    oracle: Oracle, kind: Kind, question: str, *, played: Played, language: Language, hits: Sequence[str], at: int
) -> FoundAgain:
    """The ruling at one place of an answer shown before, and whether it answers the question or is a topic near it.

    The ruling is ``None`` when it is gone from the index. Ids count, not places: the index may have been rebuilt
    since, and would answer in another order.
    """
    if kind.names_its_hits:
        return FoundAgain(oracle.ruling(hits[at]), True, certain=True)
    look = _ask if kind is Kind.QUESTION else _term
    answer = look(oracle, question, played, language)
    ruling = next((each for each in answer.rulings if each.id == hits[at]), None) or oracle.ruling(hits[at])
    if ruling is None or at > 0:
        return FoundAgain(ruling, answer.answered)
    certain = answer.certain and answer.rulings[0].id == ruling.id
    if certain or not answer.answered:
        return FoundAgain(ruling, answer.answered, certain)
    known = {each.id: each for each in answer.rulings}
    shown = [found for hit in hits if (found := known.get(hit) or oracle.ruling(hit))]
    # A rule that is gone would shift the places of the others.
    return FoundAgain(ruling, True, meant=others(shown) if len(shown) == len(hits) else {})


def look_again(oracle: Oracle, kind: Kind, question: str, *, played: Played, language: Language) -> Answer:
    """The answer to a question or term shown before, as the oracle gives it now."""
    return (_term if kind is Kind.TERM else _ask)(oracle, question, played, language)


def linked(oracle: Oracle, ruling: Ruling) -> Linked:
    """The rules a ruling points to and its exceptions, as far as the index has them."""
    but = tuple(other for other in map(oracle.ruling, ruling.but) if other)
    see = tuple(other for other in map(oracle.ruling, ruling.see) if other)
    # An exception that is shown needs no pointer; one beyond those is still pointed to.
    shown = but[:EXCEPTIONS]
    over = oracle.notes_on(ruling)
    pointed = {other.id: other for other in (*over, *but[EXCEPTIONS:], *see)}
    return Linked(tuple(other for other in pointed.values() if other not in shown), shown, over)


def others(rulings: Sequence[Ruling]) -> dict[int, Ruling]:
    """The next rules after the first that are different from it, by their places: no corrections of it, no exceptions
    to it, nor the same rule of another edition."""
    first = rulings[0] if rulings else None
    if first is None:
        return {}
    # What a note interprets may well be what is meant instead of it.
    kin = {first.id, *first.but, *first.same, *(() if first.is_note else first.corrects)}
    different = {
        at: each
        for at, each in enumerate(rulings)
        if each.id not in kin and first.id not in (*each.corrects, *each.but, *each.same)
    }
    return dict(list(different.items())[:MEANT])


def _ask(oracle: Oracle, question: str, played: Played, language: Language | None) -> Answer:
    return oracle.ask(
        question,
        game=played.game,
        edition=played.edition,
        language=language,
        variants=played.variants,
        limit=HITS,
    )


def _term(oracle: Oracle, name: str, played: Played, language: Language | None) -> Answer:
    return oracle.term(name, game=played.game, edition=played.edition, language=language)


def _find(oracle: Oracle, typed: str, search: _Search, game: str | None, usual: Played) -> Found:
    found = _looked_up(oracle, oracle.stripped(typed), search, game, usual)
    return replace(_linked(oracle, found), parts={asked: _linked(oracle, part) for asked, part in found.parts.items()})


def _linked(oracle: Oracle, found: Found) -> Found:
    return replace(found, linked=linked(oracle, found.rulings[0])) if found.answered and found.rulings else found


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
                return Found(search.kind, NOTHING, True, anywhere.rulings[:HITS], certain=anywhere.certain)
            mixed = _mixed(answer, anywhere)
            return Found(search.kind, narrowed, False, mixed, gap=answer.gap, cards=answer.cards, guide=answer.guide)
    return _told(search.kind, narrowed, answer)


def _told(kind: Kind, played: Played, answer: Answer) -> Found:
    return Found(
        kind,
        played,
        answer.answered,
        answer.rulings[:HITS],
        certain=answer.certain,
        problem=answer.problem,
        gap=answer.gap,
        cards=answer.cards,
        from_table=answer.from_table,
        guide=answer.guide,
        parts={part.question: _told(kind, played, part) for part in answer.parts},
    )


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


@app_commands.command(name=command_text("command-rule"), description=command_text("command-rule-about"))
@app_commands.rename(question=command_text("command-rule-question"), game=command_text("command-game"))
@app_commands.describe(question=command_text("command-rule-question-about"), game=command_text("command-game-about"))
@app_commands.autocomplete(question=autocomplete.rules, game=autocomplete.game_names)
async def rule(interaction: discord.Interaction[Bot], question: str, game: str | None = None) -> None:
    """Answer a question about the rules."""
    await answer(interaction, question, game)


@app_commands.command(name=command_text("command-term"), description=command_text("command-term-about"))
@app_commands.rename(term=command_text("command-term-term"), game=command_text("command-game"))
@app_commands.describe(term=command_text("command-term-term-about"), game=command_text("command-game-about"))
@app_commands.autocomplete(term=autocomplete.terms, game=autocomplete.game_names)
async def term(interaction: discord.Interaction[Bot], term: str, game: str | None = None) -> None:
    """Explain a term of a game."""
    await _answer(interaction, term, game, find_term)


async def answer(interaction: discord.Interaction[Bot], question: str, game: str | None) -> None:
    """Answer a question about the rules of a game, by its key or name, or of whichever it is about."""
    await _answer(interaction, question, game, find)


async def _answer(interaction: discord.Interaction[Bot], question: str, game: str | None, look: Look) -> None:
    client = interaction.client
    words = await words_of_person(interaction)
    usual = await played_here(interaction)
    chosen = await chosen_game(client.oracle, game, words) if game else None
    oracle, components = await oracle_of(interaction, words.language), await components_here(interaction, words)
    if components is not None and chosen not in (None, components.game):
        components = None
    if components is not None and (await asyncio.to_thread(components.asked, question)).alone:
        # Rules of other games say nothing of what this match has.
        chosen = components.game
    found = await asyncio.to_thread(look, oracle, question, game=chosen, usual=usual, language=words.language)
    for asked, each in (found.parts or {question: found}).items():
        client.metrics.questions[each.certainty] += 1
        # What is named by its id or its title is a rule, whatever else is called so.
        if components is None or each.kind is Kind.RULE:
            named = NamedInQuestion()
        else:
            named = await asyncio.to_thread(components.asked, asked)
        if components is not None and named.alone:
            await _show_components(interaction, asked, components, named, each, words)
        elif each.problem:
            raise unanswerable(each.problem, asked, words)
        else:
            await _show(interaction, asked, each, words, [] if components is None else components.brief(named.places))


async def _show_components(
    interaction: discord.Interaction[Bot],
    question: str,
    components: MatchComponents,
    named: NamedInQuestion,
    found: Found,
    words: Localizer,
) -> None:
    """Answer with what the match's components say, above the rules that were found to pick from."""
    asked = save(interaction, question, Kind.QUESTION, found.played, [ruling.id for ruling in found.rulings], words)
    shown = Shown(asked, question, Kind.QUESTION, found.answered, len(found.rulings))
    await reply(interaction, components_card(shown, components, named.places, found.rulings, words))


async def _show(
    interaction: discord.Interaction[Bot], question: str, found: Found, words: Localizer, first: Sequence[str]
) -> None:
    """Answer with what was found; each of several answers is a message of its own, with its own buttons.

    Args:
        first: lines about the components of the channel's match that the question names.
    """
    hits = [ruling.id for ruling in found.rulings]
    asked = save(interaction, question, found.kind, found.played, hits, words)
    shown = Shown(asked, question, found.kind, found.answered, len(found.rulings), certain=found.certain)
    if found.answered and found.rulings and not found.from_table:
        near = found.linked
        above = [*first, *over_lines(near.over, words)]
        if found.cards:
            above += brief_lines(found.cards, words, ROOM - sum(map(len, above)))
        view = ruling_card(shown, found.rulings[0], near.see, words, but=near.but, meant=found.meant, above=above)
    else:
        known = bool(found.played.game)
        unruled = Unruled(shown, found.rulings, found.cards, found.from_table, found.gap, known, found.guide, first)
        view = unruled.card(words)
    await reply(interaction, view)
