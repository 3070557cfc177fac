"""What games say: every line is a sentence in every language, and every rule they cite is in the digest."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.syntax import ast

from bot.games.values import SPECTATOR
from bot.installed import known_games
from bot.locales.sentences import FOLDERS
from rules_index import Language
from tests.bot.fluent_files import parsed
from tests.bot.games.contestants import contestants, matches
from tests.bot.games.suite.conformance import Exam
from tests.bot.games.suite.examined import SELDOM, examined, seeds
from tests.bot.games.suite.overheard import Overheard
from tests.bot.games.suite.play import Match, any_setup, variants
from tests.bot.games.toy.game import Toy
from tests.once import MadeOnce
from tests.oracles import packaged_rules

LONG = frozenset({"doomtrooper", "twom"})
"""Games whose matches are long; tests of their own look for sentences that chance does not reach."""
KNOWN = [pytest.param(*way, marks=[pytest.mark.slow] if way[1:] in SELDOM else []) for way in matches()]


@cache
def sentences(language: Language) -> dict[str, set[str]]:
    """The variables of every message of a language, by its id."""
    found = {}
    for path in (path for folder in FOLDERS for path in folder.glob(f"{language}/*.ftl")):
        for entry in parsed(path).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = variables(entry)
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    values = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for value in values for name in variables(value)}


@pytest.mark.parametrize(("key", "ruleset", "variant"), KNOWN)
def test_every_line_is_a_sentence_in_every_language(key: str, ruleset: str, variant: str, made_once: MadeOnce) -> None:
    heard = Overheard(contestants()[key])
    game = heard.game()
    for exam in examined(made_once, key, ruleset, variant):
        heard.named |= exam.named
        for line, told in exam.said.items():
            heard.said.setdefault(line, set()).update(told)
    (chosen,) = [each for each in variants(game) if (each[0].key, each[1].key) == (ruleset, variant)]
    for seed in range(seeds(key).stop, 1 if key in LONG else 3):
        for move in Match(game, any_setup(game, *chosen, seed), seed):
            for event in move.events:
                for viewer in (move.prompt.seat, SPECTATOR):
                    heard.narrate(event, viewer)
    assert len(heard.said) > 20
    assert bool(heard.named) == bool(game.texts)
    assert heard.named <= game.texts.keys()
    wrong = [
        f"{language}: {line}" + (f" says {', '.join(missing)}, and is not told it" if line in known else " is unknown")
        for language in Language
        for known in [sentences(language)]
        for line, told in sorted(heard.said.items())
        for missing in [sorted(known.get(line, set()) - frozenset.intersection(*told))]
        if line not in known or missing
    ]
    assert not wrong, "\n".join(wrong)


def test_listening_hears_everything() -> None:
    heard = Overheard(Toy())
    Exam(heard.game(), any_setup(heard.game(), *variants(heard.game())[0], 1), 1).run()
    inner = {"toy-card": {frozenset({"value", "number"})}, "toy-no-turn": {frozenset()}}
    assert inner.items() <= heard.said.items()
    assert {"toy-ask-stake", "toy-ask-react", "toy-draw", "toy-dealt", "toy-over", "toy-conceded"} <= heard.said.keys()


@pytest.mark.parametrize("key", list(known_games()))
def test_every_rule_a_game_cites_is_in_the_digest(key: str) -> None:
    assert contestants()[key].rules <= {rule.slug for rule in packaged_rules()}
