"""What the continuous words must change, stated beside the card before anything is played.

One stater a word reads the card's data and the position as it lies, and says by which probe the change shows, what must
be so then, and what may be otherwise besides. Nothing that carries words out is imported here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, FAITHS, TRIBES
from bot.games.doomtrooper.words.continuous import (
    Able,
    Bar,
    Casts,
    Cost,
    Fate,
    Immune,
    Kind,
    Permit,
    Protect,
    Rate,
)
from bot.games.doomtrooper.words.effects import Effect, stands
from bot.games.doomtrooper.words.whom import RATINGS, Rating, Whom
from tests.bot.games.doomtrooper.seen.world import (
    Fight,
    Here,
    Unread,
    World,
    faithful,
    fits,
    found,
    holds,
    rated,
)

Key = tuple[Any, ...]
COVER = 3
ASPECTS = ("exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements")


@dataclass
class Says:
    """What must follow: by which probe it shows, what is so then (``None``: is not there), what else may change."""

    probe: tuple[Any, ...]
    must: dict[Key, object]
    may: Callable[[Key], bool] = field(default=lambda _: False)
    swedish: bool = False


Stater = Callable[[Any, World, Here], Says]


def works(word: Effect, world: World, here: Here) -> bool:
    """Whether a word touches anybody as the cards lie."""
    return holds(world, word.conditions, here) and bool(found(world, word.who, here))


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


def ratings(world: World, words: Iterable[tuple[Rate, Here]]) -> dict[tuple[int, Rating], int]:
    """Every rating that the words touch, as it must be with all of them."""
    told: dict[int, list[tuple[Rate, Here]]] = {}
    for word, here in words:
        if holds(world, word.conditions, here) and serving(world, here, word):
            for card in found(world, word.who, here):
                told.setdefault(card, []).append((word, here))
    must: dict[tuple[int, Rating], int] = {}
    for card, mine in told.items():
        lies = world.state.cards[card]
        if world.card(card).type != "warrior" or lies.zone not in IN_PLAY:
            continue
        for which in RATINGS:
            if which in world.card(card).ratings and any(which in word.ratings for word, _ in mine):
                must[card, which] = rated(world, mine, card, which) + beside(world, card, which) + parts(world, mine, card, which)
    return must


def parts(world: World, words: list[tuple[Rate, Here]], card: int, which: Rating) -> int:
    """What is added where a word multiplies what some cards add."""
    more = 0.0
    for word, here in words:
        if word.part is None or word.factor is None or which not in word.ratings:
            continue
        for other, there in words:
            if other.part is None and other.sum is not None and which in other.ratings and fits(world, word.part, here, there.card):
                more += rated_sum(world, other, there, card, which) * (word.factor - 1)
    return int(more)


def rated_sum(world: World, word: Rate, here: Here, card: int, which: Rating) -> int:
    return rated(world, [(word, here)], card, which) - world.ridden(card, which)


def beside(world: World, card: int, which: Rating) -> int:
    """What cover and the war zone of the combat add, which no factor multiplies."""
    more = COVER if which == "armour" and world.state.cards[card].covered else 0
    if world.fight is not None and world.fight.zone >= 0 and card == world.fight.defender:
        more += world.card(world.fight.zone).ratings.get(which, 0)
    return more


def own_rates(world: World, here: Here) -> list[tuple[Rate, Here]]:
    """The standing words of a card that change ratings."""
    text = world.card(here.card).text
    return [(word, here) for word in (() if text is None else text.effects) if isinstance(word, Rate) and stands(word)]


def rate(word: Rate, world: World, here: Here) -> Says:
    """The ratings of those it is about, as the view shows them."""
    must = ratings(world, own_rates(world, here))
    for card in found(world, word.who, here):
        for which in word.ratings:
            if which in world.card(card).ratings and (card, which) not in must:
                must[card, which] = world.ridden(card, which) + beside(world, card, which)
    return Says(("look", world.fight), {("rating", *key): number for key, number in must.items()})


# Kinds.


def kind(word: Kind, world: World, here: Here) -> Says:
    """What those it is about are considered."""
    gain = {*(tag for tag in word.gain if tag != "named"), *(here.named if "named" in word.gain else ())}
    lose = {tag for tag in word.lose if tag not in ("named", "affiliation")}
    lose |= set(AFFILIATIONS) if "affiliation" in word.lose else set()
    reached = found(world, word.who, here)
    tags = tuple(sorted(gain | lose))
    must: dict[Key, object] = {}
    for card in reached:
        after = (world.tags(card) - lose) | gain | ({"legion"} if "heretic" in gain else set())
        if world.card(card).type == "warrior":
            after = faithful(frozenset(after - (FAITHS & lose)))
        must |= {("tag", tag, card): True if tag in after else None for tag in tags}
    return Says(("tagged", tags), must)


# Combat.


def _foe(world: World, subject: int, fits_too: Callable[[int], bool] = lambda _: True) -> int:
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


def _bout(
    world: World, subject: int, fits_too: Callable[[int], bool] = lambda _: True, tactic: str = "", *, struck: bool = False
) -> tuple[Fight, int]:
    """A combat of somebody with a foe: the one of the position, or one with the first who may be fought."""
    fight = world.fight
    if fight is not None and subject in (fight.attacker, fight.defender):
        foe = fight.defender if subject == fight.attacker else fight.attacker
        lies = world.state.cards[foe]
        laden = any(other.on == foe for other in world.state.cards)
        if lies.wounded or lies.covered or laden or not fits_too(foe) or (tactic and tactic != fight.tactic):
            raise Unread("not this foe")
        return fight, foe
    foe = _foe(world, subject, fits_too)
    tactic = tactic or ("fight" if "fight" in world.card(subject).ratings else "shoot")
    return (Fight(foe, subject, tactic) if struck else Fight(subject, foe, tactic)), foe


def able(word: Able, world: World, here: Here) -> Says:
    """What a combat with him, an attack or cover shows."""
    subject = subjects(word, world, here)[0]
    name, _, limit = word.ability.partition(":")

    def against(foe: int) -> bool:
        return word.against is None or fits(world, word.against, here, foe)

    controller = world.state.cards[subject].controller
    fell = _of(subject, "wounded", "rating", "is", "marks", "on", "inside", "covered")
    match name:
        case "kills":
            fight, foe = _bout(world, subject, against, limit)
            value = world.rating(foe, "value")
            if world.fight is not None and world.fight.zone >= 0 and foe == fight.defender:
                raise Unread("a war zone changes his value")
            before = world.state.players[controller].destiny
            return Says(
                ("bout", fight, {foe: (0, 0, 0)}), {("zone", foe): "discard", ("destiny", controller): before + value},
                _of(foe, "wounded", "rating", "is", "marks", "inside", "covered"),
            )  # fmt: skip
        case "first-strike":
            fight, foe = _bout(world, subject, against)
            lies = world.state.cards[subject]
            must: dict[Key, object] = {("wounded", subject): False, ("zone", subject): lies.zone}
            if word.strength == "never":
                must = {("wounded", foe): True}
                return Says(("bout", fight, {foe: (90, 90, 0)}, (), {subject: ("first-strike",)}, {subject: (9, 9, 5)}), must, fell)
            return Says(("bout", fight, {foe: (90, 90, 0)}, (foe,)), must, fell)
        case "dies":
            fight, foe = _bout(world, subject, against, struck=True)
            value = max(0, _known(world, here, subject, "value"))
            before = world.state.players[1 - controller].destiny
            return Says(
                ("bout", fight, {foe: (90, 90, 99)}),
                {("zone", subject): "discard", ("destiny", 1 - controller): before + value}, fell,
            )  # fmt: skip
        case "never-killed-automatically":
            fight, foe = _bout(world, subject, struck=True)
            must = {("zone", subject): world.state.cards[subject].zone, ("wounded", subject): True}
            on = {at for at, card in enumerate(world.state.cards) if card.on == subject}
            may = lambda key: fell(key) or key[0] in ("destiny", "victory") or (len(key) > 1 and key[1] in on)  # noqa: E731
            return Says(("bout", fight, {foe: (90, 90, 99)}, (), {foe: ("kills",)}), must, may)
        case "never-cover":
            return Says(("acts", "cover"), {("act", "cover", one, ""): None for one in subjects(word, world, here)})
        case "never-combat":
            return Says(("attack",), _attacks(world, subjects(word, world, here), None, both=True))
        case "attacked-last":
            return Says(("attack",), {("attack", one, subject): None for one in _people(world)})
        case "must-attack":
            return _must_attack(word, world, here, subject)
        case "several-weapons":
            tag = limit.removeprefix("weapon:")
            must = {("rating", subject, which): _known(world, here, subject, which) + 14
                    for which in ("fight", "shoot") if which in world.card(subject).ratings and tag in ("", "handgun", which)}  # fmt: skip
            return Says(("weapons", subject, limit, world.fight), must, _of(subject, "rating"))
    raise Unread(f"ability {word.ability}")


def _known(world: World, here: Here, card: int, which: Rating) -> int:
    """A rating with the standing words of the card itself."""
    plain = world.rating(card, which) + beside(world, card, which)
    return ratings(world, own_rates(world, here)).get((card, which), plain)


def _must_attack(word: Able, world: World, here: Here, subject: int) -> Says:
    """No other attack is left to his player."""
    mine = world.state.cards[subject].controller
    must: dict[Key, object] = {}
    for one in _people(world):
        for other in _people(world):
            forced = one == subject and (word.against is None or fits(world, word.against, here, other))
            if world.state.cards[one].controller == mine and not forced:
                must["attack", one, other] = None
    return Says(("attack",), must)


def _people(world: World) -> tuple[int, ...]:
    return tuple(at for at, card in enumerate(world.state.cards) if world.card(at).type == "warrior" and card.zone in IN_PLAY)


def _of(card: int, *facts: str) -> Callable[[Key], bool]:
    return lambda key: len(key) > 1 and key[0] in facts and key[1] == card


def _attacks(world: World, mine: Iterable[int], whom: Iterable[int] | None, *, both: bool = False) -> dict[Key, object]:
    others = tuple(_people(world) if whom is None else whom)
    must: dict[Key, object] = {("attack", one, other): None for one in mine for other in others}
    if both:
        must |= {("attack", other, one): None for one in mine for other in others}
    return must


# What is forbidden, allowed, kept off.


def bar(word: Bar, world: World, here: Here, what: str = "") -> Says:
    """What may not be done any more by those it is about."""
    what = what or word.what[0]
    if word.player is not None:
        return _player_bar(word, world, here, what)
    head, _, tail = what.partition(":")
    mine = found(world, word.who, here)
    people = tuple(one for one in mine if world.card(one).type == "warrior")
    if head in ("attack", "attacked", "combat"):
        if any(one.tactic for one in word.conditions):
            return _tactic_bar(word, world, here, people)
        others = None if word.whom is None else tuple(one for one in _people(world) if _meant(word.whom, world, here, one))
        if head == "attack" and tail:
            raise Unread(f"bar {what}")
        if head == "attacked":
            return Says(("attack",), {("attack", one, other): None for other in people for one in others or _people(world)})
        return Says(("attack",), _attacks(world, people, others, both=head == "combat"))
    if head == "cast":
        aspects = ASPECTS[:2] if not tail else (tail,)
        knowing = tuple(one for one in people if not world.state.cards[one].unpaid)
        return Says(("cast", aspects, knowing), {("cast", aspect, one): None for one in people for aspect in aspects})
    if head == "receive":
        return _receive_bar(word, world, here, tail, people)
    if head == "use":
        return _use_bar(word, world, here, tail, people)
    if head == "tactic":
        subject = subjects(word, world, here)[0]
        fight, _ = _bout(world, subject, lambda one: word.whom is None or _meant(word.whom, world, here, one))
        pair = (fight.attacker, fight.defender)
        return Says(("tactics", *pair), {("tactics", *pair, tail): None})
    if head == "strike-back":
        subject = subjects(word, world, here)[0]
        fight, foe = _bout(world, subject, lambda one: word.whom is None or _meant(word.whom, world, here, one), struck=True)
        return Says(
            ("bout", fight, {foe: (0, 0, 0)}), {("wounded", foe): False, ("zone", foe): world.area(foe)},
            _or(_of(foe, "rating", "is", "on"), lambda key: key[0] in ("destiny", "victory")),
        )  # fmt: skip
    if what in ("cover", "cover:action"):
        return Says(("acts", "cover"), {("act", "cover", one, ""): None for one in people})
    if what == "uncover":
        return Says(("acts", "uncover"), {("act", "uncover", one, ""): None for one in people})
    if head == "cover-bonus":
        subject = subjects(word, world, here)[0]
        return Says(("covered", subject), {("rating", subject, "armour"): world.rating(subject, "armour")})
    if head in ("leave", "moved", "enter"):
        return _move_bar(word, world, here, head, tail, people)
    if what == "actions":
        must = {("attack", one, other): None for one in people for other in _people(world)}
        return Says(("attack",), must)  # type: ignore[arg-type]
    if what == "guard":
        return Says(("guards",), {("guard", one): None for one in people})
    if what == "heal":
        subject = people[0]
        return Says(("deed", {"do": "heal", "who": {"role": "chosen"}}, subject, here.seat), {("wounded", subject): True},
                    lambda key: key[0] == "offered")  # fmt: skip
    if what == "raised":
        subject = people[0]
        return Says(("used", "special", (subject,)), {("rating", subject, which): world.rating(subject, which)
                    for which in world.card(subject).ratings})  # fmt: skip
    if what in ("used", "work"):
        return Says(("usable", mine), {("usable", one): None for one in mine})
    if head == "target":
        return Says(("aimed", tail, people[0]), {("aimed", people[0], True): None, ("aimed", people[0], False): None})
    raise Unread(f"bar {what}")


def _tactic_bar(word: Bar, world: World, here: Here, people: tuple[int, ...]) -> Says:
    """Who may not attack in one way may attack in the other."""
    subject = next(iter(people), -1)
    if subject < 0:
        raise Unread("about nobody")
    tactic = next(one.tactic for one in word.conditions if one.tactic)
    foe = _foe(world, subject, lambda one: _meant(word.whom, world, here, one))
    pair = (foe, subject) if word.what[0] == "attacked" else (subject, foe)
    return Says(("tactics", *pair), {("tactics", *pair, tactic): None})


def _or(*may: Callable[[Key], bool]) -> Callable[[Key], bool]:
    return lambda key: any(one(key) for one in may)


def _meant(whom: Whom | None, world: World, here: Here, card: int) -> bool:
    return whom is None or fits(world, whom, here, card)


def _receive_bar(word: Bar, world: World, here: Here, tag: str, people: tuple[int, ...]) -> Says:
    if word.whom is not None:
        tag = next(iter((*word.whom.tags, *word.whom.any)), tag)
        if word.whom.no:
            raise Unread("bar receive of what lacks a tag")
    return Says(("receive", tag), {("receive", tag, one): None for one in people})


def _use_bar(word: Bar, world: World, here: Here, tag: str, people: tuple[int, ...]) -> Says:
    """What they bear, or stand behind, gives them nothing."""
    if word.whom is not None:
        named = (*word.whom.tags, *word.whom.any)
        tag = next((one for one in named if one not in ("equipment",)), tag)
    subject = next((one for one in people if not world.state.cards[one].covered), people[0] if people else -1)
    if subject < 0:
        raise Unread("nobody to use it")
    known = ratings(world, own_rates(world, here))
    must = {
        ("rating", subject, which): known.get((subject, which), world.rating(subject, which) + beside(world, subject, which))
        for which in world.card(subject).ratings
    }
    return Says(("used", tag, (subject,), world.fight), must)  # type: ignore[arg-type]


def _move_bar(word: Bar, world: World, here: Here, head: str, zone: str, people: tuple[int, ...]) -> Says:
    inside = [one for one in people if head != "leave" or zone in ("play", world.area(one))]
    if not inside or zone == "play":
        raise Unread(f"bar {head}:{zone}")
    subject = inside[0]
    lies = world.state.cards[subject]
    to = zone if head == "enter" else next(one for one in ("squad", "cohort", "outpost") if one != lies.zone)
    deed = {"do": "move", "to": to, "who": {"role": "chosen"}}
    return Says(("deed", deed, subject, 1 - lies.controller), {("zone", subject): lies.zone}, _attached_to(world, subject))


def _attached_to(world: World, subject: int) -> Callable[[Key], bool]:
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject}
    return lambda key: key[0] == "offered" or (len(key) > 1 and key[1] in {subject, *on} and key[0] in ("zone", "rating", "is"))


def _player_bar(word: Bar, world: World, here: Here, what: str) -> Says:
    from tests.bot.games.doomtrooper.seen.world import players

    seats = players(world, word.player, here) if word.player is not None else ()
    head, _, tail = what.partition(":")
    if not seats:
        raise Unread("about no player")
    seat = seats[0]
    if head == "play" and word.whom is None:
        sort = {"special": "special", "equipment": "equipment", "relic": "relic", "heretic": "warrior"}.get(tail)
        if sort is not None:
            return Says(("playable", seat, sort, (tail,) if tail != sort else ()), {("playable", seat): False})
    if what == "action:meditate":
        return Says(("meditates", seat), {("meditates", seat): False})
    if what == "points":
        deed = {"do": "points", "destiny": 3, "victory": 2}
        had = world.state.players[seat]
        return Says(("gains", deed, seat), {("destiny", seat): had.destiny, ("victory", seat): had.victory})
    raise Unread(f"bar {what} of a player")


def permit(word: Permit, world: World, here: Here, what: str = "") -> Says:
    """What may be done now that was not allowed before."""
    what = what or word.what[0]
    head, _, tail = what.partition(":")
    people = tuple(one for one in found(world, word.who, here) if world.card(one).type == "warrior") if not word.player else ()
    if head == "receive":
        return _receive_permit(word, world, here, tail, people)
    if head == "any-time" and tail != "recruit":
        subject = subjects(word, world, here)[0]
        return Says(("any-time", tail), {("any-time", tail, subject): True},
                    lambda key: key[0] == "any-time" and key[2] in people)  # fmt: skip
    if what == "attack" or what == "attack:any":
        return _attack_permit(word, world, here, what, people)
    raise Unread(f"permit {what}")


def _receive_permit(word: Permit, world: World, here: Here, tag: str, people: tuple[int, ...]) -> Says:
    if not people:
        raise Unread("about nobody")
    affiliation = ""
    if word.whom is not None:
        tag = next(iter((*word.whom.tags, *word.whom.any)), tag)
    if tag.startswith("for:"):
        affiliation = tag.removeprefix("for:")
    elif "affiliation" in word.ignoring or tag in ("equipment", "relic"):
        subject = people[0]
        affiliation = next(one for one in ("capitol", "mishima", "bauhaus") if one not in world.tags(subject))
    may = lambda key: key[0] == "receive" and key[2] in people  # noqa: E731
    return Says(("receive", tag, affiliation), {("receive", tag, people[0]): True}, may)


def _attack_permit(word: Permit, world: World, here: Here, what: str, people: tuple[int, ...]) -> Says:
    if not people:
        raise Unread("about nobody")
    subject = people[0]
    cards = world.state.cards
    loose = [
        one for one in _people(world)
        if cards[one].controller != cards[subject].controller and _meant(word.whom, world, here, one)
        and not cards[one].covered and not cards[one].unpaid and not {"imprisoned", "out"} & set(cards[one].marks)
        and ((cards[one].zone == "outpost") == (cards[subject].zone == "outpost"))
        and world.tags(one) & AFFILIATIONS - TRIBES & world.tags(subject)
    ]  # fmt: skip
    if not loose:
        raise Unread("nobody who is attacked only so")
    may = lambda key: key[0] == "attack" and key[1] in people  # noqa: E731
    return Says(("attack",), {("attack", subject, loose[0]): True}, may, swedish=True)


def immune(word: Immune, world: World, here: Here, tag: str = "") -> Says:
    """What an opponent's card of the sort takes from everybody it does not take from them."""
    if word.lose or (not word.to and word.cards is None):
        raise Unread("immunity that is lost, or of chosen cards")
    if not tag and word.to:
        tag = word.to[0]
    if not tag and word.cards is not None:
        tag = next(iter((*word.cards.tags, *word.cards.any)), "")
    if not tag or tag in ("named", "card", "all"):
        tag = "special" if tag in ("card", "all") else ""
    if not tag:
        raise Unread("immunity to what has no tag")
    people = subjects(word, world, here)
    side = world.state.cards[people[0]].controller
    known = ratings(world, own_rates(world, here))
    must = {
        ("rating", one, which): known.get((one, which), world.rating(one, which) + beside(world, one, which))
        for one in people if world.state.cards[one].controller == side
        for which in ("fight", "armour") if which in world.card(one).ratings
    }  # fmt: skip
    return Says(("harmful", tag, 1 - side, world.fight), must)  # type: ignore[arg-type]


