"""Plays an evening at a telephone in each language by clicks alone, and takes pictures of what a player sees.

    python -m tests.bot.playground.evening FOLDER [cs|en|sv ...]

Alice reads that language, as does everybody in public; the playground runs on the digest alone.
"""

from __future__ import annotations

import random
import time
from contextlib import nullcontext, suppress
from pathlib import Path

from selenium.common.exceptions import JavascriptException

from bot.locales.sentences import localizer
from rules_index import Language
from tests.bot.playground.browser import CLOSE_TOUR, fresh
from tests.bot.playground.playing import PATIENCE, SETTLED, settled
from tests.bot.playground.walking import ASIDE, TELEPHONE, Walk, in_languages, speakers

LOWEST = 300
"""How low the picture of a short message is at least."""
CHANNEL, OTHER, TURNS, MOST = "zloba", "doomtrooper", 12, 600
NO_NOTICE = "document.getElementById('notice').hidden = true"
IDLE = ("zloba-discard", "zloba-end-turn", "zloba-let-be")
QUESTIONS = {
    Language.CS: ("Co se stane při shodě v ovládání?", "na kolik bodů se hraje"),
    Language.EN: ("What happens when two players tie for control?", "how many points to win"),
    Language.SV: ("Vad händer vid lika i kontroll?", "hur många poäng behövs för att vinna"),
}
"""What is asked in the channel of each game."""
DISPUTE = {
    Language.CS: ("Smí Přesun skončit tam, kde začal?", "Bob odešel a hned se vrátil."),
    Language.EN: ("May a Maneuver end where it began?", "Bob left and came back at once."),
    Language.SV: ("Får en manöver sluta där den började?", "Bob gick därifrån och kom genast tillbaka."),
}


class Telephone(Walk):
    """A walk through a page as narrow as a telephone."""

    def shot(self, name: str, text: str = "") -> None:
        """Keep a picture of the last message with this text, or of the page as it is."""
        settled(self.page)
        if text:
            self.wait(text)
        with self.page.alone(text) if text else nullcontext():
            if text:
                self.page.fit(LOWEST)
            time.sleep(2 * SETTLED)
            self.page.run(NO_NOTICE)
            self.save(f"{self.everybodys}-{name}")
        self.be(self.who, self.channel)

    def wait(self, text: str) -> None:
        """Wait until some message has this text."""
        self.page.until(lambda shown: any(text in one for one in shown))

    narrow = TELEPHONE

    def be(self, name: str, channel: str) -> None:
        """Speak as somebody in a channel, and remember which."""
        self.channel = channel
        super().be(name, channel)

    def command(self, *names: str, text: str = "", **options: str) -> None:
        """Use a command by the names of its words."""
        self.page.use(" ".join(self.say(f"command-{name}") for name in names), text, options)
        settled(self.page)

    def lobby(self) -> None:
        """Open a lobby of the channel's game."""
        self.new_match("help-open")

    def new_match(self, way: str) -> None:
        """Pick a way to begin a match of the channel's game, by the name of its sentence."""
        self.command("match", "match-new")
        offer = self.say("first-offer-title")
        self.wait(offer)
        begins = self.say(way, game="").strip()
        self.pick(offer, next(label for label in self.page.offers(offer) if label.startswith(begins)))

    def everybody(self, name: str, **values: str | int) -> str:
        """A sentence as everybody reads it."""
        return localizer(self.everybodys).say(name, **values)

    def open(self, match: int) -> str:
        """Open the panel; the text by which it is found."""
        self.pick(self.everybody("status-play"), self.everybody("status-play"))
        title = self.say("panel-title", match=match)
        self.wait(title)
        return title

    def move(self, panel: str, chooser: random.Random) -> bool:
        """Pick something in a panel; whether there was anything to pick."""
        aside = (*(self.say(f"panel-{name}") for name in ASIDE), self.say("panel-again", answer="").strip())
        offered = [label for label in self.page.offers(panel) if not label.startswith(aside)]
        if not offered:
            return False
        idle = tuple(self.say(name) for name in IDLE)
        confirm = self.say("panel-confirm")
        better = [label for label in offered if not label.startswith(idle)] or offered
        # What was offered a moment ago may be gone: an open panel shows by itself what is asked next.
        with suppress(JavascriptException):
            self.pick(panel, confirm if confirm in offered else chooser.choice(better))
        return True


