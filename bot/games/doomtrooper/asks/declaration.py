"""The questions to a player who declares a card that nobody has written; `declarable.py` has the words to declare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.playing.prices import Bill
from bot.games.doomtrooper.looks.playing.undescribed import is_undescribed
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.declarable import (
    HAND,
    IF,
    KEPT,
    LOT,
    MORE,
    OR,
    SENTENCE,
    TERMS,
    WHEN,
    is_made_of,
    token_of,
)
from bot.games.doomtrooper.words.deeds import Turns
from bot.games.doomtrooper.words.effects import Chance, Choose, Effect, Watch
from bot.games.doomtrooper.words.kept import Kept
from bot.games.doomtrooper.words.saying import effects as saying
from bot.games.doomtrooper.words.saying.cards import known
from bot.games.doomtrooper.words.saying.glue import detailed
from bot.games.doomtrooper.words.saying.terms import event as said_event
from bot.games.doomtrooper.words.texts import Play as Printed
from bot.games.doomtrooper.words.vocabulary import CONDITIONS, EVENTS, GROUPS, WORDS, Choices, Field, Word
from bot.games.doomtrooper.words.whom import Per
from bot.games.kernel.ask import Answers
from bot.games.values import Arg, Line

MOST = 3
"""So many words a declaration has at most."""
LONGEST_NOTE = 200
AFTER = {"card": ("attach", "discard", "sacrifice")}
"""Where a card may be afterwards, by what it is played on; one on no card stays instead of being attached."""


class Declaration(NamedTuple):
    """A player's account of a card: its words, a sentence or both, where it is afterwards, what it costs beside."""

    effects: tuple[Effect, ...] = ()
    after: str = ""
    price: int = 0
    note: str = ""
    kept: bool = False


ASKED = frozenset(
    f"doomtrooper-ask-declare{what}"
    for what in ("", "-more", "-note", "-sentence", "-after", "-price", "-what", "-word", "-number")
)
"""The questions about a card that its player declares, each by itself: the sentence grows with every answer."""


def offer(answers: Answers, case: Case, card: CardId, context: Context, due: Bill) -> Declaration:
    """What the player declares, word by word."""
    if not is_undescribed(case, card):
        return Declaration()
    said, open_, shown = Declaration(), _Open(), _known(case, card)
    found: list[Effect] = []
    beside: tuple[str, ...] = (SENTENCE, TERMS)
    while True:
        is_first = said == Declaration() and not found and open_ == _Open()
        kept = _kept(case, card, context, due) if is_first else None
        token = _next(answers, shown, found, open_, beside=beside, kept=kept)
        beside = tuple(each for each in beside if each != token)
        if token == KEPT:
            return Declaration(kept=True)
        if token == HAND:
            note = said.note or answers.text("doomtrooper-ask-declare-note", LONGEST_NOTE, **shown)
            return said._replace(note=note)
        if token == SENTENCE:
            said = said._replace(note=answers.text("doomtrooper-ask-declare-sentence", LONGEST_NOTE, **shown))
        elif token == TERMS:
            said = _terms(answers, case, card, context, due)._replace(note=said.note)
        elif token == WHEN:
            open_ = open_._replace(event=_one(answers, EVENTS, said_event))
        elif token == IF:
            open_ = open_._replace(condition=_one(answers, CONDITIONS, saying.only_if))
        elif token in (OR, LOT):
            open_ = open_._replace(joins=token)
        else:
            found, open_ = _joined(found, _word(answers, case, token, context), open_), _Open()
            if not _goes_on(found) or not answers.more(MORE, lambda: Line("doomtrooper-declare-more")):
                return said._replace(effects=tuple(found))


class _Open(NamedTuple):
    """What was said that the next word belongs to."""

    event: str = ""
    condition: str = ""
    joins: str = ""


def _goes_on(found: list[Effect]) -> bool:
    """Whether there is room for another word, or the last one can have an alternative."""
    return len(found) < MOST or _joinable(found)


def _joinable(found: list[Effect]) -> bool:
    return bool(found) and not isinstance(found[-1], (Choose, Chance))


def _kept(case: Case, card: CardId, context: Context, due: Bill) -> Kept | None:
    """What is kept of an earlier declaration, where it can be paid for and makes sense now."""
    kept = case.printed(card).kept
    if kept is None or due.destiny + kept.price > case.player(context.seat).destiny:
        return None
    if kept.after == "attach" and not context.targets:
        return None
    return kept if all(_makes_sense(case, each, context) for each in kept.effects) else None


def _makes_sense(case: Case, effect: Effect, context: Context) -> bool:
    """Whether everything that a declared word is about is there."""
    match effect:
        case Watch(effects=inner):
            return all(_makes_sense(case, each, context) for each in inner)
        case Choose(ways=ways) | Chance(ways=ways):
            return all(_makes_sense(case, each, context) for way in ways for each in way)
    plain = replace(effect, conditions=())
    word = next((word for word in WORDS.values() if is_made_of(plain, word)), None)
    fields = () if word is None else word.fields
    named = ((field, token_of(field.choices, getattr(plain, field.attribute))) for field in fields if field.choices)
    return word is not None and all(_fits(case, field, name, context) for field, name in named)


