"""What people ask and no rulebook answers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rules_index import Language
from rules_index.digest.gaps import GapProblem, Printed, load_gaps
from tests.rows import rows

GAMES = "doomtrooper twom zloba"
FILE = """
[words]
gun = ["houfnice", "dělo"]

[[gap]]
slug = "hrad.range"
game = "hrad"
asks = "value"
printed = "card"
because = "The range is printed on the card."
cs = ["jaký dostřel má {gun}", "kolik váží koule"]
sv = ["hur långt skjuter haubitsen"]
en = ["how far does it shoot", "range of the gun"]
names = ["{gun}", "Tlustá Berta"]
says = { cs = "Stojí to na kartě.", sv = "Det står på kortet.", en = "It is on the card." }
"""


def test_the_packaged_gaps_are_sound_and_say_something_else_in_each_language() -> None:
    gaps = load_gaps()
    assert len(gaps) > 40
    for text in gaps:
        assert len(set(text.gap.says.values())) == len(Language), text.slug
        assert not any("{" in line for line, _ in text.asked()), text.slug


def test_a_list_of_words_stands_for_a_question_each(tmp_path: Path) -> None:
    (tmp_path / "hrad.toml").write_text(FILE, "utf-8")
    (text,) = load_gaps(tmp_path)
    assert text.cs == ("jaký dostřel má houfnice", "jaký dostřel má dělo", "kolik váží koule")
    assert text.names == ("houfnice", "dělo", "Tlustá Berta")


def test_two_lists_of_words_stand_for_a_question_each_pair(tmp_path: Path) -> None:
    two = FILE.replace("[words]", '[words]\nwall = ["zeď", "věž"]').replace("kolik váží koule", "zboří {gun} {wall}")
    (tmp_path / "hrad.toml").write_text(two, "utf-8")
    (text,) = load_gaps(tmp_path)
    assert text.cs[2:] == ("zboří houfnice zeď", "zboří houfnice věž", "zboří dělo zeď", "zboří dělo věž")


def test_a_line_said_twice_stands_once(tmp_path: Path) -> None:
    (tmp_path / "hrad.toml").write_text(FILE.replace("kolik váží koule", "jaký dostřel má dělo"), "utf-8")
    (text,) = load_gaps(tmp_path)
    assert text.cs == ("jaký dostřel má houfnice", "jaký dostřel má dělo")


def test_each_gap_tells_what_is_asked_and_the_fact_that_leaves_it_open() -> None:
    for text in load_gaps():
        assert text.because.endswith("."), text.slug
        assert not text.printed or text.game or text.printed is Printed.BOX, text.slug


def test_no_line_is_of_two_gaps_of_a_game() -> None:
    gaps = load_gaps()
    told = Counter((game, line) for text in gaps for line, _ in text.asked() for game in (text.game or GAMES).split())
    assert [line for line, count in told.items() if count > 1] == []


@rows(
    ("change", "said"),
    [
        (("{gun}", "{cannon}"), "no list of words called 'cannon'"),
        (("{gun}", "gun"), "no line uses the list of words called 'gun'"),
        (('slug = "hrad.range"', 'slug = "Hrad"'), "slug"),
        (('because = "The range is printed on the card."\n', ""), "because"),
        (('because = "The range is printed on the card."', 'because = "No idea"'), "because"),
        (('asks = "value"\n', ""), "asks"),
        (('asks = "value"', 'asks = "colour"'), "asks"),
        (('printed = "card"', 'printed = "wall"'), "printed"),
        ((', en = "It is on the card."', ""), r"says\.en"),
        (("[words]", "[words"), "no TOML"),
    ],
)
def test_a_broken_file_says_what_is_wrong(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    (tmp_path / "hrad.toml").write_text(FILE.replace(*change), "utf-8")
    with pytest.raises(GapProblem, match=said):
        load_gaps(tmp_path)


def test_a_slug_stands_once(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text(FILE, "utf-8")
    with pytest.raises(GapProblem, match=r"b\.toml.*hrad\.range"):
        load_gaps(tmp_path)
