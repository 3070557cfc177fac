"""Plays disputes at a telephone by clicks alone, and takes pictures of what their judge and their sides see.

A match lost by a verdict and given back, a slow player with the guide, an adjustment in words, a call at a live
table, photographs of both sides, three friends with one judge, a dispute that finds the one before it, and a plain
question before and after a precedent.

    python -m tests.bot.playground.judging FOLDER [cs|en|sv ...]

Alice judges and reads that language, as does everybody in public; the playground runs on the digest alone.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw

from rules_index import Language
from tests.bot.playground.browser import CLOSE_TOUR, Page, fresh
from tests.bot.playground.evening import Telephone, started, turn
from tests.bot.playground.walking import TELEPHONE, in_languages, speakers

CHANNEL, FRIENDS = "zloba", "doomtrooper"
MOVES = 3
WORDS = {
    Language.CS: {
        "tie": ("Kdo ovládá oblast při shodě?", "Shoda, a přesto si ji počítá."),
        "slow": ("Hraje schválně strašně pomalu a zdržuje zápas.", "Nad každým tahem sedí deset minut."),
        "count": ("Kolik korrakamů mi má zůstat?", "Zaplatil jsem jednou, ubylo mi dvakrát."),
        "now": ("Smí jednotka odejít z oblasti dvakrát za kolo?", "Sedíme u stolu a nevíme."),
        "again": ("Kdo ovládá oblast, když je tam shoda?", "Zase shoda v oblasti."),
        "other": ("Myslím, že je to v pořádku.", ""),
        "lost": ("Zápas je prohraný.", "Pravidla byla porušena podruhé."),
        "mended": ("Hraje se dál.", "Spletl jsem se, šlo o první porušení."),
        "counts": ("Platí se jednou.", "Počet se opravuje."),
        "friends": ("Tah zůstává.", "Všichni jsme to viděli."),
        "plain": ("Kdy hra končí?", ""),
        "ruled": ("Smí se u stolu radit, když hra končí?", "Ano, radit se smí do posledního tahu."),
    },
    Language.EN: {
        "tie": ("Who controls a region at a tie?", "It is a tie, and he counts it all the same."),
        "slow": ("They play slowly on purpose and hold up the match.", "Every move takes ten minutes."),
        "count": ("How many korrakams should I have left?", "I paid once, and twice as many are gone."),
        "now": ("May a unit leave a region twice in a round?", "We sit at the table and do not know."),
        "again": ("Who controls a region when there is a tie?", "A tie in a region again."),
        "other": ("I think it is all right.", ""),
        "lost": ("The match is lost.", "The rules were broken a second time."),
        "mended": ("The match goes on.", "My mistake: it was the first time."),
        "counts": ("It is paid once.", "The count is corrected."),
        "friends": ("The move stays.", "All of us saw it."),
        "plain": ("When does the game end?", ""),
        "ruled": ("May people talk it over when the game ends?", "Yes, until the last move."),
    },
    Language.SV: {
        "tie": ("Vem kontrollerar en region vid lika?", "Det är lika, men han räknar den ändå."),
        "slow": ("De spelar långsamt med flit och drar ut på matchen.", "Varje drag tar tio minuter."),
        "count": ("Hur många korrakamer ska jag ha kvar?", "Jag betalade en gång men blev av med dubbelt."),
        "now": ("Får en enhet lämna en region två gånger per runda?", "Vi sitter vid bordet och vet inte."),
        "again": ("Vem kontrollerar en region när det är lika?", "Lika i en region igen."),
        "other": ("Jag tycker att det är i sin ordning.", ""),
        "lost": ("Matchen är förlorad.", "Reglerna bröts för andra gången."),
        "mended": ("Matchen går vidare.", "Mitt misstag: det var första gången."),
        "counts": ("Det betalas en gång.", "Antalet rättas."),
        "friends": ("Draget står fast.", "Alla såg det."),
        "plain": ("När slutar spelet?", ""),
        "ruled": ("Får man rådgöra när spelet slutar?", "Ja, till det sista draget."),
    },
}
"""Questions and answers, by the language of the person who writes them."""


class Bench(Telephone):
    """A walk between the seats of a table and the desk of its judge."""

    number = 0
    """Of the dispute that was opened last."""

    def words(self, which: str) -> tuple[str, str]:
        """The question and the answer in the language of the speaker."""
        return WORDS[self.speaks[self.who]][which]

    @property
    def title(self) -> str:
        """The dispute's title as the speaker reads it."""
        return self.say("dispute-title", number=self.number)

    def on_card(self, key: str) -> None:
        """Press a button of the public card."""
        label = self.everybody(f"dispute-press-{key}")
        self.pick(label, label)

    def opens(self, who: str, which: str, *, how: str = "by-post", pictures: Sequence[Path] = ()) -> None:
        """Somebody opens a dispute."""
        self.be(who, CHANNEL)
        self.number += 1
        self.page.ask_form(self.say("command-dispute"))
        self.form([*self.words(which), pictures or "", self.say(f"dispute-open-{how}")])

    def tells(self, who: str) -> None:
        """Somebody tells their view."""
        self.be(who, self.channel)
        self.on_card("tell")
        self.form(self.words("other")[:1])

    def takes(self) -> None:
        """Alice takes the case."""
        self.be("Alice", self.channel)
        self.on_card("judge")
        self.pick(self.say("desk-claim"), self.say("desk-claim"))
        self.page.until(lambda shown: any(self.title in one and self.say("desk-claimed") in one for one in shown))

    def writes(self, button: str, which: str, remedy: str) -> None:
        """Alice writes a verdict in the form that a button opens."""
        self.pick(self.say(button), self.say(button))
        self.form([*self.words(which), "", self.say(remedy)])

    def gives(self) -> None:
        """Alice gives the verdict."""
        self.pick(self.say("verdict-give"), self.say("verdict-give"))
        given = self.say("verdict-given", number=self.number)
        self.page.until(lambda shown: any(given in one for one in shown))

    def moves(self, chooser: random.Random) -> None:
        """Both players answer what they are asked, a few times."""
        for number in range(MOVES):
            turn(self, ("Bob", "Cyril")[number % 2], chooser, match=1)


