"""The claims of all books: closed lists, every rule read, nothing that contradicts another unjoined."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rules_index.command_line.claims import MOST_UNCLAIMED, check_claims
from rules_index.digest.claims.loading import load_claims
from rules_index.digest.claims.phrasing import gives_yes, line_of
from rules_index.digest.claims.vocabulary import MOST_ACTS, MOST_CONDITIONS, ClaimProblem, load_vocabulary
from rules_index.values.books import Language
from rules_index.values.claims import Claim, Statement
from tests.oracles import packaged_rules
from tests.rows import rows

VOCABULARY = load_vocabulary()
Named = tuple[str, Claim]


@cache
def packaged_claims() -> dict[str, tuple[Statement, ...]]:
    return load_claims(packaged_rules(), VOCABULARY)


def test_the_lists_are_closed_and_every_word_of_them_is_told_in_each_language() -> None:
    assert len(VOCABULARY.acts) <= MOST_ACTS
    assert len(VOCABULARY.conditions) <= MOST_CONDITIONS
    for name, act in VOCABULARY.acts.items():
        assert all(act.words(language) for language in Language), name


def test_every_rule_says_what_it_claims_or_why_it_claims_nothing() -> None:
    reports = list(check_claims())
    assert [report.book for report in reports if report.unread] == []
    rules, unclaimed = sum(report.rules for report in reports), sum(report.unclaimed for report in reports)
    assert unclaimed <= MOST_UNCLAIMED * rules


def _conditions(claim: Claim) -> set[tuple[str, str]]:
    found = {("", str(one)) for one in claim.conditions} | {("actor", str(one)) for one in claim.actor.conditions}
    return found | ({("object", str(one)) for one in claim.object.conditions} if claim.object else set())


def contradictions(named: list[Named]) -> Iterator[tuple[Named, Named]]:
    """Claims of different rules with the same actor, act and object and the opposite force, of which the second holds
    only where the first does too, and which is not said to be an exception to it."""
    alike: defaultdict[tuple[str, str, str, str], list[Named]] = defaultdict(list)
    for slug, claim in named:
        thing = claim.object.thing if claim.object else ""
        alike[slug.partition(".")[0], claim.actor.thing, claim.act, thing].append((slug, claim))
    for group in alike.values():
        for slug, general in group:
            for other, special in group:
                if slug == other or general.force.opposite is not special.force:
                    continue
                narrower = _conditions(general) <= _conditions(special) and {*general.moments} <= {*special.moments}
                amounts = general.amount in (None, special.amount)
                joined = slug in special.exception_of or other in general.exception_of
                if narrower and amounts and not joined:
                    yield (slug, general), (other, special)


def test_claims_that_contradict_each_other_are_joined_as_rule_and_exception() -> None:
    named = [(slug, one) for slug, told in packaged_claims().items() for one in told if isinstance(one, Claim)]
    unjoined = [f"{a}: {one} | {b}: {other}" for (a, one), (b, other) in contradictions(named)]
    assert unjoined == []


def _read(folder: Path, files: dict[str, str]) -> dict[str, tuple[Statement, ...]]:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return load_claims(packaged_rules(), VOCABULARY, folder)


def test_two_rules_of_which_one_forbids_what_the_other_allows_are_found(tmp_path: Path) -> None:
    general = "coast.no-attack:\n- player may-not attack troop[in(shores)]\n"
    special = "coast.area:\n- player may attack troop[in(shores)] if with(strike)"
    claims = _read(tmp_path / "apart", {"zloba-cs/a.yaml": f"{general}{special}\n"})
    joined = _read(tmp_path / "joined", {"zloba-cs/a.yaml": f"{general}{special} except coast.no-attack\n"})

    def found(read: dict[str, tuple[Statement, ...]]) -> int:
        named = [(slug, one) for slug, told in read.items() for one in told if isinstance(one, Claim)]
        return len(list(contradictions(named)))

    assert (found(claims), found(joined)) == (1, 0)


@rows(
    ("files", "problem"),
    [
        ({"zloba-cs/a.yaml": "coast.nowhere:\n- define troop\n"}, "a.yaml: coast.nowhere: there is no such rule"),
        (
            {"zloba-cs/a.yaml": "coast.area:\n- define troop\n", "zloba-cs/b.yaml": "coast.area:\n- define shores\n"},
            "b.yaml: coast.area: is in another file too",
        ),
        ({"zloba-cs/a.yaml": "coast.area: define troop\n"}, "coast.area: a rule has a list of claims"),
        ({"zloba-cs/a.yaml": "- define troop\n"}, "a file is slugs, each with a list of claims"),
        ({"zloba-cs/a.yaml": "coast.area:\n- define troop\n- define troop\n"}, "coast.area: says the same twice"),
        (
            {"zloba-cs/a.yaml": "coast.area:\n- define troop\n- unclaimed layout\n"},
            "a rule that claims something is not unclaimed",
        ),
        ({"zloba-cs/a.yaml": "coast.area: [\n"}, "the file is no YAML"),
    ],
)
def test_a_file_that_does_not_fit_names_the_place(tmp_path: Path, files: dict[str, str], problem: str) -> None:
    with pytest.raises(ClaimProblem, match=problem):
        _read(tmp_path, files)


def test_every_mistake_of_all_files_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(ClaimProblem) as told:
        _read(tmp_path, {"zloba-cs/a.yaml": "coast.area:\n- a may b\n- player may fly\ncoast.zones:\n- define sky\n"})
    assert len(str(told.value).splitlines()) == 3


def test_a_claim_is_worded_in_each_language_without_its_denial() -> None:
    claims = [one for one in packaged_claims()["zloba-cs.turn.no-dice"] if isinstance(one, Claim)]
    buying = next(one for one in claims if one.act == "buy")

    assert not gives_yes(buying)
    assert line_of(buying, VOCABULARY, "zloba", Language.CS) == "smí koupit elitní jednotka bez akční kostka"
    assert line_of(buying, VOCABULARY, "zloba", Language.EN) == "may buy elite troop without action die"
    assert line_of(buying, VOCABULARY, "zloba", Language.SV) == "får köpa elittrupp utan handlingstärning"
