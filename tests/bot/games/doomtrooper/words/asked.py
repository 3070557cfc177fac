"""The names that the engine asks for, read off its code: the arguments of the functions that look them up."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tests.house import ROOT

ENGINE = ROOT / "bot/games/doomtrooper"
SPOKEN = frozenset({"words", "telling", "cards", "decks"})
"""Folders in which names are written, told or listed, not carried out."""
LOOKUPS: dict[str, str] = {
    "barred": "doing",
    "bars_player": "doing",
    "barred_by_tags": "doing",
    "_barred_for_good": "doing",
    "permitted": "doing",
    "permits": "doing",
    "permits_player": "doing",
    "player_permits": "doing",
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
        "use:*": "effects/standing.py",
        "used": "effects/standing.py",
        "work": "effects/standing.py",
        "target:*": "kinds/receiving.py",
        "leave:*": "effects/deeds/places.py",
        "enter:*": "effects/deeds/places.py",
    },
    "ability": {"cultist": "actions/cultists.py", "commander": "actions/cultists.py"},
    "harm": {
        "gain:*": "effects/tags.py",
        "lose:*": "effects/tags.py",
        "lost": "effects/look/keeping.py",
        "wounded": "combat/harm.py",
        "killed": "combat/harm.py",
        "discarded": "combat/harm.py",
        "sacrificed": "combat/harm.py",
    },
    "limit": {"own-copies": "play/limits.py"},
    "event": {
        "left": "flow/leaving.py",
        "discarded": "flow/leaving.py",
        "sacrificed": "flow/leaving.py",
        "killed": "combat/harm.py",
        "kills": "combat/harm.py",
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


def _calls() -> Iterator[tuple[str, str]]:
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
            yield node.value
