"""How long somebody new waits on a slow line, from the README's first command to a page that can be tried.

``python -m tests.bot.playground.first_start`` runs that command on a copy of the repository, with all packages coming
from this machine at the speed of the line (``--megabits``, 10 unless told otherwise), and prints what took how long and
which packages weigh most. They are fetched before, at full speed, and that does not count.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote
from urllib.request import Request, urlopen

from tests.bot.playground.starting import ADDRESS
from tests.house import ROOT

COMMAND = re.compile(r"^python3 -m venv .*-m bot$", re.MULTILINE)
CHUNK = 16_384
BUFFER = 0.05
"""Seconds that a line can make up for."""
HEAVIEST = 12
QUESTION = {"command": "rule", "options": {"question": "Kdy hra končí?"}}


class Line:
    """A line that lets so many bytes through in a second, however many ask for them at once."""

    def __init__(self, bytes_a_second: float) -> None:
        self._pace = 1 / bytes_a_second
        self._free = 0.0
        self._lock = threading.Lock()

    def pass_on(self, size: int) -> None:
        """Wait as long as so many bytes take."""
        with self._lock:
            # A sleep ends late, and a real line is kept busy meanwhile by what waits in its buffers.
            self._free = max(self._free, time.monotonic() - BUFFER) + size * self._pace
            pause = self._free - time.monotonic()
        time.sleep(max(pause, 0))


class Packages(BaseHTTPRequestHandler):
    """A package index of the files in a folder."""

    protocol_version = "HTTP/1.1"

    def __init__(self, folder: Path, line: Line, *rest: object) -> None:
        self._folder, self._line = folder, line
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        kind, _, name = unquote(self.path.split("#")[0]).strip("/").partition("/")
        if kind == "files":
            self._answer((self._folder / Path(name).name).read_bytes(), "application/octet-stream")
        else:
            named = [file.name for file in self._folder.iterdir() if _project(file) == name]
            links = "".join(f'<a href="/files/{each}">{each}</a>' for each in named)
            self._answer(f"<!doctype html>{links}".encode(), "text/html")

    def _answer(self, content: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        for start in range(0, len(content), CHUNK):
            part = content[start : start + CHUNK]
            self._line.pass_on(len(part))
            self.wfile.write(part)

    def log_message(self, *_: object) -> None:
        return None


def _project(file: Path) -> str:
    """The project that a wheel or an archive is of, as an index names it."""
    return re.sub(r"[-_.]+", "-", file.name.split("-")[0]).lower()


@contextmanager
def serving(folder: Path, megabits: float) -> Iterator[str]:
    """An index of the packages in a folder at the end of a line so fast; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Packages, folder, Line(megabits * 1e6 / 8)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/simple"
    finally:
        server.shutdown()


def fetch(folder: Path) -> None:
    """Put all that the command and the first start install into a folder, with what it is built by."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(folder)]
    subprocess.run([*pip, "-c", "constraints.txt", ".[dictionaries,playground]"], cwd=ROOT, check=True)
    subprocess.run([*pip, "pdm-backend>=2.5"], cwd=ROOT, check=True)
    for own in folder.glob("rozhodci-*"):
        own.unlink()


def measure(megabits: float) -> Iterator[tuple[str, float]]:
    """The steps of a first start with the seconds from its beginning, and before them what the packages weigh."""
    command = COMMAND.search((ROOT / "README.md").read_text("utf-8"))
    if command is None:
        raise SystemExit("README.md has no command that makes an environment and starts the bot")
    install, _, start = command[0].rpartition(" && ")
    with tempfile.TemporaryDirectory() as folder:
        packages, copy, data = (Path(folder) / name for name in ("packages", "copy", "data"))
        for each in (packages, copy, data):
            each.mkdir()
        fetch(packages)
        tell_weights(packages, megabits)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x", "-C", str(copy)], input=archive.stdout, check=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON"))}
        for name in ("DISCORD_TOKEN", "RULEBOOKS_DIR"):
            kept.pop(name, None)
        with serving(packages, megabits) as index:
            kept |= {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": index, "PIP_NO_CACHE_DIR": "1", "PIP_QUIET": "1"}
            begun = time.monotonic()
            subprocess.run(install, shell=True, cwd=copy, env=kept, check=True)  # noqa: S602 - the README's own command
            yield "installed", time.monotonic() - begun
        environment = kept | {
            "DATA_DIR": str(data),
            "PLAYGROUND_PORT": "0",
            "HEALTH_PORT": "0",
            "PYTHONUNBUFFERED": "1",
        }
        for step in started(start, copy, environment):
            yield step, time.monotonic() - begun


def started(command: str, folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """Start the bot, and yield when its page is there and when it has answered a question."""
    bot = subprocess.Popen(
        command.split(), cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        found = next(found for line in bot.stdout or () if (found := ADDRESS.search(line)))
        with urlopen(found[0]):  # noqa: S310 - the bot's own page
            yield "the page is open"
        headers = {"Content-Type": "application/json", "Origin": found[0].rstrip("/")}
        asked = Request(f"{found[0]}api/command", json.dumps(QUESTION).encode(), headers)  # noqa: S310
        with urlopen(asked, timeout=120) as answered:  # noqa: S310
            if json.load(answered):
                raise SystemExit("the question was not answered")
        yield "a question is answered"
        bot.send_signal(signal.SIGINT)
        bot.wait(15)
    finally:
        bot.kill()
        bot.wait()


def tell_weights(folder: Path, megabits: float) -> None:
    """Print what all packages weigh, and the heaviest of them."""
    sizes = {file.name.split("-")[0]: file.stat().st_size for file in folder.iterdir()}
    whole = sum(sizes.values())
    seconds = whole * 8 / megabits / 1e6
    sys.stdout.write(f"{whole / 1e6:6.1f} MB in {len(sizes)} packages, {seconds:.0f} s at {megabits:g} Mbit/s\n")
    for name, size in sorted(sizes.items(), key=lambda one: -one[1])[:HEAVIEST]:
        sys.stdout.write(f"{size / 1e6:6.1f} MB {name}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabits", type=float, default=10.0, help="of the line, in a second")
    for step, seconds in measure(parser.parse_args().megabits):
        sys.stdout.write(f"{seconds:6.1f} s  {step}\n")
        sys.stdout.flush()
