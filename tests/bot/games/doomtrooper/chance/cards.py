"""Claims on cards of the hand: whom they are for, who casts them, how many there may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position import frames
from bot.games.doomtrooper.words.deeds import Actions, Mark
from bot.games.doomtrooper.words.effects import Casts
from bot.games.doomtrooper.words.whom import If, Whom
from tests.bot.games.doomtrooper.chance.look import AREAS, UNIQUE, Look, words
from tests.bot.games.doomtrooper.chance.when import Claim, Verdict
from tests.bot.games.doomtrooper.seen.stated.reading import fits, holds
from tests.bot.games.doomtrooper.seen.stated.world import Unread, natural

BENT = ("permit", "kind", "become", "copies", "silence", "grant", "immune", "protect", "bar")
"""Words of cards that let a card be given to others than the books say, or keep it from somebody."""


def _fits(look: Look, command: Any, whom: Whom, card: int) -> Verdict:
    """Whether a card is one that a selector means; ``None`` where that cannot be read."""
    try:
        return fits(look.world, whom, look.here(command.card, caster=getattr(command, "caster", -1)), card)
    except (Unread, KeyError):
        return None


def _holds(look: Look, command: Any, conditions: tuple[If, ...]) -> Verdict:
    try:
        return holds(look.world, conditions, look.here(command.card, command.targets, command.player))
    except (Unread, KeyError):
        return None


def _is_for(look: Look, command: said.Play, card: int) -> Verdict:
    """Whether a card may be played on another by what is printed on both; ``None`` where words may bend that."""
    printed, whom = look.printed(command.card), look.printed(command.card).play.whom
    if not look.lies(card) or look.card(card).unpaid:
        return False
    if whom is None and (not look.is_warrior(card) or not look.is_own(card)):
        return False
    if whom is not None and (meant := _fits(look, command, whom, card)) is not True:
        return meant
    fitting = {"symmetry": "legion", "ki": "mishima", "beast": "warrior"}.get(printed.type, "")
    if fitting and fitting not in look.tags(card):
        return False
    return None if look.speaks(*BENT) or look.says(command.card, *BENT) or look.says(card, *BENT) else True


def for_nobody(look: Look, command: said.Play) -> Verdict:
    """The card is for nobody in play."""
    found = [_is_for(look, command, card) for card in range(len(look.state.cards))]
    return False if True in found else None if None in found else True


def not_for_him(look: Look, command: said.Play) -> Verdict:
    """The card is not for whom it is played on."""
    fits = _is_for(look, command, command.targets[0]) if command.targets and look.knows(command.targets[0]) else False
    return None if fits is None else not fits


def wrong_area(look: Look, command: said.Play) -> Verdict:
    """The card does not go to that area."""
    play = look.printed(command.card).play
    areas = play.areas or ((natural(look.tags(command.card)),) if look.printed(command.card).type == "warrior" else ())
    if command.area not in areas:
        return True
    return None if look.tags_change or look.speaks("bar") or command.area == "outpost" else False


def no_place(look: Look, command: said.Play) -> Verdict:
    """The card does not go to that area, or to that player's."""
    play = look.printed(command.card).play
    named = look.card(command.targets[0]).controller == look.seat if command.targets else None
    wrong = command.area not in play.areas or command.player not in range(len(look.state.players)) or named is False
    return wrong or None


def nothing_to_play_for(look: Look, command: Any) -> Verdict:
    """A condition of the card does not hold, or nobody is there whom it could be used on."""
    if isinstance(command, said.Use):
        ability = look.ability(command.card, command.ability)
        if ability is None:
            return None
        met = _holds(look, command, ability.conditions)
        nobody = bool(ability.whom) and not any(
            _fits(look, command, ability.whom[0], card) is not False for card in range(len(look.state.cards))
        )
        return True if met is False or nobody else None
    play = look.printed(command.card).play
    if _holds(look, command, play.conditions) is False:
        return True
    return True if play.to == "card" and for_nobody(look, command) else None


def not_a_target(look: Look, command: Any) -> Verdict:
    """The card or player that is named may not be chosen."""
    if isinstance(command, said.Play):
        play = look.printed(command.card).play
        wanted = play.whom if play.to == "card" else None
    else:
        ability = look.ability(command.card, command.ability)
        wanted = ability.whom[0] if ability is not None and ability.whom else None
    seats = range(len(look.state.players))
    if wanted is None or not command.targets:
        # A player is chosen, or a card that is not named.
        return command.player not in seats or bool(wanted) or None
    return not look.knows(command.targets[0]) or _fits(look, command, wanted, command.targets[0]) is False or None


def hidden_target(look: Look, command: said.Play) -> Verdict:
    """A hidden warrior is among those it would be played on."""
    return any(look.knows(card) and look.card(card).unpaid for card in command.targets) or (
        not command.targets and any(card.unpaid for card in look.state.cards)
    )


