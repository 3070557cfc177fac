"""Claims on warriors: whose they are, whether they may hide and move, whom they follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.words.affiliations import TRIBES
from tests.bot.games.doomtrooper.chance.look import Look, concerned
from tests.bot.games.doomtrooper.chance.when import Claim, Verdict
from tests.bot.games.doomtrooper.seen.stated.world import natural


def not_own(look: Look, command: Any) -> Verdict:
    """There is no such card, or somebody else controls it; or who bears it, where his player alone uses it."""
    if not look.knows(command.card):
        return True
    ability = look.ability(command.card, command.ability) if isinstance(command, said.Use) else None
    whose = look.card(command.card).on if ability is not None and ability.player == "bearer" else command.card
    return not look.knows(whose) or look.card(whose).controller != look.seat


def not_held(look: Look, command: said.Play) -> Verdict:
    """The card is not in the seat's hand."""
    return not look.in_hand(command.card)


def _marked(*marks: str) -> Claim:
    def claim(look: Look, command: Any) -> Verdict:
        named = [getattr(command, name, -1) for name in ("attacker", "defender", "card", "caster")]
        named += getattr(command, "targets", ())
        told = [card for card in named if look.knows(card)] if any(card >= 0 for card in named) else []
        around = [look.card(card).on for card in told if look.card(card).on >= 0]
        cards = (*told, *around) or range(len(look.state.cards))
        if isinstance(command, said.Play) and command.caster < 0:
            cards = range(len(look.state.cards))
        return any(set(marks) & set(look.card(card).marks) for card in cards)

    return claim


# Cover, vehicles, transfers.


def cannot_cover(look: Look, command: said.Act) -> Verdict:
    """He is in cover, is no warrior, or an area is named, which cover has none of."""
    return look.card(command.card).covered or bool(command.area) or not look.is_warrior(command.card)


def last_uncovered(look: Look, command: Any) -> Verdict:
    """All other warriors of the seat are in cover."""
    others = (card for card in look.warriors(look.seat) if card != command.card)
    return all(look.card(card).covered for card in others)


def never_covers(look: Look, command: Any) -> Verdict:
    """His card, or another in play, keeps him out of cover."""
    own = ("able", "bar:cover", "bar:cover:action", "grant")
    return look.says(command.card, *own) or look.speaks(*own) or "never-cover" in look.printed(command.card).tags


def cannot_leave_cover(look: Look, command: Any) -> Verdict:
    """He is not in cover, or a card keeps him there; of an attack: somebody has left it in this turn."""
    if isinstance(command, said.Act):
        return not look.card(command.card).covered or look.speaks("bar:uncover") or not look.is_warrior(command.card)
    return any("left-cover" in look.card(card).marks for card in concerned(look, command))


def all_covered(look: Look, _: said.Command) -> Verdict:
    """All warriors of the seat are in cover, and it is its turn."""
    own = look.warriors(look.seat)
    return bool(own) and look.state.active == look.seat and all(look.card(card).covered for card in own)


def covered(look: Look, command: Any) -> Verdict:
    """He is in cover."""
    return any(look.card(card).covered for card in concerned(look, command))


def no_vehicle(look: Look, command: Any) -> Verdict:
    """Nothing on him is a vehicle that is of use to him."""
    there = [card for card in look.on(command.card) if "vehicle" in look.tags(card)] if look.knows(command.card) else []
    return not there or (None if look.tags_change else all(look.says(card, "bar", "rate") for card in there) or None)


def in_vehicle(look: Look, command: said.Act) -> Verdict:
    """He is in a vehicle; or he would enter one out of cover."""
    here = look.card(command.card)
    return here.inside or (command.what == "board" and (here.covered or here.unpaid)) or look.tags_change or None


def no_such_transfer(look: Look, command: said.Act) -> Verdict:
    """No area he could go to: none is named, he is there, he is hidden, or he is no warrior."""
    if command.what != "transfer":
        return False
    here = look.card(command.card)
    wrong = command.area not in ("squad", "cohort", "outpost", "aside") or command.area == here.zone
    usual = natural(look.tags(command.card)) if here.zone == "outpost" else "outpost"
    return wrong or here.unpaid or not look.is_warrior(command.card) or command.area != usual


def outpost_closed(look: Look, _: said.Act) -> Verdict:
    """The Outpost is not open."""
    return not look.state.opened


def mixes(look: Look, command: said.Act) -> Verdict:
    """Somebody of the other side, or too many tribes, stand on the own Outpost."""
    there = [card for card in look.warriors(look.seat) if look.card(card).zone == "outpost"]
    own = look.tags(command.card)
    sides = [look.tags(card) & {"doomtrooper", "legion"} for card in there]
    tribes = (own & TRIBES).union(*(look.tags(card) & TRIBES for card in there))
    apart = any(side and side != own & {"doomtrooper", "legion"} for side in sides)
    return apart or len(tribes) > 2 or (None if look.tags_change else False)


