"""The rules of a topic in a terminal, and what a ruling tells in JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rules_index.__main__ import app


def run(index: Path, *arguments: str) -> Any:
    return CliRunner().invoke(app, [*arguments, "--index", str(index)])


def row(index: Path, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(index, *arguments, "--json").stdout)
    return found


def test_a_topic_is_listed_in_the_books_order(index: Path) -> None:
    done = run(index, "rules", "priprava")
    assert done.exit_code == 0
    assert "Příprava · Maják" in done.stdout
    assert done.stdout.index("MA 1.1") < done.stdout.index("MA 1.2")
    assert "2 rules" in done.stdout
    assert "MA 2.1" not in done.stdout


def test_a_topic_is_written_as_json(index: Path) -> None:
    found = row(index, "rules", "Příprava", "--game", "maják", "--edition", "maják-cs")
    assert (found["kind"], found["title"], found["book"]) == ("chapter", "Příprava", "maják-cs")
    assert [rule["number"] for rule in found["rules"]] == ["MA 1.1", "MA 1.2"]


def test_what_is_not_there_is_named_with_what_is(index: Path) -> None:
    unknown = run(index, "rules", "pečení chleba")
    assert unknown.exit_code == 1
    assert "no topic is called 'pečení chleba'; there are among others: Příprava, Konec" in unknown.output
    edition = run(index, "rules", "Příprava", "--edition", "šachy")
    assert "no rulebook 'šachy' is indexed" in edition.output


def test_json_tells_the_reading_the_exceptions_and_how_sure_it_is(index: Path) -> None:
    answer = row(index, "search", "Kdo vyhraje?")
    assert {"certain", "answerable"} <= answer.keys()
    first = answer["results"][0]
    assert first["rule"] == "maják-cs.end.lanterns"
    assert first["reading"] == "Zda se čeká na konec kola, kniha neříká; nečeká se."
    assert (first["but"], first["others"], first["elsewhere"]) == ([], {}, False)


@pytest.mark.slow
def test_json_tells_what_readers_of_other_languages_see(digest_index: Path) -> None:
    rule = row(digest_index, "show", "ZL 3.1")
    assert rule["others"]["en"]["title"] == "Setup"
    assert rule["others"]["sv"]["gist"]
    assert rule["but"] == ["zloba-cs.coop.setup.steps"]
