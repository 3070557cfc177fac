"""Plays whole matches in the playground by clicks alone, and takes pictures of their start, middle and end.

    python -m tests.bot.playground.playing FOLDER [competitive|solo]

One person plays against the game's own player, and one alone against the automated opponent of the first scenario.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tests.bot.playground.browser import Page, fresh

WINDOW = (1000, 1500)
PANEL, LOBBY, MANAGE, OVER = "Tvůj tah", "hledá hráče", "pro zakladatele", "Zápas skončil"
ASIDE = (
    "Herní plán",
    "Zpět",
    "Zrušit",
    "Skrýt",
    "Od začátku",
    "Co mám",
    "Vzít tah zpět",
    "Odpovědi předem",
    "Stejně jako minule",
)
IDLE = ("Odložit", "Ukončit", "Nechat")
"""What the person does only when there is nothing else."""
SETTLED, PATIENCE = 0.25, 60.0
"""Seconds between looks at the page, and until an answer must be there."""
MIDDLE, MOST = 30, 900
"""Clicks until the picture of the middle is taken, and until a match must be over."""


def wait(page: Page, text: str) -> None:
    """Wait until some message has this text.

    Raises:
        TimeoutError: it does not come.
    """
    until = time.monotonic() + PATIENCE
    while not any(text in message for message in page.messages()):
        if time.monotonic() > until:
            raise TimeoutError(f"no message says {text!r}:\n" + "\n---\n".join(page.messages()[-3:]))
        time.sleep(SETTLED)


def settled(page: Page) -> list[str]:
    """What the page shows, once it no longer changes."""
    shown = page.messages()
    while True:
        time.sleep(SETTLED)
        now = page.messages()
        if now == shown:
            return now
        shown = now


def play(page: Page, folder: Path, name: str, options: Mapping[str, str], *, automaton: bool, seed: int) -> int:
    """Play one match to its end and return how many clicks it took.

    Raises:
        TimeoutError: an answer does not come, or the match does not end.
    """
    chooser = random.Random(seed)
    page.speak_as("Alice")
    page.enter("zloba")
    page.use("zápas nový", options=options)
    wait(page, LOBBY)
    if automaton:
        page.pick(LOBBY, "Správa")
        wait(page, MANAGE)
        page.pick(MANAGE, "Obsadit místo botem")
        settled(page)
    page.pick(LOBBY, "Spustit")
    wait(page, "Můj tah")
    page.picture(folder / f"{name}-start.png")
    page.pick("Můj tah", "Můj tah")
    wait(page, PANEL)
    for clicks in range(1, MOST):
        if any(OVER in message for message in settled(page)):
            page.scroll_to_end()
            page.picture(folder / f"{name}-end.png")
            return clicks
        if clicks == MIDDLE:
            page.picture(folder / f"{name}-middle.png")
        offered = [label for label in page.offers(PANEL) if not label.startswith(ASIDE)]
        if offered:
            better = [label for label in offered if not label.startswith(IDLE)] or offered
            page.pick(PANEL, "Potvrdit" if "Potvrdit" in offered else chooser.choice(better))
        elif "Můj tah" in page.offers("Můj tah"):
            page.pick("Můj tah", "Můj tah")
    page.picture(folder / f"{name}-stuck.png")
    raise TimeoutError(f"the match is not over after {MOST} clicks:\n" + "\n---\n".join(page.messages()[-4:]))


def main(folder: Path, wanted: str) -> None:
    """Play both variants, or the one that is wanted, in fresh playgrounds."""
    folder.mkdir(parents=True, exist_ok=True)
    matches: dict[str, tuple[dict[str, str], bool]] = {
        "competitive": ({"varianta": "competitive"}, True),
        "solo": ({"varianta": "coop", "místa": "1"}, False),
    }
    for name, (options, automaton) in matches.items():
        if wanted not in ("", name):
            continue
        with fresh(WINDOW) as (page, _):
            clicks = play(page, folder, name, options, automaton=automaton, seed=1)
            sys.stdout.write(f"{name}: over after {clicks} clicks\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "")
