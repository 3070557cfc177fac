"""Reading a Dockerfile and carrying out its steps in a folder, where no container engine is at hand."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

INSTRUCTIONS = frozenset(
    {
        "ARG",
        "CMD",
        "COPY",
        "ENTRYPOINT",
        "ENV",
        "EXPOSE",
        "FROM",
        "HEALTHCHECK",
        "LABEL",
        "RUN",
        "STOPSIGNAL",
        "USER",
        "VOLUME",
        "WORKDIR",
    }
)


@dataclass(frozen=True)
class Instruction:
    """One instruction, its continuation lines joined."""

    name: str
    rest: str
    line: int

    def words(self) -> list[str]:
        """The arguments, in exec form (JSON) or as a shell splits them."""
        if self.rest.startswith("["):
            words = json.loads(self.rest)
            assert all(isinstance(word, str) for word in words), f"line {self.line}: not a list of strings"
            return list(words)
        return shlex.split(self.rest)


@dataclass
class Stage:
    """What one FROM begins, with the image it would leave behind kept under ``root``."""

    name: str
    base: str
    root: Path
    workdir: str = "/"
    env: dict[str, str] = field(default_factory=dict)
    user: str = "root"
    volumes: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def parse(text: str) -> list[Instruction]:
    """The instructions of a Dockerfile.

    Raises:
        ValueError: an unknown instruction, a heredoc, or a continuation that leads nowhere.
    """
    found: list[Instruction] = []
    held, start = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.strip()
        if bare.startswith("#") or (not bare and not held):
            continue
        start = start if held else number
        held += bare.removesuffix("\\").rstrip() + " "
        if bare.endswith("\\"):
            continue
        name, _, rest = held.strip().partition(" ")
        if name.upper() not in INSTRUCTIONS or "<<" in rest:
            raise ValueError(f"line {start}: cannot read {held.strip()!r}")
        found.append(Instruction(name.upper(), rest.strip(), start))
        held = ""
    if held:
        raise ValueError(f"line {start}: continued to the end of the file")
    return found


def ignored(path: PurePosixPath, rules: str) -> bool:
    """Whether a ``.dockerignore`` keeps this path of the context out: the last rule that matches it decides."""
    out = False
    for rule in filter(None, (line.strip() for line in rules.splitlines())):
        pattern = re.compile(_regex(rule.removeprefix("!").strip("/")))
        if not rule.startswith("#") and any(pattern.fullmatch(str(part)) for part in (path, *path.parents)):
            out = not rule.startswith("!")
    return out


def _regex(rule: str) -> str:
    wild = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    return "".join(wild.get(piece, re.escape(piece)) for piece in re.split(r"(\*\*/|\*\*|\*|\?)", rule))


class Builder:
    """Carries a Dockerfile out in folders: each stage's root is a folder, absolute paths are moved below it."""

    def __init__(self, context: Path, scratch: Path) -> None:
        self._context = context
        self._rules = (context / ".dockerignore").read_text("utf-8")
        self._scratch = scratch
        self.stages: list[Stage] = []
        self.users: list[str] = []

    @property
    def last(self) -> Stage:
        """The stage being built, and at the end the image."""
        return self.stages[-1]

    def build(self, instructions: list[Instruction]) -> Stage:
        """Carry out every instruction and return the last stage.

        Raises:
            AssertionError: a step fails; the message names its line and what it printed.
        """
        for instruction in instructions:
            match instruction.name:
                case "FROM":
                    self._from(instruction.words())
                case "WORKDIR":
                    self.last.workdir = str(PurePosixPath(self.last.workdir) / instruction.rest)
                    self.place(self.last.workdir).mkdir(parents=True, exist_ok=True)
                case "ENV":
                    for word in instruction.words():
                        key, _, value = word.partition("=")
                        self.last.env[key] = value
                case "COPY":
                    self._copy(instruction)
                case "RUN":
                    self._run(instruction)
                case "USER":
                    self.last.user = instruction.rest
                case "VOLUME":
                    self.last.volumes += instruction.words()
                case "CMD":
                    self.last.command = instruction.words()
                case "HEALTHCHECK":
                    self.last.health = Instruction(
                        "CMD", instruction.rest.partition("CMD ")[2], instruction.line
                    ).words()
                case other:
                    raise AssertionError(f"line {instruction.line}: {other} is not carried out here")
        return self.last

    def place(self, path: str, stage: Stage | None = None) -> Path:
        """Where a path of the image lies here."""
        stage = stage or self.last
        return stage.root / PurePosixPath(stage.workdir, path).relative_to("/")

    def run(self, command: list[str], **env: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the image as its entry would be, with the image's environment alone."""
        moved = {key: self._moved(value) for key, value in self.last.env.items()}
        moved["PATH"] = moved.get("PATH", "$PATH").replace("$PATH", os.defpath)
        return subprocess.run(
            command,
            cwd=self.place("."),
            env={**moved, **env},
            executable=shutil.which(command[0], path=moved["PATH"]),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def _from(self, words: list[str]) -> None:
        name = words[2] if len(words) == 3 else str(len(self.stages))
        root = self._scratch / f"stage-{name}"
        root.mkdir(parents=True)
        self.stages.append(Stage(name, words[0], root))

    def _copy(self, instruction: Instruction) -> None:
        words = instruction.words()
        origin = None
        while words[0].startswith("--"):
            key, _, value = words.pop(0).partition("=")
            assert key in ("--from", "--chown", "--chmod"), f"line {instruction.line}: unknown {key}"
            origin = value if key == "--from" else origin
        *given, target = words
        destination = self.place(target)
        for name in given:
            if origin is None:
                source = self._context / name
                assert source.exists(), f"line {instruction.line}: {name} is not in the repository"
                assert not ignored(PurePosixPath(name), self._rules), (
                    f"line {instruction.line}: .dockerignore bars {name}"
                )
            else:
                stage = next(stage for stage in self.stages if stage.name == origin)
                source = self.place(name, stage)
                assert source.exists(), f"line {instruction.line}: stage {origin} made no {name}"
            if source.is_dir():
                shutil.copytree(source, destination, symlinks=True, dirs_exist_ok=True, ignore=self._ignore(origin))
            elif target.endswith("/"):
                destination.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, destination / source.name)
            else:
                assert len(given) == 1, f"line {instruction.line}: several files need a folder, end it with a slash"
                shutil.copy2(source, destination)

    def _ignore(self, origin: str | None) -> Callable[[str, list[str]], set[str]]:
        def barred(folder: str, names: list[str]) -> set[str]:
            if origin is not None:
                return set()
            place = PurePosixPath(Path(folder).relative_to(self._context).as_posix())
            return {name for name in names if ignored(place / name, self._rules)}

        return barred

    def _run(self, instruction: Instruction) -> None:
        if instruction.rest.startswith("useradd "):
            # A user is made inside an image only.
            self.users.append(instruction.words()[-1])
            return
        kept = {key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_", "HOME", "LANG"))}
        done = subprocess.run(
            ["/bin/sh", "-ec", self._moved(instruction.rest)],
            cwd=self.place("."),
            env={**kept, "PATH": f"{self._python()}{os.pathsep}{os.defpath}"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"line {instruction.line} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    def _python(self) -> Path:
        """A folder with nothing but the interpreter that the image has: no virtual environment, no packages."""
        folder = self._scratch / "python"
        if not folder.exists():
            folder.mkdir()
            for name in ("python", "python3"):
                (folder / name).symlink_to(Path(sys.base_prefix) / "bin" / "python3")
        return folder

    def _moved(self, text: str) -> str:
        """The text with each absolute path of the image, but those of the system, replaced by its place here."""
        return re.sub(r"(?<![\w./~])/(?!(?:bin|dev|etc|lib|proc|sbin|tmp|usr)\b)(?=\w)", f"{self.last.root}/", text)
