"""README and the manuals: every command is one, every link leads somewhere, every button has that name."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from bot.__main__ import app
from bot.chat.base.commands.translate import Translator
from rules_index.__main__ import app as oracle_app
from tests.command_tree import payloads
from tests.house import ROOT
from tests.manuals import (
    MANUALS,
    PEOPLE_READ,
    PICTURES,
    README,
    anchors,
    blocks,
    labels,
    links,
    read,
    rows,
    simple_commands,
    spoken,
    table,
)
from tests.rows import rows as each_row

LINKED = (*PEOPLE_READ, *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", ".github/SECURITY.md")))
LINKED += tuple(ROOT / folder / "README.md" for folder in ("bot", "rules_index", "tests", "bot/games", "bot/matches"))
FOLDER = ROOT / ".github" / "screenshots"
PROGRAMS = {"bot": app, "rules_index": oracle_app}
FOREIGN = ("set", ".", "touch", "chmod", "read", "echo", "git", "python3", ".venv/bin/pip")
DISCORDS = (
    "Bot",
    "Reset Token",
    "Application ID",
    "General Information",
    "Installation",
    "User Install",
    "Server Settings → Integrations",
    "Server Settings → Roles →",
    "Roles →",
    "→ Allow anyone to @mention this role",
    "Mention @everyone, @here and All Roles",
    "Apps",
)
"""Labels of Discord's own."""


def parse(program: str, words: Sequence[str]) -> None:
    """Hand words to the parser of ``bot`` or ``rules_index``, down to the subcommand, and run nothing.

    Raises:
        typer.exceptions.TyperException: an option, a value or a subcommand does not exist.
    """
    command: Any = typer.main.get_command(PROGRAMS[program])
    rest, context = list(words), None
    while True:
        context = command.make_context(command.name or program, rest, parent=context)
        if not hasattr(command, "resolve_command") or not (rest := [*context._protected_args, *context.args]):
            return
        _, command, rest = command.resolve_command(context, rest)


def handed(words: Sequence[str]) -> tuple[str, list[str]] | None:
    """The program of ours that a command starts, and what it is given; ``None`` if it starts none."""
    if words[0] == "rozhodci":
        return "bot", list(words[1:])
    if words[0] == "docker":
        # The program comes after the image, the container or the service that it runs in.
        at = [
            place for place, word in enumerate(words) if word == "rozhodci" and words[place - 1] in ("rozhodci", "bot")
        ]
        return ("bot", list(words[at[0] + 1 :])) if at else None
    if list(words[:2]) in ([".venv/bin/python", "-m"], ["python", "-m"]) and words[2] in PROGRAMS:
        return words[2], list(words[3:])
    return None


WITH_COMMANDS = (*PEOPLE_READ, ROOT / "tests" / "README.md")
BLOCKS = [(file.name, line) for file in WITH_COMMANDS for line in blocks(read(file))]
"""Every line of a block that can be typed, with the name of its file."""
MENTIONED = [
    (file.name, code)
    for file in WITH_COMMANDS
    for code in spoken(read(file))
    if re.match(r"(\.venv/bin/)?python -m |rozhodci ", code)
]
"""Every command in a sentence."""


def filled_in(words: Sequence[str], folder: Path) -> list[str]:
    """A command with something in the place of each word in capitals."""
    places = {"FOLDER": str(folder), "SERVER_ID": "1", "HEAD": "0" * 64, "BACKUP": "a.backup", "GAME": "zloba"}
    return [places.get(word, word) for word in words]


@each_row(("file", "line"), [*BLOCKS, *MENTIONED])
def test_every_command_is_understood(file: str, line: str, tmp_path: Path) -> None:
    for words in simple_commands(line):
        ours = handed(words)
        if ours:
            try:
                parse(ours[0], filled_in(ours[1], tmp_path))
            except Exception as problem:
                # A sentence may name a command without what it takes.
                if (file, line) in BLOCKS or "Missing" not in type(problem).__name__:
                    raise
        elif words[1:2] == ["-m"] and words[0].endswith("python"):
            assert find_spec(words[2]), words
        else:
            assert words[0] in (*FOREIGN, "docker"), words


@each_row(
    "line",
    [
        "rozhodci bakcup",
        ".venv/bin/python -m bot sync --server 1",
        ".venv/bin/python -m rules_index search --indices rules.sqlite why",
        ".venv/bin/python -m bot referee zloba --random few",
        "docker exec rozhodci rozhodci heal",
        "docker run --rm --env-file token.env rozhodci rozhodci sync --all",
    ],
)
def test_a_command_that_is_gone_is_found(line: str, tmp_path: Path) -> None:
    (words,) = simple_commands(line)
    ours = handed(words)
    assert ours
    with pytest.raises(Exception, match=r"(?i)no such (command|option)|valid integer"):
        parse(ours[0], filled_in(ours[1], tmp_path))


