"""Permissions to attack, to move, to cast and to pay otherwise than the rules let: what each must change."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.continuous import Permit
from tests.bot.games.doomtrooper.seen.stated.lasting import Key, Says, about, bout_of, foe_of, known_of, people_of
from tests.bot.games.doomtrooper.seen.stated.reading import fits, found
from tests.bot.games.doomtrooper.seen.stated.world import Fight, Here, Unread, World, players

ADDS = 10
"""What the thing adds to each rating that is used by :func:`probes.used`."""


def permit(word: Permit, world: World, here: Here, what: str) -> Says:
    """Things that may be done now and were not allowed before."""
    head, _, tail = what.partition(":")
    stater = STATERS.get(what) or STATERS.get(f"{head}:")
    if stater is None:
        raise Unread(f"permit {what}")
    return stater(word, world, here, tail)


def _people(word: Permit, world: World, here: Here) -> tuple[int, ...]:
    people = [one for one in found(world, word.who, here) if world.card(one).type == "warrior"]
    cards = world.state.cards
    people.sort(key=lambda one: (cards[one].covered or cards[one].wounded or bool(cards[one].marks), one))
    if not people:
        raise Unread("about nobody")
    return tuple(people)


def _seat(word: Permit, world: World, here: Here) -> int:
    seats = players(world, word.player or "me", here)
    if not seats:
        raise Unread("about no player")
    return seats[0]


def _victory(word: Permit, world: World, here: Here, _: str) -> Says:
    """Whoever a card lets earn destiny points alone may take the points of a kill as victory points."""
    subject = _people(word, world, here)[0]
    says = earned_in(world, subject, victory=True)
    return Says(("lifted", subject, {"do": "share", "what": "all", "only": "destiny"}, says.probe), says.must)


def earned_in(world: World, subject: int, *, victory: bool) -> Says:
    """A kill of somebody's is paid in points of one sort, its player asking for victory points."""
    fight, foe = bout_of(world, subject)
    if fight.zone >= 0 and foe == fight.defender:
        raise Unread("a war zone changes his value")
    worth, seat = world.rating(foe, "value"), world.state.cards[subject].controller
    had = world.state.players[seat]
    must: dict[Key, object] = {
        ("victory", seat): had.victory + (worth if victory else 0),
        ("destiny", seat): had.destiny + (0 if victory else worth),
    }
    return Says(("bout", fight, {foe: (0, 0, 0)}, (foe,), {}, {}, 99), must)


def _from_cover(word: Permit, world: World, here: Here, _: str) -> Says:
    """One who is in cover attacks out of it."""
    return _attacks_lying(word, world, here, ())


def _after_cover(word: Permit, world: World, here: Here, _: str) -> Says:
    """One who was in cover leaves it, and attacks in the same turn."""
    return _attacks_lying(word, world, here, ("uncover",))


def _attacks_lying(word: Permit, world: World, here: Here, acts: tuple[str, ...]) -> Says:
    subject = next((one for one in _people(word, world, here) if not world.state.cards[one].unpaid), -1)
    if subject < 0 or {"imprisoned", "out"} & set(world.state.cards[subject].marks):
        raise Unread("about nobody who fights")
    foe = foe_of(world, subject, lambda one: not _friends(world, subject, one))
    return Says(
        ("laid-attack", subject, {"covered": True, "wounded": False}, acts),
        {("attack", subject, foe): True},
        lambda key: key[:2] == ("attack", subject),
    )


def _friends(world: World, one: int, other: int) -> bool:
    """Whether loyalty keeps two from fighting each other."""
    a, b = world.tags(one), world.tags(other)
    return bool(a & b & AFFILIATIONS) or ("legion" in a and "legion" in b)


def _own_side(word: Permit, world: World, here: Here, _: str) -> Says:
    """Warriors of one player attack each other where they stand in other areas."""
    cards = world.state.cards
    whom = [one for one in people_of(world) if word.whom is None or fits(world, word.whom, here, one)]
    for one in _people(word, world, here):
        for other in whom:
            free = not (cards[one].covered or {"imprisoned", "out"} & {*cards[one].marks, *cards[other].marks})
            near = (cards[one].zone == "outpost") == (cards[other].zone == "outpost")
            own = one != other and cards[one].controller == cards[other].controller
            if own and near and free and not _friends(world, one, other):
                return Says(
                    ("attack",),
                    {("attack", one, other): True},
                    lambda key: key[0] == "attack" and cards[key[1]].controller == cards[key[2]].controller,
                )
    raise Unread("nobody of the own side to attack")


