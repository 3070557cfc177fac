"""Cards by name: a table that is imported whole or not at all, names in any form, and where the rules speak of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rules_index import CardsProblem, Language, Oracle
from rules_index.cards.names import key, known_names
from rules_index.cards.spotting import CurrentCards
from rules_index.cards.table import CARDS_FILE, import_cards, load_cards, read_cards
from rules_index.digest.components import load_components
from rules_index.digest.lexicon import LexiconProblem, load_cards_of_lexicon
from rules_index.digest.rules import load_digest
from rules_index.index.build import book_infos
from rules_index.index.entries import entries
from rules_index.index.writer import write_index
from rules_index.search import certainty
from rules_index.values.cards import Card
from tests.rules_index.library import LEXICON, Ran
from tests.rules_index.search.made_up import as_likely

COLUMNS = (
    "code,name_en,name_cs,name_cs_confidence,set,rarity,type,affiliation,"
    "F_zapas,S_strelba,A_obrana,V_hodnota,deck_limit,timing_flags"
)
TABLE = f"""{COLUMNS}
K1,STONE TROLL,Kamenný troll,high,Base,C1,warrior,bauhaus/capitol,4,–,2x,5,3,
K2,NIGHT WATCH,,,Base,U,special,general,,,,,1,any_time|1_action
K3,GREY–LORD OF FOG,Šerák – pán mlhy,high,Base,R,warrior,legion,,,,9,,
K4,WRONG GUESS,Hádanka,low,Base,R,special,,,,,,,
"""
BOOK = """---
key: mýtina-cs
game: mýtina
title: Mýtina
language: cs
prefix: MY
---
"""
RULES = """---
title: Karty
number: 1
---

## 1.1 Kdo smí přes most {#bridge}

```yaml
ask: [kudy přes most, projdu mostem]
en: A card name in capitals.
source: ["MOST ¶1"]
referee: players
```

Most patří tomu, kdo zaplatí; výjimku má KAMENNÝ TROLL. Mlha tu nevadí.

## 1.2 Obyčejný troll {#plain}

```yaml
ask: [jiný troll, trollové obecně]
en: No card is named.
source: ["MOST ¶2"]
referee: players
```

Troll bez přívlastku platí jako každý. Kamenný most také.

## 1.3 Šerák přichází {#fog}

```yaml
ask: [mlha padá, kdo přichází v mlze]
en: A byname left out.
source: ["MOST ¶3"]
referee: players
```

Za soumraku přijde Šerák. Šerákova lucerna je jiná karta.

## 1.4 Lucerna {#lantern}

```yaml
ask: [k čemu je světlo, svítidlo]
en: The lantern of Serak.
source: ["MOST ¶4"]
referee: players
```

Kdo drží Šerákovu lucernu, vidí.
"""
ERRATA_BOOK = (
    BOOK.replace("mýtina-cs", "mýtina-errata")
    .replace("MY", "MYE")
    .replace("prefix", "kind: errata\ncorrects: mýtina-cs\nprefix")
)
ERRATA = """---
title: Opravy
number: 1
---

## 1.1 Noční hlídka a Kamenný troll {#watch}

```yaml
ask: [co s hlídkou, co s trollem]
en: A ruling.
origin: Dopis z roku 1999
referee: players
```

Noční hlídku zastaví jen Kamenného trolla přítomnost.
"""
LEXICON_FILE = """[[concept]]
cs = ["Noční hlídka", "hlídka"]
en = ["Night Watch"]

