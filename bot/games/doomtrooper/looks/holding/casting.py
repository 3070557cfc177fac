"""Who may cast which Art, and for whose benefit.

Rule: doomtrooper-cs.art.caster-needed, doomtrooper-cs.art.which-spells, doomtrooper-cs.art.not-for-legion,
doomtrooper-cs.art.heretic-full, doomtrooper-cs.art.heretic-doomtrooper, doomtrooper-sv.art.user-in-company,
doomtrooper-sv.art.never-legion
"""

from __future__ import annotations

from bot.games.doomtrooper.looks.holding.standing import barred, of_card, permitted
from bot.games.doomtrooper.looks.meaning.fits import amount
from bot.games.doomtrooper.looks.meaning.sources import text_of
from bot.games.doomtrooper.looks.meaning.tags import tags
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
        if caster_refusal(case, warrior, card) == "" and keeps_from_helping(case, warrior, card) == ""
    )


def no_caster(case: Case, seat: Seat, card: CardId) -> str:
    """The topic of the rule that leaves a seat without anybody who may cast a spell now.

    Of several who may not cast it, what keeps the one who comes nearest counts.
    """
    found = (caster_refusal(case, one, card) or keeps_from_helping(case, one, card) for one in case.warriors(seat))
    return max(found, key=_NEAR.index, default="art.caster-needed")


_NEAR = (
    "art.caster-needed",
    "art.which-spells",
    "wording.may-not",
    "target.imprisoned",
    "art.combat-spell",
    "art.personal-combat-spell",
    "art.heretic-full",
    "art.not-for-legion",
)
"""The topics that keep a warrior from casting, from him who never could to him who all but can."""


def caster_refusal(case: Case, warrior: CardId, card: CardId) -> str:
    """The topic of the rule that keeps a warrior from casting a spell, no matter whom it helps; empty where none does.

    He must know its aspect, and fight where it must be a fighter who casts.
    Rule: doomtrooper-cs.art.combat-spell, doomtrooper-cs.art.personal-combat-spell
    """
    here = case.card(warrior)
    own, spell = aspects(case, warrior), {tag.removeprefix("aspect:") for tag in tags(case, card)}
    known = "all" in own or not own.isdisjoint(spell) or permitted(case, warrior, "cast", card)
    if here.unpaid or (not known and not any(permitted(case, warrior, f"cast:{tag}", card) for tag in spell)):
        return "art.which-spells" if _casts_any(own) and not here.unpaid else "art.caster-needed"
    if any(f"no:{tag}" in own for tag in spell):
        return "art.which-spells"
    if "imprisoned" in here.marks:
        return "target.imprisoned"
    if barred(case, warrior, "cast", card):
        return "wording.may-not"
    combat = running(case)
    if "personal-combat-spell" in spell:
        fights = combat is not None and warrior in fighters(combat)
        others = combat is not None and permitted(case, warrior, "cast:personal-on-others")
        return "" if fights or others else "art.personal-combat-spell"
    return "art.combat-spell" if "combat-spell" in spell and combat is None else ""


def _casts_any(own: frozenset[str]) -> bool:
    """Whether aspects are those of somebody who casts anything at all."""
    return any(not aspect.startswith("no:") and aspect != "legion" for aspect in own)


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


def keeps_from_helping(case: Case, warrior: CardId, card: CardId) -> str:
    """The topic of the rule for which a caster may not help those whom a spell helps anyway; empty if none does."""
    return unhelped(case, warrior, _helped(case, warrior, card))


def unhelped(case: Case, warrior: CardId, others: tuple[CardId, ...]) -> str:
    """The topic of the rule that keeps a caster from casting Art for the benefit of some warriors; empty if none does.

    Nobody helps the Legion unless his card lets him; a heretic helps it alone, or both where he is a Doomtrooper yet.
    """
    return next((topic for other in others if (topic := _unhelped(case, warrior, other))), "")


def _unhelped(case: Case, warrior: CardId, other: CardId) -> str:
    own, theirs = tags(case, warrior), tags(case, other)
    if "heretic" in own and "doomtrooper" not in own:
        return "" if "legion" in theirs else "art.heretic-full"
    if "heretic" in own or "legion" not in theirs or "doomtrooper" in theirs:
        return ""
    return "" if "legion" in aspects(case, warrior) else "art.not-for-legion"


def target_refusal(case: Case, card: CardId, warrior: CardId, target: CardId) -> str:
    """The topic of the rule that keeps a caster from casting a spell on a card; empty where none does.

    What harms, or is cast on somebody else's card, is no help, unless he fights against those on the caster's side.
    """
    bearer = target
    while case.card(bearer).on >= 0:
        bearer = case.card(bearer).on
    own = case.card(warrior).controller
    if case.card(bearer).controller != own or case.printed(bearer).type != "warrior":
        return unhelped(case, warrior, _facing(case, own, bearer))
    return "" if _harms(case, card) else unhelped(case, warrior, (bearer,))


def _facing(case: Case, seat: Seat, card: CardId) -> tuple[CardId, ...]:
    """Those who fight on a seat's side against a card in the combat that runs.

    Rule: doomtrooper-cs.art.not-for-legion
    """
    combat = running(case)
    if combat is None or seat not in (combat.seat, combat.against) or card not in fighters(combat):
        return ()
    return () if card in side_of(combat, seat) else side_of(combat, seat)


def _harms(case: Case, card: CardId) -> bool:
    text = text_of(case, card)
    return text is not None and bool(text.effects) and all(isinstance(word, HARM) for word in text.effects)


def _helped(case: Case, warrior: CardId, card: CardId) -> tuple[CardId, ...]:
    """The warriors whom a spell helps without their being chosen: the caster, or those who fight on his side.

    What is done to their opponent in the combat helps them as well.
    """
    text = text_of(case, card)
    effects = () if text is None else text.effects
    roles = {word.who.role for word in effects if not isinstance(word, HARM)}
    against = any(word.who.role == "opponent-fighter" for word in effects)
    combat = running(case)
    fights = combat is not None and (against or "own-fighter" in roles)
    side = side_of(combat, case.card(warrior).controller) if combat is not None and fights else ()
    return (*((warrior,) if "caster" in roles else ()), *side)
