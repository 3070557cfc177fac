"""Walks in the playground from a refused take-back to the judge who undoes the move, by clicks alone, with pictures.

    python -m tests.bot.playground.refusing [FOLDER]

Bob (English) and Cyril (Swedish) play until dice are rolled by a move, which its player would like to take back; Alice
(Czech) judges.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from tests.bot.playground.browser import fresh
from tests.bot.playground.playing import wait
from tests.bot.playground.walking import CARD, PLAYERS, WINDOW, Walk, begin, claim, turn
from tests.house import ROOT

FOLDER = ROOT / ".github" / "screenshots" / "disputes"
OPENING, MOST_TURNS = 2, 40
"""The turns in which cards are chosen, and those until dice must be rolled."""
TAKE_BACK = {"Bob": "match undo", "Cyril": "match ångra"}
QUESTION = {"Bob": "May I take a slip of the finger back?", "Cyril": "Får jag ta tillbaka ett felklick?"}
OTHER_VIEW = {"Bob": "It looked like a slip to me too.", "Cyril": "Jag såg inget felklick, men det gör inget."}


def until_dice(walk: Walk) -> str:
    """Play until a move rolls dice; whose it was.

    Raises:
        AssertionError: no move did.
    """
    chooser = random.Random(1)
    begin(walk)
    for number in range(MOST_TURNS):
        who = PLAYERS[number % 2]
        played = number >= OPENING
        if turn(walk, who, chooser, until_final=played) and played:
            return who
    raise AssertionError(f"no dice were rolled in {MOST_TURNS} turns")


def refused(walk: Walk) -> None:
    """A take-back is refused, its refusal disputed by its own button, and the move undone by the judge."""
    page, who = walk.page, until_dice(walk)
    other = next(each for each in PLAYERS if each != who)
    page.use(TAKE_BACK[who])
    no = walk.say("match-refused")
    walk.picture("refused", no)
    walk.be(who, "zloba")
    walk.press(no, "status-dispute")
    page.until_form()
    walk.save("refused-form")
    walk.form((QUESTION[who], ""))
    walk.be(other, "zloba")
    walk.press(CARD, "dispute-press-tell", public=True)
    walk.form((OTHER_VIEW[other],))

    claim(walk, "Alice", "zloba", "D-1", QUESTION[who])
    walk.press("D-1", "desk-section-refused")
    walk.picture("refused-command", "D-1")
    walk.be("Alice", "zloba")
    walk.press("D-1", "desk-verdict")
    walk.form(
        (
            "Tah se vrací: byl to překlep, kostky ještě nikdo nepoužil.",
            "Oba říkají totéž a hod nikomu nic neprozradil.",
            "",
            walk.say("remedy-kind-back-anew"),
        )
    )
    walk.picture("refused-rewind", walk.say("verdict-title-give"))
    walk.be("Alice", "zloba")
    walk.press(walk.say("verdict-title-give"), "verdict-give")

    walk.be(who, "zloba")
    walk.picture("refused-verdict", CARD)
    walk.be(who, "zloba")
    walk.pick("Můj tah", "Můj tah")
    wait(page, walk.say("panel-title", match=1))
    walk.picture("refused-undone", walk.say("panel-title", match=1))


def take(folder: Path) -> None:
    """Walk through it in a fresh playground."""
    folder.mkdir(parents=True, exist_ok=True)
    with fresh(WINDOW) as (page, _):
        refused(Walk(page, folder))


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
