"""Two editions of a made-up game, Přístav, whose rules differ, and a game that has one edition only."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

from rules_index import build_index
from rules_index.digest.rules import load_digest
from tests.once import kept


def rule(number: str, slug: str, title: str, gist: str, text: str, *ask: str, **more: str) -> str:
    """One rule of a chapter; ``more`` are further keys of its matter."""
    asks = "".join(f"  - {question}\n" for question in ask)
    keys = "".join(f"{key}: {value}\n" for key, value in more.items())
    matter = f'ask:\n{asks}en: {gist}\nsource: ["PRAVIDLA ¶1"]\nreferee: players\n{keys}'
    return f"## {number} {title} {{#{slug}}}\n\n```yaml\n{matter}```\n\n{text}\n"


EDITIONS = {
    "pristav-cs": (
        ("Přístav", "pristav", "cs", "druhé vydání", "PR"),
        (
            rule(
                "1.1",
                "setup.boats",
                "Kolik lodí má hráč",
                "Each player starts with three boats in the harbour.",
                "Tři lodě a 1 maják.\n\n1. Lodě stojí v přístavu.\n2. Maják zůstane stranou.",
                "Kolik lodí dostanu na začátku?",
                "S kolika čluny se začíná?",
            ),
            rule(
                "1.2",
                "end.lights",
                "Vítězství",
                "Whoever has lit five lights wins the game.",
                "Vyhrává ten, komu svítí pět světel; za každé je 10 bodů.",
                "Kdo vyhraje partii?",
                "Kolik světel stačí na výhru?",
            ),
            rule(
                "1.3",
                "storm.reef",
                "Náraz na útes",
                "A boat that hits a reef loses its cargo.",
                "Po nárazu na útes přijde loď o náklad.",
                "Co se stane, když loď narazí na útes?",
                "Přijdu na útesu o náklad?",
            ),
        ),
    ),
    "pristav-sv": (
        ("Hamnen", "pristav", "sv", "", "HA"),
        (
            rule(
                "1.1",
                "setup.boats",
                "Hur många båtar man får",
                "Each player starts with two boats in the harbour.",
                "Två båtar och en fyr.",
                "Hur många båtar har jag från början?",
                "Med hur många skutor börjar man?",
            ),
            rule(
                "1.2",
                "goal",
                "Målet",
                "Victory is reached at 40 points.",
                "Den som har 40 poäng har nått målet. Varje ljus ger 10.",
                "Vad är målet?",
                "Hur många poäng behövs?",
                same="[pristav-cs.end.lights]",
            ),
            rule(
                "1.4",
                "goal.draw",
                "Oavgjort",
                "Equal totals are a draw.",
                "Lika många poäng är oavgjort.",
                "Vad händer vid lika ställning?",
                "Kan det bli oavgjort?",
                same="[pristav-cs.end.lights]",
            ),
            rule(
                "1.3",
                "market.coal",
                "Torget",
                "Fish may be traded for coal at the market.",
                "På torget byts fisk mot kol.",
                "Kan jag byta fisk mot kol?",
                "Vad gör man på torget?",
            ),
        ),
    ),
    "zahrada-cs": (
        ("Zahrada", "zahrada", "cs", "", "ZA"),
        (
            rule(
                "1.1",
                "water",
                "Zalévání",
                "Each bed takes two cans of water.",
                "Záhon spotřebuje dvě konve.",
                "Kolik konví vody potřebuje záhon?",
                "Jak se zalévá?",
            ),
        ),
    ),
}


def write_editions(folder: Path) -> Path:
    """The digests as folders of books."""
    for key, ((title, game, language, edition, prefix), rules) in EDITIONS.items():
        book = folder / key
        book.mkdir(parents=True)
        matter = f"key: {key}\ngame: {game}\ntitle: {title}\nlanguage: {language}\nedition: {edition!r}\n"
        (book / "book.md").write_text(f"---\n{matter}prefix: {prefix}\n---\n", "utf-8")
        (book / "01-rules.md").write_text("---\ntitle: Pravidla\nnumber: 1\n---\n\n" + "\n".join(rules), "utf-8")
    return folder


def build_editions(folder: Path) -> Path:
    """The index of the digests in a new file."""
    rules = load_digest(write_editions(folder / "digest"))
    build = "rules_index.index.build"
    # What is learnt of the packaged questions has nothing to do with these games, and takes long.
    with mock.patch(f"{build}.load_digest", return_value=rules), mock.patch(f"{build}.load_heard", return_value=()):
        build_index(folder / "rules.sqlite")
    return folder / "rules.sqlite"


def editions_index() -> Path:
    """The index of the digests, kept from run to run."""
    return kept("editions", build_editions, Path(__file__))
