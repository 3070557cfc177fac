"""What the simulated Discord keeps of a long evening: everything that somebody may still see or press.

SimCord's own backend is made for tests: it keeps every file that was ever sent in memory, and every private answer.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, deque
from collections.abc import Iterable, Iterator, MutableMapping
from typing import Any

from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.cdn import CdnStore
from simcord.backend.models import Message

SHOWN = 100
"""The messages of a channel that the page shows a member, the last ones."""
LATE = 8
"""The files that a message had last and a page that is drawing it may still ask for."""
_TIDIED_EVERY = 50
"""New messages between two looks at what nobody sees any more."""


class DiskFiles(MutableMapping[str, bytes]):
    """Files by their addresses, in a database that SQLite deletes when the process ends, however it ends."""

    def __init__(self) -> None:
        self._database = sqlite3.connect("", isolation_level=None)
        # Nothing has to outlive the process, and what is read once need not stay in memory.
        self._database.executescript(
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1024;"
            "CREATE TABLE file (address TEXT PRIMARY KEY, content BLOB NOT NULL)"
        )

    def __setitem__(self, address: str, content: bytes) -> None:
        self._database.execute("INSERT OR REPLACE INTO file VALUES (?, ?)", (address, content))

    def __getitem__(self, address: str) -> bytes:
        row = self._database.execute("SELECT content FROM file WHERE address = ?", (address,)).fetchone()
        if row is None:
            raise KeyError(address)
        return bytes(row[0])

    def __delitem__(self, address: str) -> None:
        if not self._database.execute("DELETE FROM file WHERE address = ?", (address,)).rowcount:
            raise KeyError(address)

    def __iter__(self) -> Iterator[str]:
        return iter([str(address) for (address,) in self._database.execute("SELECT address FROM file")])

    def __len__(self) -> int:
        (count,) = self._database.execute("SELECT count(*) FROM file").fetchone()
        return int(count)


class DiskStore(CdnStore):
    """SimCord's store of files, on the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.files = DiskFiles()
        # SimCord takes any mapping here, and calls it a dict.
        self._blobs = self.files  # type: ignore[assignment]


class Store(Backend):
    """SimCord's backend, without what nobody can see or press any more.

    A file goes when no message has it any more and some others were let go after it. A private answer goes when its
    member's page no longer shows it and its interaction has expired, so that neither they nor the bot can do anything
    with it.
    """

    cdn: DiskStore

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock=clock)
        self.cdn = DiskStore()
        self._since_tidied = 0
        self._leaving: deque[dict[str, Any]] = deque()

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Install a message and publish it."""
        message = super().commit_message(message, broadcast=broadcast)
        self._since_tidied += 1
        if self._since_tidied >= _TIDIED_EVERY:
            self._since_tidied = 0
            self._tidy()
        return message

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        """Change a message; files that it no longer has are let go."""
        before = self.get_message(channel_id, message_id).attachments
        message = super().edit_message(channel_id, message_id, fields)
        kept = {each["url"] for each in message.attachments}
        self._let_go(each for each in before if each["url"] not in kept)
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message with its files."""
        files = self.get_message(channel_id, message_id).attachments
        super().delete_message(channel_id, message_id)
        self._let_go(files)

    def file(self, number: str) -> dict[str, Any] | None:
        """A file by its id, as a message describes it; ``None`` once it is gone."""
        channels = (channel.values() for channel in self.messages.values())
        attached = (file for messages in channels for message in messages for file in message.attachments)
        return next((file for file in (*self._leaving, *attached) if file["id"] == number), None)

    def _let_go(self, files: Iterable[dict[str, Any]]) -> None:
        """Let files go that a page may be asking for at this moment."""
        self._leaving.extend(files)
        self._drop(self._leaving.popleft() for _ in range(len(self._leaving) - LATE))

    def _drop(self, files: Iterable[dict[str, Any]]) -> None:
        for file in files:
            self.cdn.files.pop(file["url"], None)

    def _tidy(self) -> None:
        now = self.now_iso()
        for number, interaction in list(self.interactions.items()):
            if interaction.expires_at is not None and interaction.expires_at <= now:
                del self.interactions[number], self.interaction_tokens[interaction.token]
        for channel in self.messages.values():
            for message in _out_of_sight(channel.values()):
                if int((message.interaction_metadata or {}).get("id", 0)) not in self.interactions:
                    del channel[message.id]
                    self._drop(message.attachments)


def _out_of_sight(messages: Iterable[Message]) -> list[Message]:
    """The private answers above which a member's page does not reach."""
    public, private, hidden = 0, Counter[str](), []
    for message in reversed(list(messages)):
        if not message.is_ephemeral:
            public += 1
            continue
        member = str((message.interaction_metadata or {}).get("user", {}).get("id"))
        if public + private[member] >= SHOWN:
            hidden.append(message)
        private[member] += 1
    return hidden