def others_warrior(look: Look, command: said.Play) -> Verdict:
    """It is played on a card of somebody else, or on no warrior."""
    return any(not look.is_own(card) for card in command.targets) or (None if not command.targets else False)


def other_apostle(look: Look, command: said.Play) -> Verdict:
    """The gift is an apostle's, and whom it is given to does not follow him."""
    gifts = {tag.removeprefix("gift:") for tag in look.tags(command.card) if tag.startswith("gift:")}
    # Where somebody was named who could be given nothing, the rule is about those who could.
    cards = (*command.targets, *look.warriors(look.seat))
    return bool(gifts) and any(
        not {f"follower:{one}" for one in gifts} & look.tags(card) for card in cards if look.knows(card)
    )


# How many.


def _one(*kinds: str) -> Claim:
    """A claim that a copy of a card of one of these types, or of a unique one, is in play."""

    def claim(look: Look, command: said.Play) -> Verdict:
        printed = look.printed(command.card)
        alone = printed.type in kinds or bool(UNIQUE & printed.tags) or bool(printed.play.limits)
        return alone and bool(look.copies(command.card))

    return claim


def limited(look: Look, command: said.Play) -> Verdict:
    """The card has a limit of its own, which a copy in play or an earlier use has reached."""
    printed = look.printed(command.card)
    says = bool(printed.play.limits) or bool({"unique", "ritual", "virus", "prophecy"} & printed.tags)
    used = {look.printed(one.card).name for one in look.state.used}
    return says and (bool(look.copies(command.card)) or printed.name in used)


def _laden(*tags: str) -> Claim:
    """A claim that somebody bears such a card: who is named, or a warrior who might be."""

    def claim(look: Look, command: said.Play) -> Verdict:
        whom = look.printed(command.card).play.whom
        seats = [look.seat] if whom is None or whom.side == "own" else range(len(look.state.players))
        bearers = (*command.targets, *(card for seat in seats for card in look.warriors(seat)))
        there = [card for bearer in bearers for card in (bearer, *look.on(bearer))]
        kinds = [{*look.tags(card), look.printed(card).type} for card in there if look.knows(card)]
        return any(set(tags) & own for own in kinds) or (None if look.tags_change else False)

    return claim


def has_a_copy(look: Look, command: said.Play) -> Verdict:
    """Who is named, or somebody, bears a card of the same name."""
    return any(look.card(card).on >= 0 or look.card(card).player >= 0 for card in look.copies(command.card))


def equal_card(look: Look, command: said.Play) -> Verdict:
    """In the combat that runs, a card of the same name was played."""
    name, combat = look.printed(command.card).name, look.combat
    return combat is not None and any(
        used.combat == combat.serial and look.printed(used.card).name == name for used in look.state.used
    )


def forbidden(look: Look, command: Any) -> Verdict:
    """A card in play, the card itself, or one that it is for, forbids something, is used up, or does not work now."""
    cards = (getattr(command, "card", -1), *getattr(command, "targets", ()))
    own = [card for card in cards if card >= 0 and look.knows(card)]
    told = ("bar", "protect", "limit", "immune", "silence")
    used = any(one.card in cards for one in look.state.used)
    turned = any("turned-down" in look.card(card).marks for card in own)
    return look.speaks(*told) or used or turned or any(look.says(card, *told) for card in own)


# The Art.


def _aspects(look: Look, card: int) -> set[str]:
    return {tag.removeprefix("aspect:") for tag in look.tags(card) if tag.startswith("aspect:")}


def _knows(look: Look, warrior: int, card: int) -> bool:
    """Whether what is printed on a warrior lets him cast a spell."""
    told = [word for word in words(look.printed(warrior).text) if isinstance(word, Casts) and word.who.role == "self"]
    able = {aspect for word in told if not word.conditions and not word.price for aspect in word.aspects}
    kept = {aspect for word in told for aspect in word.no}
    return bool(able & {"all", *_aspects(look, card)}) and not kept


def nobody_casts(look: Look, command: said.Play) -> Verdict:
    """Who is named does not cast, or nobody of the seat can cast it."""
    named = command.caster
    if named < 0 or not look.is_warrior(named) or not look.is_own(named) or look.card(named).unpaid:
        return True
    return None if look.speaks("casts") or look.says(named, "casts", "permit") else True


def not_his_aspect(look: Look, command: said.Play) -> Verdict:
    """Who is named casts other spells, or nobody casts these."""
    casters = [command.caster] if command.caster >= 0 else look.warriors(look.seat)
    known = [card for card in casters if look.knows(card) and _knows(look, card, command.card)]
    return not known or (None if look.speaks("casts", "silence", "grant") else False)


def no_combat(look: Look, _: said.Play) -> Verdict:
    """No combat runs."""
    return look.combat is None


