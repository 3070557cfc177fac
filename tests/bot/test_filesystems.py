"""On what kind of disk the database lies, as each system tells it, and what is said where SQLite is not safe there."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from pydantic import SecretStr

from bot.database import Database
from bot.doctor import filesystems
from bot.doctor.filesystems import kind_of, network_disk, read_mount, read_mountinfo
from bot.doctor.finding import State
from bot.doctor.storage import beneath, on_network, without_wal
from bot.settings import Settings
from bot.sqlite import driver as sqlite_driver
from tests.rows import rows

# As proc(5) explains them: an id, its parent, a device, the root within it, where it begins, options, fields; its kind.
LINUX = r"""
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:26 / /srv rw,relatime shared:2 - nfs4 server:/export rw,vers=4.2
31 22 0:27 / /srv/local rw - xfs /dev/sdb1 rw
32 22 0:28 / /media/a\040share rw master:1 propagate_from:2 - cifs //server/share rw
33 22 0:29 / /srv/far rw - fuse.sshfs me@server: rw
34 22 0:30 / /drive/c rw - 9p C:\134 rw
35 22 0:31 / /media/stick rw - fuseblk /dev/sdc1 rw
36 22 0:32 / /over rw - nfs server:/old rw
37 22 0:33 / /over rw - btrfs /dev/sdd1 rw
"""
MACOS = """
/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
//me@server._smb._tcp.local/share on /Volumes/A (share) (smbfs, nodev, nosuid, mounted by me)
server:/export on /Volumes/nfs (nfs, asynchronous)
"""


@rows(
    ("path", "kind"),
    [
        ("/var/lib/bot.sqlite", None),
        ("/srv/bot.sqlite", "nfs4"),
        ("/srvother/bot.sqlite", None),
        ("/srv/local/bot.sqlite", None),
        ("/media/a share/bot.sqlite", "cifs"),
        ("/srv/far/bot.sqlite", "fuse.sshfs"),
        ("/drive/c/bot.sqlite", "9p"),
        ("/media/stick/bot.sqlite", None),
        ("/over/bot.sqlite", None),
    ],
)
def test_a_disk_of_another_machine_is_known(monkeypatch: pytest.MonkeyPatch, path: str, kind: str | None) -> None:
    monkeypatch.setattr(filesystems, "_mounts", lambda: list(read_mountinfo(LINUX)))
    assert network_disk(Path(path)) == kind


@pytest.mark.parametrize(
    ("path", "kind"), [("/Volumes", "apfs"), ("/Volumes/A (share)/x", "smbfs"), ("/Volumes/nfs/x", "nfs")]
)
def test_mount_tells_it_on_macos(path: str, kind: str) -> None:
    assert kind_of(PurePosixPath(path), read_mount(MACOS)) == kind


@pytest.mark.skipif(sys.platform != "linux", reason="/proc/self/mountinfo is Linux's")
def test_this_machines_own_list_is_read() -> None:
    assert dict(filesystems._mounts())["/proc"] == "proc"


async def test_a_database_on_a_network_disk_is_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = of(tmp_path / "bot.sqlite")
    assert not list(beneath(settings))
    monkeypatch.setattr(filesystems, "_mounts", lambda: [("/", "nfs4")])
    (found,) = beneath(settings)
    assert (found.state, found.said) == (State.NOTE, on_network(settings))
    assert "network file system (nfs4)" in found.said
    server = Settings(data_dir=tmp_path, database_url=SecretStr("postgresql://bot@db/bot"))
    assert not list(beneath(server))


async def test_a_wal_that_is_not_granted_is_warned_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bot.sqlite"
    granted = await opened(file)
    assert without_wal(granted) is None
    assert not list(beneath(of(file)))

    def without_shared_memory(database: str, **options: Any) -> sqlite_driver.Connection:
        # As on a file system on which SQLite can map no memory.
        url = f"{Path(database).as_uri()}?vfs=unix-dotfile"
        return sqlite_driver.Connection(lambda: sqlite3.connect(url, uri=True, **options), iter_chunk_size=64)

    monkeypatch.setattr(sqlite_driver, "connect", without_shared_memory)
    other = tmp_path / "other.sqlite"
    refused = await opened(other)
    assert refused == "delete"
    assert "SQLite refuses it a WAL on this file system" in (without_wal(refused) or "")
    (found,) = beneath(of(other))
    assert found.state is State.NOTE
    assert "does not keep a WAL" in found.said


def test_an_empty_file_is_no_database_yet(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite"
    file.touch()
    assert not list(beneath(of(file)))
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE kept (number INTEGER)")
    assert len(list(beneath(of(file)))) == 1


def of(file: Path) -> Settings:
    return Settings(data_dir=file.parent, database_url=SecretStr(f"sqlite:///{file}"))


async def opened(file: Path) -> str | None:
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    try:
        return await database.journal()
    finally:
        await database.close()