def photo(folder: Path, name: str, colour: str) -> Path:
    """A photograph of a table, as somebody takes one."""
    image = Image.new("RGB", (900, 700), "#3b2f27")
    draw = ImageDraw.Draw(image)
    draw.ellipse((150, 120, 750, 600), fill="#6d5b46")
    for at in range(4):
        draw.rounded_rectangle((190 + 135 * at, 250, 290 + 135 * at, 400), 14, fill=colour, outline="white", width=4)
    path = folder / f"{name}.jpg"
    image.save(path, quality=90)
    return path


def plain(walk: Bench, name: str) -> None:
    """Alice asks a plain question."""
    walk.be("Alice", CHANNEL)
    question = walk.words("plain")[0]
    walk.command("rule", text=question)
    walk.shot(name, question)


def lost_and_given_back(walk: Bench, folder: Path) -> None:
    """Both sides bring a photograph; Cyril loses by a verdict, and Alice mends it."""
    walk.opens("Bob", "tie", pictures=[photo(folder, "bob", "#b33")])
    walk.tells("Cyril")
    walk.on_card("picture")
    walk.form([[photo(folder, "cyril", "#36b")]])
    walk.takes()
    walk.shot("brief", walk.title)
    walk.on_card("judge")
    pictures = walk.say("desk-section-pictures")
    walk.pick(pictures, pictures)
    walk.shot("photographs", walk.say("desk-picture", number=2, side="").split("\N{NO-BREAK SPACE}")[0])
    walk.on_card("judge")
    walk.writes("brief-write", "lost", "remedy-kind-lost")
    walk.shot("lost-preview", walk.say("verdict-give"))
    walk.on_card("judge")
    walk.writes("brief-write", "lost", "remedy-kind-lost")
    walk.gives()
    walk.shot("lost", walk.everybody("dispute-press-appeal"))
    walk.shot("lost-match", walk.everybody("match-outcome-sentenced", seat="").strip())
    walk.on_card("judge")
    walk.writes("desk-mend", "mended", "remedy-kind-undo")
    walk.shot("given-back-preview", walk.say("verdict-give"))
    walk.on_card("judge")
    walk.writes("desk-mend", "mended", "remedy-kind-undo")
    walk.gives()
    walk.shot("given-back", walk.everybody("dispute-press-appeal"))
    walk.shot("goes-on", walk.everybody("status-play"))


