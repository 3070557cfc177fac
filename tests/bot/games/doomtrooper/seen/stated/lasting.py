"""The changes that the continuous words must make, stated beside the card before anything is played.

One stater a word reads the card's data and the position as it lies, and says by which probe the change shows, what must
be so then, and what may be otherwise besides. Nothing that carries words out is imported here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, FAITHS
from bot.games.doomtrooper.words.continuous import Able, Kind, Rate, Share
from bot.games.doomtrooper.words.effects import Effect, stands
from bot.games.doomtrooper.words.whom import RATINGS, Rating
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found, holds, rated
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World, faithful

Key = tuple[Any, ...]
COVER = 3
FIGHTERS = ("fighter", "own-fighter", "opponent-fighter", "attacker", "defender")
FORMER = "former-affiliation"
ASPECTS = ("exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements")


@dataclass
class Says:
    """Consequences: by which probe they show, what is so then (``None``: is not there), what else may change.

    ``anyway``: the rules say the same of such a card, so that it is so with the word and without it.
    """

    probe: tuple[Any, ...]
    must: dict[Key, object]
    may: Callable[[Key], bool] = field(default=lambda _: False)
    swedish: bool = False
    either: bool = False
    anyway: bool = False


Stater = Callable[[Any, World, Here], Says]


def works(word: Effect, world: World, here: Here) -> bool:
    """Whether a word touches anybody as the cards lie."""
    serves = not isinstance(word, Rate) or (serving(world, here, word) and multiplies(world, here, word))
    if isinstance(word, Share) and any(one.was == "sabotage" for one in word.conditions):
        here = replace(here, was=here.was | {"sabotage"})
    of_fight = any(one.cards is not None and one.cards.role in FIGHTERS for one in word.conditions)
    if isinstance(word, Able) and of_fight and not set(found(world, word.who, here)) & set(world.fighters()):
        return False
    return serves and holds(world, word.conditions, here) and bool(found(world, word.who, here))


def subjects(word: Effect, world: World, here: Here, *, rating: bool = False) -> tuple[int, ...]:
    """The warriors whom a word is about, those of the card's player first."""
    people = [one for one in found(world, word.who, here) if world.card(one).type == "warrior"]
    if not people:
        raise Unread("about no warrior")
    cards = world.state.cards
    return tuple(sorted(people, key=lambda one: (one != here.card, cards[one].controller != here.seat, one)))


# Ratings.


def serving(world: World, here: Here, word: Rate) -> bool:
    """Whether the place of a card lets its word work: a weapon in its combat, a war zone in the one fought from it."""
    printed, lies = world.card(here.card), world.state.cards[here.card]
    about_fight = word.who.role in ("fighter", "own-fighter", "opponent-fighter", "attacker", "defender", "joined")
    if printed.type == "warzone" and about_fight:
        return world.fight is not None and world.fight.zone == here.card
    kinds = {tag for tag in printed.tags if tag in ("weapon:fight", "weapon:shoot")}
    if lies.on < 0 or not kinds or word.who.role == "self":
        return True
    return world.fight is None or lies.on not in world.fighters() or f"weapon:{world.fight.tactic}" in kinds


def multiplies(world: World, here: Here, word: Rate) -> bool:
    """Whether a word that multiplies what some cards add finds anything that they add; any other word needs nothing."""
    if word.part is None:
        return True
    words = by_card(world, all_rates(world, here))
    there = ((card, which) for card in found(world, word.who, here) for which in word.ratings)
    return any(parts(world, words.get(card, []), card, which) for card, which in there)


def ratings(world: World, words: Iterable[tuple[Rate, Here]]) -> dict[tuple[int, Rating], int]:
    """Every rating that the words touch, as it must be with all of them."""
    must: dict[tuple[int, Rating], int] = {}
    for card, mine in by_card(world, words).items():
        lies = world.state.cards[card]
        if world.card(card).type != "warrior" or lies.zone not in IN_PLAY:
            continue
        for which in RATINGS:
            if which in world.card(card).ratings and any(which in word.ratings for word, _ in mine):
                must[card, which] = (
                    rated(world, mine, card, which) + beside(world, card, which) + parts(world, mine, card, which)
                )
    return must


def by_card(world: World, words: Iterable[tuple[Rate, Here]]) -> dict[int, list[tuple[Rate, Here]]]:
    """The words that work now, by the card whose ratings they change."""
    told: dict[int, list[tuple[Rate, Here]]] = {}
    for word, here in words:
        if holds(world, word.conditions, here) and serving(world, here, word):
            for card in found(world, word.who, here):
                # Who sits in a vehicle uses no fortification.
                if world.card(here.card).type != "fortification" or not world.state.cards[card].inside:
                    told.setdefault(card, []).append((word, here))
    return told