def caster_does_not_fight(look: Look, command: said.Play) -> Verdict:
    """It is a spell of fighters, and not all of the seat's fight, or no combat runs."""
    idle = set(look.warriors(look.seat)) - set(look.world.fighters())
    return "personal-combat-spell" in look.tags(command.card) and bool(idle)


def for_the_legion(look: Look, command: said.Play) -> Verdict:
    """A warrior of the Legion would be helped: the caster, who is named, or one who fights on that side."""
    side = look.world.side(look.seat) if look.combat is not None else ()
    around = [*command.targets, command.caster, *look.warriors(look.seat), *side]
    bearers = [look.world.holder(card) for card in around if look.knows(card)]
    return any("legion" in look.tags(card) for card in bearers) or (None if look.tags_change else False)


def of_a_heretic(look: Look, command: said.Play) -> Verdict:
    """A heretic who is no Doomtrooper would cast it."""
    casters = [command.caster] if look.knows(command.caster) else look.warriors(look.seat)
    return any("heretic" in look.tags(card) for card in casters) or (None if look.tags_change else False)


# Single rules.


def actions_come_late(look: Look, command: said.Play) -> Verdict:
    """In the own combat after an attack, the card gives nothing but actions that are no attacks."""
    text = look.printed(command.card).text
    told = () if text is None else text.effects
    gives = bool(told) and all(isinstance(one, Actions) and one.kind == "other" for one in told)
    return gives and look.me.attacked and look.state.active == look.seat and look.combat is not None


def takes_a_fighter_out(look: Look, command: said.Play) -> Verdict:
    """The card puts out of play whom it is played on, and he fights."""
    puts = any(isinstance(word, Mark) and word.mark == "out" for word in words(look.printed(command.card).text))
    cards = command.targets or look.world.fighters()
    return puts and look.combat is not None and bool(set(cards) & set(look.world.fighters()))


def for_prophets(look: Look, command: said.Play) -> Verdict:
    """It is a prophecy, and whom it is given to is no own Prophet on the Outpost."""
    prophets = [
        card
        for card in command.targets or look.warriors(look.seat)
        if look.is_own(card) and look.card(card).zone == "outpost" and "prophet" in look.tags(card)
    ]
    return "prophecy" in look.tags(command.card) and not prophets


def attacked_himself(look: Look, command: said.Play) -> Verdict:
    """The seat itself is attacked, and the card is no special card."""
    mine = any(isinstance(frame, frames.Sabotage) and frame.against == look.seat for frame in look.state.stack)
    return mine and look.printed(command.card).type != "special"


def apart_from_those_there(look: Look, command: said.Play) -> Verdict:
    """Somebody is in the area with whom he does not stand, or a card says so."""
    there = [card for card in look.warriors(look.seat) if look.card(card).zone in AREAS]
    return bool(there)


TOPICS: Mapping[str, Claim] = {
    **dict.fromkeys(("equipment.restricted", "relic.give", "symmetry.give", "ki.give", "beasts.give"), for_nobody),
    **dict.fromkeys(
        ("equipment.for-him", "relic.for-him", "symmetry.for-him", "ki.for-him", "beasts.for-him", "mission.target"),
        not_for_him,
    ),
    "fortification.for-him": not_for_him,
    "fortification.action": no_place,
    "warzone.play": no_place,
    "recruit.area": wrong_area,
    "timing.must-matter": nothing_to_play_for,
    "target.general": not_a_target,
    "hidden.no-attachments": hidden_target,
    "equipment.own-only": others_warrior,
    "symmetry.types": other_apostle,
    "symmetry.never": forbidden,
    "personality.one-copy": _one("warrior"),
    "relic.unique": _one("relic"),
    "alliance.unique": _one("alliance"),
    "fortification.copies": _one("fortification"),
    "warzone.copies": _one("warzone"),
    "precedence.card-over-rules": limited,
    "equipment.limit": _laden("armor"),
    "vehicle.one": _laden("vehicle"),
    "beasts.one-or-vehicle": _laden("vehicle", "beast"),
    "symmetry.own-one-copy": has_a_copy,
    "mission.copies": has_a_copy,
    "combat.duplicate-cards": equal_card,
    "wording.may-not": forbidden,
    "wording.never": forbidden,
    "art.caster-needed": nobody_casts,
    "art.which-spells": not_his_aspect,
    "art.combat-spell": no_combat,
    "art.personal-combat-spell": caster_does_not_fight,
    "art.not-for-legion": for_the_legion,
    "art.heretic-full": of_a_heretic,
    "anytime.inspired-own-turn": actions_come_late,
    "anytime.out-of-fight": takes_a_fighter_out,
    "term.prophecy": for_prophets,
    "targets.player-cards": attacked_himself,
    "transfer.with-tribes": apart_from_those_there,
}
