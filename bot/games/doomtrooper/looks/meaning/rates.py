"""The words that work now, laid out, and the ratings that follow from them where no combat is looked at."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.doomtrooper.looks.meaning.context import Context
from bot.games.doomtrooper.looks.meaning.matching import Look, amount
from bot.games.doomtrooper.looks.meaning.sources import Held, Named, Spoken, expanded, raw, reached, sorts
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import combat_of, defending
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import CardId
from bot.games.doomtrooper.words.continuous import Able, Copies, Rate, Silence
from bot.games.doomtrooper.words.effects import Grant
from bot.games.doomtrooper.words.whom import Rating, Whom


class Rated(NamedTuple):
    """A word that changes ratings of a card, the card it comes from, and in whose name its amounts are counted."""

    word: Rate
    source: CardId
    context: Context


class Kinds(Look):
    """The cards as they are now, with printed ratings."""

    def tags(self, card: CardId) -> frozenset[str]:
        """What a card is now."""
        return tags(self.case, card)


class Now(Kinds):
    """The cards as they are now, with what changes their ratings."""

    def rating(self, card: CardId, which: Rating, *, base: bool) -> int:
        """The rating as it is now outside combat; ``base`` asks for what is printed."""
        return self.case.printed(card).ratings.get(which, 0) if base else reckoned(self.case, card, which)

    def base(self, card: CardId, which: Rating) -> int:
        """The base as cards have made it."""
        return _base(self.case, card, which, _counting(self.case, card, which))


def silenced(case: Case) -> dict[CardId, frozenset[str]]:
    """The cards whose words do not work: what of them does not."""
    return case.once(_silenced)


def _silenced(case: Case) -> dict[CardId, frozenset[str]]:
    if Silence not in sorts(case):
        return case.laid(_face_down)
    found, look = dict(case.laid(_face_down)), Kinds(case)
    for held in raw(case).held:
        if isinstance(held.word, Silence):
            for card in reached(look, held):
                found[card] = found.get(card, frozenset()) | frozenset(held.word.what)
    return found


def _face_down(case: Case) -> dict[CardId, frozenset[str]]:
    """The cards that were turned over: nothing on them works."""
    return {card: frozenset({"all"}) for card in case.in_play() if "turned-down" in case.card(card).marks}


def is_silent(case: Case, held: Held) -> bool:
    """Whether a word does not work because its card is silenced."""
    what = silenced(case).get(held.source)
    if what is None or held.lasting >= 0 or isinstance(held.word, Silence):
        return False
    return "all" in what or ("ratings" if isinstance(held.word, Rate) else "abilities") in what


def _kept_to_itself(case: Case, held: Held) -> Held:
    """A word of a card that lends nothing to others: where it would, it works on the card itself at most."""
    lends = isinstance(held.word, (Rate, Able, Grant)) and held.word.who.role != "self" and held.lasting < 0
    if not lends or "lent" not in silenced(case).get(held.source, ()):
        return held
    return held._replace(word=replace(held.word, who=Whom(role="self", either=(held.word.who,))))


def words(case: Case) -> tuple[Held, ...]:
    """All continuous words that work now, those that were given and copied too."""
    return case.once(_words)


def _words(case: Case) -> tuple[Held, ...]:
    found = raw(case).held
    if not sorts(case).isdisjoint(GIVING):
        found = tuple(expanded(Kinds(case), found))
    if not silenced(case):
        return found
    return tuple(_kept_to_itself(case, held) for held in found if not is_silent(case, held))


def rates(case: Case, card: CardId) -> tuple[Rated, ...]:
    """The words that change ratings of a card, whether or not a weapon is used or a place forbids it."""
    return case.once(_rates).get(card, ())


def _rates(case: Case) -> dict[CardId, tuple[Rated, ...]]:
    look = Kinds(case)
    found: dict[CardId, list[Rated]] = {}
    for held in words(case):
        if isinstance(held.word, Rate):
            for card in reached(look, held):
                mine = found.setdefault(card, [])
                if not (held.word.once and _again(case, mine, held)):
                    mine.append(Rated(held.word, held.source, held.context))
    return {card: tuple(mine) for card, mine in found.items()}


def _again(case: Case, mine: list[Rated], held: Held) -> bool:
    """Whether another copy of the card has the same word for this card already."""
    code = case.card(held.source).code if held.source >= 0 else ""
    return any(one.word == held.word and one.source >= 0 and case.card(one.source).code == code for one in mine)


def reckoned(case: Case, card: CardId, which: Rating) -> int:
    """A rating with everything that changes it, as selectors look at it; combats reckon more closely."""
    look = Kinds(case)
    mine = _counting(case, card, which)
    number: int | Fraction = _base(case, card, which, mine)
    for one in mine:
        if one.word.factor is not None:
            number *= Fraction(one.word.factor).limit_denominator(8)
    for one in mine:
        if one.word.sum is not None:
            number += amount(look, one.word.sum, replace(one.context, rating=which, changed=card))
    return (number.numerator // number.denominator) + _stands(case, card, which)


def _counting(case: Case, card: CardId, which: Rating) -> list[Rated]:
    """The words that count for a rating."""
    mine = [one for one in rates(case, card) if which in one.word.ratings and one.word.part is None]
    return _in_hand(case, card, mine)


def _base(case: Case, card: CardId, which: Rating, mine: list[Rated]) -> int:
    """The base of a rating with the words that change it."""
    look = Kinds(case)
    number = case.printed(card).ratings.get(which, 0) + _ridden(case, card, which)
    for one in mine:
        if one.word.set is not None:
            number = amount(look, one.word.set, replace(one.context, rating=which, changed=card))
    for one in mine:
        if one.word.base is not None:
            number += amount(look, one.word.base, replace(one.context, rating=which, changed=card))
    return number


def _ridden(case: Case, card: CardId, which: Rating) -> int:
    """What a beast makes of the base."""
    beasts = (case.printed(other) for other in case.attached(card))
    return sum(beast.ratings.get(which, 0) for beast in beasts if beast.type == "beast")


def _in_hand(case: Case, card: CardId, mine: list[Rated]) -> list[Rated]:
    """The words that count: of several weapons those of the one in use, else of the one that adds most."""
    weapons = {one.source for one in mine if one.source >= 0 and case.card(one.source).on == card}
    weapons = {source for source in weapons if not WEAPONS.isdisjoint(tags(case, source))}
    if len(weapons) < 2:
        return mine
    combat = combat_of(case, card)
    chosen = {} if combat is None else dict(combat.weapons)

    def adds(source: CardId) -> tuple[bool, int, int]:
        sums = (one.word.sum for one in mine if one.source == source)
        return chosen.get(card) == source, sum(each for each in sums if isinstance(each, int)), -source

    used = max(weapons, key=adds)
    return [one for one in mine if one.source not in weapons or one.source == used]


def _stands(case: Case, card: CardId, which: Rating) -> int:
    """What the war zone and the cover of a warrior add."""
    combat = combat_of(case, card)
    zone = 0
    if combat is not None and combat.zone >= 0 and card in defending(combat):
        zone = case.printed(combat.zone).ratings.get(which, 0)
    hides = case.card(card).covered or (combat is not None and card in combat.revealed)
    return zone + (case.rules.cover if hides and which == "armour" else 0)


GIVING = frozenset({Grant, Copies})
"""The words that give other words."""
WEAPONS = frozenset({"weapon:fight", "weapon:shoot"})


class Tables:
    """The words that work now, by type and by card or seat."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._by_card: dict[type, dict[CardId, list[Held]]] = {}
        found = words(case)
        # Mostly these are the words on the cards as they lie, which stay the same whatever else happens.
        self._spoken = raw(case) if found is raw(case).held else Spoken(found)

    def all(self, kind: type) -> list[Held]:
        """All words of a type."""
        return self._spoken.by_type.get(kind, [])

    def speak(self, kind: type[Named], name: str) -> bool:
        """Whether any word of a type is about this: few are, and most questions end here."""
        return name in self._spoken.names(kind)

    def ends(self, kind: type[Named], start: str) -> frozenset[str]:
        """How the names end that begin with ``start``, of what any word of a type is about."""
        return self._spoken.ends(kind, start)

    def on(self, kind: type, card: CardId) -> list[Held]:
        """The words of a type that work on a card."""
        if kind not in self._by_card:
            self._by_card[kind] = self._placed(kind)
        return self._by_card[kind].get(card, [])

    def _placed(self, kind: type) -> dict[CardId, list[Held]]:
        look = self._case.once(Now)
        placed: dict[CardId, list[Held]] = {}
        for held in self.all(kind):
            if getattr(held.word, "player", None) is None:
                for card in reached(look, held):
                    placed.setdefault(card, []).append(held)
        return placed