def casts(word: Casts, world: World, here: Here) -> Says:
    """Who may cast what now."""
    people = subjects(word, world, here)
    told = tuple(one for one in word.aspects if one not in word.no)
    plain = ASPECTS if "all" in told else tuple(one for one in told if one in ASPECTS)
    spells = tuple(one for one in told if one not in ASPECTS and "spell" in one)
    others = () if "all" in told else tuple(one for one in ASPECTS if one not in plain)[:1]
    probe = (*plain[:3], *others)
    cards = world.state.cards
    free = [one for one in people if not cards[one].unpaid and not {"imprisoned", "out"} & set(cards[one].marks)]
    if spells and not plain:
        fight = Fight(free[0], _foe(world, free[0]), "fight")
        return Says(("cast", spells, (), fight), {("cast", one, free[0]): True for one in spells},
                    lambda key: key[0] == "cast" and key[2] in free)  # fmt: skip
    must = {("cast", aspect, one): True if aspect in plain else None for one in free for aspect in probe}
    return Says(("cast", probe), must)  # type: ignore[arg-type]


HARMS: dict[str, dict[str, object]] = {
    "discarded": {"do": "discard", "who": {"role": "chosen"}},
    "sacrificed": {"do": "sacrifice", "who": {"role": "chosen"}},
    "killed": {"do": "kill", "who": {"role": "chosen"}},
    "wounded": {"do": "wound", "who": {"role": "chosen"}},
    "gain:heretic": {"do": "kind", "who": {"role": "chosen"}, "gain": ["heretic"], "until": "game"},
    "gain:affiliation": {"do": "kind", "who": {"role": "chosen"}, "gain": ["mishima", "bauhaus"], "until": "game"},
    "lowered": {"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight", "armour"], "sum": -2, "until": "game"},
    "changed": {"do": "rate", "who": {"role": "chosen"}, "ratings": ["fight"], "sum": 2, "until": "game"},
    "moved": {"do": "move", "to": "outpost", "who": {"role": "chosen"}},
}


