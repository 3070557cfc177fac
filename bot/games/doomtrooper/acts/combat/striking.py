"""Who strikes first, what the strikes do, and what comes of them."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.acts.combat import harm
from bot.games.doomtrooper.acts.combat.harm import STRENGTHS, earning, hits, strength
from bot.games.doomtrooper.acts.happening.triggers import happened
from bot.games.doomtrooper.looks.fighting.values import rating
from bot.games.doomtrooper.looks.holding.standing import barred, permitted
from bot.games.doomtrooper.position import events as ev
from bot.games.doomtrooper.position.fights import attacking, defending
from bot.games.doomtrooper.position.frames import Befalling, Combat, Earned, Hit
from bot.games.doomtrooper.position.run import Case, Run
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.whom import Rating
from bot.games.values import Seat


def first_striker(case: Case, frame: Combat) -> CardId:
    """Who strikes first; -1 where both strike at once. Two of the same strength cancel each other.

    Rule: doomtrooper-cs.combat.first-strike-both, doomtrooper-cs.combat.first-strike-always
    """
    ours = STRENGTHS.index(strength(case, present(case, attacking(frame)), "first-strike", frame.defender))
    theirs = STRENGTHS.index(strength(case, present(case, defending(frame)), "first-strike", frame.attacker))
    if ours == theirs:
        return -1
    return frame.attacker if ours > theirs else frame.defender


def first_to_speak(case: Case, frame: Combat) -> Seat:
    """Who may play first in a window of a combat: the attacker, or the defender where he alone strikes first.

    Rule: doomtrooper-cs.anytime.combat, doomtrooper-cs.combat.first-strike-cards
    """
    if frame.attacker < 0 or frame.against < 0:
        return frame.seat
    return frame.against if first_striker(case, frame) == frame.defender else frame.seat


def side_rating(case: Case, frame: Combat, side: tuple[CardId, ...], which: Rating) -> int:
    """The rating of a side: that of the fighter, and of those who help him by what they lend.

    Rule: doomtrooper-cs.combat.reinforcements
    """
    lent = dict(frame.lent)
    there = present(case, side)
    return sum(rating(case, card, which) for card in there if card not in lent or which in lent[card])


def present(case: Case, side: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Those of a side who are still in play."""
    return tuple(card for card in side if case.card(card).zone in IN_PLAY)


def _met(case: Case, frame: Combat, fighter: CardId) -> tuple[CardId, ...]:
    """Whom a blow against the side of a fighter meets: him, or those who were named as others joined him.

    Rule: doomtrooper-cs.combat.reinforcements
    """
    named = frame.struck_attacker if fighter == frame.attacker else frame.struck_defender
    return present(case, tuple(fighter if card == NO_CARD else card for card in named)) or (fighter,)


def _armour(case: Case, frame: Combat, side: tuple[CardId, ...], struck: CardId) -> int:
    """The armour that a blow must pierce: that of a side for its fighter, for another one his own."""
    return side_rating(case, frame, side, "armour") if struck == side[0] else rating(case, struck, "armour")


def _blow(case: Case, frame: Combat, striking: tuple[CardId, ...], side: tuple[CardId, ...]) -> list[Hit]:
    """What a side does to the other one."""
    attack = side_rating(case, frame, striking, _attack(frame))
    found = (
        hits(case, present(case, striking), struck, attack, _armour(case, frame, side, struck))
        for struck in _met(case, frame, side[0])
    )
    return [hit for hit in found if hit is not None]


def _attack(frame: Combat) -> Rating:
    """The rating that fighters attack with."""
    return "shoot" if frame.tactic == "shoot" else "fight"


def strike(run: Run, frame: Combat) -> tuple[Hit, ...]:
    """Compare the values: both strike, or the one who strikes first. Tells what they suffer from it."""
    struck = blows(run, frame)
    ours, theirs = attacking(frame), defending(frame)
    attack, back = (side_rating(run, frame, side, _attack(frame)) for side in (ours, theirs))
    armour = _armour(run, frame, theirs, _met(run, frame, frame.defender)[0])
    back_armour = _armour(run, frame, ours, _met(run, frame, frame.attacker)[0])
    told = tuple((hit.card, "kill" if hit.kill else "wound") for hit in struck)
    run.emit(
        ev.Fought(frame.attacker, frame.defender, frame.tactic, attack, armour, back, back_armour, told),
    )
    return struck


