"""Who may cast which Art, and for whose benefit.

Rule: doomtrooper-cs.art.caster-needed, doomtrooper-cs.art.which-spells, doomtrooper-cs.art.not-for-legion,
doomtrooper-cs.art.heretic-full, doomtrooper-cs.art.heretic-doomtrooper, doomtrooper-sv.art.user-in-company,
doomtrooper-sv.art.never-legion
"""

from __future__ import annotations

from bot.games.doomtrooper.effects.fits import amount
from bot.games.doomtrooper.effects.sources import text_of
from bot.games.doomtrooper.effects.standing import barred, of_card, permitted
from bot.games.doomtrooper.effects.tags import tags
from bot.games.doomtrooper.position.fights import fighters, running, side_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Casts
from bot.games.doomtrooper.words.deeds import Cancel, Discard, Kill, Return, Sacrifice, Wound
from bot.games.values import Seat

HARM = (Wound, Kill, Discard, Sacrifice, Return, Cancel)
"""Deeds that help nobody whom they are done to."""


def casters(case: Case, seat: Seat, card: CardId) -> tuple[CardId, ...]:
    """The warriors of a seat who may cast a spell now, whomever it is cast on."""
    return case.once_about(_casters, seat, card)


def _casters(case: Case, seat: Seat, card: CardId) -> tuple[CardId, ...]:
    return tuple(
        warrior
        for warrior in case.warriors(seat)
        if may_cast(case, warrior, card) and _may_help_all(case, warrior, _helped(case, warrior, card))
    )


def may_cast(case: Case, warrior: CardId, card: CardId) -> bool:
    """Whether a warrior may cast a spell: he knows its aspect, and fights where it must be a fighter who casts.

    Rule: doomtrooper-cs.art.combat-spell, doomtrooper-cs.art.personal-combat-spell
    """
    here = case.card(warrior)
    if here.unpaid or "imprisoned" in here.marks or barred(case, warrior, "cast", card):
        return False
    own, spell = aspects(case, warrior), {tag.removeprefix("aspect:") for tag in tags(case, card)}
    known = "all" in own or not own.isdisjoint(spell) or permitted(case, warrior, "cast", card)
    if not known and not any(permitted(case, warrior, f"cast:{tag}", card) for tag in spell):
        return False
    if any(f"no:{tag}" in own for tag in spell):
        return False
    combat = running(case)
    if "personal-combat-spell" in spell:
        for_others = permitted(case, warrior, "cast:personal-on-others")
        return combat is not None and (warrior in fighters(combat) or for_others)
    return "combat-spell" not in spell or combat is not None


def aspects(case: Case, card: CardId) -> frozenset[str]:
    """The aspects of the Art that a card may cast; ``all`` stands for every one, ``legion`` for helping the Legion."""
    return case.once_about(_aspects, card)


def _aspects(case: Case, card: CardId) -> frozenset[str]:
    can: set[str] = set()
    cannot: set[str] = set()
    for _, word in of_card(case, Casts, card):
        can.update(word.aspects)
        cannot.update(word.no)
        if word.legion:
            can.add("legion")
    return frozenset(can - cannot) | frozenset(f"no:{aspect}" for aspect in cannot)


def surcharge(case: Case, warrior: CardId, card: CardId) -> int:
    """The destiny points that casting a spell costs a warrior besides its price: the least of what lets him cast it."""
    spell = {tag.removeprefix("aspect:") for tag in tags(case, card)}
    found = [
        0 if word.price is None else amount(case, word.price.destiny, held.context)
        for held, word in of_card(case, Casts, warrior)
        if ("all" in word.aspects or not spell.isdisjoint(word.aspects)) and spell.isdisjoint(word.no)
    ]
    return min(found, default=0)


def may_help(case: Case, warrior: CardId, other: CardId) -> bool:
    """Whether a caster may cast Art for the benefit of a warrior.

    Nobody helps the Legion unless his card lets him; a heretic helps it alone, or both where he is a Doomtrooper yet.
    """
    own, theirs = tags(case, warrior), tags(case, other)
    if "heretic" in own and "doomtrooper" not in own:
        return "legion" in theirs
    if "heretic" in own or "legion" not in theirs or "doomtrooper" in theirs:
        return True
    return "legion" in aspects(case, warrior)


def fits_caster(case: Case, card: CardId, warrior: CardId, target: CardId) -> bool:
    """Whether a spell may be cast on a card: what harms, or is cast on somebody else's card, is no help."""
    bearer = target
    while case.card(bearer).on >= 0:
        bearer = case.card(bearer).on
    if case.card(bearer).controller != case.card(warrior).controller or case.printed(bearer).type != "warrior":
        return True
    return _harms(case, card) or may_help(case, warrior, bearer)


def _harms(case: Case, card: CardId) -> bool:
    text = text_of(case, card)
    return text is not None and bool(text.effects) and all(isinstance(word, HARM) for word in text.effects)


def _helped(case: Case, warrior: CardId, card: CardId) -> tuple[CardId, ...]:
    """The warriors whom a spell helps without their being chosen: the caster, or those who fight on his side."""
    text = text_of(case, card)
    roles = {word.who.role for word in (() if text is None else text.effects) if not isinstance(word, HARM)}
    combat = running(case)
    side = side_of(combat, case.card(warrior).controller) if combat is not None and "own-fighter" in roles else ()
    return (*((warrior,) if "caster" in roles else ()), *side)


def _may_help_all(case: Case, warrior: CardId, others: tuple[CardId, ...]) -> bool:
    return all(may_help(case, warrior, other) for other in others)
