"""Which card keeps another from being played, used or moved, as far as a reader may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.listeners import ability_at
from bot.games.doomtrooper.looks.holding.standing import barred, bars_on_using, of_card, of_player, reaches
from bot.games.doomtrooper.looks.playing import limits
from bot.games.doomtrooper.looks.playing.receiving import received_as
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.position.commands import Act, Announce, Play, Use
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.continuous import Bar
from bot.games.doomtrooper.words.rules.refusals import refuse
from bot.games.values import Line, Seat, Violation

FORBIDS = ("wording.may-not", "wording.never")
"""The topics of a card that forbids something."""


def refusal(case: Case, seat: Seat, card: CardId, topic: str) -> Violation:
    """The refusal to play a card on a topic; where cards in play forbid it, it names them."""
    return _named(case, seat, topic, _playing(case, seat, card))


def command_refusal(case: Case, seat: Seat, command: object, topic: str) -> Violation:
    """The refusal of a command on a topic; where cards in play forbid it, it names those that the seat may know."""
    find = _FORBIDDING.get(type(command))
    if find is None or topic not in FORBIDS:
        return refuse(case.rules, topic)
    found = _named(case, seat, topic, find(case, seat, command))
    if isinstance(command, Use) and not found.line.args and _is_used_up(case, seat, command):
        card = labels.card(case, command.card, seat)
        return replace(found, line=Line("doomtrooper-no-wording-used-up", {"card": card}))
    return found


def _named(case: Case, seat: Seat, topic: str, sources: Iterable[CardId]) -> Violation:
    plain = refuse(case.rules, topic)
    if topic not in FORBIDS:
        return plain
    known = (source for source in dict.fromkeys(sources) if _may_know(case, seat, source))
    found = tuple(labels.card(case, source, seat) for source in known)
    return replace(plain, line=Line(f"{plain.line.key}-by", {"count": len(found), "cards": found})) if found else plain


def _may_know(case: Case, seat: Seat, source: CardId) -> bool:
    """Whether a card lies in play, and a seat may know which it is."""
    here = case.card(source) if source >= 0 else None
    return here is not None and here.zone in IN_PLAY and (not here.unpaid or here.controller == seat)


# What forbids what.


def _playing(case: Case, seat: Seat, card: CardId) -> Iterator[CardId]:
    played = {f"play:{tag}" for tag in received_as(case, card)}
    whats = {"anything", "recruit", "action:recruit", *played, *(f"{what}-in-area" for what in played)}
    on_player = (each for each in of_player(case, Bar, seat) if reaches(case, each[1].whom, each[0], card))
    for held, word in (*on_player, *of_card(case, Bar, card)):
        if not whats.isdisjoint(word.what):
            yield held.source


def _play(case: Case, seat: Seat, command: Play) -> Iterator[CardId]:
    yield from _playing(case, seat, command.card)
    if command.caster in case.warriors(seat):
        yield from _bars(case, command.caster, "cast", command.card)


def _act(case: Case, seat: Seat, command: Act) -> Iterator[CardId]:
    card = command.card
    if card not in case.warriors(seat):
        return
    if command.what != "transfer":
        yield from _bars(case, card, command.what)
        return
    for what in ("transfer", f"leave:{case.card(card).zone}", f"enter:{command.area}"):
        yield from _bars(case, card, what)
    for other in case.warriors(seat):
        if other != card and case.card(other).zone == command.area:
            yield from _bars(case, other, "share-area", card)
            yield from _bars(case, card, "share-area", other)


def _use(case: Case, seat: Seat, command: Use) -> Iterator[CardId]:
    card = command.card
    for what in ("used", "work"):
        yield from _bars(case, card, what)
    bearer = case.card(card).on
    if bearer >= 0:
        yield from (held.source for held in bars_on_using(case, bearer, card, aside=card))
    yield from (held.source for held, word in of_player(case, Bar, seat) if "anything" in word.what)


def _announce(case: Case, seat: Seat, command: Announce) -> Iterator[CardId]:
    if command.attacker in case.warriors(seat):
        yield from _bars(case, command.attacker, "actions")


def _bars(case: Case, card: CardId, what: str, against: CardId = NO_CARD) -> Iterator[CardId]:
    """The sources of the words that forbid a card something, unless a permission lifts them."""
    if barred(case, card, what, against):
        for held, word in of_card(case, Bar, card):
            if what in word.what and reaches(case, word.whom, held, against):
                yield held.source


def _is_used_up(case: Case, seat: Seat, command: Use) -> bool:
    """Whether an ability was used as often as its card lets it be."""
    ability = ability_at(case, command.card, command.ability)
    return ability is not None and not limits.often_enough(case, seat, command.card, command.ability, ability.limits)


_FORBIDDING: dict[type, Callable[[Case, Seat, Any], Iterator[CardId]]] = {
    Play: _play,
    Act: _act,
    Use: _use,
    Announce: _announce,
}
"""By command the cards whose words may forbid it."""
