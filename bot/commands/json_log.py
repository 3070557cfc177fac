"""The log as JSON, one object a line, for programs that collect logs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """Writes what the log's usual lines say: ``time`` in UTC, ``level``, ``logger``, ``message``, ``exception``."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one line."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)
