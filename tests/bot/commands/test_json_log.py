"""The log as JSON lines."""

from __future__ import annotations

import io
import json
import logging

from bot.commands.json_log import JsonLines


def test_every_record_is_one_line_of_json() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    log = logging.Logger("bot.chat", logging.INFO)
    log.addHandler(handler)
    log.warning("Zápas %d\nstojí", 7)
    try:
        raise ValueError("nečekané")
    except ValueError:
        log.exception("Incident")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("WARNING", "bot.chat", "Zápas 7\nstojí")
    assert first["time"].endswith("+00:00") and "exception" not in first
    assert second["exception"].startswith("Traceback") and "nečekané" in second["exception"]
