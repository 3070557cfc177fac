"""The continuous words that may hold now: those on the cards in play, and those that played cards left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, KeysView
from typing import Any, NamedTuple, TypeAlias

from bot.games.doomtrooper.looks.meaning.context import Context, standing_on
from bot.games.doomtrooper.looks.meaning.matching import Look, found, holds
from bot.games.doomtrooper.position.fights import WEAPONS, fighters, running
from bot.games.doomtrooper.position.run import Case
from bot.games.doomtrooper.position.state import IN_PLAY, CardId, Lasting
from bot.games.doomtrooper.words.continuous import Able, Bar, Cost, Limit, Permit, Protect
from bot.games.doomtrooper.words.effects import CONTINUOUS, Continuous, Copies, Effect, Grant, Rate, stands
from bot.games.doomtrooper.words.texts import CardText
from bot.games.doomtrooper.words.whom import Whom

FIGHTING = frozenset({"fighter", "own-fighter", "opponent-fighter", "attacker", "defender", "joined"})


class Held(NamedTuple):
    """A continuous word that may hold.

    ``fixed`` are the cards it works on where they are settled; ``lasting`` its place among the lasting effects, -1
    for a word on a card in play.
    """

    word: Continuous
    context: Context
    source: CardId
    fixed: tuple[CardId, ...] | None = None
    lasting: int = -1


Named: TypeAlias = Able | Bar | Cost | Limit | Permit | Protect
NAMES: dict[type, Callable[[Any], tuple[str, ...]]] = {
    Able: lambda word: (word.ability,),
    Bar: lambda word: word.what,
    Cost: lambda word: (word.act,),
    Limit: lambda word: (word.of,),
    Permit: lambda word: word.what,
    Protect: lambda word: word.against,
}
"""By type of word the names of what it is about."""


class Spoken:
    """Words laid out so that most questions find at once that there are none.

    Attributes:
        held: all of them, in their order; ``by_type`` those of each type.
    """

    def __init__(self, held: tuple[Held, ...]) -> None:
        self.held = held
        self.by_type: dict[type, list[Held]] = {}
        for one in held:
            self.by_type.setdefault(type(one.word), []).append(one)
        self._names: dict[type, frozenset[str]] = {}
        self._ends: dict[tuple[type, str], frozenset[str]] = {}

    def names(self, kind: type[Named]) -> frozenset[str]:
        """All that words of a type are about."""
        found = self._names.get(kind)
        if found is None:
            told = (NAMES[kind](held.word) for held in self.by_type.get(kind, ()))
            found = self._names[kind] = frozenset(name for names in told for name in names)
        return found

    def ends(self, kind: type[Named], start: str) -> frozenset[str]:
        """How the names end that begin with ``start``."""
        found = self._ends.get((kind, start))
        if found is None:
            ends = (name.removeprefix(start) for name in self.names(kind) if name.startswith(start))
            found = self._ends[kind, start] = frozenset(ends)
        return found


def text_of(case: Case, card: CardId) -> CardText | None:
    """What a card does; ``None`` where nobody has written it."""
    return case.printed(card).text


def raw(case: Case) -> Spoken:
    """All words on cards in play and all lasting ones, before anything is known of what they do to each other."""
    return case.once(_gather)


def _gather(case: Case) -> Spoken:
    fought = case.laid(_any_at_times) and running(case) is not None
    there = _serving(case) if fought else case.laid(_serving)
    lasting = tuple(_of_lasting(case))
    return Spoken((*there.held, *lasting)) if lasting else there


def _serving(case: Case) -> Spoken:
    """The words on cards in play which the combat that runs lets work; the same ones as long as none does."""
    on_cards = case.laid(_on_cards)
    return Spoken(tuple(held for held, at_times in on_cards if not at_times or _serves_now(case, held.source)))


def _any_at_times(case: Case) -> bool:
    return any(at_times for _, at_times in case.laid(_on_cards))


def _on_cards(case: Case) -> tuple[tuple[Held, bool], ...]:
    """The words on cards in play, each with whether it works at some times in a combat and not at others."""
    return tuple(_of_cards(case))


def _of_cards(case: Case) -> Iterator[tuple[Held, bool]]:
    foretold: set[tuple[int, str, tuple[str, ...]]] = set()
    for card in case.in_play():
        printed = case.printed(card)
        text = printed.text
        standing = tuple(filter(stands, printed.rates)) if text is None else text.standing
        if not standing or case.card(card).unpaid:
            continue
        if "prophecy" in printed.tags and _is_told_again(case, card, foretold):
            continue
        context = standing_on(case, card)
        for word in standing:
            if _serves(case, card, word):
                yield Held(word, context, card), _is_at_times(case, card, word)  # type: ignore[arg-type]


def _is_told_again(case: Case, card: CardId, told: set[tuple[int, str, tuple[str, ...]]]) -> bool:
    """Whether another Prophet of the same player bears the same prophecy already: they do not add up.

    Rule: doomtrooper-cs.term.prophecy
    """
    here = case.card(card)
    one = here.controller, case.printed(card).name, here.named
    if one in told:
        return True
    told.add(one)
    return False


def _serves(case: Case, card: CardId, word: Effect) -> bool:
    """Whether the place of a card lets its word work.

    Rule: doomtrooper-cs.target.imprisoned, doomtrooper-cs.warzone.choice, doomtrooper-cs.vehicle.inside-outside
    """
    here, printed = case.card(card), case.printed(card)
    if word.ruleset and word.ruleset != case.rules.edition:
        return False
    if "imprisoned" in here.marks and word.who.role != "self":
        return False
    if _is_at_times(case, card, word):
        return True
    rides = "vehicle" in printed.tags and here.on >= 0
    return not rides or case.card(here.on).inside


def _is_at_times(case: Case, card: CardId, word: Effect) -> bool:
    """Whether a word works in some combats only: that of a war zone, or that of a weapon on its bearer."""
    printed = case.printed(card)
    if printed.type == "warzone":
        return word.who.role in FIGHTING
    return case.card(card).on >= 0 and not WEAPONS[""].isdisjoint(printed.tags) and word.who.role != "self"


def _serves_now(case: Case, card: CardId) -> bool:
    """Whether the combat that runs lets such a word of a card work."""
    if case.printed(card).type == "warzone":
        combat = running(case)
        return combat is not None and combat.zone == card
    return not _lies_idle(case, card, case.card(card).on)


def _lies_idle(case: Case, weapon: CardId, bearer: CardId) -> bool:
    """Whether a fighter does not use a weapon in the combat: it suits no such combat, or he uses another one.

    Rule: doomtrooper-cs.combat.weapon-one, doomtrooper-cs.combat.weapon-kinds, doomtrooper-sv.combat.weapon-match
    """
    combat = running(case)
    if combat is None or bearer not in fighters(combat):
        return False
    if WEAPONS[combat.tactic].isdisjoint(case.printed(weapon).tags):
        return True
    used = dict(combat.weapons).get(bearer, weapon)
    return used != weapon and case.card(used).on == bearer


def _of_lasting(case: Case) -> Iterator[Held]:
    for place, lasting in enumerate(case.state.lasting):
        if isinstance(lasting.effect, CONTINUOUS) and _lasts(case, lasting):
            context = lasting_context(lasting)
            yield Held(lasting.effect, context, lasting.source, lasting.whom or None, place)  # type: ignore[arg-type]


def lasting_context(lasting: Lasting) -> Context:
    """In whose name a lasting word speaks."""
    return Context(
        lasting.seat,
        lasting.source,
        lasting.targets,
        lasting.player,
        x=lasting.x,
        caster=lasting.caster,
        named=lasting.named,
    )


def _lasts(case: Case, lasting: Lasting) -> bool:
    """Whether a lasting word counts now: what belongs to a combat rests while another runs inside it.

    Rule: doomtrooper-cs.combat.nested
    """
    if lasting.until == "combat" and lasting.combat:
        combat = running(case)
        return combat is not None and combat.serial == lasting.combat
    if lasting.until == "attached":
        return case.card(lasting.source).zone in IN_PLAY
    return True


def sorts(case: Case) -> KeysView[type]:
    """The types of the words on cards in play and of the lasting ones."""
    return raw(case).by_type.keys()


def expanded(look: Look, held: Iterable[Held]) -> Iterator[Held]:
    """The words with those that other words give: as if they stood on the cards that are meant."""
    for one in held:
        yield one
        if isinstance(one.word, Grant):
            yield from _granted(look, one, one.word)
        elif isinstance(one.word, Copies):
            yield from _copied(look, one, one.word)


def _granted(look: Look, held: Held, word: Grant) -> Iterator[Held]:
    for card in reached(look, held):
        context = standing_on(look.case, card)
        for given in word.effects:
            if isinstance(given, CONTINUOUS):
                yield Held(given, context, held.source)  # type: ignore[arg-type]


def _copied(look: Look, held: Held, word: Copies) -> Iterator[Held]:
    for card in reached(look, held):
        context = standing_on(look.case, card)
        for other in found(look, word.of, held.context):
            if word.what != "abilities":
                yield from _as_printed(look, other, card, context)
            text = text_of(look.case, other)
            for given in () if text is None else text.effects:
                is_rate = isinstance(given, Rate)
                wanted = word.what == "all" or is_rate == (word.what == "ratings")
                if stands(given) and wanted and not isinstance(given, Copies):
                    yield Held(given, context, card)  # type: ignore[arg-type]


def _as_printed(look: Look, other: CardId, card: CardId, context: Context) -> Iterator[Held]:
    """The printed ratings of a card in the place of those of the one that copies it."""
    mine = Whom(role="self")
    for which, number in look.case.printed(other).ratings.items():
        yield Held(Rate(who=mine, ratings=(which,), set=number), context, card)


def reached(look: Look, held: Held) -> tuple[CardId, ...]:
    """The cards that a word works on now: none where its conditions do not hold."""
    word, case = held.word, look.case
    if word.ruleset and word.ruleset != case.rules.edition:
        return ()
    if not holds(look, word.conditions, held.context):
        return ()
    if held.fixed is not None:
        return tuple(card for card in held.fixed if "out" not in case.card(card).marks)
    return found(look, word.who, held.context)
