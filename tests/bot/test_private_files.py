"""What the program writes is for its user alone, and so is in the end what an earlier version wrote."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.doctor import machine
from bot.doctor.finding import note, ok
from bot.private_files import close_to_others, open_to_others
from bot.settings import Settings
from tests.house import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has rights of another kind")
OPEN = 0o022


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_an_earlier_version_left_open_is_closed_and_nothing_else(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path, database_url=SecretStr(f"sqlite:///{tmp_path / 'a[1].sqlite'}"))
    own = [
        tmp_path / name
        for name in ("a[1].sqlite", "a[1].sqlite-wal", "a[1].sqlite.lock", "a[1].sqlite.before", "rules.sqlite")
    ] + [tmp_path / "cards.sqlite", settings.backups / "rozhodci-2026-11-23-030509.sqlite"]
    settings.backups.mkdir()
    foreign = tmp_path / "notes.txt"
    for path in (*own, foreign):
        path.touch()
        path.chmod(0o644)

    settings.backups.chmod(0o755)
    tmp_path.chmod(0o755)
    assert set(open_to_others(settings)) == {settings.backups, *own}
    close_to_others(settings)
    assert not open_to_others(settings)
    assert {rights(path) for path in own} == {0o600}
    assert rights(foreign) == 0o644
    assert (rights(settings.backups), rights(tmp_path)) == (0o700, 0o755)
    said = f"others may look into {tmp_path}, which has more than the bot's files: chmod 700 {tmp_path}"
    assert machine.folder(settings) == note("folder", said)


def test_the_folder_that_an_earlier_version_made_is_closed_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    for name in ("rozhodci.sqlite", "rozhodci.sqlite.lock", "playground.sqlite", "rules.sqlite"):
        (data / name).touch(0o644)
    settings = Settings(data_dir=data)
    assert data in open_to_others(settings)
    close_to_others(settings)
    assert rights(data) == 0o700
    assert not open_to_others(settings)
    assert machine.folder(settings) == ok("folder", f"{data}")


def test_whatever_the_program_makes_is_closed_to_others(tmp_path: Path, digest_index: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    shutil.copyfile(digest_index, data / "rules.sqlite")
    with closing(sqlite3.connect(data / "rozhodci.sqlite")) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "backup"],
        env={"PATH": os.defpath, "DATA_DIR": str(data)},
        cwd=ROOT,
        umask=OPEN,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert rights(data / "backups") == 0o700
    (backup,) = (data / "backups").iterdir()
    assert rights(backup) == 0o600
