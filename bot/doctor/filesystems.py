"""On what kind of disk a file lies, as far as this system tells: SQLite's locks and its WAL need a local one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath

_NETWORK = frozenset(
    {"9p", "afs", "afpfs", "beegfs", "ceph", "cifs", "coda", "davfs", "glusterfs", "gpfs", "lustre", "ncpfs", "nfs"}
    | {"nfs4", "prl_fs", "smb2", "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs", "webdav"}
)
_NETWORK_BY_FUSE = re.compile(
    r"(fuse|macfuse|osxfuse)\.?(ceph|curlftpfs|davfs|gcsfuse|glusterfs|goofys|grpcfuse|gvfsd|nfs|osxfs|rclone|s3|ssh|vmhgfs)"
)
_ESCAPED = re.compile(r"\\([0-7]{3})")
_LISTED = re.compile(r"^.+? on (?P<point>/.*) \((?P<kind>[^,()]+)[,)]")
_REMOTE_DRIVE = 4
"""What Windows calls a drive of another machine."""


def network_disk(path: Path) -> str | None:
    """The kind of network file system that a path lies on, or will; ``None`` for a local one and where nobody knows.

    Linux tells it in ``/proc/self/mountinfo``, macOS and BSD by ``mount``, and Windows only that a drive is another
    machine's. Folders that a virtual machine or a container borrows from its host count as well.
    """
    place = path.resolve()
    if sys.platform == "win32":
        return "network drive" if _is_remote(place) else None
    kind = kind_of(place, _mounts())
    return kind if kind in _NETWORK or _NETWORK_BY_FUSE.match(kind) else None


def kind_of(place: PurePath, mounts: Iterable[tuple[str, str]]) -> str:
    """The kind of the file system that a path lies on; empty where none of these mounts has it.

    Args:
        mounts: where each begins, and its kind; what is mounted later hides what was there.
    """
    kind, deepest = "", -1
    for point, its in mounts:
        depth = len(PurePath(point).parts)
        if depth >= deepest and place.is_relative_to(point):
            kind, deepest = its, depth
    return kind


def read_mountinfo(text: str) -> Iterator[tuple[str, str]]:
    """Where each mount begins and its kind, as Linux lists them."""
    for line in text.splitlines():
        before, _, after = line.partition(" - ")
        if len(fields := before.split()) > 4 and after:
            yield _ESCAPED.sub(lambda octal: chr(int(octal[1], 8)), fields[4]), after.split()[0]


def read_mount(text: str) -> Iterator[tuple[str, str]]:
    """The same as ``mount`` prints it on macOS and BSD."""
    for line in text.splitlines():
        if found := _LISTED.match(line):
            yield found["point"], found["kind"]


def _mounts() -> list[tuple[str, str]]:
    try:
        if sys.platform == "linux":
            return list(read_mountinfo(Path("/proc/self/mountinfo").read_text("utf-8", "surrogateescape")))
        listed = subprocess.run(["/sbin/mount"], capture_output=True, text=True, check=True, timeout=5)
        return list(read_mount(listed.stdout))
    except (OSError, subprocess.SubprocessError):
        return []


def _is_remote(place: Path) -> bool:
    if place.drive.startswith("\\\\"):
        return True
    if sys.platform == "win32":
        import ctypes

        return bool(ctypes.windll.kernel32.GetDriveTypeW(place.drive + os.sep) == _REMOTE_DRIVE)
    return False