def protect(word: Protect, world: World, here: Here, what: str = "") -> Says:
    """What an opponent's card would do to them does not happen."""
    what = what or word.against[0]
    mine = found(world, word.who, here)
    if not mine:
        raise Unread("about nobody")
    if what == "attacked":
        return Says(("attack",), {("attack", one, other): None for other in mine for one in _people(world)})
    if what.startswith("lose:"):
        deed: dict[str, object] = {"do": "kind", "who": {"role": "chosen"}, "lose": [what[5:]], "until": "game"}
    elif what in HARMS:
        deed = HARMS[what]
    else:
        raise Unread(f"protect from {what}")
    subject = mine[0]
    side = world.state.cards[subject].controller
    lies = world.state.cards[subject]
    must: dict[Key, object] = {("zone", subject): lies.zone, ("wounded", subject): lies.wounded}
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject or at == lies.on}
    may = lambda key: key[0] == "offered" or (  # noqa: E731
        len(key) > 1 and key[1] in {subject, *on} and key[0] in ("rating", "is", "marks", "zone", "on", "covered", "inside")
    )
    probe: tuple[Any, ...] = ("deed", deed, subject, 1 - side)
    if word.by is not None:
        probe = ("deed", deed, subject, 1 - side, *_by(word.by))
    return Says(probe, must, may)


