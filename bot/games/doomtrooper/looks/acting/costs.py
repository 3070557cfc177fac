"""Taking actions: what pays for them, when they are lost, and when a seat has none left.

Rule: doomtrooper-cs.actions.unused, doomtrooper-cs.attack.more-lost, doomtrooper-cs.actionkind.attacker-lost-standard
"""

from __future__ import annotations

from typing import NamedTuple

from bot.games.doomtrooper.looks.acting import possible, tokens, warrior
from bot.games.doomtrooper.looks.acting.moving import TOPICS, Duty, duty
from bot.games.doomtrooper.looks.acting.tokens import Purpose
from bot.games.doomtrooper.looks.fighting import able, sabotage
from bot.games.doomtrooper.looks.holding.listeners import abilities_of
from bot.games.doomtrooper.looks.holding.standing import barred, bars_player, limit, permits_player
from bot.games.doomtrooper.looks.holding.uses import spent
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.commands import Act, Sabotages
from bot.games.doomtrooper.position.frames import Combat
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Token
from bot.games.doomtrooper.words.effects import Actions
from bot.games.values import Seat


class Cost(NamedTuple):
    """Actions to be paid: how many, for what, who acts, and which duty that meets."""

    number: int
    purpose: Purpose = "other"
    actor: CardId = NO_CARD
    meets: tuple[Duty, ...] = ()


def are_lost(case: Case, seat: Seat) -> bool:
    """Whether the ordinary actions and the attacks that are left after an attack cannot be used any more."""
    player = case.player(seat)
    left = player.attacked and any(token.ordinary for token in player.tokens)
    left = left and not permits_player(case, seat, "non-attack-after-attack") and not _may_bring_attacker(player.tokens)
    return left and not any(_could_attack(case, seat, token) for token in player.tokens) and not convertible(case, seat)


def lost_by_attack(case: Case, seat: Seat) -> int:
    """How many actions an attack costs beside its own, by whichever action it is made, as the cards lie now.

    Rule: doomtrooper-cs.attack.last, doomtrooper-sv.attack.early
    """
    return case.just_now(_lost_by_attack, seat)


def _lost_by_attack(case: Case, seat: Seat) -> int:
    sorts = tokens.sorts(case, seat, attack_tokens(case, seat))
    return min((_lost_after(case, seat, sort[0]) for sort in sorts), default=0)


def _lost_after(case: Case, seat: Seat, at: int) -> int:
    """The actions that are lost once the one at this place became an attack."""
    player = case.player(seat)
    spent, rest = player.tokens[at], (*player.tokens[:at], *player.tokens[at + 1 :])
    if not any(token.ordinary for token in rest):
        return 0
    attacked, used = player.attacked or spent.ordinary, player.attack_used or spent.kind == "any"
    state = case.state.with_player(seat, tokens=rest, attacked=attacked, attack_used=used, attacks=player.attacks + 1)
    if not are_lost(Case(case.catalogue, case.rules, state), seat):
        return 0
    return sum(token.ordinary or token.kind == "attack" for token in rest)


def _may_bring_attacker(left: tuple[Token, ...]) -> bool:
    """Whether an extra action is left with which somebody who attacks may still be brought into play.

    Rule: doomtrooper-cs.actionkind.attacker-lost-standard
    """
    return any(not token.ordinary and token.kind in ("any", "other") for token in left)


def convertible(case: Case, seat: Seat) -> bool:
    """Whether a card of the seat may still turn an action into an attack for somebody who is able to make it.

    Rule: doomtrooper-cs.actionkind.leader-attacks
    """
    for card in case.in_play():
        if case.card(card).controller != seat or case.card(card).unpaid:
            continue
        for place, ability in abilities_of(case, card):
            for effect in ability.effects:
                converts = isinstance(effect, Actions) and effect.convert and effect.kind == "attack"
                free = converts and not spent(case, seat, card, place, ability.limits)
                if free and isinstance(effect, Actions) and able.can_begin(case, Combat(0, seat, only=effect.only)):
                    return True
    return False


def _could_attack(case: Case, seat: Seat, token: Token) -> bool:
    return _usable(case, seat, token) and able.can_begin(case, _with(case, seat, token))


def _usable(case: Case, seat: Seat, token: Token) -> bool:
    """Whether an action may become an attack, if there is anybody to make it."""
    at = case.player(seat).tokens.index(token)
    return at in tokens.usable(case, seat, "attack", None if not token.only else frozenset(token.only))


def _with(case: Case, seat: Seat, token: Token) -> Combat:
    """The combat that an action would begin."""
    return Combat(0, seat, only=tokens.whose(case, seat, token))


