"""A small library made up for the tests: two games in Czech, one of them also in Swedish, and a digest of the first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rules_index.command_line.bench import vary
from rules_index.digest.gaps import GapText
from rules_index.digest.lexicon import Concept, Lexicon, Named
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.writer import write_index
from rules_index.sources import read_books
from rules_index.values.books import BookInfo, Language, Passage
from rules_index.values.digest import Referee, Rule
from rules_index.values.sources import Book

BOOKS = {
    "maják-cs.txt": """MAJÁK

PŘÍPRAVA HRY

Každý hráč si vezme tři lodě a jednu lucernu své barvy a postaví je do přístavu.

Začínající hráč se určí hodem kostkou.

PLAVBA

V každém tahu smíte přesunout jednu loď o dvě pole. Loď nesmí vplout na pole, kde stojí cizí lucerna.

Narazí-li loď na útes, vrací se na začátek příštího kola zpět do přístavu.

KONEC HRY

Vyhrává ten, kdo první rozsvítí pátou lucernu. Při shodě rozhoduje větší počet lodí.
""",
    "sklizen.txt": """SKLIZEŇ

PRŮBĚH HRY

Na začátku kola si každý dobere dvě karty zeleniny a jednu kartu počasí.

Prší-li, nesmí nikdo v tomto kole sklízet obilí.

TRŽIŠTĚ

Za tři stejné karty zeleniny dostanete od obchodníka jednu stříbrnou minci.
""",
    "maják-sv.txt": """FYREN

FÖRBEREDELSER

Varje spelare tar tre båtar och en lykta i sin färg och ställer dem i hamnen.

SEGLING

Under din tur får du flytta en båt två rutor. Båten får inte segla in på en ruta där någon annans lykta står.

SPELETS SLUT

Den som först tänder sin femte lykta vinner. Vid lika vinner den som har flest båtar och segerpoäng.
""",
}

DIGEST = {
    "book.md": """---
key: maják-cs
game: maják
title: Maják
language: cs
edition: druhé vydání
prefix: MA
---
""",
    "01-priprava.md": """---
title: Příprava
number: 1
---

## 1.1 Co má hráč na začátku {#setup.pieces}

```yaml
ask:
  - S čím začínám?
  - kolik člunů dostanu do startu
en: Each player starts with three boats and one lantern.
see: [end.lanterns]
source: ["PŘÍPRAVA HRY ¶1"]
referee: enforced
```

Tři lodě a lucerna vlastní barvy, všechno v přístavu.

## 1.2 Lucerna {#term.lantern}

```yaml
ask:
  - co je lucerna
  - k čemu slouží to světýlko
en: A lantern marks a lit place.
source: ["PLAVBA ¶1"]
referee: players
term: true
```

Znak rozsvíceného místa, kam cizí loď nesmí.
""",
    "02-konec.md": """---
title: Konec
number: 2
---

## 2.1 Pátá lucerna {#end.lanterns}

```yaml
ask:
  - Kdo vyhraje?
  - Kdy je konec partie?
en: Whoever lights the fifth lantern first wins.
source: ["KONEC HRY ¶1"]
referee: enforced
reading: Zda se čeká na konec kola, kniha neříká; nečeká se.
```

Jakmile někomu svítí pět lucern, zvítězil.
""",
}

LEXICON = Lexicon(
    concept=(
        Concept(cs=("loď", "kocábka"), sv=("båt",), en=("boat", "ship")),
        Concept(cs=("přesunout",), en=("move",), sv=("flytta",)),
        Concept(cs=("vítězný bod",), sv=("segerpoäng",), en=("victory point",)),
        Concept(cs=("lucerna",), en=("lantern",)),
    ),
    game=(Named(game="sklizen", names=("sklizeň",)),),
    edition=(Named(language=Language.SV, names=("švédský", "swedish")),),
)


def write_books(folder: Path) -> Path:
    """The made-up rulebooks as files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in BOOKS.items():
        (folder / name).write_text(text, "utf-8")
    return folder


CRIB = """
[[sequence]]
title = "Hra"
en = "Game"

[[sequence.step]]
title = "Příprava"
en = "Setup"
rules = ["setup.pieces"]
part = [{ title = "lucerny", en = "lanterns", rules = ["end.lanterns"] }]
"""
SCENARIO = """
name = "Bouřka"
faction = "Mlha"
event = "Zhasnou dvě lucerny."
mission = "Rozsvítit je dřív než mlha."
setup = "Mlha leží na krajním útesu."
chaos = ["1", "2", "3", "4", "5", "6", "7", "8"]
"""
GAP = """
[[gap]]
slug = "lighthouse.weather"
game = "maják"
asks = "chance"
because = "No book tells what the weather will be."
cs = ["jaké bude počasí na moři", "bude zítra bouřka"]
sv = ["hur blir vädret till sjöss"]
en = ["what will the weather be at sea", "will there be a storm tomorrow"]
[gap.says]
cs = "Předpověď počasí v knize není."
sv = "Väderprognosen står inte i boken."
en = "The book has no weather forecast."
"""


