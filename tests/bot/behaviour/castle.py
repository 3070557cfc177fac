"""A small made-up game, Hrad: its rulebook, its digest and the index of both."""

from __future__ import annotations

from pathlib import Path
from unittest import mock

from rules_index import build_index
from rules_index.digest.rules import load_digest
from tests.once import kept

RULEBOOK = """HRAD

PŘÍPRAVA HRY

Každý hráč si vezme pět zlatých mincí a jednu dřevěnou věž své barvy.

Začíná ten, kdo naposledy spatřil živého koně.

STAVBA

Hradba stojí dvě mince a položí se vedle vlastní věže.

Zbořená hradba se vrací do krabice a její majitel nedostane nic zpátky.

Po setmění obsadí strážci všechny brány a drží je do rána.

Hradbou se rozumí každý kamenný díl, který přiléhá k věži.

KONEC HRY

Hra končí ve chvíli, kdy někdo postaví osmou hradbu.
"""

WATCH = " ".join(
    f"Strážce číslo {n} hlídá bránu číslo {n} a za noc ji smí otevřít nejvýš {n} pocestným." for n in range(1, 61)
)

BOOK = """---
key: hrad-cs
game: hrad
title: Hrad
language: cs
edition: první vydání
prefix: HR
---

Pravidla hry Hrad.
"""

CHAPTERS = {
    "01-priprava.md": """---
title: Příprava hry
number: 1
---

## 1.1 Počáteční mince {#setup.coins}

```yaml
ask:
  - Kolik mincí máme na začátku?
  - S kolika penězi začínáme?
en: Each player starts with five coins.
see: [setup.first]
source: ["PŘÍPRAVA HRY ¶1"]
referee: enforced
```

Do začátku má každý 5 mincí a k nim věž ve své barvě.

## 1.2 Kdo začíná {#setup.first}

```yaml
ask:
  - Kdo začíná?
  - Kdo jde první?
en:
  title: Who goes first
  gist: Whoever saw a live horse last goes first.
  ask:
    - who goes first
    - who starts the game
sv:
  title: Vem som börjar
  gist: Den som senast såg en levande häst börjar.
  ask:
    - vem börjar
    - vem går först
source: ["PŘÍPRAVA HRY ¶2"]
referee: players
```

První je ten, kdo nejpozději ze všech viděl koně.
""",
    "02-stavba.md": """---
title: Stavba
number: 2
---

## 2.1 Cena hradby {#build.wall}

```yaml
ask:
  - Kolik stojí hradba?
  - Za kolik mincí postavím hradbu?
en: A wall costs two coins.
source: ["STAVBA ¶1"]
referee: enforced
```

Za hradbu se platí 2 mince; patří k vlastní věži.

## 2.2 Zbořená hradba {#build.ruin}

```yaml
ask:
  - Co se stane se zbořenou hradbou?
  - Dostanu za zničenou hradbu peníze zpátky?
en: A destroyed wall goes back to the box, with no refund.
source: ["STAVBA ¶2"]
referee: enforced
```

Vrátí se do krabice. Peníze za ni nikdo nedostane.

## 2.3 Noční hlídka {#build.watch}

```yaml
ask:
  - Kdo hlídá brány v noci?
  - Jak funguje noční hlídka strážců?
en: Sixty guards watch sixty gates.
source: ["STAVBA ¶3"]
referee: players
```

WATCH

## 2.4 Hradba {#build.term-wall}

```yaml
ask:
  - Co je to hradba?
  - Co znamená pojem hradba?
en: A wall is a building next to a tower.
source: ["STAVBA ¶4"]
term: true
referee: tracked
```

Kamenný dílek, který chrání věž.
""",
    "03-konec.md": """---
title: Konec hry
number: 3
---

## 3.1 Kdy hra končí {#end.when}

```yaml
ask:
  - Kdy hra končí?
  - Kolik hradeb je potřeba na konec?
en: The game ends when somebody builds the eighth wall.
source: ["KONEC HRY ¶1"]
referee: enforced
```

Jakmile stojí osmá hradba jednoho hráče, je konec.
""",
}


def build(folder: Path) -> Path:
    """Write the book and its digest, index both, and return the index file."""
    books, digest, index = folder / "books", folder / "digest" / "hrad-cs", folder / "rules.sqlite"
    books.mkdir()
    digest.mkdir(parents=True)
    (books / "hrad-cs.txt").write_text(RULEBOOK, "utf-8")
    (digest / "book.md").write_text(BOOK, "utf-8")
    for name, chapter in CHAPTERS.items():
        (digest / name).write_text(chapter.replace("WATCH", WATCH), "utf-8")
    rules = load_digest(digest.parent)
    with mock.patch("rules_index.index.build.load_digest", return_value=rules):
        report = build_index(index, books)
    assert (report.rules, report.problems) == (len(rules), ())
    return index


def index() -> Path:
    """The index of the book, kept from run to run."""
    return kept("castle", build, Path(__file__))
