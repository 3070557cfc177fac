"""Things allowed and kept off: what permits, immunities, casting and protections must change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.continuous import Casts, Immune, Kind, Permit, Protect
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.stated import keeping, permits
from tests.bot.games.doomtrooper.seen.stated.bars import zone_of
from tests.bot.games.doomtrooper.seen.stated.lasting import (
    ASPECTS,
    Key,
    Says,
    all_rates,
    beside,
    bout_of,
    foe_of,
    people_of,
    ratings,
    subjects,
    unoffered,
)
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World, players

UNLIMITED = frozenset({"special", "equipment"})
"""Types of which the rules let anybody bear several copies."""


def permit(word: Permit, world: World, here: Here, what: str = "") -> Says:
    """Things that may be done now and were not allowed before."""
    what = what or word.what[0]
    head, _, tail = what.partition(":")
    people = (
        tuple(one for one in found(world, word.who, here) if world.card(one).type == "warrior")
        if not word.player
        else ()
    )
    fought = world.fight if word.who.role in ("defender", "attacker", "fighter") else None
    if head == "receive" and fought is None:
        return _receive_permit(word, world, here, tail, people)
    if head in ("receive", "any-time") and tail != "recruit":
        # In a combat nothing is given but at any time.
        subject = subjects(word, world, here)[0]
        return Says(
            ("any-time", tail, fought),
            {("any-time", tail, subject): True},
            lambda key: key[0] == "any-time" and key[2] in people,
        )
    if what == "attack:covered":
        subject = next((one for one in people if world.state.cards[one].covered), -1)
        if subject < 0:
            raise Unread("nobody in cover")
        foe = foe_of(world, subject, lambda one: not world.tags(one) & world.tags(subject) & AFFILIATIONS)
        return Says(("attack",), {("attack", subject, foe): True}, lambda key: key[:2] == ("attack", subject))
    if what == "attack" or what == "attack:any":
        return _attack_permit(word, world, here, what, people)
    if what == "cast:personal-on-others" and people:
        subject = people[0]
        side = world.state.cards[subject].controller
        other = next(
            (
                one
                for one in people_of(world)
                if one != subject
                and world.state.cards[one].controller == side
                and world.area(one) == world.area(subject)
                and not world.state.cards[one].covered
            ),
            -1,
        )
        if other < 0:
            raise Unread("nobody else who fights")
        fight = Fight(other, foe_of(world, other), "fight")
        spell = "personal-combat-spell"
        return Says(("cast", (spell,), (subject,), fight, (side,)), {("cast", spell, subject): True})
    if what == "ignore:negative-zone":
        there = world.fight
        if there is None or there.zone < 0 or there.defender not in people:
            raise Unread("not from a war zone")
        weak = [which for which, number in world.card(there.zone).ratings.items() if number < 0]
        one = there.defender
        plain = {("rating", one, which): world.rating(one, which) for which in weak if which in world.card(one).ratings}
        return Says(("look", there), dict(plain))
    if what == "attack:several":
        subject = people[0]
        return Says(("several", subject), {("several", subject): True})
    if what == "keep-hand":
        seat = players(world, word.player or "me", here)[0]
        held = sum(card.zone == "hand" and card.owner == seat for card in world.state.cards)
        return Says(("hand", seat), {("hand", seat): held + 16})
    if what == "zone":
        return zone_of(word, world, here, people, offered=True)
    if what == "copies" and word.player is not None and word.whom is not None:
        seat = players(world, word.player, here)[0]
        return Says(("twice", seat, word.whom.tags[0]), {("twice", seat): True})
    if what == "copies" and word.whom is not None and people:
        tag = next(iter((*word.whom.tags, *word.whom.any)), "equipment")
        return Says(("second", tag, people[0]), {("second", people[0]): True})
    if what == "copies":
        if world.card(here.card).play.on is not None:
            return _answers_again(world, here)
        mine = found(world, word.who, here)
        bearer = world.state.cards[here.card].on
        free = world.card(here.card).type in UNLIMITED and not world.card(here.card).play.limits
        return Says(
            ("copies",),
            {("copy", bearer if bearer >= 0 else -1): True},
            lambda key: key[0] == "copy" and bool(mine),
            anyway=free,
        )
    return permits.permit(word, world, here, what)


def _answers_again(world: World, here: Here) -> Says:
    """Its bearer kills once more, and is given another copy for it."""
    bearer = world.holder(here.card)
    fight, foe = bout_of(world, bearer)
    may = lambda key: key[0] == "copy"  # noqa: E731
    return Says(("answers-again", fight, foe), {("copy", bearer): True}, may, anyway=True)


def _receive_permit(word: Permit, world: World, here: Here, tag: str, people: tuple[int, ...]) -> Says:
    if not people:
        raise Unread("about nobody")
    affiliation = ""
    if word.whom is not None:
        tag = next(iter((*word.whom.tags, *word.whom.any)), tag)
    if tag == "poison":
        affiliation = "mortificator"
    elif tag.startswith("for:"):
        affiliation = tag.removeprefix("for:")
    elif "affiliation" in word.ignoring or tag in ("equipment", "relic"):
        subject = people[0]
        affiliation = next(one for one in ("capitol", "mishima", "bauhaus") if one not in world.tags(subject))
    if tag in ("symmetry", "gift", "gift:apostle"):
        tag = next(
            f"gift:{one}"
            for one in ("semai", "ilian", "muawijhe", "algeroth")
            if f"follower:{one}" not in world.tags(people[0])
        )
    may = lambda key: key[0] == "receive" and key[2] in people  # noqa: E731
    return Says(("receive", tag, affiliation), {("receive", tag, people[0]): True}, may)


def _attack_permit(word: Permit, world: World, here: Here, what: str, people: tuple[int, ...]) -> Says:
    if not people:
        raise Unread("about nobody")
    subject = people[0]
    lies = world.state.cards[subject]
    own = tuple(sorted(world.tags(subject) & AFFILIATIONS))
    told = () if word.whom is None else (*word.whom.tags, *word.whom.any[:1])
    asked = tuple(each for one in told for each in (here.named if one == "named" else (one,)))
    tags = tuple(dict.fromkeys((*(one for one in asked if one not in ("warrior", "doomtrooper")), *own)))
    foe = len(world.state.cards)
    if word.whom is not None and word.whom.role == "self" and world.card(here.card).type == "warrior":
        # Others may attack the card itself.
        other = next(
            one for one in people if world.state.cards[one].controller != world.state.cards[here.card].controller
        )
        far = "squad" if world.area(here.card) == "outpost" else "outpost"
        beside_him = (world.state.cards[other].controller, far, ("mishima",))
        struck = here.card
        return Says(
            ("attack", beside_him),
            {("attack", foe, struck): True},
            lambda key: key[0] == "attack" and key[2] == struck,
            either=True,
        )
    seat = lies.controller if word.whom is not None and word.whom.side == "own" else 1 - lies.controller
    area = "outpost" if (lies.zone == "outpost") != (what == "attack:any") else "squad"
    if word.whom is not None and word.whom.zones:
        area = word.whom.zones[0]
    may = lambda key: key[0] == "attack" and key[1] in (*people, foe)  # noqa: E731
    extra = (seat, area, tags)
    return Says(("attack", extra), {("attack", subject, foe): True}, may, either=True)


def immune(word: Immune, world: World, here: Here, tag: str = "") -> Says:
    """Anything that an opponent's card of the sort takes from everybody, it does not take from them."""
    if word.player is not None:
        return keeping.points_of(world, players(world, word.player, here)[0], tag)
    if word.lose:
        return _lost_immunity(word, world, here, tag)
    if word.cards is not None and word.cards.count != "all":
        return _immune_to_one(word, world, here)
    if not word.to and word.cards is None:
        raise Unread("immunity to nothing")
    if not tag and word.to:
        tag = word.to[0]
    if not tag and word.cards is not None:
        tag = next(iter((*word.cards.tags, *word.cards.any)), "card")
    if not tag or tag in ("named", "card", "all"):
        tag = "special" if tag in ("card", "all") else ""
    if not tag:
        raise Unread("immunity to what has no tag")
    if not any(world.card(one).type == "warrior" for one in found(world, word.who, here)):
        return keeping.things(word, world, here, tag)
    people = subjects(word, world, here)
    side = world.state.cards[people[0]].controller
    known = ratings(world, all_rates(world, here))
    must = {
        ("rating", one, which): known.get((one, which), world.rating(one, which) + beside(world, one, which))
        for one in people
        if world.state.cards[one].controller == side
        for which in ("fight", "armour")
        if which in world.card(one).ratings
    }
    return Says(("harmful", tag, 1 - side, world.fight), must, _fights_immune(world, people))  # type: ignore[arg-type]


