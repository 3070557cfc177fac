"""Takes the README's pictures of answers anew: ``python -m tests.bot.playground.screenshots [NAME ...]``.

The playground runs on the digest alone, because a picture in the repository may show no sentence of a rulebook.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from tests.bot.playground.browser import Page, fresh
from tests.house import ROOT

FOLDER = ROOT / ".github" / "screenshots"
WINDOW = (1120, 900)
SETTINGS, EDITION, SAVED, ANY_EDITION = "nastavení", "Vydání:", "Uloženo.", "Všechna vydání"
CZECH_EDITION = "Doomtrooper – Kniha zákona · 2018-10-28 (čeština)"
SWEDISH_EDITION = "Doomtrooper – Regelbok (švédština)"
ADMIN = "Alice"


class Asked(NamedTuple):
    """What one picture shows: who uses which command where, with what text, in a channel of which edition."""

    member: str
    channel: str
    command: str
    text: str = ""
    edition: str = ANY_EDITION


PICTURES = {
    "confident": Asked("Alice", "zloba", "pravidlo", "Kdy hra končí?"),
    "unsure": Asked("Bob", "zloba", "rule", "What happens when two players tie at thirty points?"),
    "long": Asked("Alice", "zloba", "pravidlo", "Jaké jsou účinky chaosu v Ukázce síly?"),
    "refusal-sv": Asked("Cyril", "doomtrooper", "regel", "Vad kostar en booster i affären?"),
    "slang-cs": Asked("Alice", "doomtrooper", "pravidlo", "smim nechat vsechny chlapy schovany?"),
    "swedish": Asked("Cyril", "doomtrooper", "regel", "Vad händer när båda får slut på kort?"),
    "english": Asked("Bob", "this-war-of-mine", "rule", "Can two of us sleep in one bed?"),
    "term-en": Asked("Bob", "zloba", "term", "threat"),
    "compare": Asked("Alice", "doomtrooper", "porovnej", "na kolik bodů se hraje"),
    "compare-sv": Asked("Cyril", "doomtrooper", "jämför", "rustning i skydd"),
    "card": Asked("Alice", "doomtrooper", "karta", "Bohem požehnaný"),
    "phase": Asked("Alice", "zloba", "fáze"),
    "phase-sv": Asked("Cyril", "doomtrooper", "fas"),
    "phase-en": Asked("Bob", "this-war-of-mine", "phase"),
    "scenario": Asked("Alice", "zloba", "scénář", "ukázka"),
    "answers/cs-certain": Asked("Alice", "zloba", "pravidlo", "Co se stane při shodě v ovládání?"),
    "answers/cs-not-certain": Asked("Alice", "this-war-of-mine", "pravidlo", "Kolik zranění snese nepřítel?"),
    "answers/cs-refused": Asked("Alice", "zloba", "pravidlo", "Kolik korrakamů stojí Vznešený?"),
    "answers/cs-exception": Asked("Alice", "doomtrooper", "pravidlo", "Smím zaútočit dvakrát za kolo?"),
    "answers/cs-other-edition": Asked(
        "Alice",
        "doomtrooper",
        "pravidlo",
        "Kdo je arcinepřítel ve hře více hráčů?",
        CZECH_EDITION,
    ),
    "answers/cs-card-values": Asked("Alice", "doomtrooper", "pravidlo", "Jakou hodnotu má Big Bob Watts?"),
    "answers/cs-rules-of-topic": Asked("Alice", "this-war-of-mine", "pravidla", "provize"),
    "answers/cs-story": Asked(
        "Alice",
        "zloba",
        "pravidlo",
        "Koupil jsem elitu. Nemám ji ale kam postavit, protože oblast je plná. Smím si ji nechat na potom?",
    ),
    "answers/en-certain": Asked("Bob", "this-war-of-mine", "rule", "When are we allowed to drink alcohol?"),
    "answers/en-not-certain": Asked("Bob", "zloba", "rule", "Does the automated opponent get a support card?"),
    "answers/en-refused": Asked("Bob", "zloba", "rule", "Can I take back my move?"),
    "answers/en-exception": Asked(
        "Bob", "doomtrooper", "rule", "Can an imprisoned warrior still be targeted by cards?"
    ),
    "answers/en-token-values": Asked("Bob", "this-war-of-mine", "rule", "What is the market value of a pistol?"),
    "answers/en-bare-number": Asked("Bob", "zloba", "rule", "9.6"),
    "answers/sv-certain": Asked("Cyril", "this-war-of-mine", "regel", "Hur många får sova i en säng?"),
    "answers/sv-exception": Asked("Cyril", "zloba", "regel", "Hur många poäng behövs för att vinna?"),
    "answers/sv-story": Asked(
        "Cyril",
        "doomtrooper",
        "regel",
        "Min krigare låg i skydd hela rundan. Motståndaren anföll honom två gånger och sårade honom. "
        "Nu är det min tur. Får han anfalla direkt när han lämnar skyddet?",
        SWEDISH_EDITION,
    ),
    "answers/sv-bare-name": Asked("Cyril", "this-war-of-mine", "regel", "yxa"),
    "answers/sv-other-edition": Asked(
        "Cyril", "doomtrooper", "regel", "Får två kopior av samma relik vara i spel?", SWEDISH_EDITION
    ),
    "answers/sv-rules-of-topic": Asked("Cyril", "doomtrooper", "regler", "citadell", SWEDISH_EDITION),
}


def choose_edition(page: Page, channel: str, edition: str) -> None:
    """Set a channel's edition as an admin does."""
    page.speak_as(ADMIN)
    page.enter(channel)
    page.use(SETTINGS)
    page.pick(EDITION, edition)
    page.until(lambda shown: SAVED in shown[-1])
    page.dismiss()


def take(folder: Path, names: Collection[str] = ()) -> None:
    """Ask each question, or those with these names, in one playground and save what the page shows of each."""
    editions: dict[str, str] = {}
    with fresh(WINDOW) as (page, _):
        for name, asked in PICTURES.items():
            if names and name not in names:
                continue
            if editions.get(asked.channel, ANY_EDITION) != asked.edition:
                choose_edition(page, asked.channel, asked.edition)
                editions[asked.channel] = asked.edition
            page.speak_as(asked.member)
            page.enter(asked.channel)
            page.use(asked.command, asked.text)
            page.fit()
            path = folder / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            page.picture(path)
            page.dismiss()


if __name__ == "__main__":
    take(FOLDER, sys.argv[1:])
