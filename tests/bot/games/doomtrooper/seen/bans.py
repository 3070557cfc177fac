"""What is forbidden, allowed and kept off: what bars, permits, immunities and protections must change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from bot.games.doomtrooper.words.continuous import Bar, Casts, Immune, Kind, Permit, Protect
from bot.games.doomtrooper.words.whom import Whom
from tests.bot.games.doomtrooper.seen.lasting import (
    Key,
    Says,
    _attacks,
    _bout,
    _foe,
    _known,
    _of,
    _people,
    all_rates,
    beside,
    ratings,
    subjects,
)
from tests.bot.games.doomtrooper.seen.rights import inert
from tests.bot.games.doomtrooper.seen.world import Fight, Here, Unread, World, fits, found, players

ASPECTS = ("exorcism", "kinetics", "manipulation", "mentalism", "changeling", "premonition", "summoning", "elements")


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
        seats = tuple(sorted({world.state.cards[one].controller for one in knowing}))
        return Says(("cast", aspects, knowing, None, seats), {("cast", aspect, one): None for one in people for aspect in aspects})
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
        subject = next(iter(mine), -1)
        if subject >= 0 and world.card(subject).type == "warrior":
            return Says(("usable", mine), {("usable", one): None for one in mine})
        return inert(subject, world)
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
    known = ratings(world, all_rates(world, here))
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
    if what == "cast:personal-on-others" and people:
        subject = people[0]
        side = world.state.cards[subject].controller
        other = next((one for one in _people(world) if one != subject and world.state.cards[one].controller == side
                      and world.area(one) == world.area(subject) and not world.state.cards[one].covered), -1)  # fmt: skip
        if other < 0:
            raise Unread("nobody else who fights")
        fight = Fight(other, _foe(world, other), "fight")
        spell = "personal-combat-spell"
        return Says(("cast", (spell,), (subject,), fight, (side,)), {("cast", spell, subject): True})
    if what == "copies" and word.whom is not None and people:
        tag = next(iter((*word.whom.tags, *word.whom.any)), "equipment")
        return Says(("second", tag, people[0]), {("second", people[0]): True})
    if what == "copies":
        if world.card(here.card).play.on is not None:
            raise Unread("a second copy answers an event as well")
        mine = found(world, word.who, here)
        bearer = world.state.cards[here.card].on
        return Says(("copies",), {("copy", bearer if bearer >= 0 else -1): True}, lambda key: key[0] == "copy" and bool(mine))
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
    if tag in ("symmetry", "gift", "gift:apostle"):
        tag = next(f"gift:{one}" for one in ("semai", "ilian", "muawijhe", "algeroth") if f"follower:{one}" not in world.tags(people[0]))
    may = lambda key: key[0] == "receive" and key[2] in people  # noqa: E731
    return Says(("receive", tag, affiliation), {("receive", tag, people[0]): True}, may)


def _attack_permit(word: Permit, world: World, here: Here, what: str, people: tuple[int, ...]) -> Says:
    if not people:
        raise Unread("about nobody")
    subject = people[0]
    lies = world.state.cards[subject]
    own = tuple(sorted(world.tags(subject) & AFFILIATIONS))
    asked = () if word.whom is None else (*word.whom.tags, *word.whom.any[:1])
    tags = tuple(dict.fromkeys((*(one for one in asked if one not in ("warrior", "doomtrooper")), *own)))
    foe = len(world.state.cards)
    if word.whom is not None and word.whom.role == "self" and world.card(here.card).type == "warrior":
        # Others may attack the card itself.
        other = next(one for one in people if world.state.cards[one].controller != world.state.cards[here.card].controller)
        far = "squad" if world.area(here.card) == "outpost" else "outpost"
        extra = (world.state.cards[other].controller, far, ("mishima",))
        own = lambda key: key[0] == "attack" and key[2] == here.card  # noqa: E731
        return Says(("attack", extra), {("attack", foe, here.card): True}, own, either=True)
    seat = lies.controller if word.whom is not None and word.whom.side == "own" else 1 - lies.controller
    area = "outpost" if (lies.zone == "outpost") != (what == "attack:any") else "squad"
    may = lambda key: key[0] == "attack" and key[1] in people  # noqa: E731
    extra = (seat, area, tags)
    return Says(("attack", extra), {("attack", subject, foe): True}, may, either=True)


def immune(word: Immune, world: World, here: Here, tag: str = "") -> Says:
    """What an opponent's card of the sort takes from everybody it does not take from them."""
    if word.lose:
        return _lost_immunity(word, world, here, tag)
    if word.cards is not None and word.cards.count != "all":
        return _immune_to_one(word, world, here)
    if not word.to and word.cards is None:
        raise Unread("immunity to nothing")
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
    known = ratings(world, all_rates(world, here))
    must = {
        ("rating", one, which): known.get((one, which), world.rating(one, which) + beside(world, one, which))
        for one in people if world.state.cards[one].controller == side
        for which in ("fight", "armour") if which in world.card(one).ratings
    }  # fmt: skip
    return Says(("harmful", tag, 1 - side, world.fight), must)  # type: ignore[arg-type]