def parts(world: World, words: list[tuple[Rate, Here]], card: int, which: Rating) -> int:
    """The sum added where a word multiplies what some cards add, beasts by what is printed on them."""
    more = 0.0
    for word, here in words:
        if word.part is None or word.factor is None or which not in word.ratings:
            continue
        for other, there in words:
            if (
                other.part is None
                and other.sum is not None
                and which in other.ratings
                and fits(world, word.part, here, there.card)
            ):
                more += rated_sum(world, other, there, card, which) * (word.factor - 1)
        for beast in world.beasts(card):
            if fits(world, word.part, here, beast):
                more += world.card(beast).ratings.get(which, 0) * (word.factor - 1)
    return int(more)


def rated_sum(world: World, word: Rate, here: Here, card: int, which: Rating) -> int:
    return rated(world, [(word, here)], card, which) - world.ridden(card, which)


def beside(world: World, card: int, which: Rating) -> int:
    """The sum that cover and the war zone of the combat add, which no factor multiplies."""
    more = COVER if which == "armour" and world.state.cards[card].covered else 0
    if world.fight is not None and world.fight.zone >= 0 and card == world.fight.defender:
        more += world.card(world.fight.zone).ratings.get(which, 0)
    return more


def own_rates(world: World, here: Here) -> list[tuple[Rate, Here]]:
    """The standing words of a card that change ratings."""
    text = world.card(here.card).text
    return [(word, here) for word in (() if text is None else text.effects) if isinstance(word, Rate) and stands(word)]


def all_rates(world: World, here: Here) -> list[tuple[Rate, Here]]:
    """Those words, and those of what the stage has laid out."""
    found_ = own_rates(world, here) if world.state.cards[here.card].zone in IN_PLAY else []
    for at, card in enumerate(world.state.cards):
        text = world.card(at).text
        if at != here.card and at not in world.idle and card.zone in IN_PLAY and text is not None:
            found_ += [
                (word, Here(card.controller, at)) for word in text.effects if isinstance(word, Rate) and stands(word)
            ]
    return found_


def rate(word: Rate, world: World, here: Here) -> Says:
    """The ratings of those it is about, as the view shows them."""
    must = ratings(world, all_rates(world, here))
    for card in found(world, word.who, here):
        for which in word.ratings:
            if which in world.card(card).ratings and (card, which) not in must:
                must[card, which] = world.ridden(card, which) + beside(world, card, which)
    return Says(("look", world.fight), {("rating", *key): number for key, number in must.items()})


# Kinds.


def kind(word: Kind, world: World, here: Here) -> Says:
    """The kinds that those it is about are considered to be."""
    changes = {card: changes_of(word, world, here, card) for card in found(world, word.who, here)}
    tags = tuple(sorted({tag for gain, lose in changes.values() for tag in gain | lose}))
    must: dict[Key, object] = {}
    for card in changes:
        after = kinds_after(word, world, here, card)
        must |= {("tag", tag, card): True if tag in after else None for tag in tags}
    return Says(("tagged", tags), must)


def changes_of(word: Kind, world: World, here: Here, card: int) -> tuple[set[str], set[str]]:
    """The kinds that a word gives a card, and those that it takes."""
    named = set(here.named)
    gain = {*(tag for tag in word.gain if tag not in ("named", FORMER)), *(named if "named" in word.gain else ())}
    lose = {
        *(tag for tag in word.lose if tag not in ("named", "affiliation")),
        *(named if "named" in word.lose else ()),
    }
    if FORMER in word.gain:
        printed = world.card(card).tags
        gain |= (printed & AFFILIATIONS) | {tag.removeprefix("former:") for tag in printed if tag.startswith("former:")}
    return gain, lose | (set(AFFILIATIONS) if "affiliation" in word.lose else set())


def kinds_after(word: Kind, world: World, here: Here, card: int) -> frozenset[str]:
    """The kinds of a card that a word is about, with that word."""
    gain, lose = changes_of(word, world, here, card)
    before = world.tags(card)
    after = frozenset((before - lose) | gain | ({"legion"} if "heretic" in gain else set()))
    if world.card(card).type != "warrior":
        return after
    after = faithful(after - ((FAITHS & lose) - gain))
    # A Doomtrooper who lost his last affiliation is a mercenary.
    hired = AFFILIATIONS & before & lose and not AFFILIATIONS & after and "doomtrooper" in after
    return after | {"freelancer"} if hired else after


