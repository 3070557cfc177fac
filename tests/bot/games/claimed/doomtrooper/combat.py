"""Combats and sabotage, in the words of claims."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.doomtrooper.looks.fighting.able import able
from bot.games.doomtrooper.looks.holding.standing import barred
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.state import CardId
from bot.games.values import Seat
from tests.bot.games.claimed.doomtrooper.cards import known_words, same_corporation, warrior, where, words_of
from tests.bot.games.claimed.doomtrooper.look import Look, side_of
from tests.bot.games.claimed.judging import Deed, Thing, Value, among, called

UNKNOWN = called("warrior")
"""A hidden warrior of another player: nobody knows who he is before he is turned up."""
TACTICS = {"fight", "shoot", "combat"}


def attack(look: Look, attacker: CardId, defender: CardId) -> Iterator[Deed]:
    """Who attacks whom."""
    case, seat = look.case, look.seat
    combat = running(case)
    forced = combat is not None and (combat.forced or not combat.token)
    lets = look.lets or forced
    moments = look.when
    player = case.player(seat)
    look.turn.attacks += 1
    one = warrior(case, attacker, seat, **{"card-forbids": bool(barred(case, attacker, "attack", defender))})
    same = same_corporation(case, attacker, defender)
    other = warrior(case, defender, seat, **{"same(corporation)": same})
    if case.card(defender).unpaid and case.card(defender).controller != seat:
        other = UNKNOWN
    outposts = {case.area(card) == "outpost" for card in (attacker, defender)}
    facts = {
        **look.facts,
        "together": False,
        "together(sabotage)": bool(player.sabotaged),
        "done(sabotage)": bool(player.sabotaged),
        "card-forbids": bool(barred(case, attacker, "attack", defender)),
        "able(attack)": True,
        "same(area)": len(outposts) == 1,
        "in": where(case, attacker),
    }
    amounts = {"warrior": 1, "attack-action per turn": look.turn.attacks}
    extra = lets or look.turn.extra
    yield Deed("attack", look.player(), other, facts, moments, amounts, extra)
    yield Deed("attack", one, other, facts, moments, amounts, extra)
    yield Deed("fight", one, None, facts, moments, {}, extra)
    namer = look.player(defender=False, attacker=True)
    yield Deed("choose", namer, called("defender"), facts, moments, {}, extra)


def tactic(look: Look, way: str) -> Iterator[Deed]:
    """How a combat is fought: it is an attack in this way as well."""
    case, seat, combat = look.case, look.seat, running(look.case)
    if combat is None:
        return
    moments = {**look.when, "during": among({way, "combat"}, TACTICS)}
    facts, lets = look.facts, look.lets or combat.forced
    yield Deed("choose", look.player(), called("battle-tactic"), facts, moments, {}, lets)
    one, other = warrior(case, combat.attacker, combat.seat), warrior(case, combat.defender, combat.seat)
    attacking = look.player_of(combat.seat)
    yield Deed("attack", attacking, other, facts | _struck(look, combat.defender, way), moments, {}, lets)
    yield Deed("attack", one, other, facts | _struck(look, combat.attacker, way), moments, {}, lets)
    for card in fighters(combat):
        me = warrior(case, card, seat, **{"card-forbids": bool(barred(case, card, f"tactic:{way}"))})
        yield Deed("fight", me, None, facts | _struck(look, card, way), moments, {}, lets)


def _struck(look: Look, card: CardId, tactic: str) -> dict[str, Value]:
    """Whether what is struck out of a warrior's ratings, or forbidden him, is this way to fight."""
    case = look.case
    return {"same(battle-tactic)": tactic not in case.printed(card).ratings}


def weapon(look: Look, card: CardId, weapon: CardId) -> Iterator[Deed]:
    """The weapon that a fighter uses."""
    case, seat = look.case, look.seat
    combat = running(case)
    tactic = combat.tactic if combat else ""
    moments = {**look.when, "during": among({tactic, "combat"}, TACTICS)}
    words = words_of(case, weapon) | (
        {"fight-weapon", "shoot-weapon"} if "weapon:fight-shoot" in tags(case, weapon) else set()
    )
    both = {"fight-weapon", "shoot-weapon"} <= words or "weapon:special" in tags(case, weapon)
    facts = {**look.facts, "several(weapon)": False, "lost(weapon)": case.card(weapon).on != card, "relevant": True}
    thing = Thing(among(words, known_words()))
    yield Deed("use", warrior(case, card, seat), thing, facts, moments, {"weapon per combat": 1}, both or look.lets)


def zone(look: Look, zone: CardId) -> Iterator[Deed]:
    """The war zone that the defender chooses, or none."""
    case, seat = look.case, look.seat
    combat = running(case)
    if combat is None:
        return
    side = side_of(combat, seat)
    moments = {**look.when, "after": among((), {"announce-warzone"}), "during": among({"combat"}, TACTICS)}
    facts, lets = look.facts, look.lets
    yield Deed("choose", look.player(**side), called("warzone"), facts, moments, {}, lets)
    if zone >= 0:
        here = {
            **facts,
            "in": where(case, zone),
            "same(area)": case.area(zone) == case.area(combat.defender),
            "from": where(case, combat.defender),
            "card-allows": False,
            "discarded": False,
        }
        own = Thing(among({"warzone"}), {"own": case.card(zone).controller == seat})
        yield Deed("use", warrior(case, combat.defender, seat), own, here, moments, {}, lets)
        yield Deed("use", look.player(**side), own, here, moments, {}, lets)


def sabotage(look: Look, card: CardId, against: Seat) -> Iterator[Deed]:
    """A warrior harms a player."""
    case, seat = look.case, look.seat
    look.turn.sabotaged[against] += 1
    own, theirs = list(case.warriors(seat)), list(case.warriors(against))
    player = case.player(seat)
    lets, moments = look.lets, look.when
    again = look.turn.sabotaged[against] > 1
    facts = {
        **look.facts,
        "has(combat-capable)": any(able(case, one) for one in theirs),
        "has(warrior)": bool(theirs),
        "own(combat-capable)": any(able(case, one) for one in own),
        "same(player)": True,
        "same(opponent)": True,
        "again": again,
        "done(attack)": player.attacked,
        "with": among((), {"extra-action"}),
        "card-allows": lets,
        "each(player)": all(each.turns for each in case.state.players if not each.out),
        "done(end)": all(each.turns for each in case.state.players if not each.out),
        "instead(attack-action)": True,
    }
    amounts = {"sabotage per turn": look.turn.sabotaged[against]}
    me, them = warrior(case, card, seat), called("player", "opponent")
    yield Deed("sabotage", look.player(), them, facts, moments, amounts, lets)
    yield Deed("attack", me, called("player"), facts, moments, {}, lets)
    yield Deed("pay", look.player(), called("undefined-action"), {"for": among({"sabotage"})}, moments, {}, lets)