def is_tribal(look: Look, command: said.Act) -> Verdict:
    """He is of a tribe."""
    return bool(look.tags(command.card) & (TRIBES | {"tribe"})) or (None if look.tags_change else False)


def outpost_calls(look: Look, _: said.Command) -> Verdict:
    """Somebody is on the open Outpost, and nobody of the seat."""
    zones = {
        look.card(card).controller
        for seat in range(len(look.state.players))
        for card in look.warriors(seat)
        if look.card(card).zone == "outpost"
    }
    return look.state.opened and bool(zones) and look.seat not in zones


def must_leave_outpost(look: Look, command: Any) -> Verdict:
    """Some on the own Outpost do not stand together."""
    there = [card for card in look.warriors(look.seat) if look.card(card).zone == "outpost"]
    return len(there) > 1 and (look.tags_change or any(mixes(look, said.Act("transfer", card)) for card in there))


def on_beast(look: Look, command: said.Act) -> Verdict:
    """He is a beast or rides one, and is on the Outpost."""
    rides = any(look.printed(card).type == "beast" for card in look.on(command.card))
    return look.card(command.card).zone == "outpost" and (rides or "beast" in look.tags(command.card))


# Cultists, commanders, spells in a combat, weapons.


def no_choice_of_side(look: Look, command: said.CountAs) -> Verdict:
    """A card waits, or he is no own cultist, or counts as that side: every printed one is of the Legion at first."""
    cultist = look.is_own(command.card) and "cultist" in look.printed(command.card).tags
    counts = (look.card(command.card).side or "legion") == command.side
    return not look.is_at(frames.Window) or look.waits(frames.Playing) or not cultist or counts


def no_such_unit(look: Look, command: said.Follow) -> Verdict:
    """One of the two is not as the rules of units ask."""
    card, leader = command.card, command.commander
    if not look.is_at(frames.Window) or not (look.is_own(card) and look.is_own(leader)):
        return True
    one, other = look.printed(card), look.printed(leader)
    return (
        not look.is_warrior(card)
        or "commander" not in other.tags
        or "commander" in one.tags
        or "personality" in one.tags
        or look.card(card).unit >= 0
        or look.card(card).unpaid
        or one.ratings.get("value", 0) >= other.ratings.get("value", 0)
        or None
    )


def no_boost(look: Look, command: said.Boost) -> Verdict:
    """No combat runs in which the seat has cast that spell with an X, or it cannot pay for so much."""
    price = look.printed(command.card).play.price
    mine = any(one.source == command.card and one.seat == look.seat for one in look.state.lasting)
    return look.combat is None or not mine or price.x != "destiny" or command.x * price.step > look.me.destiny or None


def no_weapon(look: Look, command: said.ChooseWeapon) -> Verdict:
    """It is not the time of modifiers, or he is no own fighter who bears it, or has no other."""
    fights = look.combat is not None and command.card in look.world.fighters()
    arms = [card for card in look.on(command.card) if any(tag.startswith("weapon:") for tag in look.tags(card))]
    chosen = look.combat is not None and command.card in dict(look.combat.weapons)
    right = fights and look.is_own(command.card) and command.weapon in arms and len(arms) > 1 and not chosen
    return not look.is_at(frames.Window, "modifiers") or not right or None


TOPICS: Mapping[str, Claim] = {
    "term.you": not_own,
    "term.hand": not_held,
    "target.imprisoned": _marked("imprisoned", "silenced"),
    "target.not-a-word": _marked("silenced"),
    "cover.seek": cannot_cover,
    "cover.one-uncovered": last_uncovered,
    "cover.never": never_covers,
    "hidden.never": never_covers,
    "cover.leave": cannot_leave_cover,
    "cover.left": cannot_leave_cover,
    "cover.must-leave": all_covered,
    "cover.no-attack": covered,
    "vehicle.board": no_vehicle,
    "vehicle.inside-limits": in_vehicle,
    "transfer.action": no_such_transfer,
    "transfer.once": _marked("transferred"),
    "transfer.opening": outpost_closed,
    "transfer.no-mixing": mixes,
    "transfer.who-tribes": is_tribal,
    "transfer.duty": outpost_calls,
    "transfer.converted": must_leave_outpost,
    "beasts.leave-outpost": on_beast,
    "cultist.choice": no_choice_of_side,
    **dict.fromkeys(("sergeant.who", "sergeant.same-kind"), no_such_unit),
    "art.boost": no_boost,
    "combat.weapon-one": no_weapon,
    "combat.weapon-kinds": no_weapon,
}