def _again(word: Permit, world: World, here: Here, _: str) -> Says:
    """The same player attacks once more in the turn, at a price."""
    seat = here.seat if word.player in ("me", "each") else _seat(word, world, here)
    doer, foe = fighters(world, seat)
    price = 0 if word.price is None else word.price.destiny
    return Says(
        ("after-attack", doer, foe, "any"), {("attack-again", seat): price}, lambda key: key[0] == "attacks-again"
    )


def _other_actions(word: Permit, world: World, here: Here, _: str) -> Says:
    """Other actions follow an attack."""
    seat = here.seat if word.player in ("me", "each") else _seat(word, world, here)
    doer, foe = fighters(world, seat)
    return Says(("after-attack", doer, foe, "any"), {("other-action", seat): True})


def fighters(world: World, seat: int, only: int = -1) -> tuple[int, int]:
    """Somebody of a player who may attack, and whom; ``only`` him where he is told."""
    cards = world.state.cards
    for one in people_of(world) if only < 0 else (only,):
        lies = cards[one]
        if lies.controller != seat or lies.covered or lies.marks or lies.unpaid or lies.wounded:
            continue
        if not {"fight", "shoot"} & set(world.card(one).ratings) or "never-combat" in world.tags(one):
            continue
        try:
            return one, foe_of(world, one, lambda other, one=one: not _friends(world, one, other))  # type: ignore[misc]
        except Unread:
            continue
    raise Unread("nobody to fight")


def _names_defender(word: Permit, world: World, here: Here, _: str) -> Says:
    """Another player says whom somebody attacks."""
    seat = _seat(word, world, here)
    cards = world.state.cards
    for one in people_of(world):
        lies = cards[one]
        meant = word.whom is None or fits(world, word.whom, here, one)
        if lies.controller != seat and meant and not (lies.covered or lies.marks or lies.unpaid):
            foe_of(world, one, lambda other, one=one: not _friends(world, one, other))  # type: ignore[misc]
            return Says(("namer", one), {("namer", one): seat})
    raise Unread("nobody who attacks")


def _transfer(word: Permit, world: World, here: Here, area: str) -> Says:
    """Somebody comes to an area by a transfer, for the actions that the word says."""
    for one in _people(word, world, here):
        lies = world.state.cards[one]
        if lies.zone != area and not {"imprisoned", "out", "transferred"} & set(lies.marks) and not lies.unpaid:
            must: dict[Key, object] = {
                ("zone", one): area,
                ("spent",): 1 if word.price is None else word.price.actions,
            }
            on = {at for at, card in enumerate(world.state.cards) if card.on == one}
            return Says(("transferred", one, area), must, lambda key: len(key) > 1 and key[1] in on)
    raise Unread(f"nobody to come to the {area}")


def _any_zone(word: Permit, world: World, here: Here, _: str) -> Says:
    """Whoever defends does so from a war zone of another player, in another area."""
    for one in _people(word, world, here):
        lies = world.state.cards[one]
        if lies.covered or {"imprisoned", "out"} & set(lies.marks):
            continue
        foe = foe_of(world, one)
        zone = len(world.state.cards)
        laid = (1 - lies.controller, "cohort" if lies.zone == "squad" else "squad")
        return Says(
            ("zones", Fight(foe, one, "fight"), zone, laid), {("zone-offered", zone): True}, _key("zone-offered")
        )
    raise Unread("nobody who defends")


def _key(name: str) -> Callable[[Key], bool]:
    return lambda key: key[0] == name


def _recruits_now(word: Permit, world: World, here: Here, _: str) -> Says:
    """Warriors are recruited at any time."""
    seat = _seat(word, world, here)
    tags = () if word.whom is None else (*word.whom.tags, *word.whom.any[:1])
    return Says(("recruited-now", seat, tags), {("recruited-now", seat): True})


