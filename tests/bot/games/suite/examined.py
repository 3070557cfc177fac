"""Matches that are examined once in a test run, for all that is to be proven of them."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.bot.games.contestants import contestants
from tests.bot.games.suite.conformance import WHOLE, Exam
from tests.bot.games.suite.overheard import Overheard
from tests.bot.games.suite.play import any_setup, variants
from tests.once import MadeOnce

SEEDS = int(os.environ.get("CONFORMANCE", "1"))
"""``CONFORMANCE=20`` in the environment plays twenty times as many matches."""
MATCHES = {"doomtrooper": 1, "twom": 1, "zloba": 1}
"""Matches of every variant of a game whose matches are long; two of any other."""
MORE = {"doomtrooper": 2, "twom": 2, "zloba": 4}
"""The same in the slow tests; eight of any other."""
FIRST = {"zloba": 1}
"""The first seed of a game, where not the first match of all has something hidden."""
CLOSELY = {"zloba": 0.02, "prsi": 0.02}
"""The part of the positions that is looked at, beside those that are looked at as the first of their kind."""
EACH = {"doomtrooper": 1, "twom": 1}
"""How many positions of one kind are looked at; two of any other game."""
KINDS = {"zloba": 0.4, "doomtrooper": 0.5}
"""The part of the kinds of positions of which some are looked at; of any other game, and in the slow tests, all."""
PLAYED = frozenset(
    {("doomtrooper-sv@base", "free"), ("doomtrooper-sv@base", "arch-enemies"), ("doomtrooper-cs@2018-10-28", "free")}
)
"""Rulesets and variants of which matches are played, but only the first and the last position is looked at.

Each asks what another variant of its ruleset asks too; the slow tests look at it as at the others.
"""
SELDOM = PLAYED | {
    ("doomtrooper-sv@base", "duel"),
    ("doomtrooper-sv@base", "teams"),
    ("twom-cs@2026", "group"),
    ("zloba-cs@2025", "competitive"),
}
"""Those, and others that are looked at in the slow tests alone; of This War of Mine the tiny pack is looked at."""
STEPS = {"twom": 120}
"""How many steps of each prompt are looked at; :data:`WHOLE` of any other game, and of each in the slow tests."""


class Examined(Struct):
    """Findings about a match that keeps the contract.

    Attributes:
        accepted, refused, hid, renamed: how often an answer was accepted, another one refused, something hidden, and
            something called otherwise.
        digests: of every position, and of the events.
        said: by the key of each line, the names of its arguments.
        named: the texts of the component pack that lines name, by their keys.
    """

    accepted: int
    refused: int
    hid: int
    renamed: int
    digests: list[str]
    said: dict[str, set[frozenset[str]]]
    named: set[str]


def seeds(key: str) -> range:
    """The matches of every variant of a game."""
    first = FIRST.get(key, 0)
    return range(first, first + SEEDS * MATCHES.get(key, 2))


def examined(made_once: MadeOnce, key: str, ruleset: str, variant: str) -> list[Examined]:
    """The matches of a variant, each looked at from every side unless the test run has done so."""

    def write(folder: Path) -> Path:
        found = [examine(key, ruleset, variant, seed) for seed in seeds(key)]
        (folder / "examined.json").write_bytes(msgspec.json.encode(found))
        return folder / "examined.json"

    return msgspec.json.decode(
        made_once(f"examined-{key}-{ruleset}-{variant}", write).read_bytes(), type=list[Examined]
    )


def examine(key: str, ruleset: str, variant: str, seed: int, each: int | None = None) -> Examined:
    """Look at one match, and listen to it; for ``each`` see :class:`Exam`."""
    heard = Overheard(contestants()[key])
    game = heard.game()
    (chosen,) = [one for one in variants(game) if (one[0].key, one[1].key) == (ruleset, variant)]
    closely, kinds = CLOSELY.get(key, 0.0), KINDS.get(key, 1.0) if each is None else 1.0
    looks, steps = (EACH.get(key, 2), STEPS.get(key, WHOLE)) if each is None else (each, WHOLE)
    if each is None and (ruleset, variant) in PLAYED:
        looks, closely = 0, 0.0
    exam = Exam(game, any_setup(game, *chosen, seed), seed, closely=closely, each=looks, kinds=kinds, steps=steps)
    exam.run()
    secrecy = exam.secrecy
    return Examined(exam.accepted, exam.refused, secrecy.hid, secrecy.named, exam.digests, heard.said, heard.named)
