"""Takes the pictures of the README and the manuals again: ``python -m tests.bot.playground.screenshots [NAME ...]``.

Everything is played by clicks at a telephone in English, on the digest alone: a picture in the repository shows no
sentence of a rulebook.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from rules_index import Language
from tests.bot.playground.browser import CLOSE_TOUR, fresh
from tests.bot.playground.evening import started, turn
from tests.bot.playground.first_match import CHANNELS, Beginner
from tests.bot.playground.playing import SETTLED, settled
from tests.bot.playground.walking import TELEPHONE, speakers
from tests.house import ROOT
from tests.manuals import PICTURES
from tests.once import digest_index

FOLDER = ROOT / ".github" / "screenshots"
CHANNEL = "zloba"
QUESTION = "Do I score a tied region?"
TURNS = 4
"""How many turns are played before something is disputed."""
PICKS = {"zloba": 16, "doomtrooper": 40, "twom": 6}
"""How often something is picked in the first match of a game, until there is something to see on its board."""
LOOKS = 600
"""How often a panel is looked at until that much was picked."""
DISPUTED = (
    "Can I attack from the Shores?",
    "Cyril says my troops on the Shores may not attack the region next to them.",
)
ANSWER = "Trupper på Stranden får inte anfalla. Det står i reglerna."
"""The question and the view of who disputes something, and the other side's view."""
ONLY = """
const [texts, boards, about] = arguments, all = [...document.querySelectorAll(".message")];
const kept = texts.map((text) => all.filter((one) => one.innerText.includes(text)).pop());
for (const one of all) if (!kept.includes(one)) one.remove();
for (const one of document.querySelectorAll("#sidebar, header, #composer, #notice")) one.style.display = "none";
if (!boards) {
  for (const one of document.querySelectorAll(".message .zoom")) one.remove();
  for (const one of document.querySelectorAll(".message p")) if (one.innerText.startsWith(about)) one.remove();
}
"""
LOADED = (
    "return Promise.all([...document.querySelectorAll('.message img')].map((one) => one.decode())).then(() => true)"
)
BOTTOM = """
document.getElementById("messages").scrollTop = 0;
return Math.ceil(document.getElementById("messages").lastElementChild.getBoundingClientRect().bottom);
"""
DRAWN = 8.0
"""Seconds after which a channel shows the newest board: it is drawn at most once in five."""
HIGH, MARGIN = 2400, 8
"""The height of the window for a picture, and the pixels that are left below the last message."""


class Photographer(Beginner):
    """Somebody who plays, and keeps pictures of what the last messages with some texts show."""

    def keep(self, name: str, *texts: str, boards: bool = True) -> None:
        """Keep a picture of these messages alone, with their boards or without them and what is said about them."""
        for text in texts:
            self.wait(text)
        time.sleep(DRAWN)
        settled(self.page)
        self.page.resize(TELEPHONE[0], HIGH)
        self.page.run(ONLY, list(texts), boards, self.say("desk-boards", agreed="\0").partition("\0")[0])
        self.page.run(LOADED)
        time.sleep(2 * SETTLED)
        bottom = self.page.run(BOTTOM)
        self.save(name)
        path = self.folder / f"{name}.png"
        with Image.open(path) as image:
            cut = image.crop((0, 0, image.width, min(image.height, bottom + MARGIN)))
        cut.save(path, optimize=True)

    def first_match(self, game: str) -> str:
        """Begin the first match of a game and pick something some times; the title of the open panel.

        Raises:
            TimeoutError: too little is asked.
        """
        chooser = random.Random(game)
        self.be("Alice", CHANNELS[game])
        self.new_match("first-open")
        panel = self.open(1)
        left = PICKS[game]
        for _ in range(LOOKS):
            if self.choose(panel, chooser):
                left -= 1
            else:
                time.sleep(SETTLED)
            if not left:
                return panel
        raise TimeoutError(f"{left} of {PICKS[game]} answers are still to be picked in {panel!r} of {game}")


def answer(walk: Photographer) -> None:
    """A question and its answer."""
    walk.be("Alice", CHANNEL)
    walk.command("rule", text=QUESTION)
    walk.keep("answer", QUESTION)


def move(walk: Photographer) -> None:
    """The board of Zloba, and the panel of whose turn it is."""
    panel = walk.first_match("zloba")
    walk.keep("move", walk.everybody("status-play"), panel)


def doomtrooper(walk: Photographer) -> None:
    """The table of Doomtrooper."""
    walk.first_match("doomtrooper")
    walk.keep("doomtrooper", walk.everybody("status-play"))


def twom(walk: Photographer) -> None:
    """The shelter of This War of Mine."""
    walk.first_match("twom")
    walk.keep("twom", walk.everybody("status-play"))


def case(walk: Photographer) -> None:
    """Bob disputes a move of Cyril's, and Alice judges."""
    chooser = random.Random(2)
    started(walk, "Bob", "Cyril")
    for number in range(TURNS):
        turn(walk, ("Bob", "Cyril")[number % 2], chooser, match=1)
    walk.be("Bob", CHANNEL)
    walk.command("match", "match-history")
    walk.pick(walk.say("status-dispute"), walk.say("status-dispute"))
    walk.form(DISPUTED)
    tell = walk.everybody("dispute-press-tell")
    walk.be("Cyril", CHANNEL)
    walk.page.pick(tell, tell)
    walk.form((ANSWER,))
    walk.be("Alice", CHANNEL)
    walk.command("desk")
    pick = walk.say("desk-title")
    walk.wait(pick)
    walk.pick(pick, next(label for label in walk.page.offers(pick) if "D-1" in label))
    take = walk.say("desk-claim")
    walk.pick(take, take)
    overview = walk.say("desk-section-overview")
    walk.keep("case", overview, boards=False)


TAKEN: dict[str, Callable[[Photographer], None]] = {
    "answer": answer,
    "move": move,
    "case": case,
    "doomtrooper": doomtrooper,
    "twom": twom,
}


def take(folder: Path, name: str) -> None:
    """Take one picture, in a playground that starts for the first time; where it stops, keep what the page showed."""
    with fresh(TELEPHONE, languages="en", index=digest_index()) as (page, _):
        walk = Photographer(page, folder, speakers(Language.EN), Language.EN)
        walk.be("Alice", CHANNEL)
        page.run(CLOSE_TOUR)
        page.until_prepared()
        try:
            TAKEN[name](walk)
        except BaseException:
            stopped = Path(tempfile.gettempdir()) / f"{name}-stopped.png"
            page.picture(stopped)
            sys.stderr.write(f"{name} stopped at {stopped}\n")
            raise


if __name__ == "__main__":
    for each in sys.argv[1:] or PICTURES:
        take(FOLDER, each)
