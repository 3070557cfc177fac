"""Whether the components of a pack fit together, where each by itself is as it must be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.packs.problems import Mistake, Place
from bot.games.zloba.pack.effects import Effect, Gain
from bot.games.zloba.pack.pack import AREAS, SIDES, Board, Faction, Pack
from bot.games.zloba.pack.scenario_check import scenario_mistakes


def pack_mistakes(pack: Pack) -> Iterator[Mistake]:
    """What is wrong with a pack."""
    yield from _on_the_board(pack.board)
    yield from _repeated(pack)
    for number, faction in enumerate(pack.factions):
        yield from _in_faction(("factions", number), faction)
    factions = {faction.key: faction for faction in pack.factions}
    for number, scenario in enumerate(pack.scenarios):
        place: Place = ("scenarios", number)
        if scenario.faction not in factions:
            yield Mistake((*place, "faction"), f"there is no faction `{scenario.faction}` in this pack")
            continue
        dice = {elite.key: elite.dice for elite in factions[scenario.faction].elites}
        yield from scenario_mistakes(place, scenario, dice, (token.points for token in pack.tokens))


def _on_the_board(board: Board) -> Iterator[Mistake]:
    if sorted(area.number for area in board.areas) != list(AREAS):
        yield Mistake(("board", "areas"), "there must be eight, numbered 1 to 8")
    if sorted(zone.side for zone in board.zones) != sorted(SIDES):
        yield Mistake(("board", "zones"), "there must be one on each side: north, east, south, west")
    joined: set[tuple[int, ...]] = set()
    for name, pairs in (("borders", board.borders), ("bridges", board.bridges)):
        for number, pair in enumerate(pairs):
            place: Place = ("board", name, number)
            first, second = sorted(pair)
            if first == second:
                yield Mistake(place, f"area {first} cannot touch itself")
            if (first, second) in joined:
                yield Mistake(place, f"areas {first} and {second} are joined twice")
            joined.add((first, second))
    for lonely in sorted(set(AREAS) - {area for pair in joined for area in pair}):
        yield Mistake(("board", "borders"), f"area {lonely} touches no other")


def _repeated(pack: Pack) -> Iterator[Mistake]:
    factions = list(enumerate(pack.factions))
    yield from _twice(((("factions", number), faction.key) for number, faction in factions))
    yield from _twice(((("scenarios", number), scenario.key) for number, scenario in enumerate(pack.scenarios)))
    for name in ("elites", "cards", "skills"):
        yield from _twice(
            (("factions", number, name, place), thing.key)
            for number, faction in factions
            for place, thing in enumerate(getattr(faction, name))
        )


def _twice(keys: Iterable[tuple[Place, str]]) -> Iterator[Mistake]:
    known: set[str] = set()
    for place, key in keys:
        if key in known:
            yield Mistake((*place, "key"), f"the key `{key}` is there already")
        known.add(key)


def _in_faction(place: Place, faction: Faction) -> Iterator[Mistake]:
    for number, card in enumerate(faction.cards):
        if bool(card.once) == bool(card.passive):
            said = "either `once` or `passive` says what it does, and only one of them"
            yield Mistake((*place, "cards", number), said)
        if _is_here(card.once):
            yield Mistake((*place, "cards", number), "a card has no place, so `here` names none")
    for number, skill in enumerate(faction.skills):
        if _is_here(skill.effects):
            yield Mistake((*place, "skills", number), "a skill has no place, so `here` names none")
        if _corra(skill.effects) >= skill.cost:
            yield Mistake((*place, "skills", number, "cost"), "it must cost more corra than it gains")
    for number, elite in enumerate(faction.elites):
        if _corra((*elite.on_deploy, *elite.recall)) >= elite.cost:
            said = "it must cost more corra than `on_deploy` and `recall` gain"
            yield Mistake((*place, "elites", number, "cost"), said)
        if elite.deploy == "here":
            yield Mistake((*place, "elites", number, "deploy"), "an elite cannot be deployed where it already is")


def _is_here(effects: Iterable[Effect]) -> bool:
    """Whether one of these effects happens where an elite is, though none is meant."""
    return any("here" in (getattr(effect, "where", ""), getattr(effect, "start", "")) for effect in effects)


def _corra(effects: Iterable[Effect]) -> int:
    return sum(effect.corra for effect in effects if isinstance(effect, Gain))
