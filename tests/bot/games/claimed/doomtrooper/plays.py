"""Actions and cards that are played, in the words of claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.doomtrooper.looks.holding.casting import casters
from bot.games.doomtrooper.looks.holding.standing import barred
from bot.games.doomtrooper.looks.meaning.tags import tags
from bot.games.doomtrooper.position import commands as said
from bot.games.doomtrooper.position.fights import running
from bot.games.doomtrooper.position.frames import Window
from bot.games.doomtrooper.position.state import CardId, State
from bot.games.doomtrooper.words.affiliations import AFFILIATIONS
from tests.bot.games.claimed.doomtrooper.cards import AREAS, PLACES, known_words, named, warrior, where, words_of
from tests.bot.games.claimed.doomtrooper.look import Look
from tests.bot.games.claimed.judging import Deed, Facts, Thing, Value, among, called

GIVEN = frozenset({"equipment", "symmetry", "mission", "relic", "ki", "beast", "fortification"})
"""Types of cards that are given to a warrior."""
BEARERS = {"warrior", "doomtrooper", "dark-legion", "tribal-warrior", "follower", "brotherhood"}


def act(look: Look, command: said.Act) -> Iterator[Deed]:
    """An action without a card."""
    case, seat = look.case, look.seat
    moments = look.when
    lets = look.lets or any(not token.ordinary for token in case.player(seat).tokens)
    facts = {**look.facts, "card-allows": lets or look.turn.extra}
    if command.what == "meditate":
        yield Deed("meditate", look.player(), None, facts, moments, {}, lets)
        return
    me = warrior(case, command.card, seat, **{"card-forbids": "never-cover" in tags(case, command.card)})
    open_ = [card for card in case.warriors(seat) if not case.card(card).covered]
    facts |= {
        "only(warrior)": open_ == [command.card],
        "last-one": open_ == [command.card],
        "covered": case.card(command.card).covered,
    }
    facts["has(warrior)"] = bool(open_)
    facts["in"] = where(case, command.card)
    if command.what == "cover":
        yield Deed("take-cover", me, None, facts, moments, {}, lets)
        yield Deed(
            "keep", look.player(), called("warrior"), {"covered": False}, moments, {"warrior": len(open_) - 1}, lets
        )
    elif command.what == "uncover":
        yield Deed("leave-cover", me, None, facts, moments, {}, lets)
        yield Deed("leave-cover", look.player(), me, facts, moments, {}, lets)
    elif command.what == "transfer":
        look.turn.transferred[command.card] += 1
        zone = AREAS.get(command.area, command.area)
        facts |= {"to": among({zone}, AREAS.values()), "from": where(case, command.card), "forced": False}
        posted = [other for other in case.warriors(seat) if case.card(other).zone == "outpost"]
        facts["has"] = among(
            {word for other in posted for word in words_of(case, other)},
            {"dark-legion", "doomtrooper", "tribal-warrior"},
        )
        facts["has(tribal-warrior)"] = case.state.opened
        amounts = {"transfer per turn": look.turn.transferred[command.card]}
        yield Deed("transfer", me, None, facts, moments, amounts, lets)
        yield Deed("transfer", look.player(), me, facts, moments, amounts, lets)
        if case.area(command.card) == "outpost":
            yield Deed("leave", me, called("outpost"), facts, moments, {}, lets)
        if look.turn.transferred[command.card] > 1:
            yield Deed("repeat", me, called("transfer"), facts, moments, {}, lets)
    elif command.what == "board":
        act = "leave" if case.card(command.card).inside else "enter"
        yield Deed(act, me, called("vehicle"), facts, moments, {}, lets)


def play(look: Look, command: said.Play) -> Iterator[Deed]:
    """A card that is played."""
    case, seat = look.case, look.seat
    card, kind = command.card, case.printed(command.card).type
    moments, combat = look.when, running(case)
    lets = look.lets or look.says_how(card)
    thing = named(
        case, card, hidden=command.hidden, **{"card-forbids": command.hidden and "never-cover" in tags(case, card)}
    )
    alike = [other for other in case.in_play() if case.printed(other).code == case.printed(card).code]
    open_ = [other for other in case.warriors(seat) if not case.card(other).covered]
    me = look.player()
    target = command.targets[0] if command.targets else -1
    facts: dict[str, Value] = {
        **look.facts,
        "hidden": command.hidden,
        "in-play": bool(alike),
        "same(personality)": bool(alike),
        "same(relic)": bool(alike),
        "same(alliance)": bool(alike),
        "same(card)": bool(alike),
        "same(warzone)": any(case.card(other).controller == seat for other in alike),
        "same(fortification)": any(case.card(other).controller == seat for other in alike),
        "own": True,
        "of(opponent)": any(not case.allied(case.card(other).controller, seat) for other in alike),
        "only(warrior)": not open_,
        "has(warrior)": bool(list(case.warriors(seat))),
        "in(combat)": combat is not None,
        "from(hand)": case.card(card).zone == "hand",
    }
    if kind == "warrior":
        area = AREAS.get(command.area, "")
        facts["to"] = among(({area} if area else set()) | ({"cover"} if command.hidden else set()), PLACES)
        price = case.printed(card).ratings.get("value", 0)
        rich = command.hidden or case.player(seat).destiny >= price
        me = look.player(**{"enough(destiny-point)": rich})
        cheaper = lets or (not rich and bool(case.state.lasting))
        yield Deed("play", me, thing, facts, moments, {}, cheaper or look.cheaper)
        if area:
            yield Deed("place", me, thing, facts, moments, {}, lets)
        return
    whose = command.player
    to = _towards(look, target)
    facts["to"] = among(
        to | ({"opponent"} if whose >= 0 and not case.allied(whose, seat) else set()),
        {*BEARERS, "opponent-s-warrior", "teammate", "opponent", "area"},
    )
    if target >= 0:
        bearer = words_of(case, target)
        facts["is"] = among(bearer, known_words())
        facts["affiliated"] = among(bearer & AFFILIATIONS, AFFILIATIONS)
        held = {word for other in case.attached(target) for word in words_of(case, other)}
        facts["has"] = among(held, {"armor", "vehicle", "beast", "weapon"})
        facts["in"] = where(case, target)
        facts["hidden"] = case.card(target).unpaid
        facts["lost(dark-legion)"] = kind == "symmetry" and "legion" not in tags(case, target)
        facts["lost(mishima)"] = "mishima" not in tags(case, target)
        facts["card-forbids"] = bool(barred(case, target, "receive", card))
    yield Deed("play", me, thing, facts, moments, {}, lets)
    yield from _react(look, card, facts)
    if kind in GIVEN and target >= 0:
        yield Deed("attach", me, thing, facts, moments, {}, lets)
    if kind == "art":
        yield from _cast(look, command, facts)


def _cast(look: Look, command: said.Play, facts: Facts) -> Iterator[Deed]:
    """A spell, by the player and by the warrior who casts it."""
    case, seat = look.case, look.seat
    moments, lets = look.when, look.lets
    own = [card for card in case.warriors(seat) if not case.card(card).unpaid]
    caster = command.caster
    found = [caster] if caster >= 0 else list(casters(case, seat, command.card))
    told = {
        **facts,
        "has(caster)": bool(found),
        "of(caster)": bool(found),
        "in-play": bool(found) and all(card in own for card in found),
        "controlled": all(case.card(card).controller == seat for card in found),
        "with": among(
            {"opponent-s-warrior"} if any(case.card(card).controller != seat for card in found) else (),
            {"opponent-s-warrior"},
        ),
    }
    spell = named(case, command.card)
    yield Deed("cast", look.player(), spell, told, moments, {}, lets)
    if len(found) == 1:
        (card,) = found
        me = warrior(case, card, seat)
        known = Thing(among(me.kinds.holds | {"caster"}, me.kinds.known), me.facts)
        yield Deed("cast", known, spell, told, moments, {}, lets)


def _towards(look: Look, target: CardId) -> set[str]:
    """Whom a card is given to."""
    case, seat = look.case, look.seat
    if target < 0:
        return set()
    words = set(words_of(case, target) & BEARERS)
    controller = case.card(target).controller
    if "warrior" in words and controller != seat:
        words.add("opponent-s-warrior" if not case.allied(controller, seat) else "teammate")
    return words


def _react(look: Look, card: CardId, facts: Facts) -> Iterator[Deed]:
    """A card that answers another one."""
    case = look.case
    if isinstance(case.top, Window) and case.top.kind == "reaction":
        told = {**facts, "in": among({"hand"} if case.card(card).zone == "hand" else (), {"hand"})}
        yield Deed("react", look.player(), named(case, card), told, look.when, {}, look.lets)


def pays(look: Look, command: said.Play, after: State) -> Iterator[Deed]:
    """The points that a card costs."""
    case, seat = look.case, look.seat
    words = words_of(case, command.card) & {"warrior", "spell"}
    facts: dict[str, Value] = {"for": among(words, {"warrior", "spell"}), "next-turn": False}
    now, then = case.player(seat), after.players[seat]
    for unit, less in (("destiny-point", then.destiny < now.destiny), ("promotion-point", then.victory < now.victory)):
        if less:
            lets = look.lets or look.says_how(command.card)
            yield Deed("pay", look.player(), called(unit), facts, look.when, {}, lets)


def action(look: Look, command: Any) -> Iterator[Deed]:
    """An ordinary action that was taken, whatever it was."""
    case, seat = look.case, look.seat
    facts, moments = look.facts, look.when
    player = case.player(seat)
    lets = look.lets or look.turn.extra
    amounts = {
        "action per turn": look.turn.spent,
        "non-attack-action per turn": look.turn.spent - isinstance(command, said.Attack),
    }
    actions = called("action", "undefined-action")
    told = {
        **facts,
        "card-allows": lets,
        "several(attack-action)": look.turn.attacks > 1,
        "done(attack)": player.attacked,
    }
    yield Deed("perform", look.player(), actions, told, moments, amounts, lets)
    kind = called("attack-action" if isinstance(command, said.Attack) else "non-attack-action")
    yield Deed("perform", look.player(), kind, told, moments, amounts, lets)


def cost(look: Look, what: str, card: CardId, spent: int) -> Deed:
    """How many actions something cost."""
    case = look.case
    facts = look.facts
    if card >= 0 and case.printed(card).type == "warrior":
        held = {word for other in case.attached(card) for word in words_of(case, other)}
        facts |= {"has(vehicle)": "vehicle" in held, "is(vehicle)": "vehicle" in words_of(case, card)}
    return Deed(
        "cost",
        called(what),
        called("action"),
        facts,
        look.when,
        {"action": spent},
        look.lets or look.cheaper or (card >= 0 and look.says_how(card)),
    )
