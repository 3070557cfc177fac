"""The oracle on the command line: ``python -m rules_index build | search | show | rules | compare | phase | …``."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from platformdirs import user_data_dir
from rich.console import Console, RenderableType
from typer.core import TyperGroup

from rules_index.cards.table import CardsProblem, import_cards
from rules_index.command_line.bench import bench as run_bench
from rules_index.command_line.cards import card_text, only_game_of_cards
from rules_index.command_line.check import (
    BookReport,
    CheckProblem,
    check_books,
    check_digest,
    check_guides,
    check_words,
)
from rules_index.command_line.claims import check_claims
from rules_index.command_line.contributions import ablation
from rules_index.command_line.display import answer_text, comparison_text, difference_table, rule_list_text, ruling_text
from rules_index.command_line.quality import QuestionsProblem
from rules_index.command_line.queries import QueriesProblem, Query, read_queries
from rules_index.command_line.reference import crib_text, scenario_text
from rules_index.command_line.rows import answer_row, card_answer_row, comparison_row, rule_list_row, ruling_row
from rules_index.digest.problems import DigestProblem
from rules_index.digest.scenarios import scenario_label
from rules_index.index.build import BuildProblem, build_index, read_meta
from rules_index.index.reader import IndexProblem
from rules_index.index.vectors.reading import MEANING
from rules_index.languages.language import legible
from rules_index.meaning.choice import choose, chosen
from rules_index.meaning.encoder import Encoder, MeaningProblem
from rules_index.oracle import Oracle
from rules_index.sources import NoBooks

T = TypeVar("T")

DEFAULT_INDEX = Path(user_data_dir("rozhodci", appauthor=False)) / "rules.sqlite"
"""Where the bot keeps its index too."""

PROBLEMS = (
    BuildProblem,
    CardsProblem,
    CheckProblem,
    DigestProblem,
    IndexProblem,
    MeaningProblem,
    NoBooks,
    QueriesProblem,
    QuestionsProblem,
)
"""What an operator can fix; shown as one line."""


class _Commands(TyperGroup):
    """Commands of which each ends with one line on standard error and exit code 1 where something goes wrong."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was typed.

        Raises:
            typer.Exit: with exit code 1, after a line on what an operator can fix.
        """
        try:
            return super().invoke(ctx)
        except PROBLEMS as problem:
            _complain(str(problem))
            raise typer.Exit(1) from None


app = typer.Typer(
    cls=_Commands,
    help="Rules oracle: index rulebooks, ask questions, get cited rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
cards = typer.Typer(help="A game's card table: import it, show a card with what the rules say of it.")
app.add_typer(cards, name="cards", no_args_is_help=True)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False, style="red")

IndexOption = Annotated[Path, typer.Option("--index", envvar="INDEX_FILE", help="The index file.")]
RulebooksOption = Annotated[
    Path | None,
    typer.Option("--rulebooks", envvar="RULEBOOKS_DIR", help="A folder of rulebooks: PDF, Word, EPUB, HTML or text."),
]
ModelOption = Annotated[
    Path | None,
    typer.Option("--model", envvar="MEANING_MODEL", help="A folder with the model that finds passages by meaning."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]
GameOption = Annotated[str | None, typer.Option("--game", help="Only this game's books, by the game's key.")]
EditionOption = Annotated[str | None, typer.Option("--edition", help="The rulebook that is played, by its key.")]


@app.command()
def build(
    index: IndexOption = DEFAULT_INDEX,
    rulebooks: RulebooksOption = None,
    model: ModelOption = None,
    steps: Annotated[bool, typer.Option("--steps", help="Print each step on a line of its own.")] = False,
) -> None:
    """Index the built-in digest and a folder of rulebooks; does nothing when nothing has changed."""
    # Whoever stops it finds no half-written file.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with out.status("reading") as status:
        encoder = chosen(model).encoder if rulebooks else None
        report = build_index(index, rulebooks, progress=_say_at_once if steps else status.update, encoder=encoder)
    for problem in report.problems:
        _complain(f"{problem.path}: {problem.message}")
    done = "built" if report.rebuilt else "is up to date"
    _say(f"{index} {done}: {report.rules} rules, {report.passages} passages, {report.seconds:.1f} s")


@app.command()
def search(
    question: Annotated[str | None, typer.Argument(help="A question in your own words.")] = None,
    index: IndexOption = DEFAULT_INDEX,
    game: GameOption = None,
    edition: EditionOption = None,
    queries: Annotated[
        Path | None, typer.Option("--queries", help='Many questions: JSON lines with "id" and "query".')
    ] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, max=50, help="How many answers to show.")] = 3,
    model: ModelOption = None,
    as_json: JsonOption = False,
) -> None:
    """Ask a question, or a file of questions."""
    if (question is None) == (queries is None):
        raise typer.BadParameter('give either a question in quotes ("…") or --queries FILE')
    asked = read_queries(queries) if queries else [Query(id="", query=question or "", game=game)]
    oracle = Oracle.open(index, encoder=_encoder_of(index, model))
    games = sorted({book.game for book in oracle.books})
    if game is not None and game not in games:
        raise QueriesProblem(f"no book of the game {game!r} is indexed; there are: {', '.join(games)}")
    _check_edition(oracle, game, edition)
    if queries:
        oracle.warm()
    for row in asked:
        answer = oracle.ask(row["query"], game=row.get("game") or game, edition=edition, limit=limit)
        _tell(answer, as_json, partial(answer_row, row["id"]), answer_text)


@app.command()
def show(
    rule: Annotated[str, typer.Argument(help="A rule's number or slug.")],
    index: IndexOption = DEFAULT_INDEX,
    as_json: JsonOption = False,
) -> None:
    """Show one rule with the book's own passages, and name the rules before and after it."""
    oracle = Oracle.open(index)
    found = oracle.ruling(rule)
    if found is None:
        near = ", ".join(f"{each.label} ({each.id})" for each in oracle.suggest(rule, limit=3))
        raise IndexProblem(f"no rule is called {rule!r}" + (f"; did you mean {near}?" if near else ""))
    _tell(found, as_json, ruling_row, ruling_text)
    for neighbour in () if as_json else oracle.neighbours(found.id):
        if neighbour.id != found.id:
            out.print(f"near: {neighbour.number} {neighbour.title} ({neighbour.id})", style="dim", markup=False)


