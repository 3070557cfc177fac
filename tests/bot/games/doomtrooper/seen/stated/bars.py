"""Things forbidden: what bars must change."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.words.continuous import Bar, Permit
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.stated import forbids
from tests.bot.games.doomtrooper.seen.stated.lasting import (
    ASPECTS,
    COVER,
    Key,
    Says,
    about,
    all_rates,
    attacks_of,
    beside,
    bout_of,
    foe_of,
    known_of,
    people_of,
    ratings,
    subjects,
)
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.rights import inert
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World, players


def bar(word: Bar, world: World, here: Here, what: str = "") -> Says:
    """Things that those it is about may not do any more."""
    what = what or word.what[0]
    if word.player is not None:
        return _player_bar(word, world, here, what)
    head, _, tail = what.partition(":")
    mine = found(world, word.who, here)
    if what in ("guard", "raised", "heal") and not mine:
        raise Unread("about nobody")
    people = tuple(one for one in mine if world.card(one).type == "warrior")
    if head in ("attack", "attacked", "combat"):
        if any(one.tactic for one in word.conditions):
            return _tactic_bar(word, world, here, people)
        others = (
            None
            if word.whom is None
            else tuple(one for one in people_of(world) if meant_by(word.whom, world, here, one))
        )
        if head == "attack" and tail:
            raise Unread(f"bar {what}")
        if head == "attacked":
            return Says(
                ("attack",), {("attack", one, other): None for other in people for one in others or people_of(world)}
            )
        return Says(("attack",), attacks_of(world, people, others, both=head == "combat"))
    if head == "cast":
        aspects = ASPECTS[:2] if not tail else (tail,)
        knowing = tuple(one for one in people if not world.state.cards[one].unpaid)
        seats = tuple(sorted({world.state.cards[one].controller for one in knowing}))
        fought = world.fight if word.who.role in ("fighter", "attacker", "defender") else None
        return Says(
            ("cast", aspects, knowing, fought, seats),
            {("cast", aspect, one): None for one in people for aspect in aspects},
        )
    if head == "receive":
        return _receive_bar(word, world, here, tail, people)
    if head == "use":
        return _use_bar(word, world, here, tail, people)
    if head == "tactic":
        subject = subjects(word, world, here)[0]
        fight, _ = bout_of(
            world, subject, lambda one: word.whom is None or meant_by(word.whom, world, here, one), unhurt=True
        )
        pair = (fight.attacker, fight.defender)
        return Says(("tactics", *pair), {("tactics", *pair, tail): None})
    if head == "strike-back":
        subject = subjects(word, world, here)[0]
        fight, foe = bout_of(
            world,
            subject,
            lambda one: word.whom is None or meant_by(word.whom, world, here, one),
            struck=True,
            unhurt=True,
        )
        return Says(
            ("bout", fight, {foe: (0, 0, 0)}),
            {("wounded", foe): False, ("zone", foe): world.area(foe)},
            _or(about(foe, "rating", "is", "on"), lambda key: key[0] in ("destiny", "victory")),
        )
    if what in ("cover", "cover:action"):
        return Says(("acts", "cover"), {("act", "cover", one, ""): None for one in people})
    if what == "uncover":
        return Says(("acts", "uncover", people), {("act", "uncover", one, ""): None for one in people})
    if head == "cover-bonus":
        subject = subjects(word, world, here)[0]
        fight = world.fight if subject in world.fighters() else None
        plain = known_of(world.at(fight=fight), here, subject, "armour")
        bare = plain - (COVER if world.state.cards[subject].covered else 0)
        return Says(("covered", subject, fight), {("rating", subject, "armour"): bare})
    if (
        head in ("leave", "enter")
        and tail != "play"
        and any(head == "leave" or world.area(one) != tail for one in people)
    ):
        return _move_bar(word, world, here, head, tail, people)
    if what == "actions":
        must = {("attack", one, other): None for one in people for other in people_of(world)}
        return Says(("attack",), must)  # type: ignore[arg-type]
    if what == "zone":
        return zone_of(word, world, here, people, offered=None)
    if what == "guard":
        shielding = [one for one in people if world.state.cards[one].controller == 0]
        if not shielding:
            raise Unread("about nobody who could be a shield")
        return Says(("guards", shielding[0]), {("guard", shielding[0]): None})
    if what == "heal":
        subject = people[0]
        deed = {"do": "heal", "who": {"role": "chosen"}}
        hurts = ({"do": "wound", "who": {"role": "chosen"}},) if not world.state.cards[subject].wounded else ()
        probe = ("deed", deed, subject, here.seat, ("general",), "special", hurts)
        return Says(probe, {("wounded", subject): True}, lambda key: key[0] == "offered")
    if what == "raised":
        subject = people[0]
        return Says(
            ("used", "special", (subject,)),
            {("rating", subject, which): world.rating(subject, which) for which in world.card(subject).ratings},
        )
    if what in ("used", "work"):
        subject = next(iter(mine), -1)
        if subject >= 0 and world.card(subject).type == "warrior":
            return Says(("usable", mine), {("usable", one): None for one in mine})
        return inert(subject, world, here)
    if head == "target":
        return Says(("aimed", tail, people[0]), {("aimed", people[0], True): None, ("aimed", people[0], False): None})
    return forbids.bar(word, world, here, what)


def zone_of(word: Bar | Permit, world: World, here: Here, people: tuple[int, ...], *, offered: bool | None) -> Says:
    """From which war zone somebody may defend: the one that is meant is offered, or is not."""
    cards, fought = world.state.cards, world.fight
    zones = [
        at
        for at, card in enumerate(cards)
        if world.card(at).type == "warzone"
        and card.zone in ("squad", "cohort", "outpost")
        and meant_by(word.whom, world, here, at)
    ]
    for zone in zones:
        for one in people if fought is None or fought.defender not in people else (fought.defender,):
            lies = cards[one]
            own = lies.controller == cards[zone].controller and lies.zone == cards[zone].zone
            if lies.covered or {"imprisoned", "out"} & set(lies.marks) or own == bool(offered):
                continue
            if (lies.zone == "outpost") != (cards[zone].zone == "outpost"):
                continue
            foe = fought.attacker if fought is not None and fought.defender == one else foe_of(world, one)
            free = [each for each in zones if each != zone]
            may = lambda key: key[0] == "zone-offered" and key[1] in free  # noqa: E731
            return Says(("zones", Fight(foe, one, "fight"), zone), {("zone-offered", zone): offered}, may)
    raise Unread("no war zone to defend from")


def _tactic_bar(word: Bar, world: World, here: Here, people: tuple[int, ...]) -> Says:
    """Who may not attack in one way may attack in the other."""
    subject = next(iter(people), -1)
    if subject < 0:
        raise Unread("about nobody")
    tactic = next(one.tactic for one in word.conditions if one.tactic)
    foe = foe_of(world, subject, lambda one: meant_by(word.whom, world, here, one))
    pair = (foe, subject) if word.what[0] == "attacked" else (subject, foe)
    return Says(("tactics", *pair), {("tactics", *pair, tactic): None})


def _or(*may: Callable[[Key], bool]) -> Callable[[Key], bool]:
    return lambda key: any(one(key) for one in may)


def meant_by(whom: Whom | None, world: World, here: Here, card: int) -> bool:
    return whom is None or fits(world, whom, here, card)


def _receive_bar(word: Bar, world: World, here: Here, tag: str, people: tuple[int, ...]) -> Says:
    if word.whom is not None:
        tag = next(iter((*word.whom.tags, *word.whom.any)), tag)
        if word.whom.no:
            raise Unread("bar receive of what lacks a tag")
    return Says(("receive", tag), {("receive", tag, one): None for one in people})


NEEDED = {"symmetry": "legion", "ki": "mishima"}
"""The affiliation of those to whom such cards are of use."""


def _use_bar(word: Bar, world: World, here: Here, tag: str, people: tuple[int, ...]) -> Says:
    """Things that they bear, or stand behind, give them nothing."""
    if word.whom is not None and word.whom.role == "self":
        return inert(here.card, world, here)
    if word.whom is not None:
        named = (*word.whom.tags, *word.whom.any)
        tag = next((one for one in named if one not in ("equipment",)), tag)
    if tag.startswith("weapon:") and world.fight is not None and world.fight.tactic not in tag:
        raise Unread("a weapon of no use in this combat")
    fit = [one for one in people if tag not in ("symmetry", "ki") or NEEDED[tag] in world.tags(one)]
    subject = next((one for one in fit if not world.state.cards[one].covered), fit[0] if fit else -1)
    if subject < 0:
        raise Unread("nobody to use it")
    known = ratings(world, all_rates(world, here))
    must = {
        ("rating", subject, which): known.get(
            (subject, which), world.rating(subject, which) + beside(world, subject, which)
        )
        for which in world.card(subject).ratings
    }
    return Says(("used", tag, (subject,), world.fight), must)  # type: ignore[arg-type]


def _move_bar(word: Bar, world: World, here: Here, head: str, zone: str, people: tuple[int, ...]) -> Says:
    if head == "enter":
        people = tuple(one for one in people if world.area(one) != zone)
    inside = [one for one in people if head != "leave" or zone in ("play", world.area(one))]
    if not inside or zone == "play":
        raise Unread(f"bar {head}:{zone}")
    subject = inside[0]
    lies = world.state.cards[subject]
    to = zone if head == "enter" else next(one for one in ("squad", "cohort", "outpost") if one != lies.zone)
    deed = {"do": "move", "to": to, "who": {"role": "chosen"}}
    return Says(
        ("deed", deed, subject, 1 - lies.controller), {("zone", subject): lies.zone}, _attached_to(world, subject)
    )


def _attached_to(world: World, subject: int) -> Callable[[Key], bool]:
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject}
    return lambda key: (
        key[0] == "offered" or (len(key) > 1 and key[1] in {subject, *on} and key[0] in ("zone", "rating", "is"))
    )


def _earns_nothing(world: World, fight: Fight) -> Says:
    """A kill in the combat pays nobody, whichever of the defender's side it is."""
    doer, foe = fight.attacker, fight.defender
    side = world.state.cards[foe].controller
    hurt = tuple(one for one in people_of(world) if world.state.cards[one].controller == side)
    must: dict[Key, object] = {}
    for seat, player in enumerate(world.state.players):
        must |= {("destiny", seat): player.destiny, ("victory", seat): player.victory}
    made = {foe: (0, 0, 0), doer: (60, 60, 60)}
    return Says(("bout", fight, made, hurt, {}, {}, 99), must, lambda key: key[0] not in ("destiny", "victory"))


def _player_bar(word: Bar, world: World, here: Here, what: str) -> Says:
    seats = players(world, word.player, here) if word.player is not None else ()
    head, _, tail = what.partition(":")
    if not seats:
        raise Unread("about no player")
    seat = seats[0]
    if head == "play" and word.whom is None:
        sort = {
            "special": "special",
            "equipment": "equipment",
            "relic": "relic",
            "heretic": "warrior",
            "airship": "equipment",
        }.get(tail)
        if sort is not None:
            return Says(("playable", seat, sort, (tail,) if tail != sort else ()), {("playable", seat): False})
    if what == "action:meditate":
        return Says(("meditates", seat), {("meditates", seat): False})
    if what == "points":
        deed = {"do": "points", "destiny": 3, "victory": 2}
        if world.fight is not None:
            return _earns_nothing(world, world.fight)
        had = world.state.players[seat]
        return Says(("gains", deed, seat), {("destiny", seat): had.destiny, ("victory", seat): had.victory})
    return forbids.player_bar(word, world, here, what, seat)
