"""Takes the README's pictures anew: ``python -m tests.bot.playground.screenshots``.

The playground runs on the digest alone, because a picture in the repository may show no sentence of a rulebook.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bot.playground.browser import ROOT, opened, started

FOLDER = ROOT / ".github" / "screenshots"
PICTURES = {
    "confident": (("Alice", "zloba", "pravidlo", "Kolik bodů je potřeba na výhru?"), (1120, 760)),
    "unsure": (("Bob", "zloba", "rule", "můžu vzít tah zpátky?"), (1120, 700)),
    "long": (("Alice", "zloba", "pravidlo", "Jaké jsou účinky chaosu v Ukázce síly?"), (1120, 980)),
    "refusal-sv": (("Cyril", "doomtrooper", "regel", "Vad kostar en booster i affären?"), (1120, 760)),
    "slang-cs": (("Alice", "doomtrooper", "pravidlo", "smim nechat vsechny chlapy schovany?"), (1120, 860)),
    "swedish": (("Cyril", "doomtrooper", "regel", "Vad händer när båda får slut på kort?"), (1120, 860)),
    "english": (("Bob", "this-war-of-mine", "rule", "Can two of us sleep in one bed?"), (1120, 860)),
    "term-en": (("Bob", "zloba", "term", "threat"), (1120, 860)),
    "compare": (("Alice", "doomtrooper", "porovnej", "na kolik bodů se hraje"), (1120, 1000)),
    "compare-sv": (("Cyril", "doomtrooper", "jämför", "rustning i skydd"), (1120, 1000)),
    "card": (("Alice", "doomtrooper", "karta", "Bohem požehnaný"), (1120, 900)),
}


def take(folder: Path) -> None:
    """Ask each question in a fresh playground and save what the page shows."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, ((member, channel, command, question), size) in PICTURES.items():
        with (
            tempfile.TemporaryDirectory() as data,
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
            started(Path(data)) as address,
            opened(address, Path(profile), size=size) as page,
        ):
            page.speak_as(member)
            page.enter(channel)
            page.use(command, question)
            page.picture(folder / f"{name}.png")


if __name__ == "__main__":
    take(FOLDER)
