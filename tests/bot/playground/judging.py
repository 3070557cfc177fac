"""Walks the judge's desk in the playground by clicks alone, and takes pictures of it.

    python -m tests.bot.playground.judging [FOLDER]

Bob (English) and Cyril (Swedish) play, Alice (Czech) judges; the playground runs on the digest alone.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from bot.locales.sentences import localizer
from bot.playground.seed import PLAYER_ROLE
from rules_index import Language
from tests.bot.playground.browser import ROOT, Page, opened, started
from tests.bot.playground.playing import PATIENCE, SETTLED, settled, wait

FOLDER = ROOT / ".github" / "screenshots" / "disputes"
WINDOW = (1000, 900)
SPEAKS = {"Alice": Language.CS, "Bob": Language.EN, "Cyril": Language.SV}
CARD = localizer(Language.CS).say("dispute-press-mine")
"""What only the card of a dispute in its channel says."""
COLOURS = 128
TURNS, ENTRY = 10, "8"
"""How long they play before the dispute, and the entry it is about, before the dice are rolled again."""


class Walk:
    """One person after another at one page, by the names of what they press."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder, self.who = page, folder, "Alice"

    def be(self, name: str, channel: str) -> None:
        """Speak as somebody in a channel."""
        self.who = name
        self.page.speak_as(name)
        self.page.enter(channel)
        settled(self.page)

    def say(self, name: str, **values: str | int) -> str:
        """A sentence in the language of whoever speaks."""
        return localizer(SPEAKS[self.who]).say(name, **values)

    def press(self, heading: str, key: str, *, public: bool = False) -> None:
        """Press a button, by the name of its sentence, of the last message with this text."""
        words = localizer(Language.CS if public else SPEAKS[self.who])
        self.pick(heading, words.say(key))

    def pick(self, heading: str, label: str) -> None:
        """Press what has this label in the last message with this text, as soon as it is there.

        Raises:
            TimeoutError: it does not come.
        """
        until = time.monotonic() + PATIENCE
        while label not in self.page.offers(heading):
            if time.monotonic() > until:
                raise TimeoutError(f"nothing is called {label!r}:\n" + "\n---\n".join(self.page.messages()[-3:]))
            time.sleep(SETTLED)
        self.page.pick(heading, label)
        settled(self.page)

    def form(self, answers: Sequence[str | Sequence[Path]], picture: str = "") -> None:
        """Fill in the form that opens, and send it."""
        self.page.until_form()
        self.page.fill(answers)
        if picture:
            self.save(picture)
        self.page.submit()
        settled(self.page)

    def picture(self, name: str, text: str) -> None:
        """Show the last message with this text alone, as high as it is."""
        settled(self.page)
        self.page.only_last(text)
        self.page.fit()
        time.sleep(0.3)
        self.save(name)
        self.page.scroll_to_end()

    def save(self, name: str) -> None:
        """Keep what the window shows, in few enough colours for a small file."""
        path = self.folder / f"{name}.png"
        self.page.picture(path)
        with Image.open(path) as image:
            few = image.convert("RGB").quantize(COLOURS)
        few.save(path, optimize=True)


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


def play(walk: Walk, turns: int, seed: int = 1) -> None:
    """Begin a match of Bob and Cyril, and let each answer whatever they are asked some turns long."""
    page, chooser = walk.page, random.Random(seed)
    walk.be("Bob", "zloba")
    page.use("match new")
    wait(page, "hledá hráče")
    walk.be("Cyril", "zloba")
    walk.pick("hledá hráče", "Přihlásit se")
    settled(page)
    walk.be("Bob", "zloba")
    walk.pick("hledá hráče", "Spustit")
    wait(page, "Můj tah")
    for turn in range(turns):
        walk.be(("Bob", "Cyril")[turn % 2], "zloba")
        walk.pick("Můj tah", "Můj tah")
        panel = walk.say("panel-title", match=1)
        wait(page, panel)
        aside = {walk.say(f"panel-{name}") for name in ("board", "back", "cancel", "refresh", "sheet")}
        while offered := [label for label in page.offers(panel) if label not in aside]:
            confirm = walk.say("panel-confirm")
            walk.pick(panel, confirm if confirm in offered else chooser.choice(offered))
            settled(page)
        page.dismiss()


