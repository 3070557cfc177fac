"""The names that the engine asks for, read off its code: the arguments of the functions that look them up."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tests.house import ROOT

ENGINE = ROOT / "bot/games/doomtrooper"
SPOKEN = frozenset({"words", "pack", "tells"})
"""Rooms in which names are written, shown or listed, not carried out."""
LOOKUPS: dict[str, str] = {
    "barred": "doing",
    "bars_player": "doing",
    "barred_by_tags": "doing",
    "_barred_for_good": "doing",
    "permitted": "doing",
    "permits": "doing",
    "permits_player": "doing",
    "player_permits": "doing",
    "spoken_of": "doing",
    "ends": "doing",
    "has": "ability",
    "strength": "ability",
    "protected": "harm",
    "limit": "limit",
    "card_limit": "limit",
    "happened": "event",
    "watch": "event",
    "listening": "event",
}
"""By function the registry whose names its arguments are."""
BESIDE: dict[str, dict[str, str]] = {
    "doing": {
        "use:*": "looks/holding/standing.py",
        "used": "looks/holding/standing.py",
        "work": "looks/holding/standing.py",
        "target:*": "looks/playing/receiving.py",
        "leave:*": "acts/deeds/places.py",
        "enter:*": "acts/deeds/places.py",
    },
    "ability": {"cultist": "acts/actions/cultists.py", "commander": "acts/actions/cultists.py"},
    "harm": {
        "gain:*": "looks/meaning/tags.py",
        "lose:*": "looks/meaning/tags.py",
        "lost": "looks/holding/keeping.py",
        "wounded": "acts/combat/harm.py",
        "killed": "acts/combat/harm.py",
        "discarded": "acts/combat/harm.py",
        "sacrificed": "acts/combat/harm.py",
    },
    "limit": {"own-copies": "looks/playing/limits.py"},
    "event": {
        "left": "acts/happening/leaving.py",
        "discarded": "acts/happening/leaving.py",
        "sacrificed": "acts/happening/leaving.py",
        "killed": "acts/combat/harm.py",
        "kills": "acts/combat/harm.py",
    },
}
"""Names that are compared where they are needed, and the file that does it."""


@cache
def asked(registry: str) -> frozenset[str]:
    """The names of a registry that are looked up; one that ends in ``*`` stands for all that begin so."""
    found = {name for of, name in _calls() if of == registry}
    for name, file in BESIDE[registry].items():
        assert f'"{name.removesuffix(":*")}' in (ENGINE / file).read_text(), (name, file)
        found.add(name)
    return frozenset(found)


def is_asked(registry: str, name: str) -> bool:
    """Whether something asks for a name; where it asks for all that begin so, that is enough."""
    found = asked(registry)
    return name in found or any(one.endswith("*") and name.startswith(one[:-1]) and one != "*" for one in found)


@cache
def _calls() -> tuple[tuple[str, str], ...]:
    return tuple(_every_call())


def _every_call() -> Iterator[tuple[str, str]]:
    for file in sorted(ENGINE.rglob("*.py")):
        if file.relative_to(ENGINE).parts[0] in SPOKEN:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call):
                of = LOOKUPS.get(_name(node.func))
                for argument in node.args if of else ():
                    yield from ((of, name) for name in _names(argument) if of)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _names(argument: ast.expr) -> Iterator[str]:
    for node in ast.walk(argument):
        if isinstance(node, ast.JoinedStr):
            head = node.values[0]
            if isinstance(head, ast.Constant) and isinstance(head.value, str):
                yield head.value + "*"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value + "*" if node.value.endswith(":") else node.value