def kinded(world: World, here: Here, until: Effect | None = None) -> World:
    """The position with the standing words of a card that say what somebody is, those before one of them alone."""
    text, now = world.card(here.card).text, world
    for word in () if text is None else text.effects:
        if word is until:
            break
        if isinstance(word, Kind) and stands(word) and holds(now, word.conditions, here):
            kinds = {card: kinds_after(word, now, here, card) for card in found(now, word.who, here)}
            now = now.at(kinds={**now.kinds, **kinds})
    return now


# Combat.


def foe_of(world: World, subject: int, fits_too: Callable[[int], bool] = lambda _: True) -> int:
    """A well warrior of the other side who may be fought."""
    mine = world.state.cards[subject]
    for at, card in enumerate(world.state.cards):
        if any(other.on == at for other in world.state.cards):
            continue
        if (card.zone == "outpost") != (mine.zone == "outpost"):
            continue
        plain = world.card(at).type == "warrior" and card.controller != mine.controller and card.zone in IN_PLAY
        if plain and not card.wounded and not card.covered and not card.unpaid and not card.marks and fits_too(at):
            return at
    raise Unread("nobody to fight")


def bout_of(
    world: World,
    subject: int,
    fits_too: Callable[[int], bool] = lambda _: True,
    tactic: str = "",
    *,
    struck: bool = False,
    unhurt: bool = False,
) -> tuple[Fight, int]:
    """A combat of somebody with a foe: the one of the position, or one with the first who may be fought.

    Args:
        struck: the foe attacks.
        unhurt: nothing happens to the foe, so that he may bear something.
    """
    fight = world.fight
    if fight is not None and subject in (fight.attacker, fight.defender):
        foe = fight.defender if subject == fight.attacker else fight.attacker
        lies = world.state.cards[foe]
        laden = not unhurt and any(other.on == foe for other in world.state.cards)
        if lies.wounded or lies.covered or laden or not fits_too(foe) or (tactic and tactic != fight.tactic):
            raise Unread("not this foe")
        return fight, foe
    foe = foe_of(world, subject, fits_too)
    afloat = any(
        {"airship", "submarine"} & world.card(at).tags and (at == subject or world.state.cards[subject].inside)
        for at in (subject, *(one for one, card in enumerate(world.state.cards) if card.on == subject))
    )
    close = "fight" in world.card(subject).ratings and not afloat
    tactic = tactic or ("fight" if close else "shoot")
    return (Fight(foe, subject, tactic) if struck else Fight(subject, foe, tactic)), foe