@app.command()
def rules(
    topic: Annotated[str, typer.Argument(help="A chapter, a step of the turn, or the name of a thing.")],
    index: IndexOption = DEFAULT_INDEX,
    game: GameOption = None,
    edition: EditionOption = None,
    as_json: JsonOption = False,
) -> None:
    """List every rule of a topic or of a step of the turn, in the book's order."""
    oracle = Oracle.open(index)
    _check_edition(oracle, game, edition)
    found = oracle.rules_of(topic, game=game, edition=edition)
    if found is None:
        known = ", ".join(each.title for each in oracle.topics(game=game, edition=edition))
        raise QueriesProblem(f"no topic is called {topic!r}; there are among others: {known or 'none'}")
    _tell(found, as_json, rule_list_row, rule_list_text)


@app.command()
def compare(
    topic: Annotated[str, typer.Argument(help="A topic in your own words, or a rule's number or slug.")],
    index: IndexOption = DEFAULT_INDEX,
    game: GameOption = None,
    as_json: JsonOption = False,
) -> None:
    """Set the same topic in the editions of a game side by side, with the figures in which they differ marked."""
    oracle = Oracle.open(index)
    found = oracle.compare(topic, game=game)
    if found is None:
        books = [book.game for book in oracle.books if not book.corrects]
        games = ", ".join(sorted({each for each in books if books.count(each) > 1}))
        raise QueriesProblem("there is nothing to compare: games indexed in two editions: " + (games or "none"))
    _tell(found, as_json, comparison_row, comparison_text)


@app.command()
def phase(
    book: Annotated[str | None, typer.Argument(help="A book or a game, by its key; else all.")] = None,
    index: IndexOption = DEFAULT_INDEX,
    as_json: JsonOption = False,
) -> None:
    """Show the turn or round of a game step by step, with the rules each step rests on."""
    cribs = Oracle.open(index).cribs
    found = [crib for crib in cribs if book is None or book.strip().casefold() in (crib.book.key, crib.book.game)]
    if not found:
        names = ", ".join(sorted({name for crib in cribs for name in (crib.book.key, crib.book.game)}))
        raise QueriesProblem(f"no turn or round of {book or 'any game'} is indexed; there are: {names or 'none'}")
    for crib in found:
        _tell(crib, as_json, asdict, crib_text)