def payers(case: Case, seat: Seat, cost: Cost) -> tuple[int, ...]:
    """The places of the actions that may pay, the cheapest first; none where there are too few.

    A duty binds ordinary actions as long as it can be met.
    Rule: doomtrooper-cs.cover.must-leave, doomtrooper-cs.transfer.duty
    """
    if cost.actor >= 0 and barred(case, cost.actor, "actions"):
        return ()
    of = tags(case, cost.actor) | {tokens.alone(cost.actor)} if cost.actor >= 0 else None
    places = tokens.usable(case, seat, cost.purpose, of)
    owed = binding(case, seat)
    if owed and owed not in cost.meets:
        places = tuple(at for at in places if not case.player(seat).tokens[at].ordinary)
    return places if len(places) >= cost.number else ()


def binding(case: Case, seat: Seat) -> Duty:
    """The duty that the next ordinary action must meet; none where it cannot be met."""
    return case.just_now(_binding, seat)


def _binding(case: Case, seat: Seat) -> Duty:
    if case.state.active != seat:
        return ""
    owed = duty(case, seat)
    return owed if owed and _can_meet(case, seat, owed) else ""


def _can_meet(case: Case, seat: Seat, owed: Duty) -> bool:
    enough = len(tokens.usable(case, seat, "other", None))
    for act in possible.found(case, seat):
        if owed in met_by(act) and possible.costs(case, act) <= enough:
            return True
    if owed == "conversion" or (owed == "cover" and case.rules.edition == "sv"):
        return False
    return any(owed in warrior.meets(case, seat, card) for card in warrior.affordable(case, seat))


def met_by(act: Act) -> tuple[Duty, ...]:
    """The duties that an act meets."""
    if act.what == "uncover":
        return ("cover",)
    if act.what != "transfer":
        return ()
    return ("outpost",) if act.area == "outpost" else ("conversion",)


# What each command costs and does.


def act_cost(case: Case, act: Act) -> Cost:
    """The actions that an act takes."""
    return Cost(possible.costs(case, act), "other", act.card, met_by(act))


def sabotage_cost(case: Case, said: Sabotages) -> Cost:
    """One undefined action, or by the Swedish rules an attack."""
    return Cost(1, "sabotage" if case.rules.sabotage else "attack", said.card)


def sabotages(case: Case, seat: Seat) -> tuple[Sabotages, ...]:
    """The sabotages that the rules allow and an action can pay for."""
    found = (Sabotages(card, against) for card, against in sabotage.possible(case, seat))
    return tuple(said for said in found if payers(case, seat, sabotage_cost(case, said)))


def attack_refusal(case: Case, seat: Seat) -> str:
    """The topic of the rule that keeps a seat from attacking with an action now; empty where none does.

    Rule: doomtrooper-cs.attack.first-round, doomtrooper-sv.attack.first-turn
    """
    rules = case.rules
    waits = (seat,) if rules.attack_wait == "own" else case.seats()
    if any(case.player(other).turns == 0 for other in waits):
        return "attack.first-round"
    player = case.player(seat)
    if player.sabotaged:
        return "sabotage.or-attack"
    if player.attacks >= limit(case, seat, "attack-actions", player.attacks + 1):
        return "attack.once"
    if len(player.tokens) > 1 and bars_player(case, seat, "attack:early"):
        return "attack.last"
    return "" if attack_tokens(case, seat) else _no_attack(case, seat)


def _no_attack(case: Case, seat: Seat) -> str:
    """The topic of the rule for which none of the actions can become an attack."""
    left, owed = case.player(seat).tokens, binding(case, seat)
    found = [sort[0] for sort in tokens.sorts(case, seat, range(len(left))) if _usable(case, seat, left[sort[0]])]
    free = [at for at in found if not (owed and left[at].ordinary)]
    if owed and found and not free:
        return TOPICS[owed]
    why = (able.nobody(case, seat, _with(case, seat, left[at])) for at in free)
    return next(why, "attack.once")


def attack_tokens(case: Case, seat: Seat) -> tuple[int, ...]:
    """The actions with which somebody could attack: those for certain warriors only where one of them can."""
    return case.just_now(_attack_tokens, seat)


def _attack_tokens(case: Case, seat: Seat) -> tuple[int, ...]:
    owed = binding(case, seat)
    left = case.player(seat).tokens
    return tuple(
        at
        for sort in tokens.sorts(case, seat, range(len(left)))
        if not (owed and left[sort[0]].ordinary) and _could_attack(case, seat, left[sort[0]])
        for at in sort
    )