def slow_player(walk: Bench) -> None:
    """Bob plays slowly: the guide decides, with its remedy and penalty."""
    walk.opens("Cyril", "slow")
    walk.tells("Bob")
    walk.takes()
    walk.shot("slow", walk.title)
    walk.on_card("judge")
    drafts = walk.say("brief-for", letter="A")
    walk.pick(drafts, drafts)
    walk.shot("slow-verdict", walk.say("verdict-give"))
    walk.on_card("judge")
    walk.pick(drafts, drafts)
    walk.gives()


def adjusted(walk: Bench) -> None:
    """A count is set, and the card says so in words."""
    walk.opens("Bob", "count")
    walk.tells("Cyril")
    walk.takes()
    walk.writes("brief-write", "counts", "remedy-kind-adjust")
    preview = walk.say("verdict-edit")
    value = next(each for each in walk.page.names(preview) if each.startswith(("seats.", "players.")))
    walk.page.pick_name(preview, value)
    walk.form(["2"])
    walk.shot("adjusted-preview", walk.say("verdict-give"))
    walk.on_card("judge")
    walk.pick(walk.say("brief-write"), walk.say("brief-write"))
    walk.form(["", "", "", ""])
    walk.gives()
    walk.shot("adjusted", walk.everybody("dispute-press-appeal"))


def called(walk: Bench) -> None:
    """Cyril calls a judge to the table, and Alice comes while Bob still writes."""
    walk.opens("Cyril", "now", how="now")
    walk.be("Alice", CHANNEL)
    walk.shot("called", walk.everybody("dispute-live"))
    walk.takes()
    walk.shot("called-brief", walk.title)
    walk.tells("Bob")
    walk.be("Alice", CHANNEL)
    walk.on_card("judge")
    walk.pick(walk.say("brief-leave"), walk.say("brief-leave"))
    walk.gives()


def found_again(walk: Bench) -> None:
    """Another dispute about the same finds the first; its verdict makes a precedent."""
    walk.opens("Bob", "again")
    walk.tells("Cyril")
    walk.takes()
    walk.shot("like", walk.say("brief-like"))
    walk.on_card("judge")
    walk.pick(walk.say("brief-leave"), walk.say("brief-leave"))
    press = walk.say("verdict-precedent-button")
    walk.pick(press, press)
    walk.form([*walk.words("ruled"), ""])
    walk.gives()


def friends(walk: Bench) -> None:
    """Three friends with one judge, who plays: the desk says who may rule, and the table rules."""
    walk.be("Alice", FRIENDS)
    walk.page.until_prepared()
    walk.page.use(walk.say("command-setup"))
    desk = walk.say("setup-desk")
    walk.pick(desk, desk)
    yes = walk.say("setup-table-yes")
    walk.pick(yes, yes)
    walk.shot("friends-setup", yes)
    walk.be("Bob", FRIENDS)
    walk.number += 1
    walk.page.ask_form(walk.say("command-dispute"))
    walk.form([*walk.words("tie"), "", ["Alice", "Cyril"]])
    walk.shot("friends-card", walk.everybody("dispute-press-aside"))
    walk.tells("Cyril")
    walk.be("Alice", FRIENDS)
    walk.on_card("judge")
    walk.shot("friends-why", walk.say("dispute-refused-partial"))
    walk.on_card("aside")
    walk.on_card("propose")
    walk.form([*walk.words("friends"), ""])
    walk.shot("friends-ruled", walk.everybody("dispute-press-appeal"))


def arrived(page: Page, folder: Path, language: Language) -> Bench:
    """Alice at a fresh page, the tour closed."""
    walk = Bench(page, folder, speakers(language), language)
    walk.be("Alice", CHANNEL)
    page.run(CLOSE_TOUR)
    return walk


def judging(folder: Path, language: Language) -> None:
    """Everything in one language, in fresh playgrounds."""
    with fresh(TELEPHONE, languages=language) as (page, _):
        friends(arrived(page, folder, language))
    with tempfile.TemporaryDirectory() as photographs, fresh(TELEPHONE, languages=language) as (page, _):
        walk, chooser = arrived(page, folder, language), random.Random(3)
        plain(walk, "before")
        started(walk, "Bob", "Cyril")
        walk.moves(chooser)
        lost_and_given_back(walk, Path(photographs))
        for scene in (slow_player, adjusted, called, found_again):
            walk.moves(chooser)
            scene(walk)
        plain(walk, "after")
    sys.stdout.write(f"{language}: {walk.number} disputes\n")


if __name__ == "__main__":
    in_languages(judging)
