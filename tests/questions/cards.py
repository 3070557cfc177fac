"""How long the cards of a question set are: ``python -m tests.questions.cards [--rulebooks FOLDER] [SET…]``.

Each question is asked where its set has it asked, by a reader of its language, and the card is counted as it is sent.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from discord import ui

from bot.chat.answers.card import Shown
from bot.chat.base.context import NOTHING, Played
from bot.chat.rulings.commands import card_of
from bot.chat.rulings.finding import Found, find
from bot.locales.sentences import localizer
from rules_index import Language, Oracle, build_index
from rules_index.command_line.quality import Asked, load_questions
from rules_index.sources import read_books

FOLDER = Path(__file__).parent
SETS = ("cellar", "garret", "loft")
SHORT, LONG = 500, 900
"""Characters that half of the cards have at most, and nine of ten."""


@dataclass(frozen=True, slots=True)
class Told:
    """A question with what it led to and the text of its card."""

    asked: Asked
    found: Found
    text: str
    rows: int


def main() -> None:
    """Print how long the cards of each set are."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--rulebooks", type=Path, default=FOLDER.parents[2] / "shared" / "rulebooks")
    asks.add_argument("sets", nargs="*", default=SETS)
    given = asks.parse_args()
    books, _ = read_books(given.rulebooks)
    with tempfile.TemporaryDirectory() as folder:
        index = Path(folder, "rules.sqlite")
        build_index(index, given.rulebooks)
        oracle = Oracle.open(index)
        for name in given.sets:
            told = [card for asked in load_questions(FOLDER / f"{name}.jsonl", books) for card in cards(oracle, asked)]
            sys.stdout.write(f"{name}: {lengths([len(each.text) for each in told])}\n")


def cards(oracle: Oracle, asked: Asked) -> Iterator[Told]:
    """The cards that answer a question: one, or one for each of several asked at once."""
    words = localizer(asked.language or Language.CS)
    usual = Played(asked.game, asked.edition) if asked.game else NOTHING
    found = find(oracle, asked.query, game=asked.game, usual=usual, language=asked.language)
    for question, each in (found.parts or {asked.query: found}).items():
        if each.problem is None:
            hits, played = len(each.rulings), each.played
            shown = Shown(
                1, question, each.kind, each.answered, hits, certain=each.certain, played=played, books=oracle.books
            )
            view = card_of(shown, each, words)
            rows = sum(isinstance(item, ui.ActionRow) for item in view.children)
            yield Told(asked, each, text_of(view), rows)


def text_of(view: ui.LayoutView) -> str:
    """All text of a card, a line between its parts."""
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def lengths(counted: Sequence[int]) -> str:
    """How long cards are, in characters: half of them, nine of ten, the longest, and how many are over the limits."""
    ordered = sorted(counted) or [0]
    middle, most = ordered[len(ordered) // 2], ordered[min(len(ordered) * 9 // 10, len(ordered) - 1)]
    return (
        f"{len(counted)} cards, half of at most {middle} characters, nine of ten {most}, the longest {ordered[-1]}; "
        f"over {SHORT}: {sum(each > SHORT for each in counted)}, over {LONG}: {sum(each > LONG for each in counted)}"
    )


if __name__ == "__main__":
    main()
