"""Sabotage of a player who has nobody able to fight, or the attack on a player of the Swedish rules.

Rule: doomtrooper-cs.sabotage.definition, doomtrooper-cs.sabotage.condition, doomtrooper-sv.targets.player
"""

from __future__ import annotations

from bot.games.doomtrooper.looks.fighting.able import able, may_attack
from bot.games.doomtrooper.looks.holding.standing import barred
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Sabotage, Window
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.effects import Effect, End, Prevent
from bot.games.values import Seat


def defenceless(case: Case, seat: Seat) -> bool:
    """Whether a player has nobody to stand in the way: no able warrior, or no warrior at all by the Swedish rules."""
    warriors = case.warriors(seat)
    if case.rules.sabotage:
        return not any(case.card(card).unpaid or (able(case, card) and _guards(case, card)) for card in warriors)
    return not any(_guards(case, card) for card in warriors)


def _guards(case: Case, card: CardId) -> bool:
    """Whether a warrior stands in the way of those who harm his player.

    Rule: doomtrooper-cs.target.no-attack
    """
    return not barred(case, card, "guard")


def refusal(case: Case, seat: Seat, card: CardId, against: Seat) -> str:
    """The topic of the rule that keeps a warrior from it; empty where none does.

    Rule: doomtrooper-cs.sabotage.own-turn, doomtrooper-cs.sabotage.first-round, doomtrooper-cs.sabotage.once
    """
    player = case.player(seat)
    if case.state.active != seat:
        return "sabotage.own-turn"
    if against != seat and case.allied(against, seat):
        return "multiplayer.teams"
    if against == seat or case.player(against).out or not defenceless(case, against):
        return "sabotage.condition"
    if case.rules.sabotage:
        if any(case.player(other).turns == 0 for other in case.seats()):
            return "sabotage.first-round"
        if against in player.sabotaged:
            return "sabotage.once"
        if player.attacked:
            return "sabotage.or-attack"
    elif any(case.player(other).turns == 0 for other in case.seats()):
        return "attack.first-round"
    allowed = may_attack(case, seat, card) and not barred(case, card, "attack-player")
    return "" if allowed else "sabotage.how"


def possible(case: Case, seat: Seat) -> tuple[tuple[CardId, Seat], ...]:
    """Who may set out against whom, whatever pays for it."""
    return tuple(
        (card, against)
        for against in case.opponents(seat)
        for card in case.warriors(seat)
        if refusal(case, seat, card, against) == ""
    )


def stops(case: Case, seat: Seat, words: tuple[Effect, ...]) -> bool:
    """Whether a player who is attacked himself may play what ends it, though it is meant for combats.

    Rule: doomtrooper-sv.targets.player
    """
    return answers_for_himself(case, seat) and any(map(_ends_attack, words))


def _ends_attack(word: Effect) -> bool:
    if isinstance(word, End):
        return word.what in ("combat", "attack")
    return isinstance(word, Prevent) and word.what == "attack"


def is_attacked(case: Case) -> bool:
    """Whether a player is attacked himself by the Swedish rules, and no combat runs."""
    return not case.rules.sabotage and running(case) is None and any(
        isinstance(frame, Sabotage) for frame in case.state.stack
    )  # fmt: skip


def answers_for_himself(case: Case, seat: Seat) -> bool:
    """Whether a player is attacked himself now: he plays nothing that a warrior would play.

    Rule: doomtrooper-sv.targets.player-cards
    """
    if case.rules.sabotage or not isinstance(case.top, Window):
        return False
    return any(isinstance(frame, Sabotage) and frame.against == seat for frame in case.state.stack)
