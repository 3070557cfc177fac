"""Taking actions: what pays for them, when they are lost, and when a seat has none left.

Rule: doomtrooper-cs.actions.unused, doomtrooper-cs.attack.more-lost, doomtrooper-cs.actionkind.attacker-lost-standard
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.actions import acts, tokens
from bot.games.doomtrooper.actions.moving import TOPICS, Duty, duty
from bot.games.doomtrooper.actions.tokens import Purpose
from bot.games.doomtrooper.combat import able, phases, sabotage, victory
from bot.games.doomtrooper.effects.deeds.limits import spent
from bot.games.doomtrooper.effects.listeners import abilities_of
from bot.games.doomtrooper.effects.standing import barred, bars_player, limit, permits_player
from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.flow.windows import open_window
from bot.games.doomtrooper.kinds import warrior
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.commands import Act, Attack, Sabotages
from bot.games.doomtrooper.position.frames import ActionFrame, Combat
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import NO_CARD, CardId, Token
from bot.games.doomtrooper.words.effects import Actions
from bot.games.values import Seat


class Cost(NamedTuple):
    """Actions to be paid: how many, for what, who acts, and which duty that meets."""

    number: int
    purpose: Purpose = "other"
    actor: CardId = NO_CARD
    meets: tuple[Duty, ...] = ()


def go_on(run: Run, frame: ActionFrame) -> bool:
    """Drop the actions that are lost; ask while some are left."""
    victory.settle(run)
    if run.state.over:
        return True
    _lose(run, frame.seat)
    if run.player(frame.seat).out or not run.player(frame.seat).tokens:
        run.pop()
        return True
    return False


def _lose(run: Run, seat: Seat) -> None:
    """Once an ordinary action attacked, ordinary ones only attack: they are lost where that cannot be."""
    player = run.player(seat)
    if player.sabotaged:
        _lose_after_sabotage(run, seat)
        return
    if are_lost(run, seat):
        tokens.lose(run, seat, ordinary=True)
        tokens.lose(run, seat, kind="attack")


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


def _lose_after_sabotage(run: Run, seat: Seat) -> None:
    """A sabotage is the last action, but for extra ones that sabotage another opponent.

    Rule: doomtrooper-cs.sabotage.last, doomtrooper-cs.sabotage.once
    """
    if sabotages(run, seat):
        tokens.lose(run, seat, ordinary=True)
    else:
        tokens.lose(run, seat)


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
                if free and isinstance(effect, Actions) and phases.can_begin(case, Combat(0, seat, only=effect.only)):
                    return True
    return False


def _could_attack(case: Case, seat: Seat, token: Token) -> bool:
    return _usable(case, seat, token) and phases.can_begin(case, _with(case, seat, token))


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
    for act in acts.found(case, seat):
        if owed in met_by(act) and acts.costs(case, act) <= enough:
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


def pay(run: Run, seat: Seat, cost: Cost, token: int = -1) -> tuple[Token, ...]:
    """Take the actions that pay: the one that was said first, then the cheapest."""
    places = payers(run, seat, cost)
    order = (token, *(at for at in places if at != token)) if token >= 0 else places
    return tokens.spend(run, seat, order[: cost.number], cost.purpose) if cost.number else ()


def begin(run: Run, name: str = "action") -> None:
    """An action is taken: afterwards anybody may play. The window lies beneath what the action brings about.

    In actions that a card gave in another's turn there is none: the window they were given in begins anew anyway.
    """
    frame = run.top
    if isinstance(frame, ActionFrame):
        run.change(replace(frame, serial=run.serial()))
        if not frame.at_once:
            open_window(run, "any", name, run.state.active)


def stop(run: Run, seat: Seat) -> None:
    """A seat takes no more actions: those that are left are lost.

    Rule: doomtrooper-cs.actions.unused, doomtrooper-sv.actions.no-saving
    """
    run.pop()
    tokens.lose(run, seat)


# What each command costs and does.


def act_cost(case: Case, act: Act) -> Cost:
    """The actions that an act takes."""
    return Cost(acts.costs(case, act), "other", act.card, met_by(act))


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


def do_act(run: Run, seat: Seat, act: Act) -> None:
    """Pay for an act and do it."""
    cost = act_cost(run, act)
    pay(run, seat, cost, act.token)
    begin(run)
    acts.carry_out(run, seat, act)


def do_attack(run: Run, seat: Seat, said: Attack) -> None:
    """Declare a combat."""
    found = attack_tokens(run, seat)
    at = said.token if said.token >= 0 else found[0]
    only = tokens.whose(run, seat, run.player(seat).tokens[at])
    tokens.spend(run, seat, (at,), "attack")
    begin(run)
    phases.begin(run, seat, token=True, only=only)


def do_sabotage(run: Run, seat: Seat, said: Sabotages) -> None:
    """Send a warrior against a player who has nobody to defend him."""
    pay(run, seat, sabotage_cost(run, said), said.token)
    if run.rules.sabotage:
        run.emit(ev.PlayerNoted(seat, sabotaged=(*run.player(seat).sabotaged, said.against)))
    begin(run)
    sabotage.begin(run, seat, said.card, said.against)