def able(word: Able, world: World, here: Here) -> Says:
    """The effect that a combat with him, an attack or cover shows."""
    if word.ability == "doubles":
        return _doubles(word, world, here)
    people = subjects(word, world, here)
    subject = next((one for one in people if one in world.fighters()), people[0])
    name, _, limit = word.ability.partition(":")

    def against(foe: int) -> bool:
        near = world if subject in world.fighters() else world.at(fight=Fight(subject, foe))
        meant = word.against is None or fits(world, word.against, here, foe)
        return meant and holds(near, word.conditions, here)

    controller = world.state.cards[subject].controller
    fell = about(subject, "wounded", "rating", "is", "marks", "on", "inside", "covered")
    match name:
        case "kills":
            fight, foe = bout_of(world, subject, against, limit)
            value = world.at(fight=fight).rating(foe, "value") + beside(world.at(fight=fight), foe, "value")
            before = world.state.players[controller].destiny
            if word.strength == "never":
                lives: dict[Key, object] = {("zone", foe): world.state.cards[foe].zone, ("wounded", foe): True}
                paid = lambda key: key[0] in ("destiny", "victory") or about(foe, "rating", "is", "on")(key)  # noqa: E731
                return Says(("bout", fight, {foe: (0, 0, 0)}, (), {subject: ("kills",)}), lives, paid)
            return Says(
                ("bout", fight, {foe: (0, 0, 0)}),
                {("zone", foe): "discard", ("destiny", controller): before + value},
                about(foe, "wounded", "rating", "is", "marks", "inside", "covered"),
            )
        case "first-strike":
            fight, foe = bout_of(world, subject, against, unhurt=word.strength == "never")
            lies = world.state.cards[subject]
            must: dict[Key, object] = {("wounded", subject): False, ("zone", subject): lies.zone}
            if word.strength == "never":
                # Who dies of the blow strikes all the same, for nobody strikes first.
                on = {at for at, card in enumerate(world.state.cards) if card.on == foe}
                return Says(
                    ("bout", fight, {foe: (90, 90, 0)}, (foe,), {subject: ("first-strike",)}, {subject: (9, 9, 5)}),
                    {("wounded", subject): True},
                    lambda key: fell(key) or (len(key) > 1 and key[1] in on),
                )
            return Says(("bout", fight, {foe: (90, 90, 0)}, (foe,)), must, fell)
        case "dies":
            fight, foe = bout_of(world, subject, against, struck=True)
            value = max(0, known_of(world, here, subject, "value"))
            before = world.state.players[1 - controller].destiny
            return Says(
                ("bout", fight, {foe: (90, 90, 99)}),
                {("zone", subject): "discard", ("destiny", 1 - controller): before + value},
                fell,
            )
        case "never-killed-automatically":
            fight, foe = bout_of(world, subject, struck=True)
            must = {("zone", subject): world.state.cards[subject].zone, ("wounded", subject): True}
            on = {at for at, card in enumerate(world.state.cards) if card.on == subject}
            may = lambda key: fell(key) or key[0] in ("destiny", "victory") or (len(key) > 1 and key[1] in on)  # noqa: E731
            return Says(("bout", fight, {foe: (90, 90, 99)}, (), {foe: ("kills",)}), must, may)
        case "never-cover":
            return Says(("acts", "cover"), {("act", "cover", one, ""): None for one in subjects(word, world, here)})
        case "never-combat":
            return Says(("attack",), attacks_of(world, subjects(word, world, here), None, both=True))
        case "attacked-last":
            return Says(("attack",), {("attack", one, subject): None for one in people_of(world)})
        case "must-attack":
            return _must_attack(word, world, here, subject)
        case "cultist":
            return Says(("counts",), {("counts", subject): True})
        case "several-weapons":
            tag = limit.removeprefix("weapon:")
            own = [which for which in ("fight", "shoot") if which in world.card(subject).ratings]
            must = {
                ("rating", subject, which): known_of(world, here, subject, which) + 14  # type: ignore[arg-type]
                for which in own
                if tag in ("", "handgun", which)
            }
            return Says(("weapons", subject, limit, world.fight), must, about(subject, "rating"))
    raise Unread(f"ability {word.ability}")


def _doubles(word: Able, world: World, here: Here) -> Says:
    """A card that adds ten to each rating of its bearer adds twenty."""
    card = next(iter(found(world, word.who, here)), -1)
    bearer = world.holder(card)
    if card < 0 or world.card(bearer).type != "warrior":
        raise Unread("nobody it could add to")
    must: dict[Key, object] = {
        ("rating", bearer, which): world.rating(bearer, which) + beside(world, bearer, which) + 20
        for which in world.card(bearer).ratings
    }
    return Says(("inert", card, bearer, world.fight), must)


def known_of(world: World, here: Here, card: int, which: Rating) -> int:
    """A rating with the standing words of the card itself."""
    plain = world.rating(card, which) + beside(world, card, which)
    return ratings(world, all_rates(world, here)).get((card, which), plain)


def _must_attack(word: Able, world: World, here: Here, subject: int) -> Says:
    """No other attack is left to his player."""
    mine = world.state.cards[subject].controller
    must: dict[Key, object] = {}
    for one in people_of(world):
        for other in people_of(world):
            forced = one == subject and (word.against is None or fits(world, word.against, here, other))
            if world.state.cards[one].controller == mine and not forced:
                must["attack", one, other] = None
    return Says(("attack",), must)


def people_of(world: World) -> tuple[int, ...]:
    return tuple(
        at for at, card in enumerate(world.state.cards) if world.card(at).type == "warrior" and card.zone in IN_PLAY
    )


def about(card: int, *facts: str) -> Callable[[Key], bool]:
    return lambda key: len(key) > 1 and key[0] in facts and key[1] == card


def unoffered(world: World) -> Callable[[Key], bool]:
    """The difference where a card laid for a probe is not even offered: it stays in the hand, unpaid."""
    card = len(world.state.cards)
    return lambda key: key[0] in ("offered", "actions", "known") or key == ("zone", card)


def attacks_of(
    world: World, mine: Iterable[int], whom: Iterable[int] | None, *, both: bool = False
) -> dict[Key, object]:
    others = tuple(people_of(world) if whom is None else whom)
    must: dict[Key, object] = {("attack", one, other): None for one in mine for other in others}
    if both:
        must |= {("attack", other, one): None for one in mine for other in others}
    return must