@pytest.mark.skipif(not shutil.which("docker"), reason="no container engine is installed")
def test_the_container_engine_knows_its_options() -> None:
    lines = [words for _, line in BLOCKS for words in simple_commands(line) if words[0] == "docker"]
    assert len(lines) >= 5
    for words in lines:
        verb = words[1]
        if verb == "compose":
            continue
        helped = subprocess.run(["docker", verb, "--help"], capture_output=True, text=True, check=True).stdout
        for word in words[2:]:
            if word.startswith("-"):
                assert re.search(rf"(^|[ ,]){re.escape(word)}\b", helped, flags=re.M), (word, words)


def test_foreign_commands_name_files_that_are_there() -> None:
    for _, line in BLOCKS:
        for words in simple_commands(line):
            for word in words:
                if re.match(r"(bot|\.deploy)/", word):
                    assert (ROOT / word).exists(), line


QUICK = re.compile(r"(-m bot|rozhodci) (doctor|cards)|-m bot referee|-m rules_index (check|search|cards show)")


QUICKEST = ".venv/bin/python -m bot referee zloba --schema"
QUICK_LINES = sorted(
    {line for file in PEOPLE_READ for line in blocks(read(file)) if QUICK.search(line) and "docker" not in line}
)


def furnish(folder: Path, index: Path) -> None:
    """Put a book and an index where the commands of the manuals look for them."""
    books = folder / "books"
    books.mkdir()
    (books / "hrad-cs.txt").write_text("HRAD\n\nHradby\n\nHradby brání hrad a kdo je drží, ten vyhrává hru.\n", "utf-8")
    for place in (folder, folder / "rozhodci"):
        place.mkdir(exist_ok=True)
        (place / "rules.sqlite").symlink_to(index)


