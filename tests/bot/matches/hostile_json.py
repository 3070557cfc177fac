"""JSON files that no match has: too deep, too many values, half characters, and what only looks harmless."""

from __future__ import annotations

from bot.matches.files.json_files import DEEPEST, LARGEST, LARGEST_ENTRY, MOST_ENTRIES, MOST_VALUES, Fault

REFUSED: dict[str, tuple[bytes, Fault]] = {
    "nothing": (b"", Fault.NO_JSON),
    "a wrong byte": (b'{"a": "\xff"}', Fault.NO_JSON),
    "another encoding": ('{"a": 1}'.encode("utf-16"), Fault.NO_JSON),
    "half a character": (b'{"a": "\\ud800"}', Fault.NO_JSON),
    "the other half": (b'{"a": "\\\\\\udc00"}', Fault.NO_JSON),
    "half a character in a name": (b'{"\\uDBFF": 1}', Fault.NO_JSON),
    "no number": (b'{"a": NaN}', Fault.NO_JSON),
    "an endless number": (b"[-Infinity]", Fault.NO_JSON),
    "too long a number": (b"9" * 5000, Fault.NO_JSON),
    "a text that does not end": (b'{"a": "\\', Fault.NO_JSON),
    "nested lists": (b"[" * 100_000, Fault.TOO_DEEP),
    "nested objects": (b'{"a":' * 100_000, Fault.TOO_DEEP),
    "nested just too deep": (b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), Fault.TOO_DEEP),
    "nested after quotes": (rb'["\\","\"[",' + b"[" * 100_000, Fault.TOO_DEEP),
    "nested in a file of another encoding": (b"\xff\xfe" + ("[" * 1000).encode("utf-16-le"), Fault.NO_JSON),
    "many values": (b"[" + b"[]," * MOST_VALUES + b"1]", Fault.TOO_MUCH),
    "many commas": (b"," * (MOST_VALUES + 1), Fault.TOO_MUCH),
    "many bytes": (b" " * (LARGEST + 1), Fault.TOO_LARGE),
    "many entries": (b'{"entries": [' + b"{}," * MOST_ENTRIES + b"{}]}", Fault.TOO_LONG),
    "a large entry": (b'{"entries": ["' + b"x" * LARGEST_ENTRY + b'"]}', Fault.TOO_MUCH),
}
