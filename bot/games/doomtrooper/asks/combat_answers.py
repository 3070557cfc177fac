"""The questions of a combat: who fights, how, from where, and how points are split.

Rule: doomtrooper-cs.combat.announce, doomtrooper-cs.combat.tactic, doomtrooper-cs.combat.zone-choice,
doomtrooper-cs.combat.points-split
"""

from __future__ import annotations

from bot.games.doomtrooper.acts.combat import enemies, phases, points
from bot.games.doomtrooper.asks.asked import Asked
from bot.games.doomtrooper.looks.fighting import able
from bot.games.doomtrooper.looks.seen import labels
from bot.games.doomtrooper.looks.seen.picking import CardTokens, card_tokens
from bot.games.doomtrooper.position.commands import Announce, ChooseTactic, ChooseZone, Command, Split
from bot.games.doomtrooper.position.frames import Combat, Splitting
from bot.games.doomtrooper.position.state import NO_CARD, CardId
from bot.games.kernel.ask import Answers, NoSuchAnswer
from bot.games.values import Line


def offer(answers: Answers, asked: Asked, frame: Combat) -> Command:
    """What the combat asks now."""
    case, seat = asked
    phase = phases.asking(case, frame)
    if phase is None or phases.asked(case, frame) != seat:
        raise NoSuchAnswer
    if phase == "announce":
        return _announce(answers, asked, frame)
    if phase == "tactic":
        found = able.tactics(case, frame.attacker, frame.defender)
        return ChooseTactic(answers.choose("doomtrooper-ask-tactic", found, str, labels.rating))
    zones = (*phases.zones(case, frame), NO_CARD)
    tokens = card_tokens(case, seat, "none")
    return ChooseZone(answers.choose("doomtrooper-ask-zone", zones, tokens, lambda one: _zone(asked, one)))


def _zone(asked: Asked, zone: int) -> Line:
    return Line("doomtrooper-no-zone") if zone == NO_CARD else labels.choice(asked.case, zone, asked.seat)


def _announce(answers: Answers, asked: Asked, frame: Combat) -> Announce:
    """The attacker and whom he attacks, or nobody: the attack is given up.

    Rule: doomtrooper-cs.combat.attacker-removed
    """
    case = asked.case
    pairs = enemies.payable(case, frame, able.pairs(case, frame))
    if frame.naming >= 0:
        return _next(answers, asked, frame, pairs.get(frame.naming, ()))
    attackers, tokens = (*pairs, NO_CARD), _who_tokens(asked)
    attacker = answers.menu("doomtrooper-ask-attacker", attackers, tokens, lambda one: _who(asked, one))
    if attacker == NO_CARD or able.namer(case, frame.seat, attacker) != frame.seat:
        return Announce(attacker, NO_CARD)
    defender = answers.menu("doomtrooper-ask-defender", pairs[attacker], tokens, lambda one: _who(asked, one))
    return Announce(attacker, defender)


def _next(answers: Answers, asked: Asked, frame: Combat, pairs: tuple[int, ...]) -> Announce:
    """Whom the settled attacker attacks; his own player may let further ones be."""
    free = () if pairs and asked.seat != frame.seat else (NO_CARD,)
    either = (*pairs, *free)
    defender = answers.menu("doomtrooper-ask-defender", either, _who_tokens(asked), lambda one: _who(asked, one))
    return Announce(frame.naming if defender != NO_CARD else NO_CARD, defender)


def _who_tokens(asked: Asked) -> CardTokens[CardId]:
    return card_tokens(asked.case, asked.seat, "nobody")


def _who(asked: Asked, card: int) -> Line:
    return Line("doomtrooper-give-up") if card == NO_CARD else labels.choice(asked.case, card, asked.seat)


def offer_split(answers: Answers, asked: Asked, frame: Splitting) -> Command:
    """How many of the points earned become victory points."""
    one = points.asked(frame)
    if one is None or one.seat != asked.seat:
        raise NoSuchAnswer
    return Split(answers.amount("doomtrooper-ask-split", 0, one.points, points=one.points))