def test_what_is_quick_works(tmp_path: Path, digest_index: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, which has loaded already what each command needs; the doctor has tests of its own."""
    furnish(tmp_path, digest_index)
    monkeypatch.chdir(tmp_path)
    tried = [line for line in QUICK_LINES if "doctor" not in line]
    assert len(tried) >= 8
    for line in tried:
        *said, words = simple_commands(line.replace("--random 100 ", "--random 2 "))
        ours = handed(words)
        assert ours
        ran = CliRunner().invoke(
            PROGRAMS[ours[0]],
            [word.replace("FOLDER", "books") for word in ours[1]],
            input=" ".join(said[0][1:]) if said else "",
            env={"DATA_DIR": str(tmp_path), "INDEX_FILE": str(tmp_path / "rules.sqlite"), "RULEBOOKS_DIR": None},
        )
        assert ran.exit_code == 0, (line, ran.output, ran.exception)
        assert ran.stdout, line
        assert '"error"' not in ran.stdout, line


@pytest.mark.parametrize(
    "line", [pytest.param(line, marks=[] if line == QUICKEST else [pytest.mark.slow]) for line in QUICK_LINES]
)
def test_what_is_quick_works_from_any_folder(line: str, tmp_path: Path, digest_index: Path) -> None:
    furnish(tmp_path, digest_index)
    python = shlex.quote(sys.executable)
    shown = re.sub(r"^rozhodci ", f"{python} -m bot ", line.replace(".venv/bin/python", python))
    shown = shown.replace("FOLDER", "books").replace("--random 100 ", "--random 2 ")
    variables = {"PATH": os.defpath, "PYTHONPATH": str(ROOT), "DATA_DIR": str(tmp_path)}
    variables["XDG_DATA_HOME"] = str(tmp_path)
    done = subprocess.run(["sh", "-c", shown], cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout
    assert '"error"' not in done.stdout


def test_the_tables_of_commands_are_whole() -> None:
    manual = read(ROOT / "bot" / "manuals" / "command-lines.md")
    listed: Any = typer.main.get_command(oracle_app)
    assert {row.strip("`") for row in table(manual, "The rules")} == set(listed.commands)
    options = set(re.findall(r"`(--[a-z]+)", "".join(row[0] for row in rows(manual) if row[0].startswith("`--"))))
    bot: Any = typer.main.get_command(app)
    referee = bot.get_command(None, "referee")
    known = {option for each in referee.params for option in each.opts if option.startswith("--")}
    # --automated is in the row of --random.
    assert options | {"--automated", "--help"} == known | {"--help"}


@each_row("file", LINKED, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_leads_somewhere(file: Path) -> None:
    for link in links(read(file)):
        target, _, anchor = link.partition("#")
        place = (file.parent / target).resolve() if target else file
        assert place.exists(), link
        if anchor:
            assert anchor in anchors(read(place)), link


def test_a_manual_is_short() -> None:
    assert len(README.read_bytes()) <= 10_000
    assert {file.name: len(file.read_bytes()) for file in MANUALS if len(file.read_bytes()) > 12_000} == {}


def test_readme_leads_to_every_manual() -> None:
    linked = {(ROOT / link.partition("#")[0]).resolve() for link in links(read(README))}
    assert set(MANUALS) <= linked


def test_every_picture_is_shown_small_and_taken_by_the_command() -> None:
    shown = {(file.parent / link).resolve() for file in PEOPLE_READ for link in links(read(file)) if ".png" in link}
    there = set(FOLDER.rglob("*.png"))
    assert shown == there == {FOLDER / f"{name}.png" for name in PICTURES}
    for picture in there:
        data = picture.read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n") and 5_000 < len(data) < 100_000, picture


@cache
def interface() -> list[re.Pattern[str]]:
    """The English sentences of the bot, each as what it may begin with on the screen."""
    files = (path for path in (ROOT / "bot").rglob("*.ftl") if path.parent.name == "en")
    values = {value for path in files for value in re.findall(r"^[\w-]+ = (.+)$", path.read_text("utf-8"), flags=re.M)}
    parts = [re.split(r"\{[^{}]*\}", value) for value in values]
    return [re.compile(".+".join(map(re.escape, each))) for each in parts if re.search(r"\w", "".join(each))]


@each_row("file", PEOPLE_READ, ids=lambda file: file.name)
def test_every_button_has_that_name(file: Path) -> None:
    sentences = interface()
    names = labels(read(file)) - set(DISCORDS)
    gone = [name for name in names if not any(_begins(sentence, name) for sentence in sentences)]
    assert gone == [], "not in the English interface: give them the names they have now"


def _begins(sentence: re.Pattern[str], name: str) -> bool:
    return bool(sentence.fullmatch(name)) or sentence.pattern.startswith(f"{re.escape(name)}:")


def test_a_button_that_is_gone_is_found() -> None:
    assert labels("Press *Post as advice* or **not** `*this*`, 2 * 3 * 4.") == {"Post as advice"}
    assert not any(_begins(sentence, "Set aside the question") for sentence in interface())


async def paths() -> dict[str, tuple[str, str, str]]:
    """Every slash command in English, with its names in English, Czech and Swedish."""
    found = {}
    for command in await payloads(Translator()):
        if command["type"] != 1:
            continue
        own = _names(command)
        found[own[0]] = own
        for inner in (option for option in command.get("options", ()) if option["type"] == 1):
            whole = tuple(f"{outer} {name[1:]}" for outer, name in zip(own, _names(inner), strict=True))
            found[whole[0]] = (whole[0], whole[1], whole[2])
    return found


def _names(payload: dict[str, Any]) -> tuple[str, str, str]:
    others = payload.get("name_localizations") or {}
    english = payload["name"]
    return f"/{english}", f"/{others.get('cs', english)}", f"/{others.get('sv-SE', english)}"


async def test_slash_commands_have_these_names_in_three_languages() -> None:
    known = await paths()
    for file in PEOPLE_READ:
        for row in rows(read(file)):
            if row[0].startswith("`/"):
                assert tuple(row[at].strip("`") for at in (0, 2, 3)) == known[row[0].strip("`")], file.name
        for code in spoken(read(file)):
            if re.match(r"/[a-z]+( |$)", code) and not any(code in names for names in known.values()):
                first, _, second = code.partition(" ")
                assert (first in known and ":" in second) or f"{first} {second.split()[0]}" in known, (file.name, code)


async def test_every_slash_command_is_explained() -> None:
    codes = {code for file in PEOPLE_READ for code in spoken(read(file))}
    named = {" ".join(code.split()[:2]) for code in codes} | {code.split()[0] for code in codes}
    groups = {path.split()[0] for path in await paths() if " " in path}
    missing = [path for path in await paths() if path not in named and path not in groups]
    # What is listed and shown is explained with its group.
    assert [path for path in missing if path.split()[0] not in ("/precedent", "/houserule")] == []
