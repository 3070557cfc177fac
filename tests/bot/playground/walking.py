"""People who take turns at one page of the playground and do everything by clicks, each in their own language."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from PIL import Image

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import Page
from tests.bot.playground.playing import PATIENCE, SETTLED, settled, wait

WINDOW, TELEPHONE = (1000, 900), (390, 844)
"""The size of the page on a table and in a hand."""
SPEAKS = {"Alice": Language.CS, "Bob": Language.EN, "Cyril": Language.SV}
PUBLIC = Language.CS
"""The language of what everybody reads, which is Alice's; who else spoke it speaks another in its place."""
CARD = localizer(PUBLIC).say("dispute-press-mine")
"""What only the card of a dispute in its channel says."""
ASIDE = ("board", "back", "cancel", "refresh", "sheet", "take-move-back", "standing", "plan")
"""What a panel offers beside an answer, by the names of its sentences."""
PLAYERS = ("Bob", "Cyril")
DESK = {"Alice": "stůl", "Bob": "desk"}
"""What whoever judges types for their desk."""
COLOURS = 128
"""How many a picture keeps, for a small file."""


def speakers(language: Language) -> dict[str, Language]:
    """Who speaks what once Alice speaks a language: whoever spoke it before speaks hers."""
    return {
        name: language if name == "Alice" else SPEAKS["Alice"] if spoken is language else spoken
        for name, spoken in SPEAKS.items()
    }


class Walk:
    """One person after another at one page, by the names of what they press.

    Attributes:
        speaks: the language of each person.
        everybodys: the language of what everybody reads.
        narrow: the size of the page where it is too narrow for the lists of members and channels.
    """

    narrow: ClassVar[tuple[int, int] | None] = None

    def __init__(
        self, page: Page, folder: Path, speaks: Mapping[str, Language] = SPEAKS, public: Language = PUBLIC
    ) -> None:
        self.page, self.folder, self.who = page, folder, "Alice"
        self.speaks, self.everybodys = speaks, public

    def be(self, name: str, channel: str) -> None:
        """Speak as somebody in a channel."""
        self.who = name
        if self.narrow:
            self.page.resize(*WINDOW)
        self.page.speak_as(name)
        self.page.enter(channel)
        if self.narrow:
            self.page.resize(*self.narrow)
        settled(self.page)

    def say(self, name: str, **values: str | int) -> str:
        """A sentence in the language of whoever speaks."""
        return localizer(self.speaks[self.who]).say(name, **values)

    def public(self, name: str, **values: str | int) -> str:
        """A sentence in the language of what everybody reads."""
        return localizer(self.everybodys).say(name, **values)

    def press(self, heading: str, key: str, *, public: bool = False) -> None:
        """Press a button, by the name of its sentence, of the last message with this text."""
        self.pick(heading, self.public(key) if public else self.say(key))

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
        before = self.page.messages()
        self.page.pick(heading, label)
        self.page.until_answered(before)
        settled(self.page)

    def answer(self, heading: str, label: str) -> str:
        """Pick this in the last message with this text, which it changes; how that message reads then.

        Raises:
            TimeoutError: it does not change.
        """
        before, until = self._shown(heading), time.monotonic() + PATIENCE
        self.pick(heading, label)
        while self._shown(heading) == before:
            if time.monotonic() > until:
                raise TimeoutError(f"{label!r} changes nothing:\n{before[0]}")
            time.sleep(SETTLED)
        settled(self.page)
        return self._shown(heading)[0]

    def _shown(self, heading: str) -> tuple[str, list[str]]:
        text = next(message for message in reversed(self.page.messages()) if heading in message)
        return text, self.page.names(heading)

    def form(self, answers: Sequence[str | Sequence[Path]], picture: str = "") -> None:
        """Fill in the form that opens, and send it."""
        self.page.until_form()
        self.page.fill(answers)
        if picture:
            self.save(picture)
        before = self.page.messages()
        self.page.submit()
        self.page.until_answered(before)
        settled(self.page)

    def picture(self, name: str, text: str) -> None:
        """Keep a picture of the last message with this text alone, as soon as it is there."""
        wait(self.page, text)
        settled(self.page)
        with self.page.alone(text):
            time.sleep(0.3)
            self.save(name)
        settled(self.page)

    def save(self, name: str) -> None:
        """Keep what the window shows, in few enough colours for a small file."""
        path = self.folder / f"{name}.png"
        self.page.picture(path)
        with Image.open(path) as image:
            few = image.convert("RGB").quantize(COLOURS)
        few.save(path, optimize=True)


def begin(walk: Walk) -> None:
    """Begin the first match, of Bob and Cyril."""
    page = walk.page
    walk.be("Bob", "zloba")
    page.use("match new")
    wait(page, "hledá hráče")
    walk.be("Cyril", "zloba")
    walk.pick("hledá hráče", "Přihlásit se")
    settled(page)
    walk.be("Bob", "zloba")
    walk.pick("hledá hráče", "Spustit")
    wait(page, "Můj tah")


def turn(walk: Walk, who: str, chooser: random.Random, *, until_final: bool = False) -> bool:
    """Let somebody answer whatever they are asked, and close their panel.

    Args:
        until_final: they stop after a move that they cannot take back by themselves.

    Returns:
        Whether their last move is such a one.
    """
    page, final = walk.page, False
    walk.be(who, "zloba")
    walk.pick("Můj tah", "Můj tah")
    panel = walk.say("panel-title", match=1)
    wait(page, panel)
    aside = tuple(walk.say(f"panel-{name}") for name in ASIDE)
    while offered := [label for label in page.offers(panel) if not label.startswith(aside)]:
        confirm = walk.say("panel-confirm")
        shown = walk.answer(panel, confirm if confirm in offered else chooser.choice(offered))
        final = walk.say("panel-done") in shown and walk.say("panel-take-move-back") not in shown
        if final and until_final:
            break
    page.dismiss()
    return final


def play(walk: Walk, turns: int, seed: int = 1) -> None:
    """Begin a match of Bob and Cyril, and let each answer whatever they are asked some turns long."""
    chooser = random.Random(seed)
    begin(walk)
    for number in range(turns):
        turn(walk, PLAYERS[number % 2], chooser)


def claim(walk: Walk, judge: str, channel: str, case: str, question: str) -> None:
    """Let a judge open a case at their desk and take it over."""
    walk.be(judge, channel)
    walk.page.use(DESK[judge])
    walk.pick(walk.say("desk-title"), f"{case} · {question}")
    walk.press(case, "desk-claim")