def in_match(walk: Walk) -> None:
    """Bob disputes an entry, Cyril answers, Alice goes back across a roll and makes a precedent."""
    page, ask = walk.page, "Kdy smím použít manévr?"
    play(walk, TURNS)
    walk.be("Bob", "zloba")
    page.use("match history", options={"entry": ENTRY})
    walk.press(" of ", "status-dispute")
    walk.form(
        ("May a Maneuver end where it began?", "Cyril moved a troop away and back again to be paid twice."),
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
    walk.pick(walk.say("desk-title"), "D-1 · May a Maneuver end where it began?")
    settled(page)
    walk.press(card, "desk-claim")
    settled(page)
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
    settled(page)
    walk.press(card, "verdict-precedent-button")
    walk.form((ask, "Kdykoli jsi na tahu; smí skončit tam, kde začal, ale vynese jen jednou.", ""))
    settled(page)
    walk.picture("cs-rewind", walk.say("verdict-title-give"))
    walk.press(walk.say("verdict-title-give"), "verdict-give")
    settled(page)
    walk.be("Bob", "zloba")
    walk.picture("cs-verdict", CARD)
    walk.be("Alice", "zloba")
    page.use("pravidlo", ask)
    walk.picture("cs-after-precedent", ask)


def at_a_table(walk: Walk, pictures: Sequence[Path]) -> None:
    """Cyril brings photographs of a table without the bot; Alice looks at them."""
    page = walk.page
    walk.be("Cyril", "doomtrooper")
    page.ask_form("tvist")
    walk.form(
        (
            "Får en krigare i skydd anfalla samma runda?",
            "Vi spelade hemma. Han vände kortet och anföll direkt, som på den andra bilden.",
            pictures,
            "Bob",
        ),
        picture="sv-table",
    )
    walk.be("Bob", "doomtrooper")
    walk.press(CARD, "dispute-press-tell", public=True)
    walk.form(("He left cover in the turn before. The photograph was taken afterwards.",))
    walk.be("Alice", "doomtrooper")
    page.use("stůl")
    walk.pick(walk.say("desk-title"), "D-2 · Får en krigare i skydd anfalla samma runda?")
    settled(page)
    walk.press("D-2", "desk-claim")
    settled(page)
    walk.press("D-2", "desk-section-pictures")
    settled(page)
    walk.picture("cs-photographs", "D-2")


def appealed(walk: Walk, folder: Path) -> None:
    """Bob judges a dispute of Cyril's, who appeals; Alice changes the verdict, and Cyril exports and checks the case.

    Args:
        folder: where the exported file goes.
    """
    page = walk.page
    walk.be("Alice", "this-war-of-mine")
    page.use("nastavení")
    settled(page)
    walk.pick("Role rozhodčích", PLAYER_ROLE)
    settled(page)
    page.dismiss()
    walk.be("Cyril", "this-war-of-mine")
    page.ask_form("tvist")
    walk.form(("Får två av oss sova i samma säng?", "Vi hade bara en säng, och en av oss låg redan i den."))
    walk.be("Bob", "this-war-of-mine")
    page.use("desk")
    walk.pick(walk.say("desk-title"), "D-3 · Får två av oss sova i samma säng?")
    settled(page)
    walk.press("D-3", "desk-claim")
    settled(page)
    walk.press("D-3", "desk-section-rules")
    settled(page)
    walk.picture("en-rules", "D-3")
    walk.press("D-3", "desk-verdict")
    walk.form(("Yes, if neither is wounded.", "The rules only speak of the wounded.", "", ""))
    settled(page)
    walk.press("D-3", "verdict-give")
    settled(page)
    walk.be("Cyril", "this-war-of-mine")
    walk.press(CARD, "dispute-press-appeal", public=True)
    walk.form(("Regeln säger att en säng är för en person. Domaren läste fel rad.",), picture="sv-appeal")
    walk.be("Alice", "this-war-of-mine")
    page.use("stůl")
    walk.pick(walk.say("desk-title"), "D-3 · Får två av oss sova i samma säng?")
    settled(page)
    walk.press("D-3", "desk-claim")
    settled(page)
    walk.press("D-3", "desk-changed")
    walk.form(("Ne, v posteli spí jen jeden.", "Postel je místo pro jednoho.", "", ""))
    settled(page)
    walk.press("D-3", "verdict-give")
    settled(page)
    walk.be("Cyril", "this-war-of-mine")
    walk.picture("cs-appeal-changed", CARD)
    walk.press(CARD, "dispute-press-export", public=True)
    settled(page)
    exported = walk.say("desk-exported", number=3)[:12]
    walk.picture("sv-export", exported)
    walk.be("Cyril", "this-war-of-mine")
    walk.press(CARD, "dispute-press-export", public=True)
    settled(page)
    case = folder / "D-3.json"
    case.write_bytes(page.file(exported, "D-3.json"))
    page.use("match verifiera", options={walk.say("command-file"): str(case)})
    walk.picture("sv-checked", walk.say("verify-case-holds", number=3))


def books(walk: Walk) -> None:
    """A house rule above the rule it replaces, and the guide where the rules say nothing."""
    page = walk.page
    walk.be("Alice", "zloba")
    page.ask_form("domácí-pravidlo nový")
    walk.form(("Kdy smím nakupovat?", "Nakupovat smíš jen na začátku svého tahu.", "ZL 9.6", ""))
    settled(page)
    walk.press("H-1", "precedent-press-force")
    settled(page)
    walk.be("Bob", "zloba")
    page.use("rule", "9.6")
    walk.picture("en-house-rule", "9.6")
    walk.be("Cyril", "zloba")
    page.use("regel", "Jag råkade titta på motståndarens hand, vad gör vi nu?")
    walk.picture("sv-guide", "Jag råkade")


def take(folder: Path) -> None:
    """Walk through all scenes, which count their disputes from 1, in one fresh playground."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        started(Path(data)) as address,
        opened(address, Path(profile), size=WINDOW) as page,
    ):
        walk = Walk(page, folder)
        in_match(walk)
        at_a_table(walk, photographs(Path(data)))
        appealed(walk, Path(data))
        books(walk)


if __name__ == "__main__":
    take(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