def blows(case: Case, frame: Combat) -> tuple[Hit, ...]:
    """The hits as the values are compared: of both, or of the one who strikes first."""
    first = first_striker(case, frame)
    ours, theirs = attacking(frame), defending(frame)
    found: list[Hit] = []
    if first != frame.defender and _may_strike(case, frame.attacker, frame.defender):
        found += _blow(case, frame, ours, theirs)
    if first != frame.attacker and _may_strike(case, frame.defender, frame.attacker):
        found += _blow(case, frame, theirs, ours)
    return tuple(found)


def _may_strike(case: Case, striker: CardId, struck: CardId) -> bool:
    """Whether a fighter strikes."""
    return not barred(case, striker, "strike-back", struck)


def suffer(run: Run, frame: Combat) -> None:
    """What nobody was saved from happens: wounds first, then deaths, each with what it was worth."""
    falls = (Befalling(hit.card, hit.by, "killed" if hit.kill else "wounded", blow=True) for hit in frame.hits)
    left = [one for fall in falls if (one := harm.heard(run, fall)) is not None]
    wounds = [one.frame for one in left if one.frame.what == "wounded"]
    dead = [one for one in left if one.frame.what == "killed"]
    at = max(at for at, one in enumerate(run.state.stack) if isinstance(one, Combat))
    deaths = (*frame.deaths, *(harm.death(run, one.frame) for one in dead))
    hurt = (*frame.wounded, *(fall.card for fall in wounds))
    run.emit(ev.Changed(replace(frame, hits=(), deaths=deaths, wounded=hurt), at))
    for fall in wounds:
        run.emit(ev.Marked(fall.card, "wounded", why="wounded"))
    for one in dead:
        harm.die(run, one.frame.card, one.frame.by, one.goes)
    for fall in wounds:
        happened(run, "wounded", fall.card, by=fall.by)


def strikes_back(case: Case, frame: Combat) -> bool:
    """Whether somebody who was struck first lives and strikes back."""
    first, dead = first_striker(case, frame), {death.card for death in frame.deaths}
    alive = all(case.card(card).zone in IN_PLAY and card not in dead for card in (frame.attacker, frame.defender))
    return first >= 0 and alive


def counterstrike(case: Case, frame: Combat) -> tuple[Hit, ...]:
    """What the one who was struck first does in return."""
    sides = attacking(frame), defending(frame)
    struck, striking = sides if first_striker(case, frame) == frame.attacker else sides[::-1]
    return tuple(_blow(case, frame, striking, struck)) if _may_strike(case, striking[0], struck[0]) else ()


def earnings(case: Case, frame: Combat) -> tuple[Earned, ...]:
    """What the deaths of a combat earn, the attacker's part first.

    Rule: doomtrooper-cs.combat.points, doomtrooper-sv.combat.points-even-dead
    """
    order = sorted(frame.deaths, key=lambda death: death.seat != frame.seat)
    found = (earning(case, one.seat, one.value, one.by, one.card, own=one.own) for one in order)
    return tuple(one for one in found if one.points > 0)


def zones(case: Case, frame: Combat) -> tuple[CardId, ...]:
    """The war zones that the defender may use: those of his own area, or what a card opens to him.

    The border of the Outpost holds whatever a card says.
    Rule: doomtrooper-cs.warzone.own-area, doomtrooper-cs.influence.warzone-over-card
    """
    area = case.area(frame.defender)
    found = []
    for card in case.in_play():
        if case.printed(card).type != "warzone" or not area:
            continue
        here = case.area(card)
        own = case.card(card).controller == frame.against and here == area
        bordered = (here == "outpost") == (area == "outpost") and permitted(case, frame.defender, "zone", card)
        anywhere = permitted(case, frame.defender, "zone:any", card)
        bar = barred(case, frame.defender, "zone", card)
        if (own or bordered or anywhere) and (not bar or (bar == "plain" and anywhere)):
            found.append(card)
    return tuple(found)
