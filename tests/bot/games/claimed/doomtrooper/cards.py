"""Cards of Doomtrooper in the words of claims: what they are, and what is so of warriors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from bot.boards.doomtrooper.cards import own_catalogue
from bot.games.doomtrooper.looks.fighting.able import CORPORATIONS, able
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import fighters, running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.catalogue import CardType
from bot.games.values import Seat
from tests.bot.games.claimed.judging import Among, Thing, Value, among

AREAS = {"squad": "squad", "cohort": "kohort", "outpost": "outpost"}
PLACES = {*AREAS.values(), "area", "cover", "hand", "combat"}
_OF_TAG: Mapping[str, str] = MappingProxyType({
    "legion": "dark-legion",
    "tribe": "tribal-warrior",
    "freelancer": "mercenary",
    "weapon:fight": "fight-weapon",
    "weapon:shoot": "shoot-weapon",
    "gift:apostle": "apostle-s-gift",
})  # fmt: skip
_OF_TYPE: Mapping[CardType, frozenset[str]] = {
    "warrior": frozenset({"warrior"}),
    "equipment": frozenset({"equipment", "attachment"}),
    "special": frozenset({"special-card"}),
    "art": frozenset({"spell", "art"}),
    "symmetry": frozenset({"dark-symmetry", "gift", "attachment"}),
    "fortification": frozenset({"fortification"}),
    "mission": frozenset({"mission"}),
    "relic": frozenset({"relic"}),
    "warzone": frozenset({"warzone"}),
    "ki": frozenset({"ki-power", "attachment"}),
    "beast": frozenset({"beast", "attachment"}),
    "alliance": frozenset({"alliance"}),
}
_OF_MOMENT = {"any": "anytime", "modifiers": "modifier", "combat": "during-combat", "before-combat": "during-combat"}
_SAID = frozenset({
    *_OF_TAG.values(), *_OF_MOMENT.values(), *(word for words in _OF_TYPE.values() for word in words), "card",
    "combat-spell", "personal-combat-spell", "weapon", "armor", "vehicle", "personality", "doomtrooper", "brotherhood",
    "heretic", "apostle", "corporate-leader", "follower", "copy", "caster",
})  # fmt: skip
BORNE = frozenset({
    "beast", "vehicle", "armor", "weapon", "equipment", "relic", "dark-symmetry", "ki-power", "fortification",
    "mission", "attachment",
})  # fmt: skip
"""The cards that a warrior may have on him."""


@cache
def known_words() -> frozenset[str]:
    """The words of which a card is one or not: the tags of the catalogue, and the sorts of cards."""
    return _SAID.union(*(card.tags for card in own_catalogue().values()))


def words_of(case: Case, card: CardId) -> frozenset[str]:
    """The words that name a card as it is now."""
    printed, own = case.printed(card), tags(case, card)
    found = own | _OF_TYPE[printed.type] | {"card"} | {_OF_TAG[tag] for tag in own if tag in _OF_TAG}
    if any(tag.startswith("follower:") for tag in own):
        found |= {"follower"}
    moment = _OF_MOMENT.get(printed.play.when)
    return found | {moment} if moment else found


def named(case: Case, card: CardId, **facts: Value) -> Thing:
    """A card that something is done with."""
    words = among(words_of(case, card), known_words())
    return Thing(words, {"is": words, **facts})


def warrior(case: Case, card: CardId, seat: Seat, **more: Value) -> Thing:
    """A warrior, as a seat sees him that acts."""
    here = case.card(card)
    words = among(words_of(case, card), known_words())
    borne = frozenset(word for other in case.attached(card) for word in words_of(case, other))
    inside = {word for word in borne & {"vehicle", "airship", "submarine"} if here.inside}
    ratings = case.printed(card).ratings
    own = here.controller == seat
    combat = running(case)
    facts: dict[str, Value] = {
        "is": words,
        "own": own,
        "of(opponent)": not case.allied(here.controller, seat),
        "covered": here.covered,
        "hidden": here.unpaid,
        "wounded": here.wounded,
        "dead": False,
        "in": where(case, card),
        "inside": among(inside, {"vehicle", "airship", "submarine"}),
        "has": among(borne & BORNE, BORNE),
        "has(struck-out)": not {"fight", "shoot"} <= ratings.keys(),
        "several(struck-out)": ratings.keys().isdisjoint({"fight", "shoot"}),
        "just(leave-cover)": "left-cover" in here.marks,
        "ready": able(case, card),
        "participant": combat is not None and card in fighters(combat),
        **more,
    }
    return Thing(words, facts)


def where(case: Case, card: CardId) -> Among:
    """The area that a card is in, and whether under cover."""
    here = case.card(card)
    area = AREAS.get(case.area(card), "")
    holds = ({area, "area"} if area else set()) | ({"cover"} if here.covered else set())
    return among(holds, {*AREAS.values(), "area", "cover"})


def same_corporation(case: Case, one: CardId, other: CardId) -> bool:
    """Whether two warriors share a corporation."""
    return bool(tags(case, one) & tags(case, other) & CORPORATIONS)


def copies(case: Case, cards: Iterable[CardId]) -> int:
    """How many cards there are of the one there is most of."""
    codes = [case.printed(card).code for card in cards]
    return max(map(codes.count, codes), default=0)
