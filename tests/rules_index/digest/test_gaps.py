"""What people ask and no rulebook answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import Language
from rules_index.digest.gaps import GapProblem, load_gaps

FILE = """
[words]
gun = ["houfnice", "dělo"]

[[gap]]
slug = "hrad.range"
game = "hrad"
cs = ["jaký dostřel má {gun}", "kolik váží koule"]
sv = ["hur långt skjuter haubitsen"]
en = ["how far does it shoot", "range of the gun"]
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


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("{gun}", "{cannon}"), "no list of words called 'cannon'"),
        (('slug = "hrad.range"', 'slug = "Hrad"'), "slug"),
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
