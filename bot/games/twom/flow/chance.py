"""Dice and cards: by the bot, or as people at a table tell them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.twom.pack.kinds import Deck, Die, Key
from bot.games.twom.position.case import Run, Untold
from bot.games.twom.position.decks import nth, reshuffled
from bot.games.twom.position.events import Announced, Drew, Known, Rolled

BLACK = 10


def told(run: Run, what: str, options: Sequence[str]) -> str:
    """What people say that came, of what can come.

    Raises:
        Untold: they have not said it yet.
    """
    if not run.told:
        raise Untold(what, tuple(options))
    said, *rest = run.told
    run.told = tuple(rest)
    if said not in options:
        raise Untold(what, tuple(options), said)
    return said


def announced(run: Run, what: str, options: Sequence[str]) -> str:
    """What people say that came, of what can come, where no other event says that they said it.

    Raises:
        Untold: they have not said it yet.
    """
    said = told(run, what, options)
    run.emit(Announced(what, said))
    return said


def roll_black(run: Run, purpose: str, who: Key | None = None) -> int:
    """A roll of the black die, from 1 to 10.

    Rule: twom-cs.term.black-die
    """
    at_table = run.state.table.dice == "table"
    if at_table:
        face = int(told(run, "black", [str(face) for face in range(1, BLACK + 1)]))
    else:
        face = run.draw("black-die", BLACK) + 1
    run.emit(Rolled("black", str(face), purpose, who, at_table))
    return face


def roll_combat(run: Run, die: Die, purpose: str, who: Key | None = None) -> str:
    """A roll of a combat die: one of its faces; all are known where the pack has the die or people tell.

    Rule: twom-cs.term.combat-dice
    """
    dice = run.components.pack.dice
    faces: tuple[str, ...] = ("0", "1", "2", "3", "S", "empty", "hatchet", "shotgun")
    if dice is not None:
        faces = getattr(dice, die)
    at_table = run.state.table.dice == "table" or dice is None
    face = told(run, die, sorted(set(faces))) if at_table else faces[run.draw(f"{die}-die", 6)]
    run.emit(Rolled(die, face, purpose, who, at_table))
    return face


def draw_card(run: Run, deck: Deck) -> Key | None:
    """Turn the top card of a deck up; ``None`` where there is none, not even among the discards."""
    cards = run.state.decks.get(deck)
    if cards is None:
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
