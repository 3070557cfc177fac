"""Cribs: each names rules the digest has; a file that breaks the format is refused with what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from rules_index import Oracle
from rules_index.digest.cribs import Crib, CribProblem, load_cribs
from tests.oracles import packaged_rules
from tests.rows import rows
from tests.rules_index.library import CASTLE, Ran, rule

RULES = (rule("wall", title="Hradba"), rule("tower", title="Věž"))
WHOLE = """
[[sequence]]
title = "Kolo"
en = "Round"

[[sequence.step]]
title = "Stavba"
en = "Building"
rules = ["wall"]
part = [{ title = "věž", en = "tower", rules = ["hrad-cs.tower", "wall"] }]
"""


def write(folder: Path, text: str) -> Path:
    (folder / f"{CASTLE.key}.toml").write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def packaged() -> dict[str, Crib]:
    return {crib.book.key: crib for crib in load_cribs(packaged_rules())}


def test_steps_name_their_rules_by_number_and_title(tmp_path: Path) -> None:
    (crib,) = load_cribs(RULES, write(tmp_path, WHOLE))
    (step,) = crib.sequences[0].steps
    assert [(link.id, link.number, link.title) for link in step.rules] == [("hrad-cs.wall", "HR 4", "Hradba")]
    assert [link.title for link in step.parts[0].rules] == ["Věž", "Hradba"]
    assert [link.title for link in crib.rules] == ["Hradba", "Věž"]


def test_a_book_without_a_crib_has_none(tmp_path: Path) -> None:
    assert load_cribs(RULES, tmp_path) == ()
    assert load_cribs((), write(tmp_path, WHOLE)) == ()


@rows(
    ("text", "said"),
    [
        (WHOLE.replace('rules = ["wall"]', 'rules = ["moat"]'), "'Stavba' rests on a rule the digest does not have"),
        (WHOLE.replace('"hrad-cs.tower"', '"moat"'), "'věž' rests on a rule the digest does not have: moat"),
        (WHOLE.replace("en =", "english ="), "sequence.0"),
        (WHOLE[: WHOLE.index("rules")], "a step has rules, or parts that have them"),
        ("sequence = []", "sequence: "),
        ("[[sequence", "the file is no TOML"),
    ],
)
def test_a_broken_crib_names_its_file_and_what_is_wrong(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(CribProblem, match=r"^hrad-cs\.toml: ") as problem:
        load_cribs(RULES, write(tmp_path, text))
    assert said in str(problem.value)


def test_a_crib_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / f"{CASTLE.key}.toml").write_bytes("# Věž".encode("cp1250"))
    with pytest.raises(CribProblem, match="save it as UTF-8"):
        load_cribs(RULES, tmp_path)


def test_every_packaged_crib_is_of_a_digested_book(packaged: dict[str, Crib]) -> None:
    named = {file.name.removesuffix(".toml") for file in (files("rules_index.digest") / "cribs").iterdir()}
    assert named == set(packaged) == {"doomtrooper-cs", "doomtrooper-sv", "twom-cs", "zloba-cs"}


@rows(
    ("book", "sequence", "steps"),
    [
        ("zloba-cs", 0, ["Upkeep", "Spoils", "Groundwork", "Draft", "Actions", "Victory Points"]),
        ("zloba-cs", 1, ["Upkeep", "Spoils", "Groundwork", "Draft", "Actions", "Victory Points"]),
        ("twom-cs", 0, ["Morning", "Day Actions", "Dusk", "Evening", "Scavenging", "Night Raid", "Dawn"]),
        ("doomtrooper-cs", 0, ["Start of turn", "Draw", "Up to three actions", "Discard", "End of turn"]),
        ("doomtrooper-sv", 0, ["Draw", "Take up to three actions", "Discard"]),
    ],
)
def test_the_steps_come_in_the_order_of_the_book(
    packaged: dict[str, Crib], book: str, sequence: int, steps: list[str]
) -> None:
    gists = [step.gist for step in packaged[book].sequences[sequence].steps]
    assert len(gists) == len(steps)
    assert all(gist.startswith(step) for gist, step in zip(gists, steps, strict=True))


def test_combat_has_as_many_steps_as_its_book_says(packaged: dict[str, Crib]) -> None:
    steps = {key: len(crib.sequences[1].steps) for key, crib in packaged.items() if key.startswith("doomtrooper")}
    assert steps == {"doomtrooper-cs": 8, "doomtrooper-sv": 7}


def test_no_rule_is_of_another_book(packaged: dict[str, Crib]) -> None:
    for key, crib in packaged.items():
        assert all(link.id.startswith(f"{key}.") for link in crib.rules)


def test_the_oracle_knows_the_crib_of_a_book(digest_oracle: Oracle, packaged: dict[str, Crib]) -> None:
    oracle = digest_oracle
    assert list(oracle.cribs) == list(packaged.values())
    assert oracle.crib("twom-cs") == packaged["twom-cs"]
    assert oracle.crib("twom") is None
    assert all(oracle.ruling(link.id) for crib in oracle.cribs for link in crib.rules)


def test_the_terminal_shows_a_game_in_all_its_editions(run: Callable[..., Ran], digest_index: Path) -> None:
    index = digest_index
    ran = run("phase", "Doomtrooper", "--index", index, "--json")
    assert [json.loads(line)["book"]["key"] for line in ran.out.splitlines()] == ["doomtrooper-cs", "doomtrooper-sv"]
    shown = run("phase", "twom-cs", "--index", index).out
    assert "TW 4.1" in shown
    assert "Morning" in shown
    refused = run("phase", "vrhcáby", "--index", index)
    assert (refused.code, refused.out) == (1, "")
    assert "no turn or round of vrhcáby is indexed; there are: doomtrooper" in refused.err


def test_an_index_without_cribs_says_so(run: Callable[..., Ran], index: Path) -> None:
    ran = run("phase", "--index", index)
    assert ran.code == 1
    assert "there are: none" in ran.err