def _next(
    answers: Answers,
    shown: Mapping[str, Arg],
    found: list[Effect],
    open_: _Open,
    *,
    beside: tuple[str, ...],
    kept: Kept | None,
) -> str:
    full = len(found) >= MOST and not open_.joins
    choices: tuple[str, ...] = (
        *(() if kept is None else (KEPT,)),
        *(() if full else GROUPS),
        *(beside if not found and open_ == _Open() else ()),
        *(() if open_.event or full else (WHEN,)),
        *(() if open_.condition or full else (IF,)),
        *((OR, LOT) if _joinable(found) and open_ == _Open() else ()),
        *(() if open_ != _Open() or found else (HAND,)),
    )
    ask = "doomtrooper-ask-declare-more" if found else "doomtrooper-ask-declare"
    values = {"what": saying.effects(tuple(found))} if found else shown

    def told(each: str) -> Line:
        if each != KEPT or kept is None:
            return Line(f"doomtrooper-declare-{each}")
        return Line("doomtrooper-declare-kept", {"what": saying.declaration(kept.effects, kept.note)})

    return answers.menu(ask, choices, str, told, **values)


def _known(case: Case, card: CardId) -> Mapping[str, Arg]:
    """What the question shows of the card, which its player does not declare."""
    return {"card": labels.card(case, card), "facts": known(case.printed(card))}


def _terms(answers: Answers, case: Case, card: CardId, context: Context, due: Bill) -> Declaration:
    play = case.printed(card).play
    choices = ("printed", *_afters(play, context))
    after = answers.menu("doomtrooper-ask-declare-after", choices, str, lambda each: Line(f"doomtrooper-after-{each}"))
    left = max(0, case.player(context.seat).destiny - due.destiny)
    price = answers.amount("doomtrooper-ask-declare-price", 0, left)
    return Declaration((), "" if after == "printed" else after, price)


def _afters(play: Printed, context: Context) -> tuple[str, ...]:
    return AFTER["card"] if play.to == "card" and context.targets else ("stay", "discard", "sacrifice")


def _one(answers: Answers, choices: Choices, tell: Any) -> str:
    return answers.menu("doomtrooper-ask-declare-what", tuple(choices), str, lambda each: tell(choices[each]))


def _word(answers: Answers, case: Case, group: str, context: Context) -> Effect:
    """A word of a group with all that is asked about it; each choice shows what the whole word then says."""
    names = tuple(name for name, word in WORDS.items() if word.group == group)
    name = answers.menu(
        "doomtrooper-ask-declare-word", names, str, lambda each: saying.effect(_sketched(WORDS[each], context))
    )
    effect: Any = _sketched(WORDS[name], context)
    for field in WORDS[name].fields:
        effect = replace(effect, **{field.attribute: _value(answers, case, effect, field, context)})
    return effect  # type: ignore[no-any-return]


def _sketched(word: Word, context: Context) -> Effect:
    """A word before anything is asked about it: X for each number, and about the chosen card where one was chosen."""
    effect: Any = word.effect
    for field in word.fields:
        if not field.choices and not isinstance(effect, Turns):
            effect = replace(effect, **{field.attribute: Per(of="x")})
        elif field.ask == "whom" and context.targets:
            effect = replace(effect, **{field.attribute: field.choices["chosen"]})
    return effect  # type: ignore[no-any-return]


def _value(answers: Answers, case: Case, effect: Effect, field: Field, context: Context) -> Any:
    if not field.choices:
        return answers.amount("doomtrooper-ask-declare-number", field.least, field.most)
    open_to = {name: value for name, value in field.choices.items() if _fits(case, field, name, context)}

    def told(name: str) -> Line:
        line = saying.effect(replace(effect, **{field.attribute: open_to[name]}))
        return detailed(line, [Line("doomtrooper-declare-in-play")]) if name == "in-play" else line

    return open_to[answers.menu("doomtrooper-ask-declare-what", tuple(open_to), str, told)]


def _fits(case: Case, field: Field, name: str, context: Context) -> bool:
    """Whether a value makes sense now: there is a card that was chosen, a caster, a combat."""
    if field.ask in ("whom", "to"):
        return not (name == "chosen" and not context.targets) and not (name == "caster" and context.caster < 0)
    return not (field.ask == "until" and name == "combat" and running(case) is None)


def _joined(found: list[Effect], word: Effect, open_: _Open) -> list[Effect]:
    """The words with one more, as what was said before it wants."""
    if open_.condition:
        word = replace(word, conditions=CONDITIONS[open_.condition])
    if open_.event:
        word = Watch(on=EVENTS[open_.event], effects=(word,), until="game")  # type: ignore[arg-type]
    if not open_.joins:
        return [*found, word]
    ways = ((found[-1],), (word,))
    return [*found[:-1], Choose(ways=ways) if open_.joins == OR else Chance(sides=2, ways=ways)]
