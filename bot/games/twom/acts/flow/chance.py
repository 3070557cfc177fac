"""Dice and cards: by the bot, or as people at a table tell them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bot.games.twom.pack.kinds import Deck, Die, Key
from bot.games.twom.position.case import Case, Run
from bot.games.twom.position.decks import nth, reshuffled
from bot.games.twom.position.events import Announced, Drew, Known, Rolled
from bot.games.twom.position.state import Ask

BLACK = 10
FACES: tuple[str, ...] = ("0", "1", "2", "3", "S", "empty", "hatchet", "shotgun")


class Throw(NamedTuple):
    """A die that is rolled: what for, for whom, and the card or the enemy that it is rolled of.

    Attributes:
        where: the space with a lock, or an enemy by its letter and number.
        source: as in :class:`Doing`.
        again: how many rerolls there are of it, where people tell what it shows after them.
    """

    die: Die | Literal["black"]
    purpose: str
    who: Key | None = None
    where: str = ""
    source: str = ""
    again: int = 0


def told(run: Run, what: str, options: Sequence[str]) -> str:
    """What people say that came, of what can come.

    Raises:
        Untold: they have not said it yet.
    """
    return run.say((Ask(what, tuple(options)),))[0]


def announced(run: Run, ask: Ask) -> str:
    """The answer of people, where no other event says that they gave it.

    Raises:
        Untold: they have not said it yet.
    """
    said = run.say((ask,))[0]
    run.emit(Announced(ask.what, said))
    return said


def rolls_are_told(case: Case) -> bool:
    """Whether people tell the black die in an answer of its own."""
    return not case.is_first and case.state.table.dice == "table"


def roll_black(run: Run, purpose: str, who: Key | None = None, source: str = "") -> int:
    """A roll of the black die, from 1 to 10.

    Rule: twom-cs.term.black-die
    """
    return int(roll_all(run, [Throw("black", purpose, who, source=source)])[0])


def roll_combat(run: Run, throw: Throw) -> str:
    """A roll of a combat die: one of its faces; see :func:`roll_all`."""
    return roll_all(run, [throw])[0]


def faces_of(case: Case, die: str) -> tuple[str, ...]:
    """The faces of a die, each as often as it has it.

    Rule: twom-cs.term.combat-dice
    """
    if die == "black":
        return tuple(str(face) for face in range(1, BLACK + 1))
    dice = case.components.pack.dice
    return FACES if dice is None else getattr(dice, die)


def fights_are_told(case: Case) -> bool:
    """Whether people tell the dice of a combat or a raid, all that are rolled at once in one answer."""
    return not case.is_first and _is_told(case, "grey")


def _is_told(case: Case, die: str) -> bool:
    """Whether people tell what a die shows: at a table, and where nobody knows what is on it."""
    return case.state.table.dice == "table" or (die != "black" and case.components.pack.dice is None)


def roll_all(run: Run, throws: Sequence[Throw]) -> tuple[str, ...]:
    """Roll dice; people tell theirs in one answer.

    Rule: twom-cs.term.combat-dice
    """
    if run.is_first or not all(_is_told(run, each.die) for each in throws):
        return tuple(_roll(run, each) for each in throws)
    return lying(run, throws, run.say(asks_of(run, throws)) if throws else ())


def lying(run: Run, throws: Sequence[Throw], faces: tuple[str, ...]) -> tuple[str, ...]:
    """Dice that people said before, with something else."""
    for each, face in zip(throws, faces, strict=True):
        _rolled(run, each, face, told=True)
    return faces


def asks_of(case: Case, throws: Sequence[Throw]) -> tuple[Ask, ...]:
    """The questions what dice show, as people tell them."""
    return tuple(
        Ask(each.die, _shown(case, each.die), each.purpose, each.who, each.where, each.source, most=each.again)
        for each in throws
    )


def _shown(case: Case, die: str) -> tuple[str, ...]:
    faces = faces_of(case, die)
    return faces if die == "black" else tuple(sorted(set(faces)))


def _roll(run: Run, throw: Throw) -> str:
    at_table = _is_told(run, throw.die)
    faces = faces_of(run, throw.die)
    if at_table:
        ask = Ask(throw.die, _shown(run, throw.die), throw.purpose, throw.who, throw.where, throw.source)
        face = run.say((ask,))[0]
    else:
        face = faces[run.draw(f"{throw.die}-die", len(faces))]
    _rolled(run, throw, face, told=at_table)
    return face


def _rolled(run: Run, throw: Throw, face: str, *, told: bool) -> None:
    where, source = ("", "") if run.is_first else (throw.where, throw.source)
    run.emit(Rolled(throw.die, face, throw.purpose, throw.who, told, where, source))


def draw_card(run: Run, deck: Deck) -> Key | None:
    """Turn the top card of a deck up; ``None`` where there is none, not even among the discards."""
    cards = run.state.decks.get(deck)
    if cards is None or not run.components.decks[deck]:
        return None
    anew = cards.size == 0
    if anew:
        cards = reshuffled(cards)
    if cards.size == 0:
        return None
    at_table = run.state.table.cards == "table"
    if cards.top:
        run.emit(Drew(deck, cards.top[0], told=at_table))
        return cards.top[0]
    unseen = sum(cards.left.values())
    if at_table:
        card = told(run, deck, sorted({*cards.left, *(cards.red if cards.mixed else ())}))
        red = card not in cards.left
    else:
        number = run.draw(f"deck-{deck}", unseen + cards.mixed)
        red = number >= unseen
        card = nth(cards.red, run.draw(f"red-{deck}", sum(cards.red.values()))) if red else nth(cards.left, number)
    run.emit(Drew(deck, card, red, anew, at_table))
    return card


def draw_together(run: Run, deck: Deck, number: int) -> bool:
    """Turn the top cards of a deck up as people tell them, all in one answer; whether that can be done."""
    cards = run.state.decks.get(deck)
    if cards is None or run.state.table.cards != "table" or cards.top or cards.mixed or cards.size < number:
        return False
    for said in run.say((Ask(deck, tuple(sorted(cards.left))),) * number):
        run.emit(Drew(deck, said, told=True))
    return True


def look_at(run: Run, deck: Deck, number: int) -> tuple[Key, ...]:
    """Make the next cards of a deck known, as far as there are any besides those that were shuffled in unseen."""
    cards = run.state.decks[deck]
    found: list[Key] = []
    left = dict(cards.left)
    for _ in range(min(number - len(cards.top), sum(left.values()))):
        if run.state.table.cards == "table":
            card = told(run, deck, sorted(key for key, copies in left.items() if copies))
        else:
            card = nth(left, run.draw(f"deck-{deck}", sum(left.values())))
        left[card] -= 1
        found.append(card)
    if found:
        run.emit(Known(deck, tuple(found), run.state.table.cards == "table"))
    return (*cards.top, *found)[:number]
