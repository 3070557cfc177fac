"""Takes the README's pictures anew: ``python -m tests.bot.playground.screenshots``.

The playground runs on the digest alone, because a picture in the repository may show no sentence of a rulebook.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bot.playground.browser import ROOT, opened, started

FOLDER = ROOT / ".github" / "screenshots"
WINDOW = (1120, 900)
PICTURES = {
    "confident": ("Alice", "zloba", "pravidlo", "Kolik bodů je potřeba na výhru?"),
    "unsure": ("Bob", "zloba", "rule", "Can I take back my move?"),
    "long": ("Alice", "zloba", "pravidlo", "Jaké jsou účinky chaosu v Ukázce síly?"),
    "refusal-sv": ("Cyril", "doomtrooper", "regel", "Vad kostar en booster i affären?"),
    "slang-cs": ("Alice", "doomtrooper", "pravidlo", "smim nechat vsechny chlapy schovany?"),
    "swedish": ("Cyril", "doomtrooper", "regel", "Vad händer när båda får slut på kort?"),
    "english": ("Bob", "this-war-of-mine", "rule", "Can two of us sleep in one bed?"),
    "term-en": ("Bob", "zloba", "term", "threat"),
    "compare": ("Alice", "doomtrooper", "porovnej", "na kolik bodů se hraje"),
    "compare-sv": ("Cyril", "doomtrooper", "jämför", "rustning i skydd"),
    "card": ("Alice", "doomtrooper", "karta", "Bohem požehnaný"),
    "phase": ("Alice", "zloba", "fáze", ""),
    "phase-sv": ("Cyril", "doomtrooper", "fas", ""),
    "phase-en": ("Bob", "this-war-of-mine", "phase", ""),
    "scenario": ("Alice", "zloba", "scénář", "ukázka"),
}


def take(folder: Path) -> None:
    """Ask each question in a fresh playground and save what the page shows."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (member, channel, command, question) in PICTURES.items():
        with (
            tempfile.TemporaryDirectory() as data,
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
            started(Path(data)) as address,
            opened(address, Path(profile), size=WINDOW) as page,
        ):
            page.speak_as(member)
            page.enter(channel)
            page.use(command, question)
            page.fit()
            page.picture(folder / f"{name}.png")


if __name__ == "__main__":
    take(FOLDER)
