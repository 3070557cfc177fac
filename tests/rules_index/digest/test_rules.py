"""The digest's format: what is read from it, and that every slip is named with its file and rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index.digest.problems import DigestProblem
from rules_index.digest.rules import load_digest
from rules_index.values.books import BookInfo, Language
from rules_index.values.digest import Referee, Rendering
from tests.rules_index.editions import write_editions
from tests.rules_index.library import DIGEST, write_digest

FIRST = "01-priprava.md"


@pytest.fixture
def digest(tmp_path: Path) -> Path:
    return write_digest(tmp_path)


def change(digest: Path, old: str, new: str, name: str = FIRST) -> None:
    file = digest / "maják-cs" / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def problem(digest: Path) -> str:
    with pytest.raises(DigestProblem) as raised:
        load_digest(digest)
    message = str(raised.value)
    assert "\n" not in message
    return message


def test_a_rule_is_read_whole(digest: Path) -> None:
    first, term, end = load_digest(digest)
    assert (first.slug, first.number, first.title) == ("maják-cs.setup.pieces", "MA 1.1", "Co má hráč na začátku")
    assert first.text == "Tři lodě a lucerna vlastní barvy, všechno v přístavu."
    assert first.ask == ("S čím začínám?", "kolik člunů dostanu do startu")
    assert first.gist == "Each player starts with three boats and one lantern."
    assert first.section == ("Příprava",)
    assert first.source == ("PŘÍPRAVA HRY ¶1",)
    assert first.book == BookInfo("maják-cs", "maják", "Maják", Language.CS, "druhé vydání")
    assert (first.referee, first.term, first.reading) == (Referee.ENFORCED, False, "")
    assert (term.referee, term.term) == (Referee.PLAYERS, True)
    assert end.reading == "Zda se čeká na konec kola, kniha neříká; nečeká se."


RENDERED = """referee: enforced
sv: {title: Vad man får, gist: Tre båtar., ask: [Vad får jag, Hur många båtar]}
defines: [start, loď]
but: [term.lantern]
variant: teams
"""


def test_what_readers_of_other_languages_see_is_read(digest: Path) -> None:
    plain, *_ = load_digest(digest)
    assert (plain.others, plain.defines, plain.but, plain.variant) == ({}, (), (), "")
    change(digest, "en: Each player starts with three boats and one lantern.", "en: {title: A, gist: B., ask: [c, d]}")
    change(digest, "referee: enforced\n", RENDERED)
    first, *_ = load_digest(digest)
    assert first.gist == "B."
    assert first.others == {
        Language.EN: Rendering("A", "B.", ("c", "d")),
        Language.SV: Rendering("Vad man får", "Tre båtar.", ("Vad får jag", "Hur många båtar")),
    }
    assert (first.defines, first.but, first.variant) == (("start", "loď"), ("maják-cs.term.lantern",), "teams")


SILENT = "sv: {title: Slutet, gist: Den femte lyktan., ask: [När, Hur]}"
TOLD = "sv: {title: Slutet, gist: Den femte lyktan., reading: Man väntar inte., ask: [När, Hur]}"
READING = "reading: Zda se čeká na konec kola, kniha neříká; nečeká se."


def test_a_reading_is_read_in_each_language(digest: Path) -> None:
    change(digest, READING, f"{READING}\n{TOLD}", "02-konec.md")
    *_, end = load_digest(digest)
    assert end.others[Language.SV].reading == "Man väntar inte."


@pytest.mark.parametrize(
    ("said", "what"),
    [(f"{READING}\n{SILENT}", "the reading is missing in sv"), (TOLD, "a reading in sv and none of the rule's own")],
)
def test_a_reading_that_only_some_readers_see_is_named(digest: Path, said: str, what: str) -> None:
    change(digest, READING, said, "02-konec.md")
    assert problem(digest) == f"02-konec.md end.lanterns: {what}"


def test_a_rule_may_be_of_another_way_to_play_than_its_chapter(digest: Path) -> None:
    change(digest, "number: 1", "number: 1\nvariant: coop")
    change(digest, "referee: enforced\n", "referee: enforced\nvariant: teams\n")
    assert [rule.variant for rule in load_digest(digest)] == ["teams", "coop", ""]


def test_an_exception_that_leads_nowhere_is_named_with_its_rule(digest: Path) -> None:
    change(digest, "referee: enforced\n", "referee: enforced\nbut: [end.lantern]\n")
    assert problem(digest) == "maják-cs.setup.pieces: but leads nowhere: maják-cs.end.lantern"


def test_a_name_that_two_rules_of_a_book_explain_is_named(digest: Path) -> None:
    change(digest, "referee: enforced\n", "referee: enforced\ndefines: [Maják]\n")
    change(digest, "term: true\n", "term: true\ndefines: [majak]\n")
    assert problem(digest) == "maják-cs.term.lantern: defines 'majak', as maják-cs.setup.pieces does"


def test_a_name_may_be_explained_in_each_book_and_twice_by_one_rule(tmp_path: Path) -> None:
    folder = write_editions(tmp_path)
    for book, names in (("pristav-cs", "[přístav, pristav]"), ("pristav-sv", "[přístav]")):
        chapter = folder / book / "01-rules.md"
        text = chapter.read_text("utf-8")
        chapter.write_text(text.replace("referee: players\n", f"referee: players\ndefines: {names}\n", 1), "utf-8")
    assert sum(bool(rule.defines) for rule in load_digest(folder)) == 2


def test_same_is_on_both_of_its_ends(tmp_path: Path) -> None:
    rules = {rule.slug: rule for rule in load_digest(write_editions(tmp_path))}
    assert rules["pristav-sv.goal"].same == ("pristav-cs.end.lights",)
    assert rules["pristav-cs.end.lights"].same == ("pristav-sv.goal", "pristav-sv.goal.draw")
    assert rules["pristav-cs.storm.reef"].same == ()


def test_rules_stand_in_the_order_of_books_chapters_and_rules(digest: Path) -> None:
    other = digest / "aréna"
    other.mkdir()
    (other / "book.md").write_text(DIGEST["book.md"].replace("maják-cs", "aréna"), "utf-8")
    (other / "01.md").write_text(DIGEST["02-konec.md"], "utf-8")
    slugs = [rule.slug for rule in load_digest(digest)]
    assert slugs == ["aréna.end.lanterns", "maják-cs.setup.pieces", "maják-cs.term.lantern", "maják-cs.end.lanterns"]


def test_a_link_without_a_book_is_of_the_same_book(digest: Path) -> None:
    assert load_digest(digest)[0].see == ("maják-cs.end.lanterns",)


def test_a_link_may_lead_to_another_book(digest: Path) -> None:
    other = digest / "fyren"
    other.mkdir()
    (other / "book.md").write_text(DIGEST["book.md"].replace("maják-cs", "fyren"), "utf-8")
    (other / "01.md").write_text(DIGEST["02-konec.md"], "utf-8")
    change(digest, "see: [end.lanterns]", "see: [fyren.end.lanterns, end.lanterns]")
    assert load_digest(digest)[1].see == ("fyren.end.lanterns", "maják-cs.end.lanterns")


def test_a_folder_without_chapters_and_a_stray_file_are_no_book(digest: Path) -> None:
    (digest / "empty").mkdir()
    (digest / "notes.md").write_text("nothing to read", "utf-8")
    assert len(load_digest(digest)) == 3


@pytest.mark.parametrize(
    "heading",
    [
        "## Lucerna {#term.lantern}",
        "## 1.2 Lucerna",
        "## 1.2 Lucerna {#Term.Lantern}",
        "##1.2 Lucerna {#term.lantern}",
        "# 1.2 Lucerna {#term.lantern}",
        "### 1.2 Lucerna {#term.lantern}",
    ],
)
def test_a_wrong_heading_is_named_with_its_file(digest: Path, heading: str) -> None:
    change(digest, "## 1.2 Lucerna {#term.lantern}", heading)
    assert problem(digest).startswith(f"{FIRST}: a rule heading must read")


def test_text_before_the_first_rule_is_not_lost_in_silence(digest: Path) -> None:
    change(digest, "## 1.1", "Úvodní slovo.\n\n## 1.1")
    assert problem(digest) == f"{FIRST}: text before the first rule: 'Úvodní slovo.'"


RULE = f"{FIRST} setup.pieces"


@pytest.mark.parametrize(
    ("old", "new", "where", "what"),
    [
        ("```yaml\nask:\n  - S čím", "ask:\n  - S čím", RULE, "a rule is a ```yaml block"),
        ("Tři lodě a lucerna vlastní barvy, všechno v přístavu.", "", RULE, "and then its text"),
        ("ask:\n", "ask: [\n", RULE, "no YAML"),
        ("referee: enforced", "referee: enforced\nreferees: two", RULE, "referees"),
        ("  - S čím začínám?\n", "", RULE, "ask"),
        ("en: Each player starts with three boats and one lantern.\n", "", RULE, "en"),
        (
            "en: Each player starts with three boats and one lantern.",
            "en: {title: A, gist: B, ask: [c]}",
            RULE,
            "en.ask: ",
        ),
        ("en: Each player starts with three boats and one lantern.", "en: {title: A, ask: [c, d]}", RULE, "en.gist: "),
        ("en: Each player starts with three boats and one lantern.", "en: {gist: A, ask: [c, d]}", RULE, "en.title: "),
        ("en: Each player starts with three boats and one lantern.", 'en: ""', RULE, "en"),
        ("en: Each player starts with three boats and one lantern.", "en: [A]", RULE, "en"),
        ("referee: enforced", "referee: enforced\nsv: Tre båtar.", RULE, "sv"),
        ("referee: enforced", 'referee: enforced\nsv: {title: "", gist: B, ask: [c, d]}', RULE, "sv"),
        ("referee: enforced", "referee: enforced\ncs: {title: A, gist: B, ask: [c, d], tip: e}", RULE, "tip"),
        ("referee: enforced", "referee: enforced\ndefines: loď", RULE, "defines"),
        ('source: ["PŘÍPRAVA HRY ¶1"]\n', "", RULE, "source"),
        ('source: ["PŘÍPRAVA HRY ¶1"]', "source: []", RULE, "source"),
        ("PŘÍPRAVA HRY ¶1", "PŘÍPRAVA HRY", RULE, "'PŘÍPRAVA HRY'"),
        ("PŘÍPRAVA HRY ¶1", "PŘÍPRAVA HRY ¶", RULE, "a source reads"),
        ("PŘÍPRAVA HRY ¶1", "PŘÍPRAVA HRY ¶1,2", RULE, "a source reads"),
        ("referee: enforced", "referee: somebody", RULE, "referee"),
        ("referee: enforced\n", "", RULE, "referee"),
        ("title: Příprava", "name: Příprava", FIRST, "title"),
        ("number: 1", "number: one", FIRST, "number"),
        ("title: Příprava", "title: [Příprava", FIRST, "no YAML"),
    ],
)
def test_a_slip_is_named_with_its_file_and_rule(digest: Path, old: str, new: str, where: str, what: str) -> None:
    change(digest, old, new)
    message = problem(digest)
    assert message.startswith(f"{where}: ")
    assert what in message


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [("language: cs", "language: la", "language"), ("prefix: MA\n", "", "prefix"), ("key:", "keys:", "key")],
)
def test_a_slip_in_a_book_is_named_with_its_folder(digest: Path, old: str, new: str, what: str) -> None:
    change(digest, old, new, "book.md")
    assert problem(digest).startswith(f"maják-cs/book.md: {what}: ")


def test_chapters_without_a_book_are_named(digest: Path) -> None:
    (digest / "maják-cs" / "book.md").unlink()
    assert problem(digest).startswith("maják-cs: book.md is missing")


def test_a_file_in_another_encoding_is_named(digest: Path) -> None:
    file = digest / "maják-cs" / FIRST
    file.write_bytes(file.read_text("utf-8").encode("cp1250"))
    assert problem(digest) == f"{FIRST}: the file is not UTF-8; save it as UTF-8"


def test_a_slug_that_stands_twice_is_named(digest: Path) -> None:
    change(digest, "{#end.lanterns}", "{#term.lantern}", "02-konec.md")
    change(digest, "see: [end.lanterns]\n", "")
    assert problem(digest) == "slugs defined twice: maják-cs.term.lantern"


def test_a_link_to_nowhere_is_named_with_its_rule(digest: Path) -> None:
    change(digest, "see: [end.lanterns]", "see: [end.lantern]")
    assert problem(digest) == "maják-cs.setup.pieces: see leads nowhere: maják-cs.end.lantern"


def test_the_digest_the_program_brings_along_is_sound() -> None:
    rules = load_digest()
    assert {rule.book.key for rule in rules} >= {"zloba-cs"}
    assert all(rule.number.split()[0].isupper() for rule in rules)


@pytest.mark.parametrize("slug", ["pristav-cs.nowhere", "pristav-sv.market.coal", "zahrada-cs.water"])
def test_same_leads_to_another_edition_of_the_game(tmp_path: Path, slug: str) -> None:
    chapter = write_editions(tmp_path) / "pristav-sv" / "01-rules.md"
    chapter.write_text(chapter.read_text("utf-8").replace("[pristav-cs.end.lights]", f"[{slug}]"), "utf-8")
    with pytest.raises(DigestProblem, match=rf"pristav-sv\.goal: same names no rule of another edition.*{slug}"):
        load_digest(tmp_path)
