"""Whom words mean, what holds, and how much an amount is, read from a position and the words themselves.

It is a second reading of the words as :mod:`bot.games.doomtrooper.words` defines them; nothing of the engine that
carries them out is imported.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.games.doomtrooper.position.state import IN_PLAY
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS, FAITHS
from bot.games.doomtrooper.words.effects import Rate
from bot.games.doomtrooper.words.whom import RATINGS, Amount, Bound, If, Per, Rating, Whom
from tests.bot.games.doomtrooper.seen.stated.marks import COMPUTED
from tests.bot.games.doomtrooper.seen.stated.world import ZONES, Here, Unread, World, players, role


def fits(world: World, whom: Whom, here: Here, card: int, *, placed: bool = False) -> bool:
    """Whether a card is one of those that are meant; ``placed``: where it is was asked already."""
    asked = bool(whom.role or whom.zones)
    lies = world.state.cards[card]
    if whom.role:
        if card not in role(world, whom, here):
            return False
    elif not (whom.zones or placed) and (lies.zone not in IN_PLAY or ("out" in lies.marks and "out" not in whom.marks)):
        return False
    if whom.zones and lies.zone not in whom.zones and not any(lies.zone in ZONES.get(one, ()) for one in whom.zones):
        return False
    if whom.others and card == here.card:
        return False
    if lies.unpaid and not whom.role and not _about_anybody(whom):
        return False
    if lies.zone == "under" and here.seat not in (lies.controller, *lies.seen) and (whom.tags or _asks(whom)):
        return False
    return (
        _sided(world, whom, here, lies.controller)
        and _tagged(world.tags(card), whom, here)
        and all(marked(world, here, card, mark) for mark in whom.marks)
        and not any(marked(world, here, card, mark) for mark in whom.unmarked)
        and all(
            _within(world, here, bound, world.rating(card, which, base=bound.base))
            for which, bound in whom.bounds.items()
        )
        and (whom.on is None or _borne_by(world, whom.on, here, lies.on if lies.on >= 0 else lies.bore))
        and (
            whom.bearing is None
            or any(
                other.on == card and fits(world, whom.bearing, here, at) for at, other in enumerate(world.state.cards)
            )
        )
        and (not whom.area or _beside(world, whom.area, here, card))
        and (not whom.either or any(fits(world, one, here, card, placed=asked) for one in whom.either))
        and not any(fits(world, one, here, card, placed=asked) for one in whom.but)
        and (not whom.alike or _alike(world, whom, here, card))
    )


def _borne_by(world: World, whom: Whom, here: Here, bearer: int) -> bool:
    """Whether it is on somebody who is meant, or was as it left the table."""
    return bearer >= 0 and fits(world, whom, here, bearer)


def _about_anybody(whom: Whom) -> bool:
    """Whether nothing is asked that a hidden warrior does not show."""
    return whom.count != "all" and {"warrior"}.issuperset(whom.tags) and not _asks(whom)


def _asks(whom: Whom) -> bool:
    """Whether something is asked beside tags that only the face of a card shows."""
    return bool(whom.any or whom.no or whom.bounds or whom.bearing or whom.either or whom.but or whom.alike)


def _sided(world: World, whom: Whom, here: Here, controller: int) -> bool:
    match whom.side:
        case "any":
            return True
        case "own":
            return controller == here.seat
        case "opponent":
            return controller != here.seat
        case "that" | "chosen" | "bearer":
            return controller in players(world, whom.side, here)


def _tagged(tags: frozenset[str], whom: Whom, here: Here) -> bool:
    if tags & AFFILIATIONS:
        tags |= {"affiliated"}
    if any(tag.startswith("follower:") for tag in tags):
        tags |= {"follower"}

    def named(told: tuple[str, ...]) -> set[str]:
        plain = {tag for tag in told if tag != "named"}
        return {*plain, *((here.named or ("named",)) if "named" in told else ())}

    return tags >= named(whom.tags) and (not whom.any or bool(tags & named(whom.any))) and not tags & named(whom.no)


def _within(world: World, here: Here, bound: Bound, number: int) -> bool:
    least = bound.least is None or number >= amount(world, bound.least, here)
    return least and (bound.most is None or number <= amount(world, bound.most, here))


def _beside(world: World, area: str, here: Here, card: int) -> bool:
    if area == "other":
        return world.area(card) != world.area(here.card)
    lies = world.state.cards[here.card]
    if area == "chosen" and here.area:
        return (here.player if here.player >= 0 else here.seat, here.area) == _place(world, card)
    if area == "bearer" and lies.on < 0 and lies.zone in ZONES["areas"] and world.card(here.card).type != "warrior":
        return (lies.player if lies.player >= 0 else lies.controller, lies.zone) == _place(world, card)
    parts = {
        "same": "self",
        "bearer": "bearer",
        "that": "that",
        "chosen": "chosen",
        "defender": "defender",
        "attacker": "attacker",
    }
    mine = world.state.cards[card].controller
    return any(
        world.state.cards[other].controller == mine and world.area(other) == world.area(card)
        for other in role(world, Whom(role=parts[area]), here)  # type: ignore[arg-type]
    )


def _place(world: World, card: int) -> tuple[int, str]:
    """Whose area a card lies in, and which."""
    return world.state.cards[card].controller, world.area(card)


def _alike(world: World, whom: Whom, here: Here, card: int) -> bool:
    for other in role(world, Whom(role=whom.like), here):
        if whom.alike == "name":
            if world.card(card).name == world.card(other).name:
                return True
        elif world.tags(card) & world.tags(other) & (AFFILIATIONS if whom.alike == "affiliation" else FAITHS):
            return True
    return False


def marked(world: World, here: Here, card: int, mark: str) -> bool:
    """Whether a card has a mark that lies on it, or that follows from the combat."""
    lies, fight = world.state.cards[card], world.fight
    match mark:
        case "wounded":
            return lies.wounded
        case "covered":
            return lies.covered
        case "hidden":
            return lies.unpaid
        case "inside":
            return lies.inside
        case "fights":
            return card in world.fighters()
        case "attacks":
            return fight is not None and card == fight.attacker
        case "defends":
            return fight is not None and card == fight.defender
        case "joined":
            return fight is not None and card in fight.joined
        case "in-use":
            return _used(world, card)
        case "turned-down" | "imprisoned" | "out" | "missing":
            return mark in lies.marks
        case "unattached":
            return lies.on < 0
        case "sheltered" | "sheltered-by-citadel":
            kind = "citadel" if mark.endswith("citadel") else "fortification"
            return any(
                (kind in world.tags(at)) and other.controller == lies.controller and other.zone == lies.zone
                for at, other in enumerate(world.state.cards)
            )
        case "first-of-name":
            return not any(
                at != card
                and other.controller == lies.controller
                and other.zone in IN_PLAY
                and world.card(at).name == world.card(card).name
                for at, other in enumerate(world.state.cards)
            )
        case "entered-now":
            return "entered" in lies.marks
        case "attacked-now":
            return "attacked" in lies.marks
        case "imprisoned-here":
            return f"imprisoned:{here.card}" in lies.marks
        case "just-killed":
            return card in world.dead
        case "legal-defender":
            return _may_defend(world, card)
    if mark in COMPUTED:
        return COMPUTED[mark](world, here, card)
    if mark in _HISTORIC:
        raise Unread(f"mark {mark}")
    return mark in lies.marks


def _may_defend(world: World, card: int) -> bool:
    printed, lies = world.card(card), world.state.cards[card]
    able = printed.type == "warrior" and bool(printed.ratings) and "imprisoned" not in lies.marks
    if world.fight is None or not able:
        return able
    by = world.state.cards[world.fight.attacker]
    return lies.controller != by.controller and (by.zone == "outpost") == (lies.zone == "outpost")


_HISTORIC = frozenset({
    "x-paid", "affected", "best", "named", "behind",
})  # fmt: skip


def _used(world: World, card: int) -> bool:
    """Whether a weapon serves in the combat, a vehicle has its bearer inside, a war zone was chosen."""
    printed, lies, fight = world.card(card), world.state.cards[card], world.fight
    if printed.type == "warzone":
        return fight is not None and fight.zone == card
    if "vehicle" in printed.tags and printed.type != "warrior":
        return lies.on >= 0 and world.state.cards[lies.on].inside
    kinds = {tag for tag in printed.tags if tag.startswith("weapon:")}
    if not kinds:
        return True
    serves = {"weapon:fight-shoot", "weapon:special"} | ({f"weapon:{fight.tactic}"} if fight is not None else set())
    return fight is not None and lies.on in world.fighters() and bool(kinds & serves)


def found(world: World, whom: Whom, here: Here) -> tuple[int, ...]:
    """All cards that are meant."""
    cards = role(world, whom, here) if whom.role else range(len(world.state.cards))
    fitting = tuple(card for card in cards if fits(world, whom, here, card))
    if whom.highest and fitting:
        most = max(world.rating(card, whom.highest) for card in fitting)
        return tuple(card for card in fitting if world.rating(card, whom.highest) == most)
    return fitting


def holds(world: World, conditions: Iterable[If], here: Here) -> bool:
    """Whether all conditions hold."""
    return all(_holds(world, one, here) != one.no for one in conditions)


def _holds(world: World, one: If, here: Here) -> bool:
    fight, state = world.fight, world.state
    if one.turn and (state.active == here.seat) != (one.turn == "own"):
        return False
    if one.tactic and (fight is None or fight.tactic != one.tactic):
        return False
    if one.zone_used is not None and one.zone_used != (fight is not None and fight.zone >= 0):
        return False
    if one.combat in ("any", "none") and (fight is not None) != (one.combat == "any"):
        return False
    if one.combat in ("attacks", "defends", "fights"):
        part = {"attacks": "attacks", "defends": "defends", "fights": "fights"}[one.combat]
        if not marked(world, here, world.holder(here.card), part):
            return False
    if one.did is not None and one.did != here.did:
        return False
    if one.was and one.was not in here.was:
        if one.was not in _KNOWN_PAST:
            raise Unread(f"history {one.was}")
        return False
    for seat in players(world, one.whose, here) if one.points else ():
        player = state.players[seat]
        hand = sum(card.zone == "hand" and card.owner == seat for card in state.cards)
        has = {"destiny": player.destiny, "victory": player.victory, "debt": player.debt, "hand": hand}
        if not all(_within(world, here, bound, has[what]) for what, bound in one.points.items()):
            return False
    if one.cards is not None:
        number = len(found(world, one.cards, here))
        if number < one.least or (one.most is not None and number > one.most):
            return False
    return not one.any or any(holds(world, (each,), here) for each in one.any)


_KNOWN_PAST = frozenset({
    "sabotage", "by-first-strike", "second", "first-turn", "by-me", "by-bearer", "bearer-killed", "in-combat",
    "bearer-killed-chosen", "opponent-wounded", "wounded-in-combat", "held-a-round", "area-emptied", "won",
})  # fmt: skip
"""Things that did not happen unless the one who brought the event about says so."""


def amount(world: World, number: Amount, here: Here) -> int:
    """How much an amount is."""
    if isinstance(number, int):
        return number
    total = _counted(world, number, here) // number.step * number.times + number.plus
    if number.half:
        # What is halved is how much there is, lost or gained.
        total = (abs(total) + (number.half == "up")) // 2 * (1 if total >= 0 else -1)
    if number.least is not None:
        total = max(total, number.least)
    return total if number.most is None else min(total, number.most)


def _counted(world: World, per: Per, here: Here) -> int:
    state = world.state
    one = per.cards is not None and per.cards.count != "all"
    cards = () if per.cards is None else here.counted if one and here.counted else found(world, per.cards, here)
    head, _, tail = per.of.partition(":")
    match head:
        case "":
            return len(cards)
        case "fight" | "shoot" | "armour" | "value":
            return sum(world.rating(card, head, base=per.base) for card in cards)
        case "in-use":
            which: Rating = "shoot" if world.fight is not None and world.fight.tactic == "shoot" else "fight"
            return sum(world.rating(card, which, base=per.base) for card in cards)
        case "same":
            of = cards if per.cards is not None else (here.changed,)
            return sum(world.rating(card, here.rating or "value", base=per.base or card == here.changed) for card in of)
        case "best":
            return max((world.rating(card, which) for card in cards for which in RATINGS), default=0)
        case "bonus":
            return sum(
                word.sum
                for card in cards
                if (text := world.card(card).text)
                for word in text.effects
                if isinstance(word, Rate) and (here.rating or "fight") in word.ratings and isinstance(word.sum, int)
            )
        case "x" | "price" | "actions":
            return here.x
        case "just-gained" | "just-lost" | "number":
            return here.number
        case "count":
            return len(here.taken)
        case "hand":
            seats = players(world, per.whose, here)
            return sum(card.zone == "hand" and card.owner in seats for card in state.cards)
        case "library":
            return sum(len(state.libraries[seat]) for seat in players(world, per.whose, here))
        case "destiny" | "victory" | "debt":
            return sum(getattr(state.players[seat], head) for seat in players(world, per.whose, here))
        case "target":
            return state.target
        case "mark":
            on = cards if per.cards is not None else (here.changed if here.changed >= 0 else here.card,)
            return sum(state.cards[card].marks.count(tail) for card in on)
        case "affiliations":
            return len(frozenset[str]().union(*(world.tags(card) for card in cards)) & AFFILIATIONS)
        case "names":
            return len({world.card(card).name for card in cards})
    raise Unread(f"amount {per.of}")


def rated(world: World, words: Iterable[tuple[Rate, Here]], card: int, which: Rating) -> int:
    """A rating of a card with these words: what is set, then what changes the base, factors, and sums."""
    told = [(word, here) for word, here in words if which in word.ratings and word.part is None]
    total: float = world.ridden(card, which)

    def much(number: Amount, here: Here) -> int:
        return amount(world, number, replace(here, rating=which, changed=card))

    for word, here in told:
        if word.set is not None:
            total = much(word.set, here)
    total += sum(much(word.base, here) for word, here in told if word.base is not None)
    for word, _ in told:
        if word.factor is not None:
            total *= word.factor
    total += sum(much(word.sum, here) for word, here in told if word.sum is not None)
    return int(total // 1)