@app.command()
def scenario(
    name: Annotated[str | None, typer.Argument(help="A scenario's name, or a part of it; else all.")] = None,
    index: IndexOption = DEFAULT_INDEX,
    as_json: JsonOption = False,
) -> None:
    """Show a scenario card with its chaos table."""
    oracle = Oracle.open(index)
    named = oracle.scenario(name) if name is not None else None
    found = oracle.scenarios() if name is None else (named,) if named else ()
    if not found:
        names = ", ".join(map(scenario_label, oracle.scenarios()))
        raise QueriesProblem(f"no scenario {name or 'card'!r} is indexed; there are: {names or 'none'}")
    for card in found:
        _tell(card, as_json, asdict, scenario_text)


@app.command()
def check(
    rulebooks: RulebooksOption = None,
    book: Annotated[str | None, typer.Option("--book", help="Only this book.")] = None,
    model: ModelOption = None,
    as_json: JsonOption = False,
) -> None:
    """Check every file of the digest, and list repairs of the rulebooks and how witnesses differ."""
    for sound in chain(check_digest(), check_words(), check_claims(), check_guides()):
        if as_json:
            _write_json(sound.row())
        else:
            _say(str(sound))
    if rulebooks and not as_json:
        _say(chosen(model).told)
    for report in check_books(rulebooks, book) if rulebooks else ():
        if not as_json:
            for part in difference_table(report):
                out.print(part)
        elif isinstance(report, BookReport):
            for row in report.rows():
                _write_json(row)
        else:
            _write_json({"type": "problem", "path": report.path, "message": report.message})
    if not as_json:
        _say("Nothing is wrong with the digest.")


@cards.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A CSV file in UTF-8 whose first line names the columns.")],
    index: IndexOption = DEFAULT_INDEX,
    game: Annotated[str | None, typer.Option("--game", help="The game whose cards they are, if more have any.")] = None,
) -> None:
    """Put a card table in the place of the one the game had; a wrong line changes nothing."""
    whose = game or only_game_of_cards()
    _say(f"{file}: {import_cards(file, index, whose)} cards of {whose} imported")


@cards.command("show")
def show_card(
    name: Annotated[str, typer.Argument(help="A card's name in Czech, Swedish or English, in any form.")],
    index: IndexOption = DEFAULT_INDEX,
    game: GameOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show the names and values of a card or other component, and every rule and errata that names it."""
    answer = Oracle.open(index).card(name, game=game)
    if not answer.names:
        near = f"; did you mean {', '.join(answer.near)}?" if answer.near else ""
        raise CardsProblem(f"no card is called {name!r}{near}")
    _tell(answer, as_json, card_answer_row, card_text)


@app.command()
def bench(
    rulebooks: RulebooksOption = None,
    passages: Annotated[int, typer.Option("--passages", min=1_000, help="Size of the large index.")] = 100_000,
    queries: Annotated[Path | None, typer.Option("--queries", help="Questions to time; else made from titles.")] = None,
    quality: Annotated[
        list[Path] | None,
        typer.Option("--quality", help="Instead: a question set with cited answers; may be repeated."),
    ] = None,
) -> None:
    """Measure build time, memory and query time, or with --quality the answers and what each part adds to them."""
    if quality:
        if rulebooks is None:
            raise typer.BadParameter("the cited answers are in rulebooks: give --rulebooks DIR too")
        for line in ablation(rulebooks, quality):
            out.print(line, markup=False, soft_wrap=True)
        return
    asked = [query["query"] for query in read_queries(queries)] if queries else []
    for line in run_bench(rulebooks, passages, asked):
        _say(line)


def _encoder_of(index: Path, model: Path | None) -> Encoder | None:
    """The encoder of this machine, where the index has vectors: loading it takes a while."""
    return choose(model).encoder if MEANING in read_meta(index) else None


def _check_edition(oracle: Oracle, game: str | None, edition: str | None) -> None:
    books = {book.key for book in oracle.books if game in (None, book.game) and not book.corrects}
    if edition is not None and edition not in books:
        raise QueriesProblem(f"no rulebook {edition!r} is indexed; there are: {', '.join(sorted(books)) or 'none'}")


def _tell(found: T, as_json: bool, row: Callable[[T], dict[str, Any]], text: Callable[[T], RenderableType]) -> None:
    """Write what was found, as a line of JSON or for people."""
    if as_json:
        _write_json(row(found))
    else:
        out.print(text(found))


def _say(line: str) -> None:
    out.print(legible(line), markup=False, soft_wrap=True)


def _say_at_once(line: str) -> None:
    _say(line)
    out.file.flush()


def _complain(line: str) -> None:
    err.print(legible(line), markup=False, soft_wrap=True)


def _write_json(row: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(row, ensure_ascii=False) + "\n")


def main() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    main()
