"""Takes the README's pictures anew: ``python -m tests.bot.playground.screenshots``.

The playground runs on the digest alone, because a picture in the repository may show no sentence of a rulebook.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.bot.playground.browser import ROOT, opened, started

FOLDER = ROOT / ".github" / "screenshots"
PICTURES = {
    "confident": (("Alice", "pravidlo", "Kolik bodů je potřeba na výhru?"), (1120, 760)),
    "unsure": (("Bob", "rule", "můžu vzít tah zpátky?"), (1120, 700)),
    "long": (("Alice", "pravidlo", "Jaké jsou účinky chaosu v Ukázce síly?"), (1120, 980)),
}


def take(folder: Path) -> None:
    """Ask each question in a fresh playground and save what the page shows."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, ((member, command, question), size) in PICTURES.items():
        with (
            tempfile.TemporaryDirectory() as data,
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
            started(Path(data)) as address,
            opened(address, Path(profile), size=size) as page,
        ):
            page.speak_as(member)
            page.use(command, question)
            page.picture(folder / f"{name}.png")


if __name__ == "__main__":
    take(FOLDER)
