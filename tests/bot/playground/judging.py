"""Walks the judge's desk in the playground by clicks alone, and takes pictures of it.

    python -m tests.bot.playground.judging [FOLDER]

Bob (English) and Cyril (Swedish) play, Alice (Czech) judges; the playground runs on the digest alone.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from bot.playground.seed import PLAYER_ROLE
from tests.bot.playground.browser import fresh
from tests.bot.playground.playing import settled
from tests.bot.playground.walking import CARD, WINDOW, Walk, claim, play
from tests.house import ROOT

FOLDER = ROOT / ".github" / "screenshots" / "disputes"
TURNS, ENTRY = 10, "8"
"""How long they play before the dispute, and the entry it is about, before the dice are rolled again."""


def photographs(folder: Path) -> list[Path]:
    """Two pictures that stand for photographs of a table."""
    paths = []
    for number, colour in enumerate(((94, 76, 52), (52, 70, 94)), 1):
        image = Image.new("RGB", (480, 320), colour)
        draw = ImageDraw.Draw(image)
        draw.ellipse((150, 60, 330, 240), fill=(214, 200, 170))
        for card in range(number + 1):
            draw.rectangle((60 + 120 * card, 180, 140 + 120 * card, 290), fill=(240, 236, 226), outline=(20, 20, 20))
        path = folder / f"table-{number}.png"
        image.save(path)
        paths.append(path)
    return paths


def in_match(walk: Walk) -> None:
    """Bob disputes an entry, Cyril answers, Alice goes back across a roll and makes a precedent."""
    page, ask, question = walk.page, "Kdy smím použít manévr?", "May a Maneuver end where it began?"
    play(walk, TURNS)
    walk.be("Bob", "zloba")
    page.use("match history", options={"entry": ENTRY})
    walk.press(" of ", "status-dispute")
    walk.form(
        (question, "Cyril moved a troop away and back again to be paid twice."),
        picture="en-form",
    )
    card = "D-1"
    walk.be("Cyril", "zloba")
    walk.picture("cs-card", CARD)
    walk.be("Cyril", "zloba")
    walk.press(CARD, "dispute-press-tell", public=True)
    walk.form(("Jag flyttade två olika trupper. Ingen kom tillbaka dit den började.",), picture="sv-view")
    walk.press(CARD, "dispute-press-views", public=True)
    walk.picture("sv-views", walk.say("dispute-title", number=1))

    walk.be("Alice", "zloba")
    page.use("pravidlo", ask)
    walk.picture("cs-before-precedent", ask)
    walk.be("Alice", "zloba")
    page.use("stůl")
    walk.picture("cs-queue", walk.say("desk-title"))
    claim(walk, "Alice", "zloba", card, question)
    walk.picture("cs-case", card)
    walk.press(card, "desk-verdict")
    walk.form(
        (
            "Manévr smí skončit tam, kde začal, ale vynese jen jednou.",
            "Pravidlo mluví o akci, ne o kroku; kdo se vrátí, nic dalšího nezískal.",
            "ZL 8.10",
            walk.say("remedy-kind-back-anew"),
        )
    )
    walk.press(card, "verdict-precedent-button")
    walk.form((ask, "Kdykoli jsi na tahu; smí skončit tam, kde začal, ale vynese jen jednou.", ""))
    walk.picture("cs-rewind", walk.say("verdict-title-give"))
    walk.press(walk.say("verdict-title-give"), "verdict-give")
    walk.be("Bob", "zloba")
    walk.picture("cs-verdict", CARD)
    walk.be("Alice", "zloba")
    page.use("pravidlo", ask)
    walk.picture("cs-after-precedent", ask)


def at_a_table(walk: Walk, pictures: Sequence[Path]) -> None:
    """Cyril brings photographs of a table without the bot; Alice looks at them."""
    page, question = walk.page, "Får en krigare i skydd anfalla samma runda?"
    walk.be("Cyril", "doomtrooper")
    page.ask_form("tvist")
    walk.form(
        (
            question,
            "Vi spelade hemma. Han vände kortet och anföll direkt, som på den andra bilden.",
            pictures,
            "Bob",
        ),
        picture="sv-table",
    )
    walk.be("Bob", "doomtrooper")
    walk.press(CARD, "dispute-press-tell", public=True)
    walk.form(("He left cover in the turn before. The photograph was taken afterwards.",))
    claim(walk, "Alice", "doomtrooper", "D-2", question)
    walk.press("D-2", "desk-section-pictures")
    walk.picture("cs-photographs", "D-2")


def appealed(walk: Walk, folder: Path) -> None:
    """Bob judges a dispute of Cyril's, who appeals; Alice changes the verdict, and Cyril exports and checks the case.

    Args:
        folder: where the exported file goes.
    """
    page, question = walk.page, "Får två av oss sova i samma säng?"
    walk.be("Alice", "this-war-of-mine")
    page.use("nastavení")
    settled(page)
    walk.pick("Role rozhodčích", PLAYER_ROLE)
    page.dismiss()
    walk.be("Cyril", "this-war-of-mine")
    page.ask_form("tvist")
    walk.form((question, "Vi hade bara en säng, och en av oss låg redan i den."))
    claim(walk, "Bob", "this-war-of-mine", "D-3", question)
    walk.press("D-3", "desk-section-rules")
    walk.picture("en-rules", "D-3")
    walk.press("D-3", "desk-verdict")
    walk.form(("Yes, if neither is wounded.", "The rules only speak of the wounded.", "", ""))
    walk.press("D-3", "verdict-give")
    walk.be("Cyril", "this-war-of-mine")
    walk.press(CARD, "dispute-press-appeal", public=True)
    walk.form(("Regeln säger att en säng är för en person. Domaren läste fel rad.",), picture="sv-appeal")
    claim(walk, "Alice", "this-war-of-mine", "D-3", question)
    walk.press("D-3", "desk-changed")
    walk.form(("Ne, v posteli spí jen jeden.", "Postel je místo pro jednoho.", "", ""))
    walk.press("D-3", "verdict-give")
    walk.be("Cyril", "this-war-of-mine")
    walk.picture("cs-appeal-changed", CARD)
    walk.press(CARD, "dispute-press-export", public=True)
    exported = walk.say("desk-exported", number=3)[:12]
    walk.picture("sv-export", exported)
    walk.be("Cyril", "this-war-of-mine")
    walk.press(CARD, "dispute-press-export", public=True)
    case = folder / "D-3.json"
    case.write_bytes(page.file(exported, "D-3.json"))
    page.use("fil verifiera", options={walk.say("command-file"): str(case)})
    walk.picture("sv-checked", walk.say("verify-case-holds", number=3))


def books(walk: Walk) -> None:
    """A house rule above the rule it replaces, and the guide where the rules say nothing."""
    page = walk.page
    walk.be("Alice", "zloba")
    page.ask_form("domácí-pravidlo nový")
    walk.form(("Kdy smím nakupovat?", "Nakupovat smíš jen na začátku svého tahu.", "ZL 9.6", ""))
    walk.press("H-1", "precedent-press-force")
    walk.be("Bob", "zloba")
    page.use("rule", "9.6")
    walk.picture("en-house-rule", "9.6")
    walk.be("Cyril", "zloba")
    page.use("regel", "Jag råkade titta på motståndarens hand, vad gör vi nu?")
    walk.picture("sv-guide", "Jag råkade")


def take(folder: Path) -> None:
    """Walk through all scenes, which count their disputes from 1, in one fresh playground."""
    folder.mkdir(parents=True, exist_ok=True)
    with fresh(WINDOW) as (page, data):
        walk = Walk(page, folder)
        in_match(walk)
        at_a_table(walk, photographs(data))
        appealed(walk, data)
        books(walk)


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
