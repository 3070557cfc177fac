"""Adds a rulebook of two columns by dropping it on the page of a telephone, asks it, and takes pictures of it all.

    python -m tests.bot.playground.rulebook FOLDER [cs|en|sv]

One of its pages has no text. An erratum is added to it, and at last both are removed.
"""

from __future__ import annotations

import base64
import sys
import time
from pathlib import Path

from rules_index import Language
from tests.bot.playground.browser import CLOSE_TOUR, fresh
from tests.bot.playground.evening import Telephone
from tests.bot.playground.playing import settled
from tests.bot.playground.walking import TELEPHONE, speakers
from tests.rules_index.sources.pdf.printing import Printed, column, pdf

CHANNEL = "zloba"
TITLE = "The lighthouse"
PAGES, BLANK = 20, 13
CHAPTERS = (
    ("Lanterns", "A pilot holds at most {n} lanterns.\nWho takes one more gives another\none back to the harbour.\n"
     "A lantern that was lit burns until\nthe end of the watch."),
    ("Storms", "When storm {n} breaks, each pilot\nloses one lantern at once.\nA pilot without lanterns drifts,\n"
     "and may not move before the next\nwatch begins."),
    ("Reefs", "A ship that meets reef {n} stops\nthere and ends its move.\nTwo ships on one reef help each\n"
     "other: both are free again at the\nnext tide."),
    ("Harbours", "Harbour {n} takes one ship in each\nwatch and pays two coins for it.\n"
     "A full harbour takes no ship, not\neven that of its own pilot."),
)  # fmt: skip
QUESTIONS = (
    "what happens when storm 5 breaks?",
    "how many coins does harbour 3 pay?",
    "how long does a lantern burn?",
    "may a pilot without lanterns move?",
    "what if two ships are on one reef?",
    "kolik mincí zaplatí přístav 3?",
    "kolik luceren smí mít kormidelník?",
    "co se stane, když loď narazí na útes 6?",
    "kolik lodí se vejde do přístavu 7?",
    "kdo smí hrát na housle?",
)
ERRATUM = b"# Errata\n\n## Harbours 3\n\nHarbour 3 takes one ship in each watch and pays five coins for it.\n"
DROP = """
const [name, content] = arguments, letters = atob(content);
const file = new File([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], name);
const data = new DataTransfer();
data.items.add(file);
document.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
"""
SEND = "document.querySelector('#composer button[type=submit]').click()"
PATIENCE = 300


def book() -> bytes:
    """A rulebook of 20 pages in two columns, one of which has no text."""
    pages = []
    for page in range(1, PAGES + 1):
        lines: list[Printed] = []
        for side, (title, text) in enumerate((CHAPTERS[page % 4], CHAPTERS[(page + 1) % 4])):
            left, down = 60 + 260 * side, 120 + (67 * page + 41 * side) % 300
            lines.append(Printed(f"{title} {page}", left, down, 14, "bold"))
            lines += column(text.format(n=page), left, down + 25)
        pages.append([] if page == BLANK else lines)
    pages[0].insert(0, Printed("THE LIGHTHOUSE", 60, 80, 24, "bold"))
    return pdf(*pages)


class Owner(Telephone):
    """Somebody who adds a rulebook."""

    def drop(self, name: str, content: bytes, heading: str, **options: str) -> None:
        """Drop a file on the page, send the command that it becomes with these options, and wait for the report."""
        self.page.run(DROP, name, base64.b64encode(content).decode())
        self.page.give(options)
        self.shot(f"dropped-{name.partition('.')[0]}")
        self.page.run(SEND)
        self.until(heading)

    def until(self, text: str) -> None:
        """Wait until a message has this text."""
        until = time.monotonic() + PATIENCE
        while not any(text in message for message in settled(self.page)):
            if time.monotonic() > until:
                raise TimeoutError(f"{text!r} does not come: {self.page.messages()[-1]}")
            time.sleep(1)

    def confirm(self, name: str) -> None:
        """Look over the report that is shown, and confirm it."""
        self.shot(f"report-{name}", self.say("book-outline"))
        self.pick(self.say("book-confirm"), self.say("book-confirm"))
        self.until(self.say("book-pages-private").replace("*", ""))
        self.shot(f"confirmed-{name}")

    def ask(self, place: int, question: str, title: str) -> None:
        """Ask the book, and see the page of what it says surely."""
        self.command("rule", text=question, **{self.say("command-game"): title})
        self.page.wait(lambda: self.say("button-ask-on") in self.page.offers(question))
        self.shot(f"answer-{place}", question)
        if self.say("button-page") in self.page.offers(question):
            self.pick(question, self.say("button-page"))
            page = self.say("page-title", book=title, page=0).rpartition(" ")[0]
            self.until(page)
            self.shot(f"page-{place}", page)


def lighthouse(walk: Owner) -> None:
    """Add the book, look it over, confirm it, ask it, correct it, and remove it."""
    look_over = walk.say("book-look-over").split("**")[1]
    walk.drop("lighthouse.pdf", book(), look_over)
    walk.confirm("lighthouse")
    for place, question in enumerate(QUESTIONS):
        walk.ask(place, question, TITLE)
    kind, corrects = (walk.say(f"command-rulebook-add-{name}") for name in ("kind", "corrects"))
    errata = walk.say("command-rulebook-add-kind-errata")
    walk.drop("errata.md", ERRATUM, look_over, **{kind: errata, corrects: TITLE})
    walk.confirm("errata")
    walk.ask(len(QUESTIONS), QUESTIONS[1], TITLE)
    walk.command("rulebook", "rulebook-list")
    walk.shot("list", walk.say("book-list"))
    walk.command("rulebook", "rulebook-remove", text=TITLE)
    walk.shot("remove", walk.say("book-remove-about"))
    walk.pick(walk.say("book-remove-about"), walk.say("book-remove"))
    walk.until(walk.say("book-removed"))
    walk.shot("removed", walk.say("book-removed"))


def main(folder: Path, language: Language) -> None:
    """Take the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    with fresh(TELEPHONE, language.value) as (page, _):
        walk = Owner(page, folder, speakers(language), language)
        page.run(CLOSE_TOUR)
        walk.be("Alice", CHANNEL)
        try:
            lighthouse(walk)
        except BaseException:
            page.picture(folder / "stopped.png")
            raise


if __name__ == "__main__":
    main(Path(sys.argv[1]), Language(sys.argv[2]) if len(sys.argv) > 2 else Language.EN)
