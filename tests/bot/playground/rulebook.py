"""Adds a rulebook of two columns by dropping it on the page of a telephone, asks it, and takes pictures of it all.

    python -m tests.bot.playground.rulebook FOLDER [cs|en|sv]

One of its pages has no text, and at last the book is removed.
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
    "kolik mincí zaplatí přístav 3?",
    "vad händer när storm 5 bryter ut?",
)
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

    def drop(self, name: str, content: bytes, heading: str) -> None:
        """Drop a file on the page, send the command that it becomes, and wait for the report on it."""
        self.page.run(DROP, name, base64.b64encode(content).decode())
        self.shot("dropped")
        self.page.run(SEND)
        self.until(heading)

    def until(self, text: str) -> None:
        """Wait until a message has this text."""
        until = time.monotonic() + PATIENCE
        while not any(text in message for message in settled(self.page)):
            if time.monotonic() > until:
                raise TimeoutError(f"{text!r} does not come: {self.page.messages()[-1]}")
            time.sleep(1)


def lighthouse(walk: Owner) -> None:
    """Add the book, try it, confirm it, ask it, correct it, and remove it."""
    walk.drop("lighthouse.pdf", book(), walk.say("book-look-over").split("**")[1])
    walk.shot("report")
    walk.pick(walk.say("book-confirm"), walk.say("book-confirm"))
    walk.until(walk.say("book-pages-private").replace("*", ""))
    walk.shot("confirmed")
    for place, question in enumerate(QUESTIONS):
        walk.command("rule", text=question, **{walk.say("command-game"): TITLE})
        walk.shot(f"answer-{place}")
        if walk.say("button-page") not in walk.page.offers(question):
            continue  # the book does not say it surely
        walk.pick(question, walk.say("button-page"))
        walk.until(walk.say("page-title", book=TITLE, page=0).rpartition(" ")[0])
        walk.shot(f"page-{place}")
    walk.command("rulebook", "rulebook-remove", text=TITLE)
    walk.pick(walk.say("book-remove-about"), walk.say("book-remove"))
    walk.until(walk.say("book-removed"))
    walk.shot("removed")


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
