"""Who may be given a card: by its own text, by its type, and by what warriors may not or may after all receive.

Rule: doomtrooper-cs.equipment.restricted, doomtrooper-cs.equipment.any, doomtrooper-cs.symmetry.types,
doomtrooper-cs.ki.give, doomtrooper-cs.hidden.no-attachments, doomtrooper-cs.target.imprisoned-cards,
doomtrooper-cs.target.not-a-word, doomtrooper-cs.term.prophecy, doomtrooper-sv.gift.apostle,
doomtrooper-sv.equip.restricted
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.doomtrooper.looks.holding.standing import barred, permitted, protected
from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.fits import fits
from bot.games.doomtrooper.looks.meaning.rates import Tables
from bot.games.doomtrooper.looks.meaning.sources import Named
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.looks.playing.limits import is_second_on, on_card
from bot.games.doomtrooper.position.fights import combat_of
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, APOSTLES
from bot.games.doomtrooper.words.catalogue import DEMANDED, CardType
from bot.games.doomtrooper.words.continuous import Bar, Permit
from bot.games.doomtrooper.words.deeds import Mark
from bot.games.doomtrooper.words.texts import Play
from bot.games.doomtrooper.words.whom import Whom

GIVEN: dict[CardType, str] = {
    "equipment": "equipment.restricted",
    "relic": "relic.give",
    "symmetry": "symmetry.give",
    "ki": "ki.give",
    "beast": "beasts.give",
    "mission": "mission.target",
    "fortification": "fortification.action",
}
"""Types that are given to warriors, by the topic of the rule that says to whom."""
OUT_OF_FIGHT = "anytime.out-of-fight"
"""Cards that are played at the latest before a combat is announced."""
PROPHECY = "prophecy"
"""What is given to nobody but an own Prophet on the Outpost."""
SIDES = AFFILIATIONS | {"doomtrooper"}


def refusal(case: Case, card: CardId, play: Play, target: CardId, context: Context) -> str:
    """The topic of the rule that keeps a card from being played on another; empty where none does."""
    if not case.card(target).unpaid and is_second_on(case, context.seat, card, target):
        return "combat.duplicate-cards"
    return unfit(case, card, play, target, context)


def unfit(case: Case, card: CardId, play: Play, target: CardId, context: Context) -> str:
    """The topic of the rule that keeps a card from lying on another, however often it was played; empty without one."""
    here, kind = case.card(target), case.printed(card).type
    if here.unpaid:
        return "hidden.no-attachments"
    if combat_of(case, target) is not None and _takes_out(case, card):
        return OUT_OF_FIGHT
    prophet = here.controller == context.seat and here.zone == "outpost" and "prophet" in tags(case, target)
    if PROPHECY in tags(case, card) and not prophet:
        return "term.prophecy"
    if play.whom is not None and not _fits(case, card, play.whom, target, context):
        foreign = play.whom.side == "own" and here.controller != context.seat
        return "equipment.own-only" if foreign and kind == "equipment" else GIVEN.get(kind, "timing.must-matter")
    if kind in GIVEN or play.after == "attach":
        topic = _given(case, card, play, target, context)
        if topic:
            return topic
    if barred_by_tags(case, target, "target", card) or protected(case, target, "affected", card) == "never":
        return "wording.never"
    return ""


def _takes_out(case: Case, card: CardId) -> bool:
    """Whether a card takes whom it is played on out of play, though he stays on the table.

    Rule: doomtrooper-cs.anytime.out-of-fight
    """
    text = case.printed(card).text
    words = () if text is None else text.effects
    return any(isinstance(word, Mark) and word.mark == "out" and not word.off for word in words)


def _fits(case: Case, card: CardId, whom: Whom, target: CardId, context: Context) -> bool:
    """Whether a target is what the card asks for; who may receive any card of the sort need not be of its side.

    Rule: doomtrooper-cs.equipment.any-type
    """
    if fits(case, target, whom, context):
        return True
    bearer = case.card(target).on
    if whom.on is not None and bearer >= 0 and _may_receive(case, card, bearer):
        # A warrior who may have any such card may have it on a card that he bears.
        return fits(case, target, replace(whom, on=replace(whom.on, tags=(), any=())), context)
    if not _may_receive(case, card, target):
        return False
    freely = {tag for tag in whom.tags if permitted(case, target, f"receive:for:{tag}", card)}
    tags_left, any_left = (tuple(tag for tag in told if tag not in freely) for told in (whom.tags, whom.any))
    side = "own" if whom.side == "any" else whom.side
    wide = replace(whom, tags=_without(tags_left), any=_without(any_left), side=side)
    return fits(case, target, wide, context)


def _without(told: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(tag for tag in told if tag not in SIDES and not tag.startswith("follower:"))


def _may_receive(case: Case, card: CardId, target: CardId) -> bool:
    """Whether a warrior may receive a card that he otherwise might not."""
    return any(permitted(case, target, what, card) for what in spoken_of(case, Permit, "receive:", card))


def received_as(case: Case, card: CardId) -> frozenset[str]:
    """The names by which words speak of receiving a card."""
    return tags(case, card) | {case.printed(card).type}


def spoken_of(case: Case, kind: type[Named], start: str, card: CardId) -> list[str]:
    """The names, such as ``receive:weapon``, that begin so and by which words of a type speak of a card."""
    ends = case.once(Tables).ends(kind, start)
    if not ends:
        return []
    own, sort = tags(case, card), case.printed(card).type
    return [start + end for end in ends if end in own or end == sort]


def _given(case: Case, card: CardId, play: Play, target: CardId, context: Context) -> str:
    here, kind = case.card(target), case.printed(card).type
    own, by_action = here.controller == context.seat, play.when in ("action", "mission")
    allowed = _may_receive(case, card, target)
    needed = DEMANDED.get(kind, ())
    if needed and not allowed and not tags(case, target).issuperset(needed):
        return GIVEN[kind]
    if kind == "symmetry" and not _follows(case, card, target, allowed=allowed):
        return "symmetry.types"
    if play.whom is None and not own:
        return "equipment.own-only"
    if by_action and {"imprisoned", "silenced"} & set(here.marks):
        return "target.imprisoned"
    strength = _kept_from_receiving(case, card, target)
    if strength in ("always", "never") or (strength and not allowed):
        if strength == "never":
            return "symmetry.never" if kind == "symmetry" else "wording.never"
        return "wording.may-not"
    if barred(case, target, "attach", card):
        return "wording.may-not"
    return on_card(case, card, target)


def _follows(case: Case, card: CardId, target: CardId, *, allowed: bool) -> bool:
    """Whether a gift is of no apostle, or of one whom the warrior follows; who may have any needs follow nobody.

    Rule: doomtrooper-cs.symmetry.types, doomtrooper-cs.symmetry.any, doomtrooper-sv.gift.apostle
    """
    gift = tags(case, card)
    givers = {f"follower:{apostle}" for apostle in APOSTLES if f"gift:{apostle}" in gift}
    if not givers or givers & tags(case, target):
        return True
    return allowed and not barred(case, target, "receive:gift:apostle", card)


def _kept_from_receiving(case: Case, card: CardId, target: CardId) -> str:
    """How strongly a warrior is forbidden to receive a card."""
    found = (barred(case, target, what, card) for what in spoken_of(case, Bar, "receive:", card))
    return max(found, key=_STRONG.index, default="")


_STRONG = ("", "plain", "always", "never")


def barred_by_tags(case: Case, target: CardId, what: str, card: CardId) -> bool:
    """Whether a card is kept from something that is said of cards with a tag of another."""
    if barred(case, target, what, card):
        return True
    return any(barred(case, target, each, card) for each in spoken_of(case, Bar, f"{what}:", card))
