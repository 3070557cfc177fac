"""Wounds, deaths and cures, and what leaves the table."""

from __future__ import annotations

from bot.games.doomtrooper.acts.combat import harm
from bot.games.doomtrooper.acts.deeds.doing import Doing, answered
from bot.games.doomtrooper.acts.deeds.lasting import begin_on
from bot.games.doomtrooper.acts.happening import leaving
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.holding.keeping import keeps
from bot.games.doomtrooper.looks.holding.standing import barred, protected
from bot.games.doomtrooper.looks.meaning.roles import holder_in
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.frames import Befalling
from bot.games.doomtrooper.position.run import Run
from bot.games.doomtrooper.position.state import IN_PLAY, CardId
from bot.games.doomtrooper.words.continuous import Protect
from bot.games.doomtrooper.words.deeds import Discard, Heal, Kill, Return, Sacrifice, Wound

SAVED = Protect(against=("wounded", "killed"), until="once")
"""What a cure is worth that answers a wound which is still to come."""


def _doer(doing: Doing) -> CardId:
    """The warrior who does it, where the words stand on one or on what he bears; else the card itself."""
    return holder_in(doing.run, doing.context)


def _spend_protection(run: Run, cards: tuple[CardId, ...]) -> None:
    """Protections that work once have worked."""
    places = tuple(
        at
        for at, lasting in enumerate(run.state.lasting)
        if lasting.until == "once" and isinstance(lasting.effect, Protect) and not set(cards).isdisjoint(lasting.whom)
    )
    if places:
        run.emit(ev.Ceased(places))


def wound(doing: Doing, word: Wound) -> bool | None:
    """Wound warriors; who is wounded already dies."""
    cards = doing.met(word)
    if cards is None:
        return None
    to = doing.seat if word.points else -1
    done = [harm.wound(doing.run, card, _doer(doing), to) for card in cards]
    _spend_protection(doing.run, cards)
    return any(done)


def kill(doing: Doing, word: Kill) -> bool | None:
    """Kill warriors."""
    cards = doing.met(word)
    if cards is None:
        return None
    to = doing.seat if word.points else -1
    done = [_kill(doing, card, to, sure=word.sure) for card in cards]
    _spend_protection(doing.run, cards)
    return any(done)


def _kill(doing: Doing, card: CardId, to: int, *, sure: bool) -> bool:
    run, fall = doing.run, Befalling(card, _doer(doing), "killed", to)
    if not sure:
        return harm.befall(run, fall)
    if run.card(card).zone not in IN_PLAY or protected(run, card, "killed") == "never":
        return False
    harm.happen(run, harm.Left(fall))
    return True


def heal(doing: Doing, word: Heal) -> bool | None:
    """Save warriors from what they would suffer in the combat, or heal their wounds.

    Rule: doomtrooper-cs.combat.state
    """
    cards = doing.met(word)
    if cards is None:
        return None
    return True in [_heal(doing, card, saves=word.saves) for card in cards]


def _heal(doing: Doing, card: CardId, *, saves: bool) -> bool:
    run = doing.run
    if barred(run, card, "heal"):
        return False
    if harm.saved(run, card):
        return True
    if answered(run, doing.card) is not None and (saves or not run.card(card).wounded):
        return begin_on(doing, SAVED, (card,))
    if saves or not run.card(card).wounded or run.card(card).zone not in IN_PLAY:
        return False
    run.emit(ev.Marked(card, "wounded", off=True, why="healed"))
    happened(run, "healed", card)
    return True


def discard(doing: Doing, word: Discard) -> bool | None:
    """Put cards on the discard piles of their owners.

    Rule: doomtrooper-cs.term.discard-not-kill
    """
    cards = doing.met(word)
    if cards is None:
        return None
    return True in [_discard(doing, card, points=word.points) for card in cards if not _keeps(doing, card)]


def _keeps(doing: Doing, card: CardId) -> bool:
    return keeps(doing.run, card, doing.context, doing.frame.effects)


def _discard(doing: Doing, card: CardId, *, points: bool) -> bool:
    run = doing.run
    left = harm.heard(run, Befalling(card, doing.card, "discarded", doing.seat if points else -1))
    if left is None:
        return False
    if run.printed(card).type == "mission" and card == doing.card:
        happened(run, "mission-done", card, seat=run.card(card).controller)
    harm.happen(run, left)
    return True


def sacrifice(doing: Doing, word: Sacrifice) -> bool | None:
    """Remove cards from the game for good."""
    cards = doing.met(word)
    if cards is None:
        return None
    return True in [harm.befall(doing.run, Befalling(card, doing.card, "sacrificed")) for card in cards]


def back(doing: Doing, word: Return) -> bool | None:
    """Take cards back into hands or libraries."""
    cards = doing.met(word)
    if cards is None:
        return None
    touched = (card for card in cards if not _keeps(doing, card))
    gone = [card for card in touched if not protected(doing.run, card, "returned", doing.card)]
    for card in gone:
        if word.to == "hand":
            seat = doing.run.card(card).controller if word.whose == "controller" else -1
            leaving.to_hand(doing.run, card, seat=seat)
        else:
            leaving.to_library(doing.run, card, word.to)
    return bool(gone)