[[concept]]
cs = ["Šerákova lucerna", "lucerna"]
"""


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index of a small made-up book with errata, and a lexicon of two of its cards."""
    for folder, name, text in (
        ("books/mýtina-cs", "book.md", BOOK),
        ("books/mýtina-cs", "01-karty.md", RULES),
        ("books/mýtina-errata", "book.md", ERRATA_BOOK),
        ("books/mýtina-errata", "01-opravy.md", ERRATA),
        ("lexicon", "mýtina_cards.toml", LEXICON_FILE),
    ):
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / name).write_text(text, "utf-8")
    monkeypatch.setattr("rules_index.digest.lexicon.files", lambda _name: tmp_path)
    made_up = load_components(tmp_path / "no components")
    for module in ("shelf", "spotting"):
        monkeypatch.setattr(f"rules_index.cards.{module}.packaged_components", lambda: made_up)
    rules = load_digest(tmp_path / "books")
    path = tmp_path / "rules.sqlite"
    write_index(path, book_infos((), rules), entries((), rules), LEXICON, {})
    return path


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """The made-up card table as a file."""
    path = tmp_path / "table.csv"
    path.write_text(TABLE, "utf-8")
    return path


@pytest.fixture
def oracle(index: Path, table: Path) -> Iterator[Oracle]:
    """An oracle with the card table imported."""
    import_cards(table, index, "mýtina")
    opened = Oracle.open(index)
    yield opened
    opened.close()


def test_a_table_is_read_with_its_columns(table: Path) -> None:
    troll, watch, *_, guess = read_cards(table, "mýtina")
    assert troll == Card(
        "mýtina", "K1", "STONE TROLL", "Kamenný troll", "Base", "C1", "warrior", ("bauhaus", "capitol"),
        "4", "–", "2x", "5", 3,
    )  # fmt: skip
    assert (watch.timing, watch.deck_limit, watch.name_cs) == (("any_time", "1_action"), 1, "")
    assert (guess.name_cs, guess.is_name_cs_sure, troll.is_name_cs_sure) == ("Hádanka", False, True)


