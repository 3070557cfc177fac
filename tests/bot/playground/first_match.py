"""Plays the first match of each game to its end at a telephone by clicks alone, counts them, and takes pictures.

Printed is also how many controls a step has, and how many of them answer nothing. A picture is kept of the offer, of
each kind of question as it is met first, of the board, of the end, and of a lobby.

    python -m tests.bot.playground.first_match FOLDER [cs|en|sv ...]

Alice reads that language, as does everybody in public; the playground runs on the digest alone.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from statistics import mean

from selenium.common.exceptions import JavascriptException, TimeoutException

from rules_index import Language
from tests.bot.playground.browser import CLOSE_TOUR, Page, fresh
from tests.bot.playground.evening import IDLE, Telephone
from tests.bot.playground.playing import SETTLED, settled
from tests.bot.playground.walking import ASIDE, PUBLIC, SPEAKS, TELEPHONE, in_languages, speakers

CHANNELS = {"zloba": "zloba", "doomtrooper": "doomtrooper", "twom": "this-war-of-mine", "prsi": "prší"}
MOST = 1500
EXPLAINED = "💡 "
"""The beginning of an explanation, which each kind of question has once."""


class Beginner(Telephone):
    """Somebody who plays for the first time: takes advice where it is given, and anything else at random."""

    presses = 0

    def __init__(
        self, page: Page, folder: Path, speaks: Mapping[str, Language] = SPEAKS, public: Language = PUBLIC
    ) -> None:
        super().__init__(page, folder, speaks, public)
        self.steps: list[tuple[int, int]] = []
        """By step how many controls it had, and how many of them answer nothing."""

    def pick(self, heading: str, label: str) -> None:
        """Press something, and count it."""
        self.presses += 1
        super().pick(heading, label)

    @property
    def aside(self) -> tuple[str, ...]:
        """How the labels begin of what lies beside a question."""
        return (
            *(self.say(f"panel-{name}") for name in ASIDE),
            self.say("panel-again", answer="").strip(),
            self.say("guide-stop"),
            self.say("guide-learn"),
        )

    def offered(self, panel: str) -> list[str]:
        """The answers that a panel offers, without what lies beside the question."""
        return [label for label in self.page.offers(panel) if not label.startswith(self.aside)]

    def choose(self, panel: str, chooser: random.Random) -> bool:
        """Pick something in a panel, or confirm it; whether there was anything."""
        offered = self.offered(panel)
        if not offered:
            return False
        controls = self.page.controls(panel)
        self.steps.append((len(controls), sum(each.startswith(self.aside) for each in controls)))
        idle = tuple(self.say(name) for name in IDLE)
        confirm = self.say("panel-confirm")
        better = [label for label in offered if not label.startswith(idle)] or offered
        finished = [label for label in (confirm, self.say("panel-several-done")) if label in offered]
        with suppress(JavascriptException, TimeoutException, TimeoutError):
            self.pick(panel, finished[0] if finished else chooser.choice(better))
        return True

    def explained(self, panel: str) -> str:
        """The explanation of the question in a panel; empty where there is none."""
        shown = next((message for message in reversed(self.page.messages()) if panel in message), "")
        return next((line for line in shown.splitlines() if line.startswith(EXPLAINED)), "")


def first_match(walk: Beginner, game: str) -> int:
    """Alice plays the first match of a game to its end; how many presses that took.

    Raises:
        AssertionError: it does not end.
    """
    chooser = random.Random(game)
    walk.presses = 0
    walk.be("Alice", CHANNELS[game])
    walk.command("match", "match-new")
    offer = walk.say("first-offer-title")
    walk.shot(f"{game}-offer", offer)
    label = next(each for each in walk.page.offers(offer) if each.startswith(walk.say("first-open", game="").strip()))
    walk.pick(offer, label)
    walk.shot(f"{game}-begins")
    panel, over = walk.open(1), walk.say("panel-over")
    met = {""}
    for _ in range(MOST):
        if any(over in message for message in walk.page.messages()):
            walk.shot(f"{game}-end", over)
            return walk.presses
        if (kind := walk.explained(panel)) not in met:
            met.add(kind)
            walk.shot(f"{game}-{len(met) - 1:02}", panel)
            panel = walk.open(1)
        if not walk.choose(panel, chooser):
            time.sleep(SETTLED)
    raise AssertionError(f"the first match of {game} does not end")


def around(walk: Beginner, game: str) -> None:
    """The result as everybody sees it, then a lobby and what its host chooses."""
    walk.shot(f"{game}-result", walk.everybody("status-check"))
    walk.lobby()
    start = walk.everybody("lobby-start")
    walk.shot(f"{game}-lobby", start)
    choices = [label for label in walk.page.offers(start) if label.startswith(walk.everybody("lobby-choices"))]
    for label in choices:
        walk.pick(start, label)
        walk.shot(f"{game}-choices", walk.say("lobby-choices-title", match=2))


def evening(folder: Path, language: Language) -> None:
    """The first match of each game in one language, each in a fresh playground."""
    for game in CHANNELS:
        with fresh(TELEPHONE, languages=language) as (page, _):
            walk = Beginner(page, folder, speakers(language), language)
            walk.be("Alice", CHANNELS[game])
            page.run(CLOSE_TOUR)
            settled(page)
            presses = first_match(walk, game)
            around(walk, game)
            controls, aside = zip(*walk.steps, strict=True)
            sys.stdout.write(
                f"{language} {game}: {presses} presses; "
                f"controls of a step: {mean(controls):.1f}, at most {max(controls)}; "
                f"of them beside the question: {mean(aside):.1f}, at most {max(aside)}\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    in_languages(evening)