def _fights_immune(world: World, people: tuple[int, ...]) -> Callable[[Key], bool]:
    """Who fights against somebody immune: what the other is immune to does nothing in it for him either."""
    sides = {world.state.cards[one].controller for one in people if one in world.fighters()}
    foes = {one for one in world.fighters() if sides and world.state.cards[one].controller not in sides}
    return lambda key: key[0] == "rating" and key[1] in foes


def _immune_to_one(word: Immune, world: World, here: Here) -> Says:
    """One card that was chosen takes nothing from them, and only from them."""
    assert word.cards is not None
    tag = next(iter((*word.cards.tags, *word.cards.any)), "special")
    subject = subjects(word, world, here)[0]
    side = world.state.cards[subject].controller
    must: dict[Key, object] = {
        ("rating", subject, which): world.rating(subject, which) + beside(world, subject, which)
        for which in ("fight", "armour")
        if which in world.card(subject).ratings
    }
    if "shoot" in world.card(subject).ratings:
        must["rating", subject, "shoot"] = world.rating(subject, "shoot") - 1
    return Says(("harmful", tag, 1 - side, world.fight, -1, True), must, _fights_immune(world, (subject,)))


def _lost_immunity(word: Immune, world: World, here: Here, tag: str) -> Says:
    """Somebody who was immune is hurt again by what he was immune to."""
    people = subjects(word, world, here)
    subject = people[0]
    side = world.state.cards[subject].controller
    tag = tag or next(iter(word.to), "special")
    must: dict[Key, object] = {
        ("rating", subject, which): world.rating(subject, which) + beside(world, subject, which) - 2
        for which in ("fight", "armour")
        if which in world.card(subject).ratings
    }
    mine = set(people)
    helped = _fights_immune(world, people)
    return Says(
        ("harmful", tag, 1 - side, world.fight, subject),
        must,
        lambda key: helped(key) or (key[0] == "rating" and key[1] in mine),
    )


