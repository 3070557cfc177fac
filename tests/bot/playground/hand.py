"""Measures a hand of Doomtrooper at a telephone: ``python -m tests.bot.playground.hand FOLDER [cs|en|sv ...]``.

It opens a first match, looks at what Alice has, in short and in full, and prints how many lines her hand takes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rules_index import Language
from tests.bot.playground.browser import CLOSE_TOUR, fresh
from tests.bot.playground.first_match import CHANNELS, Beginner
from tests.bot.playground.playing import settled
from tests.bot.playground.walking import TELEPHONE, in_languages, speakers

GAME = "doomtrooper"
LINES = """
const message = [...document.querySelectorAll(".message")].filter((one) => one.innerText.includes(arguments[0])).pop();
return [...message.querySelectorAll("small")].map((item) => {
  const range = document.createRange();
  range.selectNodeContents(item);
  // Boxes of one line end at almost the same height, bold ones and others; a space at its end has one of its own.
  const boxes = [...range.getClientRects()].filter((box) => box.width > 5);
  const ends = boxes.map((box) => box.bottom).sort((one, other) => one - other);
  return ends.filter((end, at) => at === 0 || end - ends[at - 1] > 8).length;
});
"""
"""By line in small print of the last message with a text, how many lines it takes."""


def measured(folder: Path, language: Language) -> None:
    """The hand of a first match in one language, as pictures, and its lines."""
    with fresh(TELEPHONE, languages=language) as (page, _):
        walk = Beginner(page, folder, speakers(language), language)
        walk.be("Alice", CHANNELS[GAME])
        page.run(CLOSE_TOUR)
        settled(page)
        walk.new_match("first-open")
        panel = walk.open(1)
        walk.shot("hand-asked", panel)
        walk.pick(panel, walk.say("panel-sheet"))
        title = walk.say("panel-sheet-title", match=1)
        walk.shot("hand-short", title)
        lines = page.run(LINES, title)
        walk.pick(title, walk.say("panel-sheet-full"))
        walk.shot("hand-full", title)
        sys.stdout.write(f"{language}: {len(lines)} cards in {sum(lines)} lines {lines}\n")


if __name__ == "__main__":
    in_languages(measured)