def _by(whom: Whom) -> tuple[Any, ...]:
    tags = (*whom.tags, *whom.any[:1])
    kinds = [tag for tag in tags if tag in ("special", "art", "symmetry", "equipment")]
    if not kinds:
        raise Unread("protected from what is no card to be played")
    return (tags, kinds[0])


def unread(word: Any, world: World, here: Here) -> Says:
    raise Unread(f"nobody states {type(word).__name__.lower()}")


PARTS: dict[type, Callable[[Any], tuple[str, ...]]] = {
    Bar: lambda word: word.what,
    Permit: lambda word: word.what,
    Immune: lambda word: word.to or ("",),
    Protect: lambda word: word.against,
}
"""The words that say several things at once: each is seen by itself."""
STATERS: dict[type, Stater] = {
    Rate: rate, Kind: kind, Able: able, Bar: bar, Permit: permit, Immune: immune, Casts: casts, Protect: protect,
    Cost: unread, Fate: unread,
}  # fmt: skip


def stated(word: Effect, world: World, here: Here, part: str = "") -> Says:
    """What a word must change in a position."""
    stater = STATERS.get(type(word), unread)
    if type(word) not in PARTS:
        return stater(word, world, here)
    says = stater(word, world, here, part)  # type: ignore[call-arg]
    for other in PARTS[type(word)](word):
        try:
            more = stater(word, world, here, other)  # type: ignore[call-arg]
        except Unread:
            continue
        if other != part and more.probe[0] == says.probe[0]:
            says = Says(says.probe, says.must, _beside(says.may, more), says.swedish)
    return says


def _beside(may: Callable[[Key], bool], more: Says) -> Callable[[Key], bool]:
    return lambda key: may(key) or more.may(key) or key in more.must