def _rides(word: Permit, world: World, here: Here, _: str) -> Says:
    """Whoever boards a vehicle does so without an action."""
    return _acts_free(word, world, here, inside=False)


def _gets_out(word: Permit, world: World, here: Here, _: str) -> Says:
    """Whoever leaves a vehicle does so without an action."""
    return _acts_free(word, world, here, inside=True)


def _acts_free(word: Permit, world: World, here: Here, *, inside: bool) -> Says:
    subject = _people(word, world, here)[0]
    lies: dict[str, object] = {"inside": inside, "covered": False, "wounded": False}
    return Says(("acted", "board", subject, lies), {("spent",): 0, ("inside", subject): not inside})


def _covers(word: Permit, world: World, here: Here, _: str) -> Says:
    """Whoever is in a vehicle takes cover with it."""
    subject = next((one for one in _people(word, world, here) if not world.state.cards[one].covered), -1)
    if subject < 0:
        raise Unread("nobody to take cover")
    return Says(
        ("acted", "cover", subject, {"inside": world.card(subject).type == "warrior", "wounded": False}),
        {("covered", subject): True, ("spent",): 1},
        about(subject, "inside"),
    )


def _sheltered(word: Permit, world: World, here: Here, tag: str) -> Says:
    """What the rules keep from somebody serves him: whoever is in a vehicle stands behind a fortification."""
    subject = next((one for one in _people(word, world, here) if not world.state.cards[one].covered), -1)
    if subject < 0:
        raise Unread("nobody to use it")
    must: dict[Key, object] = {
        ("rating", subject, which): known_of(world, here, subject, which) + ADDS
        for which in world.card(subject).ratings
    }
    return Says(("used", tag, (subject,), world.fight, {"inside": True}), must, _key("rating"))


def _strikes_back(word: Permit, world: World, here: Here, _: str) -> Says:
    """Whoever a plain bar keeps from striking strikes."""
    subject = _people(word, world, here)[0]
    fight, foe = bout_of(world, subject, struck=True)
    probe = (
        "lifted",
        subject,
        {"do": "bar", "what": ["strike-back"]},
        ("bout", fight, {foe: (0, 0, 0), subject: (9, 9, 9)}),
    )
    return Says(probe, {("wounded", foe): True})


def _sees_hands(word: Permit, world: World, here: Here, _: str) -> Says:
    """A player knows the hands of the others."""
    seat = _seat(word, world, here)
    must: dict[Key, object] = {
        ("known", at): tuple(sorted({*card.seen, seat}))
        for at, card in enumerate(world.state.cards)
        if card.zone == "hand" and card.controller != seat
    }
    return Says(("seen-now", seat), must)


def _pays_from(word: Permit, world: World, here: Here, tag: str) -> Says:
    """The counters of the card pay first, and points what is left."""
    caster = _people(word, world, here)[0]
    return Says(("paid-from", caster, here.card, tag, 4), {("paid",): 2, ("counters",): 0})


def _casts(word: Permit, world: World, here: Here, kind: str) -> Says:
    """Whoever may not cast this otherwise casts it."""
    subject = _people(word, world, here)[0]
    if kind:
        fight = Fight(subject, foe_of(world, subject), "fight")
        return Says(("cast", (kind,), (), fight), {("cast", kind, subject): True})
    if word.whom is None or word.whom.on is None or word.whom.on.role != "self":
        raise Unread("permit cast")
    seat = world.state.cards[subject].controller
    return Says(("stored-spell", here.card, seat), {("stored-spell", seat): True})


STATERS: dict[str, Callable[[Permit, World, Here, str], Says]] = {
    "victory": _victory,
    "attack:covered": _from_cover,
    "uncover-and-attack": _after_cover,
    "attack:own-side": _own_side,
    "attack:again": _again,
    "non-attack-after-attack": _other_actions,
    "choose-defender": _names_defender,
    "transfer:": _transfer,
    "zone:any": _any_zone,
    "any-time:recruit": _recruits_now,
    "board": _rides,
    "leave-vehicle": _gets_out,
    "cover": _covers,
    "use:": _sheltered,
    "strike-back": _strikes_back,
    "see-hand": _sees_hands,
    "pay-from-marks:": _pays_from,
    "cast": _casts,
    "cast:": _casts,
}