def write_digest(folder: Path) -> Path:
    """The made-up digest as a folder of books."""
    book = folder / "maják-cs"
    book.mkdir(parents=True, exist_ok=True)
    for name, text in DIGEST.items():
        (book / name).write_text(text, "utf-8")
    return folder


def write_lexicon(folder: Path) -> Path:
    """The made-up lexicon as a folder with one file."""
    folder.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for kind, rows in LEXICON.model_dump(mode="json", exclude_defaults=True).items():
        for row in rows:
            lines += [f"[[{kind}]]", *(f"{key} = {json.dumps(value)}" for key, value in row.items())]
    (folder / "made-up.toml").write_text("\n".join(lines), "utf-8")
    return folder


def write_guides(folder: Path) -> Path:
    """A crib and a scenario card of the digest's book, in a folder each."""
    (folder / "cribs").mkdir(exist_ok=True)
    (folder / "cribs" / "maják-cs.toml").write_text(CRIB, "utf-8")
    (folder / "scenarios" / "maják-cs").mkdir(parents=True, exist_ok=True)
    (folder / "scenarios" / "maják-cs" / "bourka.toml").write_text(SCENARIO, "utf-8")
    return folder


def write_gaps(folder: Path) -> Path:
    """What no book of the library answers, as a folder with one file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "maják.toml").write_text(GAP, "utf-8")
    return folder


def write_package(folder: Path) -> Path:
    """What the program brings along, made up: something of each kind that the digest has, and a file of code."""
    write_digest(folder / "books")
    write_lexicon(folder / "lexicon")
    write_guides(folder)
    write_gaps(folder / "gaps")
    (folder / "heard").mkdir(exist_ok=True)
    (folder / "heard" / "cs.toml").write_text('language = "cs"\nanswered = ["kdy svítí maják"]\n', "utf-8")
    (folder / "claimed" / "maják-cs").mkdir(parents=True, exist_ok=True)
    (folder / "claimed" / "maják-cs" / "02-konec.yaml").write_text("end.lanterns:\n- anyone does win\n", "utf-8")
    (folder / "questions").mkdir(exist_ok=True)
    (folder / "questions" / "maják-cs.csv").write_text(
        "rule,language,answer,question\nsetup.pieces,cs,yes,Dostanu na startu čluny?\n", "utf-8"
    )
    (folder / "code.py").write_text("VERSION = 1\n", "utf-8")
    return folder


def make_index(folder: Path) -> Path:
    """An index of the made-up library in a new file."""
    books, problems = read_books(write_books(folder / "books"))
    assert not problems
    rules = load_digest(write_digest(folder / "digest"))
    path = folder / "rules.sqlite"
    write_index(path, book_infos(books, rules), entries(books, rules), LEXICON, {"fingerprint": "made up"})
    return path


def make_large_index(folder: Path, size: int) -> Path:
    """An index of about ``size`` passages, made by varying those of the library."""
    books, _ = read_books(write_books(folder / "books"))
    grown = [vary(book, size, books) for book in books]
    path = folder / f"{size}.sqlite"
    write_index(path, book_infos(grown, ()), entries(grown, ()), LEXICON, {})
    return path


CASTLE = BookInfo("hrad-cs", "hrad", "Hrad", Language.CS)


def passage(ordinal: int, heading: str, text: str, *, first: int = 1, last: int = 0, occurrence: int = 1) -> Passage:
    """A passage of the castle's rulebook; ``last`` is ``first`` when left out."""
    return Passage(
        CASTLE.key,
        ordinal,
        (heading,),
        text,
        heading.capitalize(),
        first=first,
        last=last or first,
        occurrence=occurrence,
    )


def castle(*passages: Passage) -> Book:
    """The castle's rulebook with these passages."""
    return Book(CASTLE, passages)


def rule(slug: str, *source: str, title: str = "", text: str = "", ask: Sequence[str] = ()) -> Rule:
    """A digest rule of the castle; ``slug`` is the part after the book."""
    return Rule(
        slug=f"{CASTLE.key}.{slug}",
        number=f"HR {len(slug)}",
        title=title or slug.capitalize(),
        text=text or f"Pravidlo o {slug}.",
        book=CASTLE,
        section=("Stavba",),
        ask=tuple(ask),
        gist=f"About {slug}.",
        see=(),
        source=source,
        referee=Referee.ENFORCED,
    )


def index_castle(
    path: Path, book: Book, *rules: Rule, lexicon: Lexicon | None = None, gaps: Sequence[GapText] = ()
) -> Path:
    """An index of the castle's rulebook and these rules."""
    write_index(path, book_infos([book], rules), entries([book], rules), lexicon or Lexicon(), {}, gaps=gaps)
    return path


@dataclass(frozen=True, slots=True)
class Ran:
    """What a command did: its exit code and what it wrote."""

    code: int
    out: str
    err: str