def test_a_table_saved_with_semicolons_and_a_byte_order_mark_is_read(table: Path) -> None:
    table.write_text("\ufeffcode;name_en\nA;Ant\n", "utf-8")
    assert [card.name_en for card in read_cards(table, "x")] == ["Ant"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: the first line names the columns; missing: code, name_en"),
        ("code,name\nA,Ant\n", "missing: name_en"),
        ("code,name_en,colour\nA,Ant,red\n", "line 1: unknown columns: colour"),
        ("code,name_en\n", "no cards below"),
        ("code,name_en,deck_limit\nA,Ant,5\nB,Bee,many\n", "line 3: deck_limit: .*'many'"),
        ("code,name_en,deck_limit\nA,Ant,-1\n", "line 2: deck_limit"),
        ("code,name_en\nA,Ant\nA,Bee\n", "line 3: code: A occurs twice"),
        ("code,name_en\nA,Ant,more\n", "line 2: it has not as many fields"),
        ("code,name_en\nA\n", "line 2: it has not as many fields"),
        ("code,name_en\n,Ant\n", "line 2: code"),
        ("code,name_en\nA,\n", "line 2: the card has no name"),
        ('code,name_en\nA,"Ant\n', "line 2"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_nothing_changes(
    index: Path, table: Path, text: str, said: str
) -> None:
    import_cards(table, index, "mýtina")
    before = (index.parent / CARDS_FILE).read_bytes()
    table.write_text(text, "utf-8")
    with pytest.raises(CardsProblem, match=said):
        import_cards(table, index, "mýtina")
    assert (index.parent / CARDS_FILE).read_bytes() == before
    assert not list(index.parent.glob(f".{CARDS_FILE}*"))


def test_many_wrong_lines_are_counted(table: Path) -> None:
    table.write_text("code,name_en\n" + "A,\n" * 15, "utf-8")
    with pytest.raises(CardsProblem, match="and 5 more"):
        read_cards(table, "x")


def test_a_file_in_another_encoding_or_none_at_all_is_named(table: Path) -> None:
    table.write_bytes("code,name_en\nA,Žába\n".encode("cp1250"))
    with pytest.raises(CardsProblem, match="not UTF-8"):
        read_cards(table, "x")
    table.unlink()
    with pytest.raises(CardsProblem, match="cannot read"):
        read_cards(table, "x")


def test_an_import_replaces_its_games_cards_and_leaves_the_others(index: Path, table: Path) -> None:
    path = index.parent / CARDS_FILE
    import_cards(table, index, "mýtina")
    table.write_text("code,name_en\nA,Ant\n", "utf-8")
    assert import_cards(table, index, "hmyz") == 1
    assert len(load_cards(path)) == 5
    assert import_cards(table, index, "mýtina") == 1
    assert {(card.game, card.code) for card in load_cards(path)} == {("hmyz", "A"), ("mýtina", "A")}


def test_a_damaged_table_says_how_to_mend_it(oracle: Oracle, index: Path) -> None:
    (index.parent / CARDS_FILE).write_bytes(b"no table" * 1000)
    with pytest.raises(CardsProblem, match="cards import FILE"):
        oracle.card("Kamenný troll")


@pytest.mark.parametrize("place", range(20))
def test_a_single_changed_byte_anywhere_in_a_table_is_noticed(oracle: Oracle, index: Path, place: int) -> None:
    path = index.parent / CARDS_FILE
    content = bytearray(path.read_bytes())
    content[place * len(content) // 20 + place] ^= 1 << place % 8
    path.write_bytes(content)
    with pytest.raises(CardsProblem, match="cards import FILE"):
        oracle.card("Kamenný troll")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    ["Kamenný troll", "kamenneho trolla", "KAMENNÝM TROLLEM", "stone troll", "kamený trol", "Stone  Troll!", "kamenny"],
)
def test_a_card_is_found_by_its_name_in_any_form(oracle: Oracle, name: str) -> None:
    answer = oracle.card(name)
    assert answer.names == {Language.CS: "Kamenný troll", Language.EN: "STONE TROLL"}
    assert answer.card is not None
    assert (answer.card.code, answer.card.fight) == ("K1", "4")


def test_the_lexicons_card_and_the_tables_are_one(oracle: Oracle) -> None:
    answer = oracle.card("hlídku")
    assert answer.names == {Language.CS: "Noční hlídka", Language.EN: "Night Watch"}
    assert answer.card is not None
    assert answer.card.code == "K2"


def test_without_a_table_the_lexicon_still_knows_its_cards(index: Path) -> None:
    oracle = Oracle.open(index)
    answer = oracle.card("Noční hlídka")
    oracle.close()
    assert answer.card is None
    assert [ruling.id for ruling in answer.rulings] == ["mýtina-errata.watch"]


def test_an_unknown_card_brings_names_like_it(oracle: Oracle) -> None:
    answer = oracle.card("kamenný drak")
    assert (answer.names, answer.rulings) == ({}, ())
    assert answer.near[0] == "Kamenný troll"
    assert oracle.card("?!").names == {}


def test_a_card_of_another_game_is_not_found(oracle: Oracle) -> None:
    assert oracle.card("Kamenný troll", game="mýtina").names
    assert not oracle.card("Kamenný troll", game="jiná").names


def test_every_rule_that_names_the_card_is_told_errata_first(oracle: Oracle) -> None:
    rulings = oracle.card("Kamenný troll").rulings
    assert [ruling.id for ruling in rulings] == ["mýtina-errata.watch", "mýtina-cs.bridge"]
    assert rulings[0].matched == ("Kamenný troll", "Kamenného trolla")
    assert rulings[1].matched == ("KAMENNÝ TROLL",)


def test_of_several_questions_each_has_the_cards_it_names(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certainty, "packaged_model", as_likely(5.0))
    answer = oracle.ask("Zaplatí Kamenný troll za most? K čemu je světlo a svítidlo?")
    assert [[card.name for card in part.cards] for part in answer.parts] == [["Kamenný troll"], []]
    assert [card.name for card in answer.cards] == ["Kamenný troll"]


def test_a_question_may_ask_of_a_card_by_a_name_or_by_a_word_for_a_value(index: Path, table: Path) -> None:
    cards = CurrentCards(index)
    assert cards.may_be_asked("Zaplatí Noční hlídka za most?")
    assert not cards.may_be_asked("Kudy přes most?")
    assert not cards.may_be_asked("Zaplatí Kamenný troll za most?")
    import_cards(table, index, "mýtina")
    assert cards.may_be_asked("Zaplatí Kamenný troll za most?")
    (index.parent / CARDS_FILE).write_bytes(b"no table" * 1000)
    assert cards.may_be_asked("Kudy přes most?")


def test_a_longer_name_is_no_mention_of_the_shorter(oracle: Oracle) -> None:
    assert [ruling.id for ruling in oracle.card("Šerák").rulings] == ["mýtina-cs.fog"]
    assert [ruling.id for ruling in oracle.card("Šerákova lucerna").rulings] == ["mýtina-cs.fog", "mýtina-cs.lantern"]


def test_names_are_completed_while_they_are_typed(oracle: Oracle) -> None:
    assert oracle.card_names("kam") == ("Kamenný troll",)
    assert oracle.card_names("tro")[:2] == ("STONE TROLL", "Kamenný troll")
    assert oracle.card_names("serak", limit=2) == ("Šerák – pán mlhy", "Šerákova lucerna")
    assert len(oracle.card_names("")) == len({*oracle.card_names("")}) > 4


def test_a_table_imported_later_is_seen(index: Path, table: Path) -> None:
    oracle = Oracle.open(index)
    assert not oracle.card("stone troll").names
    import_cards(table, index, "mýtina")
    assert oracle.card("stone troll").names
    oracle.close()


def test_the_command_line_imports_and_shows(index: Path, table: Path, run: Callable[..., Ran]) -> None:
    imported = run("cards", "import", table, "--index", index, "--game", "mýtina")
    assert (imported.code, imported.out) == (0, f"{table}: 4 cards of mýtina imported\n")
    shown = run("cards", "show", "kamenného trolla", "--index", index)
    assert "Kamenný troll / STONE TROLL" in shown.out
    assert "fight 4 · shoot – · armour 2x · value 5" in shown.out
    assert "Errata (Dopis z roku 1999)" in shown.out
    row = json.loads(run("cards", "show", "stone troll", "--index", index, "--json").out)
    assert (row["card"]["code"], row["rulings"][0]["id"]) == ("K1", "mýtina-errata.watch")
    table.write_text("code,name_en\nA,\n", "utf-8")
    assert run("cards", "import", table, "--index", index).code == 1
    unknown = run("cards", "show", "kamenný drak", "--index", index)
    assert (unknown.code, "did you mean Kamenný troll" in unknown.err) == (1, True)


@pytest.mark.parametrize(
    ("games", "said"), [(("lom",), "4 cards of lom imported"), (("lom", "mýtina"), "--game"), ((), "--game")]
)
def test_a_table_that_names_no_game_is_of_the_only_game_with_cards(
    index: Path,
    table: Path,
    run: Callable[..., Ran],
    monkeypatch: pytest.MonkeyPatch,
    games: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setattr("rules_index.command_line.cards.load_cards_of_lexicon", lambda: dict.fromkeys(games, ()))
    imported = run("cards", "import", table, "--index", index)
    assert imported.code == (len(games) != 1)
    assert said in imported.out + imported.err


def test_a_broken_lexicon_of_cards_is_named(tmp_path: Path) -> None:
    (tmp_path / "x_cards.toml").write_text("[[concept", "utf-8")
    with pytest.raises(LexiconProblem, match=r"x_cards\.toml"):
        load_cards_of_lexicon(tmp_path)


def test_every_card_of_the_real_lexicon_is_found_by_its_printed_names() -> None:
    names = known_names(())
    for card in names.cards:
        for name in card.names.values():
            found = names.find(name, card.game)
            assert found is not None
            assert key(name) in map(key, found.names.values())