def _immune_to_one(word: Immune, world: World, here: Here) -> Says:
    """One card that was chosen takes nothing from them, and only from them."""
    assert word.cards is not None
    tag = next(iter((*word.cards.tags, *word.cards.any)), "special")
    subject = subjects(word, world, here)[0]
    side = world.state.cards[subject].controller
    must: dict[Key, object] = {
        ("rating", subject, which): world.rating(subject, which) + beside(world, subject, which)
        for which in ("fight", "armour") if which in world.card(subject).ratings
    }  # fmt: skip
    if "shoot" in world.card(subject).ratings:
        must["rating", subject, "shoot"] = world.rating(subject, "shoot") - 1
    return Says(("harmful", tag, 1 - side, world.fight, -1, True), must)


def _lost_immunity(word: Immune, world: World, here: Here, tag: str) -> Says:
    """Somebody who was immune is hurt again by what he was immune to."""
    people = subjects(word, world, here)
    subject = people[0]
    side = world.state.cards[subject].controller
    tag = tag or next(iter(word.to), "special")
    must: dict[Key, object] = {
        ("rating", subject, which): world.rating(subject, which) + beside(world, subject, which) - 2
        for which in ("fight", "armour") if which in world.card(subject).ratings
    }  # fmt: skip
    mine = set(people)
    return Says(("harmful", tag, 1 - side, world.fight, subject), must, lambda key: key[0] == "rating" and key[1] in mine)


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
        fight = Fight(free[0], _foe(world, free[0]), "fight")
        return Says(("cast", spells, (), fight), {("cast", one, free[0]): True for one in spells},
                    lambda key: key[0] == "cast" and key[2] in free)  # fmt: skip
    must = {("cast", aspect, one): True if aspect in plain else None for one in free for aspect in probe}
    return Says(("cast", probe, (), None, seats), must)  # type: ignore[arg-type]


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
    if what.startswith(("gain:", "lose:")):
        must["is", subject] = AFFILIATIONS & _own_kinds(world, here, subject)
    if what in ("lowered", "changed"):
        known = ratings(world, all_rates(world, here))
        for which in ("fight", "armour"):
            if which in world.card(subject).ratings:
                must["rating", subject, which] = known.get((subject, which), world.rating(subject, which) + beside(world, subject, which))
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject or at == lies.on}
    may = lambda key: key[0] == "offered" or (  # noqa: E731
        len(key) > 1 and key[1] in {subject, *on} and key[0] in ("rating", "is", "marks", "zone", "on", "covered", "inside")
    )
    probe: tuple[Any, ...] = ("deed", deed, subject, 1 - side)
    if word.by is not None:
        probe = ("deed", deed, subject, 1 - side, *_by(word.by))
    return Says(probe, must, may)


def _own_kinds(world: World, here: Here, card: int) -> frozenset[str]:
    """What a card is with the standing words of the hero."""
    text, tags = world.card(here.card).text, world.tags(card)
    for word in () if text is None else text.effects:
        if isinstance(word, Kind) and fits(world, word.who, here, card):
            tags = (tags - set(word.lose)) | set(word.gain)
    return tags


def _by(whom: Whom) -> tuple[Any, ...]:
    tags = (*whom.tags, *whom.any[:1])
    kinds = [tag for tag in tags if tag in ("special", "art", "symmetry", "equipment")]
    if not kinds:
        raise Unread("protected from what is no card to be played")
    return (tags, kinds[0])
