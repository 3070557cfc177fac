"""Plays This War of Mine with people's own box at a telephone by clicks, and takes pictures.

A picture is kept of the lobby, of what is asked at setup, of a placement, of a card that is put to the Leader, and of
the answers to a pack that is half full and to one that is wrong.

    python -m tests.bot.playground.box FOLDER [cs|en|sv ...]

Everybody reads that language; Bob keeps the box.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from rules_index import Language
from tests.bot.games.twom.test_skeleton import filled
from tests.bot.playground.browser import CLOSE_TOUR, fresh
from tests.bot.playground.campaign import CHANNEL, Campaigners
from tests.bot.playground.playing import settled, wait
from tests.bot.playground.walking import TELEPHONE, in_languages

LEADER, KEEPER = PAIR = ("Alice", "Bob")
PEOPLE = {
    Language.CS: ("Věra", "Sklep", "vejít dovnitř", "jít dál"),
    Language.EN: ("Vera", "Cellar", "go in", "walk on"),
    Language.SV: ("Vera", "Källare", "gå in", "gå vidare"),
}
"""A name, a space of the shelter, and two answers of a card."""
NUMBERS = ("2", "6", "8")
HALF = "gang,Banda,Gang,Gäng,2,1,,\n"
WRONG = "gang,Banda,Gang,Gäng,dvě,1,,\ngang,Banda,Gang,Gäng,2,99,,\n,Nikdo,Nobody,Ingen,1,1,,\n"
"""A table of raids with one of ten cards; and one with a word for a number, a key twice, and merged cells."""
ALL = ":d:"
"""The button that ends a list of several."""
READS = """
    const languages = document.getElementById("language");
    languages.value = [...languages.options].find((one) => one.value.startsWith("LANGUAGE")).value;
    languages.dispatchEvent(new Event("change"));
"""
"""Changes the language of the page."""


class Owners(Campaigners):
    """Two people with their box on the table."""

    def say_it(self, *said: str) -> None:
        """Answer one question after the other: by the id of an option, or in words behind ``=``."""
        for each in said:
            if each.startswith("="):
                self.type(each[1:])
            elif each == ALL:
                self.pick_id(next(name for name in self.page.names(self.title) if ALL in name))
            else:
                self.pick_each(each)

    def type(self, words: str) -> None:
        """Type an answer in the form that the panel opens."""
        name = next(each for each in self.page.names(self.title) if ":t:" in each)
        self.page.pick_name(self.title, name)
        self.form((words,))
        self.note()

    def tell(self, *said: str, who: str = KEEPER) -> None:
        """Answer to the end, as who keeps the box or as somebody else."""
        self.open(who)
        self.say_it(*said)
        self.confirm()

    def settle(self, lobby: str) -> None:
        """Choose the own box, its dice, and Bob as who keeps the box."""
        self.press(lobby, "lobby-manage", public=True)
        host = self.say("lobby-manage-title", match=self.number)
        for label in (self.say("twom-cards-box"), self.say("twom-dice-table"), self.say("lobby-table-choices")):
            self.pick(host, label)
        table = self.say("lobby-table-title", match=self.number)
        wait(self.page, table)
        self.page.pick_name(table, next(name for name in self.page.names(table) if name.endswith(":1:")))
        self.page.until(lambda _: "holder" in self.page.names(table))
        names, labels = self.page.names(table), self.page.offers(table)
        self.pick(table, labels[names.index("holder") + 2])
        self.shot("lobby", lobby)


def setting_up(table: Owners, words: tuple[str, ...]) -> None:
    """The people with their numbers, up to the event of the first day."""
    table.tell("0")
    said = (f"={words[0]}", *NUMBERS[:2], f"={NUMBERS[2]}")
    asked(table, "setup-name")
    asked(table, "setup-numbers", *said)
    for _ in range(3):
        table.tell(*said)


def asked(table: Owners, name: str, *said: str, who: str = KEEPER) -> None:
    """Keep a picture of what somebody is asked after some answers, none of which is given."""
    table.open(who)
    table.say_it(*said)
    table.shot(name, table.title)


def card_put(table: Owners, words: tuple[str, ...]) -> None:
    """The event is put to the Leader, who decides; then people say its outcome."""
    asked(table, "card")
    table.tell("put", "2", f"={words[2]}", f"={words[3]}")
    asked(table, "put-to-the-leader", who=LEADER)
    table.tell("0", who=LEADER)
    asked(table, "outcome")
    table.tell("done")


def placement(table: Owners, words: tuple[str, ...]) -> None:
    """People say the marks of hunger, then a round is placed by the next Leader."""
    asked(table, "marks")
    table.tell(".rest", "0", "0", "1", "2")
    leader = table.holder() or ""
    search = ("search", f"={words[1]}")
    for name, said in (
        ("placing", ()),
        ("where", search[:1]),
        ("brought", search),
        ("placed", (*search, "our-wood", ALL, "1", ".idle", ".idle")),
    ):
        asked(table, name, *said, who=leader)


def checked(table: Owners) -> None:
    """Packs that are half full or wrong, as the bot answers them."""
    table.be("Alice", CHANNEL)
    command = f"{table.say('command-file')} {table.say('command-file-pack')}"
    deed, given = table.say("command-file-deed"), table.say("command-file")
    for name, rows, said in (("half", HALF, table.say("pack-right")), ("wrong", WRONG, "raids.csv")):
        with tempfile.NamedTemporaryFile(suffix=".zip") as file:
            file.write(filled(raids=rows))
            file.flush()
            table.page.use(command, options={deed: table.say("command-file-deed-check"), given: file.name})
        table.shot(f"pack-{name}", said)


def day(folder: Path, language: Language) -> None:
    """The first morning and round in one language, in a fresh playground."""
    words = PEOPLE[language]
    with fresh(TELEPHONE, languages=language) as (page, _):
        table = Owners(page, folder, 1, str(language))
        table.be("Alice", CHANNEL)
        page.run(CLOSE_TOUR)
        table.speaks = dict.fromkeys(table.speaks, language)
        for name in PAIR:
            table.be(name, CHANNEL)
            page.run(READS.replace("LANGUAGE", language))
            settled(page)
        table.be("Alice", CHANNEL)
        lobby = table.gather(PAIR)
        table.settle(lobby)
        checked(table)
        table.begin(lobby)
        setting_up(table, words)
        card_put(table, words)
        placement(table, words)


if __name__ == "__main__":
    in_languages(day)