def casts(word: Casts, world: World, here: Here) -> Says:
    """Who may cast what now."""
    people = subjects(word, world, here)
    told = tuple(one for one in word.aspects if one not in word.no)
    plain = ASPECTS if "all" in told else tuple(one for one in told if one in ASPECTS)
    spells = tuple(one for one in told if one not in ASPECTS and "spell" in one)
    others = () if "all" in told else tuple(one for one in ASPECTS if one not in plain)[:1]
    probe = (*plain[:2], *others)
    cards = world.state.cards
    free = [one for one in people if not cards[one].unpaid and not {"imprisoned", "out"} & set(cards[one].marks)]
    seats = tuple(sorted({cards[one].controller for one in free}))
    if spells and not plain:
        fight = Fight(free[0], foe_of(world, free[0]), "fight")
        return Says(
            ("cast", spells, (), fight),
            {("cast", one, free[0]): True for one in spells},
            lambda key: key[0] == "cast" and key[2] in free,
        )
    must = {("cast", aspect, one): True if aspect in plain else None for one in free for aspect in probe}
    fought = world.fight if word.who.role in ("defender", "attacker", "fighter") else None
    return Says(("cast", probe, (), fought, seats), must)  # type: ignore[arg-type]


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
    """Anything that an opponent's card would do to them does not happen."""
    what = what or word.against[0]
    mine = found(world, word.who, here)
    if not mine:
        raise Unread("about nobody")
    if what in keeping.OF_PILES:
        return keeping.OF_PILES[what](world, here, mine)
    if what in ("wounded", "killed") and word.by is not None and not keeping.names_cards(word.by):
        return keeping.in_combat(word, world, here, what, mine)
    if what == "attacked":
        return Says(("attack",), {("attack", one, other): None for other in mine for one in people_of(world)})
    if what == "lose:affiliation":
        deed: dict[str, object] = {"do": "kind", "who": {"role": "chosen"}, "lose": ["affiliation"], "until": "game"}
    elif what.startswith("lose:"):
        deed = {"do": "kind", "who": {"role": "chosen"}, "lose": [what[5:]], "until": "game"}
    elif what == "gain:affiliation":
        have = world.tags(mine[0])
        gain = next(one for one in ("mishima", "bauhaus", "capitol") if one not in have)
        deed = {"do": "kind", "who": {"role": "chosen"}, "gain": [gain], "until": "game"}
    elif what in HARMS:
        deed = HARMS[what]
    else:
        raise Unread(f"protect from {what}")
    subject = mine[0]
    side = world.state.cards[subject].controller
    lies = world.state.cards[subject]
    must: dict[Key, object] = {("zone", subject): lies.zone, ("wounded", subject): lies.wounded}
    how, _, tag = what.partition(":")
    if how == "lose" and tag not in (*AFFILIATIONS, "affiliation"):
        return Says(("became", deed, subject, 1 - side, tag), {("tag", tag, subject): True})
    if what.startswith(("gain:", "lose:")):
        must["is", subject] = AFFILIATIONS & _own_kinds(world, here, subject)
    if what in ("lowered", "changed"):
        known = ratings(world, all_rates(world, here))
        for which in ("fight", "armour"):
            if which in world.card(subject).ratings:
                must["rating", subject, which] = known.get(
                    (subject, which), world.rating(subject, which) + beside(world, subject, which)
                )
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject or at == lies.on}
    shown = ("rating", "is", "marks", "zone", "on", "covered", "inside")

    def may(key: Key) -> bool:
        # A combat goes on where a fighter stays.
        goes_on = subject in world.fighters() and key in (("combats",), ("fighters",), ("tactic",), ("helpers",))
        return goes_on or unoffered(world)(key) or (len(key) > 1 and key[1] in {subject, *on} and key[0] in shown)

    probe: tuple[Any, ...] = ("deed", deed, subject, 1 - side)
    if word.by is not None:
        probe = ("deed", deed, subject, 1 - side, *_by(word.by))
    return Says(probe, must, may)


def _own_kinds(world: World, here: Here, card: int) -> frozenset[str]:
    """The kinds of a card, with the standing words of the hero."""
    text, tags = world.card(here.card).text, world.tags(card)
    for word in () if text is None else text.effects:
        if isinstance(word, Kind) and fits(world, word.who, here, card):
            tags = (tags - set(word.lose)) | set(word.gain)
    return tags


def _by(whom: Whom) -> tuple[Any, ...]:
    tags = (*whom.tags, *whom.any[:1])
    kinds = [tag for tag in tags if tag in keeping.PLAYED]
    if not kinds:
        raise Unread("protected from what is no card to be played")
    return (tags, kinds[0])
