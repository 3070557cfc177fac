"""What a card does that nobody has written: its player says it while playing it, in the same words as effects files.

Up to three words, out of those that most cards need; ``hand`` is for anything else, which players settle themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.doomtrooper.effects.context import Context
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.telling import labels
from bot.games.doomtrooper.words.continuous import Rate
from bot.games.doomtrooper.words.deeds import Discard, Draw, Heal, Points, Wound
from bot.games.doomtrooper.words.effects import Effect
from bot.games.doomtrooper.words.whom import RATINGS, Rating, Until, Whom
from bot.games.question_tree import Answers
from bot.games.values import Line

MOST = 3
"""So many words a declaration has at most."""
HAND, DONE = "hand", "done"


class Frame(NamedTuple):
    """What a declaration is about: whom its words mean, and how long those last that last."""

    whom: Whom
    until: Until


class Word(NamedTuple):
    """A word that may be declared: how it is made from a number and a rating, and the bounds of the number."""

    make: Callable[[Frame, int, Rating], Effect]
    kind: type
    least: int = 0
    most: int = 0
    rated: bool = False


WORDS: dict[str, Word] = {
    "rate": Word(
        lambda frame, number, rating: Rate(who=frame.whom, ratings=(rating,), sum=number, until=frame.until),
        Rate,
        -20,
        20,
        rated=True,
    ),
    "wound": Word(lambda frame, _, __: Wound(who=frame.whom), Wound),
    "heal": Word(lambda frame, _, __: Heal(who=frame.whom), Heal),
    "discard": Word(lambda frame, _, __: Discard(who=frame.whom), Discard),
    "draw": Word(lambda _, number, __: Draw(number=number), Draw, 1, 7),
    "points": Word(lambda _, number, __: Points(destiny=number), Points, 1, 30),
}


def is_undescribed(case: Case, card: CardId) -> bool:
    """Whether its player declares what a card does: nobody has written it, and its type does something."""
    printed = case.printed(card)
    return printed.text is None and printed.type not in ("warrior", "warzone")


def offer(answers: Answers, case: Case, card: CardId, context: Context) -> tuple[Effect, ...]:
    """What the player declares, word by word."""
    frame = Frame(_whom(context), _until(case, card))
    found: list[Effect] = []
    while len(found) < MOST:
        choices = (*WORDS, DONE if found else HAND)
        word = answers.menu("doomtrooper-ask-declare", choices, str, lambda each: Line(f"doomtrooper-declare-{each}"))
        if word in (HAND, DONE):
            break
        found.append(_said(answers, WORDS[word], frame))
    return tuple(found)


def _said(answers: Answers, word: Word, frame: Frame) -> Effect:
    rating: Rating = "fight"
    if word.rated:
        rating = answers.menu("doomtrooper-ask-declare-rating", RATINGS, str, labels.rating)
    number = answers.amount("doomtrooper-ask-declare-number", word.least, word.most) if word.most else 0
    return word.make(frame, number, rating)


def _whom(context: Context) -> Whom:
    """The card it is played on, or else a warrior who is chosen as it happens."""
    return Whom(role="chosen") if context.targets else Whom(tags=("warrior",), count=1)


def _until(case: Case, card: CardId) -> Until:
    if case.printed(card).play.after in ("attach", "stay"):
        return "attached"
    return "turn" if running(case) is None else "combat"


# The same, read off a command.


def words_said(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The answers to which word comes next."""
    names = [next((name for name, word in WORDS.items() if isinstance(one, word.kind)), "") for one in effects]
    end = [] if len(names) >= MOST else [DONE if names else HAND]
    return (*names, *end)


def ratings_said(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The answers to which rating changes."""
    return tuple(one.ratings[0] for one in effects if isinstance(one, Rate) and one.ratings)


def numbers_said(effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """The answers to how many."""
    numbers = (
        one.sum if isinstance(one, Rate) else one.number if isinstance(one, Draw) else one.destiny
        for one in effects
        if isinstance(one, (Rate, Draw, Points))
    )
    return tuple(number if isinstance(number, int) else 0 for number in numbers)
