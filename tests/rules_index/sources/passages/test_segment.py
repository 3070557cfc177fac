"""Passages: one rule each, with what belongs to it."""

from __future__ import annotations

from collections.abc import Callable

from rules_index.values.books import Passage, PassageKind
from rules_index.values.sources import Book

Read = Callable[..., Book]
RULE = "Každý hráč si vezme jednu minci ze společné zásoby a položí ji před sebe na stůl."
LONG = "Mlynář otočí kolem a nasype do pytle tolik mouky, kolik ukazuje nejvyšší kostka ležící na okraji stolu. "


def texts(book: Book) -> list[str]:
    return [passage.text for passage in book.passages]


def only(book: Book, word: str) -> Passage:
    (passage,) = (passage for passage in book.passages if word in passage.text)
    return passage


def test_a_paragraph_is_a_passage_and_knows_its_place(read: Read) -> None:
    book = read(
        f"MLÝN\n\nTAH\n\n{RULE}\n\nDruhé pravidlo je jiné a říká, že mouka zůstává na stole až do konce kola.\n"
    )
    first, second = book.passages
    assert (first.section, first.first, first.last, first.title) == (("TAH",), 1, 1, "TAH")
    assert (second.ordinal, second.first, second.last) == (1, 2, 2)


def test_headings_of_one_name_are_told_apart(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\n{RULE}\n\nTRH\n\n{RULE}\n\nTAH\n\n{RULE}\n")
    assert [passage.occurrence for passage in book.passages] == [1, 1, 2]


def test_a_run_in_heading_titles_its_paragraphs(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\nMLETÍ. {RULE}\n\n{RULE}\n\nPRODEJ. {RULE}\n")
    assert [passage.title for passage in book.passages] == ["MLETÍ", "MLETÍ", "PRODEJ"]


def test_a_short_list_stays_with_its_lead_in(read: Read) -> None:
    book = read("MLÝN\n\nTAH\n\nVyberte si jednu akci:\n- otočit kolem\n- prodat mouku\n")
    assert texts(book) == ["Vyberte si jednu akci:\n• otočit kolem\n• prodat mouku"]
    assert (book.passages[0].first, book.passages[0].last) == (1, 3)


def test_items_of_a_long_list_each_carry_the_lead_in(read: Read) -> None:
    items = [LONG * 3 + end for end in ("Potom spí.", "Potom jí.", "Potom čeká.")]
    book = read("MLÝN\n\nTAH\n\nJe ráno. Platí tato pravidla:\n" + "".join(f"- {item}\n" for item in items))
    assert texts(book)[0] == "Je ráno. Platí tato pravidla:"
    assert texts(book)[1:] == [f"Platí tato pravidla:\n• {item}" for item in items]
    assert [passage.first for passage in book.passages] == [1, 2, 3, 4]


def test_a_lead_in_that_says_nothing_else_is_no_passage_of_its_own(read: Read) -> None:
    items = [LONG * 4 + end for end in ("Potom spí.", "Potom jí.")]
    book = read("MLÝN\n\nTAH\n\nPlatí tato pravidla:\n" + "".join(f"- {item}\n" for item in items))
    assert texts(book) == [f"Platí tato pravidla:\n• {item}" for item in items]
    assert [(passage.first, passage.last) for passage in book.passages] == [(1, 2), (3, 3)]


def test_sub_items_of_a_long_item_each_carry_its_own_sentence(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\n- MLETÍ: Otočte kolem.\n - {LONG * 3}\n - {LONG * 4}\n")
    assert texts(book) == [
        "• MLETÍ: Otočte kolem.",
        f"• MLETÍ: Otočte kolem.\n• {(LONG * 3).strip()}",
        f"• MLETÍ: Otočte kolem.\n• {(LONG * 4).strip()}",
    ]


def test_numbered_rules_carry_the_rule_that_their_numbers_go_on(read: Read) -> None:
    rules = [f"4b) Mouka se mele.\n\n4b1) {LONG * 3}", f"4b1a) {LONG * 4}", f"4c) {RULE}"]
    book = read("MLÝN\n\nTAH\n\n" + "".join(f"{rule}\n\n" for rule in rules))
    assert texts(book) == [
        "4b) Mouka se mele.",
        f"4b) Mouka se mele.\n4b1) {LONG * 3}".strip(),
        f"4b) Mouka se mele.\n4b1a) {LONG * 4}".strip(),
        f"4c) {RULE}",
    ]


def test_a_rules_number_goes_on_no_other_of_more_digits(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\n4.1 Mouka se mele. {RULE}\n\n4.10 Mlýn stojí. {RULE}\n\n4.10.1 Nemele. {RULE}\n")
    assert [text[:6].split()[0] for text in texts(book)] == ["4.1", "4.10"]


def test_entries_after_a_lead_in_carry_it(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\nKostka má tyto strany:\n\nKOLO: {LONG * 4}\n\nPYTEL: {LONG * 4}\n")
    assert [text.split("\n")[0] for text in texts(book)] == ["Kostka má tyto strany:"] * 2
    assert [passage.title for passage in book.passages] == ["TAH", "PYTEL"]


def test_a_lead_in_leads_no_entry_of_its_own_rank(read: Read) -> None:
    parts = [f"KOLO VODNÍ se točí. {LONG * 4}", f"KOLO ZUBNÍ stojí. {LONG * 4}"]
    entries = [f"PYTEL. {LONG * 2}", f"TRH. {LONG * 2}"]
    lines = "\n\n".join(["KOLO. Mele. Ve mlýně jsou dvě kola:", *parts, *entries])
    book = read(f"MLÝN\n\nPOJMY\n\n{lines}\n")
    assert texts(book) == [
        "KOLO. Mele. Ve mlýně jsou dvě kola:",
        *(f"Ve mlýně jsou dvě kola:\n{part.strip()}" for part in parts),
        *(entry.strip() for entry in entries),
    ]
    assert [(passage.title, passage.first) for passage in book.passages[3:]] == [("PYTEL", 4), ("TRH", 5)]


def test_entries_marked_otherwise_than_their_lead_in_are_its_items(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\nKOSTKA. Má tyto strany:\n\nKOLO: {LONG * 4}\n\nPYTEL: {LONG * 4}\n")
    assert [passage.text.startswith(("KOSTKA. ", "Má tyto strany:\n")) for passage in book.passages] == [True] * 3
    assert "Má tyto strany:\nPYTEL:" in texts(book)[-1]


def test_numbers_that_begin_anew_begin_another_list(read: Read) -> None:
    steps = "".join(f"{number}. {name}. {LONG * 3}\n\n" for number, name in [(1, "KOLO"), (2, "TRH")])
    book = read(f"MLÝN\n\nTAH\n\nTah má dva kroky:\n1. Kolo\n2. Trh\n\n{steps}")
    assert texts(book)[0] == "Tah má dva kroky:\n1. Kolo\n2. Trh"
    assert [passage.title for passage in book.passages[1:]] == ["KOLO", "TRH"]


def test_a_table_goes_with_the_item_it_follows(read: Read) -> None:
    book = read("MLÝN\n\nTAH\n\n- Kostky rozdělte podle tabulky.\n\nHráči\t2-3\t4\nKostky\t7\t9\n")
    assert texts(book) == ["• Kostky rozdělte podle tabulky.\nHráči | 2-3 | 4\nKostky | 7 | 9"]
    assert book.passages[0].kind is PassageKind.TABLE


def test_an_example_goes_with_its_rule(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\n{RULE}\n\nPříklad: Jana má dvě mince. Vezme si třetí.\n")
    assert texts(book) == [f"{RULE}\nPříklad: Jana má dvě mince. Vezme si třetí."]
    assert book.passages[0].kind is PassageKind.RULE


def test_an_example_too_long_for_its_rule_stands_alone(read: Read) -> None:
    book = read(f"MLÝN\n\nTAH\n\n{LONG * 8}\n\nPříklad: {LONG * 7}\n")
    assert [passage.kind for passage in book.passages] == [PassageKind.RULE, PassageKind.EXAMPLE]


def test_glossary_entries_are_terms(read: Read) -> None:
    book = read("MLÝN\n\nPOJMY\n\nKOLO. Otáčí se vodou.\n\nPYTEL. Unese tři mouky, nikdy ne víc.\n")
    assert [(passage.kind, passage.title) for passage in book.passages] == [
        (PassageKind.TERM, "KOLO"),
        (PassageKind.TERM, "PYTEL"),
    ]


def test_a_long_paragraph_is_cut_at_sentence_ends_only(read: Read) -> None:
    paragraph = (LONG + "Např. starý mlýn č. 4 mele i tzv. hrubou mouku. ") * 12
    book = read(f"MLÝN\n\nTAH\n\n{paragraph}\n")
    assert " ".join(texts(book)) == paragraph.strip()
    assert all(len(text) <= 1200 and text.endswith(".") and text[0].isupper() for text in texts(book))
    assert all(not text.endswith(("Např.", "č.")) for text in texts(book))
    lengths = [len(text) for text in texts(book)]
    assert max(lengths) - min(lengths) < 400


def test_captions_and_credits_are_kept_apart_from_rules(read: Read) -> None:
    pictures = "\n\n\n\nMlýnské kolo\n\n\n\nPytel mouky\n\n\n\n"
    credits_page = "AUTOR: Jan Mlynář\n\nKRESBY: Eva Nová\n"
    book = read(f"MLÝN\n\nTAH\n\n{RULE}{pictures}TIRÁŽ\n\n{credits_page}")
    kinds = [(passage.kind, passage.text) for passage in book.passages]
    assert kinds == [
        (PassageKind.RULE, RULE),
        (PassageKind.CREDITS, "Mlýnské kolo\nPytel mouky"),
        (PassageKind.CREDITS, "AUTOR: Jan Mlynář\nKRESBY: Eva Nová"),
    ]


def test_a_book_without_headings_has_its_key_as_section(read: Read) -> None:
    book = read(f"{RULE}\n\n{LONG * 2}\n", name="stary-mlyn-cs.txt")
    assert {passage.section for passage in book.passages} == {("stary-mlyn-cs",)}


def test_tiny_neighbours_share_a_passage(read: Read) -> None:
    book = read("MLÝN\n\nTAH\n\nOtočte kolem.\n\nVezměte si jednu minci.\n")
    assert texts(book) == ["Otočte kolem.\nVezměte si jednu minci."]
