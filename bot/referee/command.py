"""``python -m bot referee``: its options, and lines from the standard input to the standard output."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from bot.games.contract import AnyGame
from bot.games.registry import Registry, UnknownGame
from bot.installed import GAMES, known_games
from bot.locales.sentences import localizer
from bot.referee import streams
from bot.referee.imported import exported
from bot.referee.opening import as_asked, complete, remarks, wanted
from bot.referee.problem import RefereeProblem
from bot.referee.session import Session
from bot.referee.trial import NoEnd, play
from bot.referee.words import words
from rules_index import Language

_KEYS = ", ".join(f"`{game.key}`" for game in GAMES)


def referee(
    game: Annotated[str, typer.Argument(help=f"Which game, by its key: {_KEYS}.")],
    ruleset: Annotated[str | None, typer.Option(help="Which rules, by their key; the newest unless told.")] = None,
    seed: Annotated[str, typer.Option(help="What dice and shuffles come from; the same seed gives the same.")] = "0",
    setup: Annotated[str | None, typer.Option(help="JSON: variant, seats, options; the rest settles itself.")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of commands and stop.")] = False,
    random: Annotated[int | None, typer.Option(min=1, help="Play so many games at random and print figures.")] = None,
    imported: Annotated[
        Path | None, typer.Option("--import", help="An exported match to go on from; first a line says if it holds.")
    ] = None,
    at: Annotated[int | None, typer.Option(min=1, help="With --import: the entry to go on from, not the last.")] = None,
    automated: Annotated[bool, typer.Option("--automated", help="With --random: the game's own player plays.")] = False,
    pack: Annotated[Path | None, typer.Option(help="A component pack; the game's own unless told.")] = None,
    language: Annotated[Language, typer.Option(help="The language of what is said.")] = Language.CS,
) -> None:
    """Referee one match: JSON lines in, JSON lines out.

    A line is {"seat": 0, "command": {…}}, {"arrange": {…}}, {"attend": [0]}, {"retire": [0]}, or {"show": …} with
    "prompts", "state", "setup", "events", "outcome", "save", {"view": 0}, {"sheet": 0}, {"log": 0} or
    {"step": {"seat": 0, "path": […]}}. What waits for a judge is answered by {"seat": "judge", "command": {…}}.
    """
    streams.prepare()
    _readable(GAME=game, ruleset=ruleset, seed=seed, setup=setup, pack=pack, imported=imported)
    speaker = localizer(language)
    try:
        _no_contradiction(
            {
                "--setup": setup,
                "--ruleset": ruleset,
                "--random": random,
                "--automated": automated or None,
            },
            imported,
            at,
        )
        registry = known_games()
        digest = None if pack is None else _admitted(registry, game, pack)
        played = _game(registry, game, digest)
        said = partial(words, game=played, speaker=speaker)
        if schema:
            streams.write(played.codec.schema())
            return
        asked = wanted(setup)
        if ruleset is not None:
            asked = replace(asked, ruleset=ruleset)
        if random is not None:
            streams.write(play(played, asked, random, seed, said, automated=automated))
            return
        if imported is not None:
            data = _read(imported, "--import takes an exported match")
            verdict, session = exported(registry, game, data, at, seed, speaker, digest)
            streams.write(verdict)
            _answer(session)
            return
        session = Session(played, complete(played, asked, said), seed, speaker)
        if told := remarks(played, as_asked(played, asked), said):
            streams.write({"remarks": told})
    except (RefereeProblem, UnknownGame, NoEnd) as problem:
        streams.write({"error": str(problem)})
        raise typer.Exit(1) from None
    _answer(session)


def _answer(session: Session) -> None:
    for line in streams.lines():
        streams.write(session.answer(line))


def _readable(**arguments: str | Path | None) -> None:
    for name, value in arguments.items():
        try:
            str(value or "").encode()
        except UnicodeEncodeError:
            option = {"GAME": "GAME", "imported": "--import"}.get(name, f"--{name}")
            streams.stop(f"{option} holds bytes that are no UTF-8; write it in UTF-8")


def _no_contradiction(options: Mapping[str, object], imported: Path | None, at: int | None) -> None:
    """Refuse options that would be ignored beside others.

    Args:
        options: those of a match that begins, by name; ``None`` where one is not given.
    """
    given = [name for name, value in options.items() if value is not None]
    if imported is None and at is not None:
        raise RefereeProblem("--at names an entry of an imported match: give --import, too, or leave --at out")
    if imported is not None and given:
        listed = ", ".join(given)
        raise RefereeProblem(f"--import goes on from a match that has its own setup and rules: leave out {listed}")
    if "--automated" in given and "--random" not in given:
        raise RefereeProblem("--automated says who plays with --random: give --random, too, or leave --automated out")


def _game(registry: Registry, key: str, digest: str | None) -> AnyGame:
    """The game with its own components, or with the pack of this digest, which was admitted just now."""
    return registry.made(key, digest) or registry.game(key)


def _admitted(registry: Registry, key: str, pack: Path) -> str:
    try:
        return registry.admit(key, _read(pack, "--pack takes the file of a component pack"))
    except ValueError as problem:
        raise RefereeProblem(f"{pack} is no component pack of {key}: {problem}") from problem


def _read(file: Path, expected: str) -> bytes:
    try:
        return file.read_bytes()
    except OSError as problem:
        raise RefereeProblem(f"{file}: {problem.strerror}; {expected}") from problem
