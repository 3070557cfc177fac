"""``python -m bot verify``: whether an exported match holds, and whether the referee stands by every entry of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.disputes.files import case_file
from bot.disputes.model.refusals import DeskRefused
from bot.installed import known_games
from bot.locales.lines import put
from bot.locales.sentences import localizer
from bot.matches import verify as standalone
from bot.matches.files.checking import Verdict, check
from bot.matches.verify import OPEN, UNPROVEN, UNREADABLE, WRONG
from rules_index import Language


def verify(
    file: Annotated[Path, typer.Argument(help="An exported match.")],
    head: Annotated[str | None, typer.Argument(help="The head of its log, 64 hexadecimal digits, as posted.")] = None,
) -> None:
    """Check an exported match: its chain, its secret, every draw, and every entry by the rules; or a dispute's case.

    The exit code is 0 when it is proven to be the match behind the head, 3 when it holds together and that is not
    proven, 1 when something is wrong, and 2 when the file is no exported match.
    """
    posted = head.lower() if head is not None else None
    if posted is not None and not standalone.is_head(posted):
        typer.echo(f"{head} is no head of a log: give all of its 64 hexadecimal digits", err=True)
        raise typer.Exit(UNREADABLE)
    try:
        content = file.read_bytes()
    except OSError as problem:
        typer.echo(f"{file} cannot be checked: {problem}", err=True)
        raise typer.Exit(UNREADABLE) from None
    if case_file.is_case(content):
        raise typer.Exit(_tell_case(file, content))
    verdict = check(content, known_games(), posted)
    if verdict.code == UNREADABLE:
        typer.echo("".join(f"{file} cannot be checked: {each.text}" for each in verdict.wrong), err=True)
        raise typer.Exit(UNREADABLE)
    _tell(verdict, posted)
    raise typer.Exit(verdict.code)


def _tell_case(file: Path, content: bytes) -> int:
    """Say whether a case's file is as it was written; the exit code."""
    found = case_file.read(content)
    if isinstance(found, DeskRefused):
        why = put(found.line, localizer(Language.EN).say, str, str, str)
        typer.echo(f"{file} cannot be checked: {why}", err=True)
        return UNREADABLE
    if case_file.digest_of(found) != found.digest:
        typer.echo("WRONG: the file was changed after it was written: its digest does not match")
        return WRONG
    typer.echo(
        f"The case of dispute D-{found.number}, verdicts: {len(found.verdicts)}, is as it was written. Whether it is "
        "what was decided, the bot that keeps it can tell: /file verify with this file, in its server."
    )
    return UNPROVEN


def _tell(verdict: Verdict, posted: str | None) -> None:
    for each in verdict.wrong:
        typer.echo(f"{'UNPROVEN' if each.kind in OPEN else 'WRONG'}: {each.text}")
    for each in verdict.unjudged:
        typer.echo(f"CANNOT BE JUDGED: {each.text}")
    if verdict.unjudged:
        played, judging = verdict.engines
        typer.echo(
            f"The match was played under {played or 'a version without a name'} and this is {judging}: what the rules "
            "were then, this version cannot say. The chain, the secret and every draw are checked all the same"
            + (", and the events lead to the end." if verdict.whole else ".")
        )
    if verdict.declared:
        typer.echo(f"DECLARED: {verdict.declared} entries say what came at people's own table; no proof covers that.")
    if verdict.code != WRONG:
        allowed = "" if verdict.unjudged else ", every move allowed by the rules"
        typer.echo(standalone.report(verdict.export, posted, verdict.code, allowed), nl=False)
