"""Prices, limits, shares of points, fates, and words that are silenced or copied: what they must change."""

from __future__ import annotations

import math

from bot.games.doomtrooper.words.continuous import Copies, Cost, Fate, Share, Silence
from bot.games.doomtrooper.words.whom import Rating, Whom
from tests.bot.games.doomtrooper.seen.stated.lasting import (
    Key,
    Says,
    about,
    beside,
    bout_of,
    known_of,
    people_of,
    subjects,
)
from tests.bot.games.doomtrooper.seen.stated.reading import amount, fits, found
from tests.bot.games.doomtrooper.seen.stated.world import Here, Unread, World, players

PRICE, ACTIONS = 6, 1


def _tags(whom: Whom) -> tuple[str, ...]:
    return (*whom.tags, *whom.any[:1])


def cost(word: Cost, world: World, here: Here) -> Says:
    """The price paid for the same thing."""
    if word.act in ("attack", "attacked"):
        return _attack_cost(word, world, here)
    on = found(world, word.on, here)[:1] if word.on is not None else ()
    by = found(world, word.by, here)[:1] if word.by is not None else ()
    if word.worth != 1:
        user = by or on
        if not user:
            raise Unread("nobody whose points count more")
        to = on[0] if on and by else -1
        return Says(("worth", _tags(word.of), user[0], to), {("worth",): word.worth})
    if word.of.role or word.of.marks or word.of.bounds or word.of.area:
        raise Unread("a price of what is no card of a sort")
    seats = players(world, word.player, here) if word.player != "each" else (0, 1)
    seat = here.seat if here.seat in seats else seats[0]
    if word.of.side == "opponent":
        seat = 1 - here.seat
    paid, spent = float(PRICE), ACTIONS
    if word.set is not None:
        if not isinstance(word.set.destiny, int):
            raise Unread("a price that is reckoned")
        paid, spent = word.set.destiny, word.set.actions
    paid = max(word.least, math.ceil((paid + amount(world, word.destiny, here)) * word.factor))
    spent += word.actions
    must: dict[Key, object] = {("paid",): int(paid), ("spent",): max(0, spent)}
    return Says(("priced", word.act, _tags(word.of), seat, (*on, *by)[:1]), must)


def _attack_cost(word: Cost, world: World, here: Here) -> Says:
    """The cost of an attack to anyone who attacks."""
    people = people_of(world)
    cards = world.state.cards
    attacked = word.act == "attacked"

    def does(one: int) -> bool:
        meant = attacked or word.of == Whom() or fits(world, word.of, here, one)
        return meant and (word.by is None or fits(world, word.by, here, one))

    def suffers(one: int) -> bool:
        whom = word.of if attacked else word.on
        return whom is None or fits(world, whom, here, one)

    doers = [one for one in people if does(one)]
    victims = [one for one in people if suffers(one)]
    seats = players(world, word.player, here) if word.player != "each" else (0, 1)
    for doer in doers:
        for victim in victims:
            lies, other = cards[doer], cards[victim]
            free = not (lies.covered or other.covered or {"imprisoned", "out"} & {*lies.marks, *other.marks})
            same = (lies.zone == "outpost") == (other.zone == "outpost")
            if lies.controller != other.controller and lies.controller in seats and free and same:
                must: dict[Key, object] = {
                    ("paid",): amount(world, word.destiny, here),
                    ("paid victory",): amount(world, word.victory, here),
                    ("spent",): 1 + word.actions,
                }
                return Says(("attack-priced", doer, victim), must)
    raise Unread("nobody to attack at that price")


def share(word: Share, world: World, here: Here) -> Says:
    """The worth of a kill, in which points, to whom."""
    if word.what == "mission" or (word.what == "all" and not word.only):
        raise Unread("a share that is no kill's")
    subject = subjects(word, world, here)[0]
    fight, foe = bout_of(world, subject, lambda one: word.victims is None or fits(world, word.victims, here, one))
    worth = world.rating(foe, "value") + beside(world.at(fight=fight), foe, "value")
    exact = worth * word.factor
    number = math.ceil(exact) if word.half == "up" else math.floor(exact)
    number += amount(world, word.plus, here)
    if word.set is not None:
        number = amount(world, word.set, here)
    mine = world.state.cards[subject].controller
    to = players(world, word.to, here)[0] if word.to is not None else mine
    must: dict[Key, object] = {}
    for seat, player in enumerate(world.state.players):
        gains = number if seat == to else 0
        bank = word.only == "destiny"
        none = word.only == "none"
        must["destiny", seat] = player.destiny + (gains if bank and not none else 0)
        must["victory", seat] = player.victory + (gains if not bank and not none else 0)
    # A mercenary earns destiny points alone by the Czech rules, whatever a card adds.
    return Says(("bout", fight, {foe: (0, 0, 0)}, (foe,), {}, {}, 99), must, either=True)


