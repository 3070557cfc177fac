"""Conditions of cards that the proof does not break by itself, and the tests that break each of them by hand."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])
_HAPPENING = "tests.bot.games.doomtrooper.happening"
_SHOWN: dict[tuple[str, str], str] = {
    ("01150", "if word 0.0"): (
        f"{_HAPPENING}.test_wholly_said:test_hatamoto_has_no_reward_for_other_missions_while_one_lies_on_him"
    ),
    ("04062", "event 1.0"): (
        f"{_HAPPENING}.test_replacing:test_lifeguard_armor_is_hit_for_its_bearer_until_the_second_hit"
    ),
}


def shows(code: str, *parts: str) -> Callable[[Test], Test]:
    """Say of a test that it breaks conditions of a card once, and barely meets them; they are named as in the proof."""

    def note(test: Test) -> Test:
        _SHOWN.update(dict.fromkeys(((code, part) for part in parts), f"{test.__module__}:{test.__name__}"))
        return test

    return note


def shown() -> dict[tuple[str, str], str]:
    """For each condition that is broken by hand, by the code of its card and its name, the test that does it.

    A test is ``module:function``.
    """
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        import_module(f"{__package__}.{path.stem}")
    return dict(_SHOWN)
