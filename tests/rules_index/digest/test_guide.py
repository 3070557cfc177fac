"""The guide for judges: its format, what a mistake in it says, and that nothing is left untranslated."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_index import GuideProblem, Language, NoteKind, UsualPenalty, UsualRemedy, load_guide
from tests.rows import rows

ENTRY = """\
[[entry]]
slug = "guide.card-too-many"
remedy = "adjust"
penalty = "caution"

[entry.cs]
title = "Karta navíc"
tell = "Někdo má v ruce víc karet, než smí."
remedy = "Soudce náhodně vybere kartu navíc a vrátí ji."
penalty = "Napomenutí."
grows = "Podruhé v téže hře varování."
ask = ["líznul si o kartu víc"]

[entry.en]
title = "A card too many"
tell = "Somebody holds more cards than allowed."
remedy = "The judge picks the extra card at random and returns it."
penalty = "A caution."
grows = "A warning the second time in one game."
ask = ["he drew one card too many"]

[entry.sv]
title = "Ett kort för mycket"
tell = "Någon har fler kort än tillåtet."
remedy = "Domaren drar det extra kortet på måfå och lägger tillbaka det."
penalty = "En tillsägelse."
grows = "En varning andra gången i samma spel."
ask = ["han drog ett kort för mycket"]
"""


def guide(folder: Path, text: str, name: str = "cards.toml") -> Path:
    (folder / name).write_text(text, "utf-8")
    return folder


def test_an_entry_says_how_to_tell_a_case_and_what_is_usually_done(tmp_path: Path) -> None:
    (entry,) = load_guide(guide(tmp_path, ENTRY))
    assert (entry.slug, entry.remedy, entry.penalty) == (
        "guide.card-too-many",
        UsualRemedy.ADJUST,
        UsualPenalty.CAUTION,
    )
    assert entry.told[Language.EN].tell == "Somebody holds more cards than allowed."


def test_an_entry_is_a_note_that_can_be_asked_for_in_three_languages(tmp_path: Path) -> None:
    (entry,) = load_guide(guide(tmp_path, ENTRY))
    note = entry.note
    assert (note.id, note.kind, note.game) == ("guide.card-too-many", NoteKind.GUIDE, "")
    assert note.texts[Language.EN].split("\n\n")[2:] == ["A caution.", "A warning the second time in one game."]
    assert list(note.asked()) == [
        ("Karta navíc", Language.CS),
        ("Ett kort för mycket", Language.SV),
        ("A card too many", Language.EN),
        ("líznul si o kartu víc", Language.CS),
        ("han drog ett kort för mycket", Language.SV),
        ("he drew one card too many", Language.EN),
    ]


def test_a_penalty_that_never_grows_leaves_no_gap_in_the_text(tmp_path: Path) -> None:
    (entry,) = load_guide(guide(tmp_path, ENTRY.replace('grows = "A warning the second time in one game."\n', "")))
    assert entry.note.texts[Language.EN].endswith("\n\nA caution.")


MISTAKES = {
    "a language is missing": (ENTRY[: ENTRY.index("[entry.sv]")], "line 1: entry.0.sv: it is missing; add it"),
    "a field is missing": (
        ENTRY.replace('tell = "Somebody', 'told = "Somebody'),
        "line 14: entry.0.en.tell: it is missing",
    ),
    "a field is empty": (ENTRY.replace("Karta navíc", ""), "line 7: entry.0.cs.title: String should have"),
    "an unknown remedy": (ENTRY.replace('"adjust"', '"undo"'), "line 3: entry.0.remedy: Input should be 'none'"),
    "an unknown penalty": (ENTRY.replace('penalty = "caution"', 'penalty = "jail"'), "line 4: entry.0.penalty: Input"),
    "nothing is asked": (ENTRY.replace('["líznul si o kartu víc"]', "[]"), "line 12: entry.0.cs.ask: Tuple should"),
    "in the second entry": (ENTRY + ENTRY.replace("Karta navíc", ""), "line 35: entry.1.cs.title: String should have"),
    "a slug used twice": (ENTRY + ENTRY, "line 30: the slug guide.card-too-many is used in cards.toml too; rename one"),
    "no TOML": ("[[entry]\n", "the file is no TOML"),
}


@rows("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_file_and_line(tmp_path: Path, mistake: str) -> None:
    text, says = MISTAKES[mistake]
    with pytest.raises(GuideProblem) as told:
        load_guide(guide(tmp_path, text))
    assert str(told.value).startswith("cards.toml")
    assert says in str(told.value)


def test_the_packaged_guide_says_everything_in_all_languages() -> None:
    for entry in load_guide():
        assert set(entry.told) == set(Language)
        grows = {bool(told.grows) for told in entry.told.values()}
        assert len(grows) == 1, f"{entry.slug}: it grows in some languages alone"
