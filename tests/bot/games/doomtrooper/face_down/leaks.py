"""Faults by which cards that lie face down under others would be shown, or would do something there."""

from __future__ import annotations

from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.knowing import knows
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.tells import log
from bot.games.doomtrooper.words.catalogue import named
from bot.games.values import Line, Viewer

_face, _in_play = log.face, Case.in_play


def known_to_all(case: Case, card: CardId, viewer: Viewer) -> bool:
    """``knows`` with every card known to everybody that lies under another."""
    return case.card(card).zone == "under" or knows(case, card, viewer)


def in_play_below(case: Case) -> tuple[CardId, ...]:
    """``Case.in_play`` with the cards that lie under others."""
    return (*_in_play(case), *(at for at, card in enumerate(case.state.cards) if card.zone == "under"))


def names_what_is_laid(event: ev.Happened, viewer: Viewer, at: int = 0) -> Line:
    """``log.face`` with the name of every card that is laid face down."""
    laid = isinstance(event, ev.Moved) and event.zone == "under" and at < len(event.about)
    return named(event.about[at].code) if laid else _face(event, viewer, at)


def names_what_was_looked_at(_: object, event: ev.Looked, __: Viewer) -> Line:
    """The line of the log on cards that somebody looked at, with their names."""
    cards = tuple(named(one.code) for one in event.about)
    return Line("doomtrooper-log-saw", {"who": labels.seat(event.seat), "cards": cards})


def counts_what_was_found(_: object, event: ev.Looked, __: Viewer) -> Line:
    """The line of the log on cards that somebody looked at, which counts equal ones once."""
    count = len({one.code for one in event.about})
    return Line("doomtrooper-log-looked", {"who": labels.seat(event.seat), "count": count})
