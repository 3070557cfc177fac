"""Marks on cards, and the states they stand for, which belong to the card that gives them.

Rule: doomtrooper-cs.target.imprisoned, doomtrooper-cs.target.out-unique, doomtrooper-cs.anytime.out-of-fight
"""

from __future__ import annotations

from bot.games.doomtrooper.acts.deeds.doing import Doing
from bot.games.doomtrooper.acts.happening import ends, leaving
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.acting import warrior
from bot.games.doomtrooper.looks.meaning.marks import held_by, holds_of
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import combat_of
from bot.games.doomtrooper.position.frames import Carrying, Simultaneous
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, STATES, CardId
from bot.games.doomtrooper.words.deeds import Mark


def mark(doing: Doing, word: Mark) -> bool | None:
    """Put marks on cards or take them off."""
    cards = doing.met(word)
    if cards is None:
        return None
    number = doing.amount(word.number)
    for card in cards if number > 0 else ():
        if word.mark not in STATES:
            _mark(doing.run, card, word, number)
        elif word.off:
            free(doing.run, card, word.mark)
        else:
            keep(doing.run, card, word.mark, doing.card)
    ends.settle(doing.run)
    return bool(cards) and number > 0


def _mark(run: Run, card: CardId, word: Mark, number: int) -> None:
    times = min(number, run.card(card).marks.count(word.mark)) if word.off else number
    for _ in range(times):
        run.emit(ev.Marked(card, word.mark, off=word.off, why=word.mark))
    if times:
        happened(run, "unmarked" if word.off else "marked", card)


def keep(run: Run, card: CardId, state: str, by: CardId) -> None:
    """Put a card into a state: for good, or as long as the card lies on the table that does it.

    Nobody is taken out of a combat so once it has been announced.
    """
    known, held = state in run.card(card).marks, holds_of(run, card, state)
    if state == "out" and combat_of(run, card) is not None:
        return
    if not known:
        run.emit(ev.Marked(card, state, why=state))
    mine = held_by(state, by)
    if run.card(by).zone in IN_PLAY and mine not in held and (held or not known):
        run.emit(ev.Marked(card, mine))
    if known:
        return
    if state == "imprisoned":
        happened(run, "imprisoned", card, by=by)
    happened(run, "marked", card)


def free(run: Run, card: CardId, state: str) -> None:
    """Take a card out of a state, whatever keeps it there."""
    if state not in run.card(card).marks:
        return
    run.emit(ev.Marked(card, state, off=True, why=state))
    if state == "out":
        _returned(run, card)
    for held in holds_of(run, card, state):
        run.emit(ev.Marked(card, held, off=True))
    happened(run, "unmarked", card)


def _returned(run: Run, card: CardId) -> None:
    """Discard those of whom another copy came into play while they were out of it: who returns, and what he has.

    Rule: doomtrooper-cs.relic.out-of-play, doomtrooper-cs.target.out-unique
    """
    for one in (card, *run.attached(card)):
        only = run.printed(one).type == "relic" or warrior.is_unique(run, one)
        if only and any(not run.card(other).unpaid for other in warrior.copies(run, one)):
            leaving.discard(run, one)


def lapse(run: Run) -> None:
    """Let states end that belonged to cards which lie on the table no more, once their own words have happened."""
    for card, state, by in run.laid(ends.orphaned):
        if _speaks(run, by) or held_by(state, by) not in run.card(card).marks:
            continue
        run.emit(ev.Marked(card, held_by(state, by), off=True))
        if not holds_of(run, card, state):
            free(run, card, state)
            ends.settle(run)


def _speaks(case: Case, card: CardId) -> bool:
    """Whether words of a card are still about to happen."""
    return any(
        (isinstance(frame, Carrying) and frame.card == card)
        or (isinstance(frame, Simultaneous) and card in _waiting(frame))
        for frame in case.state.stack
    )


def _waiting(frame: Simultaneous) -> tuple[CardId, ...]:
    asked = NO_CARD if frame.next is None else frame.next.waiting.card
    return (asked, *(one.card for one in frame.waiting))