def whole_match(walk: Telephone) -> None:
    """Alice plays a match against the bot's player to its end.

    Raises:
        AssertionError: it does not end.
    """
    chooser = random.Random(1)
    walk.be("Alice", CHANNEL)
    walk.lobby()
    start = walk.everybody("lobby-start")
    walk.pick(start, walk.everybody("lobby-manage"))
    walk.pick(walk.say("lobby-automaton"), walk.say("lobby-automaton"))
    walk.pick(start, start)
    panel, over = walk.open(1), walk.say("panel-over")
    for _ in range(MOST):
        if any(over in message for message in walk.page.messages()):
            break
        if not walk.move(panel, chooser):
            time.sleep(SETTLED)
    else:
        raise AssertionError("the match does not end")
    walk.shot("end", walk.everybody("status-won", players="", count=1).strip())


def against_bob(walk: Telephone) -> None:
    """Alice and Bob play: the lobby, what each has, what happened meanwhile, a move to be taken back, and a dispute."""
    chooser = random.Random(2)
    seated(walk, "Alice", "Bob")
    walk.shot("lobby", walk.everybody("lobby-start"))
    walk.pick(walk.everybody("lobby-start"), walk.everybody("lobby-start"))
    for number in range(TURNS):
        turn(walk, ("Alice", "Bob")[number % 2], chooser)
    walk.be("Alice", CHANNEL)
    panel = walk.open(2)
    walk.shot("absence", panel)
    panel = walk.open(2)
    walk.pick(panel, walk.say("panel-sheet"))
    walk.shot("have", walk.say("panel-sheet-title", match=2))
    ask_back(walk, chooser)
    walk.shot("undo", walk.everybody("talk-yes"))
    walk.command("match", "match-history")
    walk.pick(walk.say("status-dispute"), walk.say("status-dispute"))
    walk.form(DISPUTE[walk.everybodys])
    walk.shot("dispute", walk.everybody("dispute-press-mine"))


def ask_back(walk: Telephone, chooser: random.Random) -> None:
    """Alice wants a move back; while dice were rolled since, both play on."""
    for _ in range(TURNS):
        walk.command("match", "match-undo")
        if any(walk.everybody("talk-yes") in message for message in walk.page.messages()):
            return
        walk.page.dismiss()
        for who in ("Alice", "Bob"):
            turn(walk, who, chooser)
        walk.be("Alice", CHANNEL)


def seated(walk: Telephone, host: str, guest: str) -> None:
    """Somebody opens a lobby, in which somebody else takes a seat; then the host speaks."""
    walk.be(host, CHANNEL)
    walk.lobby()
    walk.be(guest, CHANNEL)
    walk.pick(walk.everybody("lobby-join"), walk.everybody("lobby-join"))
    walk.be(host, CHANNEL)


def started(walk: Telephone, host: str, guest: str) -> None:
    """Two people begin a match; its host speaks."""
    seated(walk, host, guest)
    walk.pick(walk.everybody("lobby-start"), walk.everybody("lobby-start"))


def turn(walk: Telephone, who: str, chooser: random.Random, match: int = 2) -> None:
    """Let somebody answer whatever they are asked, and close their panel."""
    walk.be(who, CHANNEL)
    panel = walk.open(match)
    until = time.monotonic() + PATIENCE
    while walk.move(panel, chooser) and time.monotonic() < until:
        settled(walk.page)
    walk.page.dismiss()


def asked(walk: Telephone) -> None:
    """Alice shows an answer to everybody, and compares two editions."""
    question, topic = QUESTIONS[walk.everybodys]
    walk.be("Alice", CHANNEL)
    walk.command("rule", text=question)
    walk.pick(walk.say("button-share"), walk.say("button-share"))
    walk.shot("shared", question)
    walk.be("Alice", OTHER)
    walk.command("compare", text=topic)
    walk.shot("compare", topic)


def evening(folder: Path, language: Language) -> None:
    """Everything in one language, in a fresh playground."""
    with fresh(TELEPHONE, languages=language) as (page, _):
        walk = Telephone(page, folder, speakers(language), language)
        walk.be("Alice", CHANNEL)
        walk.shot("start")
        page.run(CLOSE_TOUR)
        asked(walk)
        whole_match(walk)
        against_bob(walk)


if __name__ == "__main__":
    in_languages(evening)