def fate(word: Fate, world: World, here: Here) -> Says:
    """Where somebody goes instead."""
    killed = "killed" in word.when and world.fight is not None
    people = found(world, word.who, here)
    if not people:
        raise Unread("about nobody")
    subject = people[0]
    where = {
        "sacrificed": "sacrificed",
        "shuffled": "library",
        "discard": "discard",
        "top": "library",
        "hand": "hand",
        "bottom": "library",
    }[word.to]
    lies = world.state.cards[subject]
    on = {at for at, card in enumerate(world.state.cards) if card.on == subject}
    may = lambda key: key[0] == "library" or (len(key) > 1 and key[1] in {subject, *on})  # noqa: E731
    if "killed" in word.when and word.by is not None:
        killer = next(iter(subjects(Fate(when=word.when, to=word.to, who=word.by), world, here)))
        fight, victim = bout_of(world, killer, lambda one: one in people)
        bore = {at for at, card in enumerate(world.state.cards) if card.on == victim}
        return Says(
            ("bout", fight, {killer: (90, 90, 99), victim: (0, 0, 0)}, (victim,)),
            {("zone", victim): where},
            lambda key: key[0] == "library" or (len(key) > 1 and key[1] in {victim, *bore}),
        )
    if killed:
        fight, other = bout_of(world, subject, struck=True)
        return Says(("bout", fight, {other: (90, 90, 99)}, (subject,), {}, {}), {("zone", subject): where}, may)
    how = {"killed": "kill", "discarded": "discard", "sacrificed": "sacrifice", "left": "discard"}[word.when[0]]
    if how == "kill" and world.card(subject).type != "warrior":
        raise Unread("who is killed is no warrior")
    deed = {"do": how, "who": {"role": "chosen"}}
    return Says(("deed", deed, subject, 1 - lies.controller), {("zone", subject): where}, may)


def silence(word: Silence, world: World, here: Here) -> Says:
    """Their words do not work."""
    if "abilities" in word.what:
        cards = tuple(found(world, word.who, here))[:1]
        return Says(("usable", cards), {("usable", one): None for one in cards})
    subject = next(iter(found(world, word.who, here)), -1)
    if "lent" in word.what and subject >= 0:
        mine = world.state.cards[subject].controller
        others = [one for one in people_of(world) if one != subject and world.state.cards[one].controller == mine]
        plain = {
            ("rating", one, which): known_of(world, here, one, which)
            for one in others
            if not world.state.cards[one].unpaid
            for which in world.card(one).ratings
        }
        return Says(("lends", subject), plain)  # type: ignore[arg-type]
    return inert(subject, world, here)


def inert(subject: int, world: World, here: Here) -> Says:
    """A card adds nothing, to itself where it is a warrior, else to who bears it."""
    if subject < 0:
        raise Unread("about nothing")
    holder = subject if world.card(subject).type == "warrior" else world.holder(subject)
    if world.card(holder).type != "warrior":
        raise Unread("nobody it could add to")
    must: dict[Key, object] = {
        ("rating", holder, which): _plain(world, here, subject, holder, which) for which in world.card(holder).ratings
    }
    return Says(("inert", subject, holder, world.fight), must, about(holder, "rating"))


def _plain(world: World, here: Here, subject: int, holder: int, which: Rating) -> int:
    """A rating without the words of a card."""
    still = world.at(idle=world.idle | {subject})
    if subject == here.card:
        return world.rating(holder, which)
    return known_of(still, here, holder, which)


def copies(word: Copies, world: World, here: Here) -> Says:
    """Somebody is as another by what is printed."""
    who = found(world, word.who, here)[:1]
    of = found(world, word.of, here)[:1]
    if not who or not of or word.what == "abilities" or world.card(of[0]).type != "warrior":
        raise Unread("what is copied is no warrior's rating")
    must: dict[Key, object] = {("rating", who[0], which): value for which, value in world.card(of[0]).ratings.items()}
    return Says(("look", world.fight), must, about(who[0], "rating", "is"))
