"""What holds now: abilities, immunities, what is forbidden, allowed and kept from happening."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeVar

from msgspec.structs import replace

from bot.games.doomtrooper.looks.meaning import rates as changes
from bot.games.doomtrooper.looks.meaning.fits import amount, fits, holds, players
from bot.games.doomtrooper.looks.meaning.rates import Now, Rated, Tables
from bot.games.doomtrooper.looks.meaning.sources import Held, reached
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position.fights import fighters, foes_of, running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, NO_CARD, CardId
from bot.games.doomtrooper.words.catalogue import ALWAYS_SAID, BELONGING, DEMANDED
from bot.games.doomtrooper.words.continuous import Able, Bar, Immune, Limit, Permit, Protect, Rate
from bot.games.doomtrooper.words.effects import Continuous
from bot.games.doomtrooper.words.whom import Whom
from bot.games.values import Seat

__all__ = [
    "Rated", "barred", "bars_on_using", "bars_player", "card_limit", "has", "helps", "immune", "limit", "of_card",
    "of_player", "permits", "permits_player", "permitted", "player_permits", "protected", "rates",
    "reaches", "sets_nothing_off", "spared", "works",
]  # fmt: skip

Said = TypeVar("Said", bound=Continuous)
Strength = str
STRENGTHS = ("", "plain", "always", "never")
"""The weakest first: what is never beats what is always (rule doomtrooper-cs.wording.never-beats-always)."""


def of_card(case: Case, kind: type[Said], card: CardId) -> Iterator[tuple[Held, Said]]:
    """The words of a type that work on a card: its bearer may use them, and it is not immune to them."""
    for held in case.once(Tables).on(kind, card):
        if works(case, held, card):
            yield held, held.word  # type: ignore[misc]


def of_player(case: Case, kind: type[Said], seat: Seat) -> Iterator[tuple[Held, Said]]:
    """The words of a type that work on a player."""
    for held in case.once(Tables).all(kind):
        who = getattr(held.word, "player", None)
        meant = who is not None and seat in players(case, who, held.context)
        if kind is not Immune and spared(case, seat, held.source, held.context.seat):
            continue
        if meant and works(case, held, NO_CARD) and holds(case, held.word.conditions, held.context):
            yield held, held.word  # type: ignore[misc]


def works(case: Case, held: Held, card: CardId) -> bool:
    """Whether a word may work on a card.

    Rule: doomtrooper-cs.affiliation.attachment-kept, doomtrooper-cs.equipment.lost-affiliation,
    doomtrooper-cs.immunity.meaning, doomtrooper-cs.immunity.own-benefit
    """
    source = held.source
    if source < 0 or held.lasting >= 0:
        return True
    if not useful(case, source) or (not isinstance(held.word, (Bar, Immune)) and _is_forbidden(case, held, card)):
        return False
    against = card >= 0 and not case.allied(held.context.seat, case.card(card).controller)
    return not (against and not isinstance(held.word, Immune) and immune(case, card, source))


def _is_forbidden(case: Case, held: Held, card: CardId) -> bool:
    """Whether a card may not use the one that has the words, or that one may not be used at all.

    Rule: doomtrooper-cs.wording.may-not-use
    """
    source = held.source
    if _is_out_of_use(case, source):
        return True
    if card in (-1, source) or held.context.seat != case.card(card).controller:
        return False
    return bool(bars_on_using(case, card, source))


def _is_out_of_use(case: Case, source: CardId) -> bool:
    return any(not {"used", "work"}.isdisjoint(_what(bar)) for bar in _bars(case, source))


def sets_nothing_off(case: Case, card: CardId) -> bool:
    """Whether events set nothing off on a card: it may not be used, or its bearer may not use it.

    Rule: doomtrooper-cs.wording.may-not-use
    """
    bearer = case.card(card).on
    return _is_out_of_use(case, card) or (bearer >= 0 and bool(bars_on_using(case, bearer, card, aside=card)))


def bars_on_using(case: Case, card: CardId, source: CardId, aside: CardId | None = None) -> tuple[Held, ...]:
    """The bars that keep a card from using another one of its player's, such as one that it bears.

    Args:
        aside: the card whose words do not count: a weapon that says it is unloaded can still be loaded.

    Rule: doomtrooper-cs.wording.may-not-use
    """
    bars = tuple(bar for bar in _bars(case, card) if bar.source != aside and _is_about_use(case, bar, source))
    strong = any(isinstance(bar.word, Bar) and bar.word.strength != "plain" for bar in bars)
    if not bars or strong:
        return bars
    return () if any(_is_about_use(case, each, source) for each in case.once(Tables).on(Permit, card)) else bars


def _is_about_use(case: Case, held: Held, source: CardId) -> bool:
    """Whether a bar or a permit is about using a card."""
    word = held.word
    if not isinstance(word, (Bar, Permit)):
        return False
    used = [what.removeprefix("use:") for what in word.what if what.startswith("use:")]
    if not used or tags(case, source).isdisjoint(used):
        return False
    return word.whom is None or fits(case, source, word.whom, held.context)


def _bars(case: Case, card: CardId) -> list[Held]:
    return case.once(Tables).on(Bar, card)


def _what(bar: Held) -> tuple[str, ...]:
    return bar.word.what if isinstance(bar.word, Bar) else ()


def useful(case: Case, source: CardId) -> bool:
    """Whether the bearer of an attached card still is what it demands of him."""
    useful = case.once(_Useful)
    return useful[source]


class _Useful(dict[CardId, bool]):
    def __init__(self, case: Case) -> None:
        super().__init__()
        self._case = case

    def __missing__(self, source: CardId) -> bool:
        case = self._case
        self[source] = True
        bearer = case.card(source).on
        printed = case.printed(source)
        if bearer >= 0 and printed.type in BELONGING:
            self[source] = _demands_met(case, source, bearer, printed.play.whom or Whom())
        return self[source]


def _demands_met(case: Case, source: CardId, bearer: CardId, whom: Whom) -> bool:
    kind = case.printed(source).type
    own_card = case.card(source).controller == case.card(bearer).controller
    needed = {*whom.tags, *(DEMANDED.get(kind, ()) if own_card else ())}
    if not needed and not whom.any:
        return True
    own = tags(case, bearer)
    fitting = own.issuperset(needed) and (not whom.any or not own.isdisjoint(whom.any))
    # Who may be given it after all may use it as well.
    as_what = (kind, *tags(case, source))
    return fitting or any(permitted(case, bearer, f"receive:{what}", source) for what in as_what)


def _is_kept(case: Case, rated: Rated, card: CardId) -> bool:
    """Whether a card is kept from having its ratings changed so."""
    if protected(case, card, "changed", rated.source):
        return True
    if not _lowers(rated.word):
        return bool(barred(case, card, "raised"))
    return bool(has(case, card, "ignores-negatives") or protected(case, card, "lowered", rated.source))


def _lowers(word: Rate) -> bool:
    sums = [number for number in (word.sum, word.base) if isinstance(number, int)]
    return any(number < 0 for number in sums) or (word.factor is not None and word.factor < 1)


# What is asked.


def rates(case: Case, card: CardId) -> tuple[Rated, ...]:
    """The words that change ratings of a card and touch it, whether or not a weapon is in use or a place forbids it."""
    return case.once(_Rates)[card]


class _Rates(dict[CardId, tuple[Rated, ...]]):
    def __init__(self, case: Case) -> None:
        super().__init__()
        self._case = case

    def __missing__(self, card: CardId) -> tuple[Rated, ...]:
        case = self._case
        found = [one for one in changes.rates(case, card) if _changes(case, one, card)]
        twice = [one for one in found if one.source >= 0 and has(case, one.source, "doubles")]
        self[card] = (*found, *twice)
        return self[card]


def _changes(case: Case, rated: Rated, card: CardId) -> bool:
    source, seat = rated.source, rated.context.seat
    if source != card and _is_kept(case, rated, card):
        return False
    if source < 0:
        return True
    held = Held(rated.word, rated.context, source)
    if (case.card(source).on >= 0 and not useful(case, source)) or _is_forbidden(case, held, card):
        return False
    hostile = not case.allied(seat, case.card(card).controller)
    return not (hostile and immune(case, card, source)) and (hostile or helps(case, card, source, seat))


def has(case: Case, card: CardId, ability: str, against: CardId = NO_CARD) -> Strength:
    """How strongly a card has an ability: ``""``, ``plain``, ``always`` or ``never``.

    Args:
        against: whom it would work on; abilities that work on some only are looked at only with it.
    """
    printed = case.printed(card)
    best = STRENGTHS.index("never") if ability in ALWAYS_SAID and ability in printed.tags else 0
    if printed.text is None and ability in printed.tags:
        best = max(best, STRENGTHS.index("plain"))
    if not case.once(Tables).speak(Able, ability):
        return STRENGTHS[best]
    for held, word in of_card(case, Able, card):
        if word.ability != ability or not reaches(case, word.against, held, against):
            continue
        best = max(best, STRENGTHS.index(word.strength))
    return STRENGTHS[best]


def reaches(case: Case, whom: Whom | None, held: Held, card: CardId) -> bool:
    """Whether words mean a card, wherever it lies: what somebody plays is on no table yet."""
    if whom is None or card < 0:
        return whom is None
    zone = case.card(card).zone
    anywhere = zone in IN_PLAY or whom.zones or whom.role
    return fits(case, card, whom if anywhere else replace(whom, zones=(zone,)), held.context)


def immune(case: Case, card: CardId, to_card: CardId) -> bool:
    """Whether a card that somebody uses against a card does not touch it.

    Rule: doomtrooper-cs.immunity.meaning, doomtrooper-cs.immunity.own-benefit
    """
    kinds = tags(case, to_card)
    strengths = [0, 0]
    for held in case.once(Tables).on(Immune, card):
        word = held.word
        if isinstance(word, Immune) and _touches(case, held, word, to_card, kinds):
            at = 1 if word.lose else 0
            strengths[at] = max(strengths[at], STRENGTHS.index(word.strength))
    return strengths[0] > 0 and (strengths[1] == 0 or strengths[0] > strengths[1])


def spared(case: Case, seat: Seat, card: CardId, by: Seat) -> bool:
    """Whether a card that somebody uses against a player does not touch him.

    Rule: doomtrooper-cs.immunity.meaning, doomtrooper-cs.immunity.own-benefit
    """
    if card < 0 or not case.once(_anybody_spared) or case.allied(seat, by):
        return False
    kinds = tags(case, card)
    return any(_touches(case, held, word, card, kinds) for held, word in of_player(case, Immune, seat))


def _anybody_spared(case: Case) -> bool:
    """Whether there is anything that does not touch some player."""
    return any(isinstance(held.word, Immune) and held.word.player for held in case.once(Tables).all(Immune))


def _touches(case: Case, held: Held, word: Immune, to_card: CardId, kinds: frozenset[str]) -> bool:
    if not kinds.isdisjoint(word.but):
        return False
    named = "named" in word.to and not kinds.isdisjoint(held.context.named)
    if named or "all" in word.to or not kinds.isdisjoint(word.to):
        return True
    return word.cards is not None and reaches(case, word.cards, held, to_card)


def helps(case: Case, card: CardId, source: CardId, seat: Seat) -> bool:
    """Whether a card may help a fighter: not where those he fights are immune to it.

    Rule: doomtrooper-cs.immunity.in-combat
    """
    combat = running(case)
    if combat is None or source < 0 or card not in fighters(combat):
        return True
    foes = foes_of(combat, case.card(card).controller)
    theirs = [foe for foe in foes if case.card(foe).controller != seat]
    return not theirs or not all(immune(case, foe, source) for foe in theirs)


def barred(
    case: Case, card: CardId, what: str, against: CardId = NO_CARD, *, without: Collection[int] = ()
) -> Strength:
    """How strongly a card is forbidden something: ``""``, ``plain``, ``always`` or ``never``.

    A permission to do it lifts a plain bar.
    Rule: doomtrooper-cs.wording.never-beats-always

    Args:
        against: whom or what it would be done to, such as the warrior who is attacked or the card that is received.
        without: the identities of words that do not count.
    """
    best = 0
    if not case.once(Tables).speak(Bar, what):
        return ""
    for held, word in of_card(case, Bar, card):
        if what in word.what and id(word) not in without and reaches(case, word.whom, held, against):
            best = max(best, STRENGTHS.index(word.strength))
    lifted = STRENGTHS[best] == "plain" and permitted(case, card, what, against)
    return "" if lifted else STRENGTHS[best]


def permitted(case: Case, card: CardId, what: str, against: CardId = NO_CARD) -> bool:
    """Whether a card is allowed something that the rules or a plain bar forbid."""
    return case.once(Tables).speak(Permit, what) and any(
        what in word.what and reaches(case, word.whom, held, against) for held, word in of_card(case, Permit, card)
    )


def protected(case: Case, card: CardId, what: str, by: CardId = NO_CARD) -> Strength:
    """How strongly a card is kept from suffering something; ``by`` is the card that does it."""
    best = 0
    if not case.once(Tables).speak(Protect, what):
        return ""
    for held, word in of_card(case, Protect, card):
        if what in word.against and reaches(case, word.by, held, by):
            best = max(best, STRENGTHS.index(word.strength))
    return STRENGTHS[best]


def bars_player(case: Case, seat: Seat, what: str, card: CardId = NO_CARD) -> bool:
    """Whether a player is forbidden something; ``card`` is what it would be done with."""
    if not case.once(Tables).speak(Bar, what):
        return False
    found = {
        word.strength
        for held, word in of_player(case, Bar, seat)
        if what in word.what and reaches(case, word.whom, held, card)
    }
    return bool(found) and not (found == {"plain"} and permits_player(case, seat, what, card))


def permits_player(case: Case, seat: Seat, what: str, card: CardId = NO_CARD) -> int:
    """How often a player is allowed something."""
    if not case.once(Tables).speak(Permit, what):
        return 0
    return sum(
        word.number
        for held, word in of_player(case, Permit, seat)
        if what in word.what and reaches(case, word.whom, held, card)
    )


def limit(case: Case, seat: Seat, of: str, otherwise: int) -> int:
    """A limit of a player: the last value that is set, and every change on top."""
    value, change = otherwise, 0
    if not case.once(Tables).speak(Limit, of):
        return max(0, value)
    for held, word in of_player(case, Limit, seat):
        if word.of != of:
            continue
        if word.value is not None:
            value = amount(case, word.value, held.context)
        change += amount(case, word.change, held.context)
    return max(0, value + change)


def card_limit(case: Case, card: CardId, of: str) -> int | None:
    """A limit of a card, such as how many may be inside it: the least of those that words set; ``None`` without one."""
    if not case.once(Tables).speak(Limit, of):
        return None
    look = case.once(Now)
    found = (
        amount(case, held.word.value, held.context)
        for held in case.once(Tables).all(Limit)
        if isinstance(held.word, Limit)
        and held.word.of == of
        and held.word.value is not None
        and card in reached(look, held)
    )
    return min(found, default=None)


def permits(case: Case, card: CardId, what: str, against: CardId = NO_CARD) -> tuple[tuple[Held, Permit], ...]:
    """The words that allow a card something, with what they ask for it and how often they do."""
    return tuple(
        (held, word)
        for held, word in of_card(case, Permit, card)
        if what in word.what and reaches(case, word.whom, held, against)
    )


def player_permits(case: Case, seat: Seat, what: str, card: CardId = NO_CARD) -> tuple[tuple[Held, Permit], ...]:
    """The words that allow a player something; ``card`` is what it would be done with."""
    return tuple(
        (held, word)
        for held, word in of_player(case, Permit, seat)
        if what in word.what and reaches(case, word.whom, held, card)
    )
