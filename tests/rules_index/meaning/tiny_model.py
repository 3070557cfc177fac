"""A model of embeddings small enough to be written byte by byte: each word of a vocabulary has a vector."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

PAD, UNKNOWN = "[PAD]", "[UNK]"
FLOAT, INTEGER = 1, 7
"""Kinds of tensors, as the ONNX format numbers them."""
OPSET, VERSION = 13, 8


def write_model(folder: Path, words: Mapping[str, Sequence[float]]) -> None:
    """Write a model, its tokenizer and their descriptions into a folder, as a hub has them."""
    (size,) = {len(vector) for vector in words.values()}
    vectors = {PAD: [0.0] * size, UNKNOWN: [0.0] * size, **words}
    vocabulary = {word: at for at, word in enumerate(vectors)}
    tokenizer: dict[str, object] = {
        "version": "1.0",
        "added_tokens": [],
        "normalizer": {"type": "Lowercase"},
        "pre_tokenizer": {"type": "Whitespace"},
        "post_processor": None,
        "decoder": None,
        "model": {"type": "WordLevel", "vocab": vocabulary, "unk_token": UNKNOWN},
    }
    described: dict[str, object] = {
        "tokenizer.json": tokenizer,
        "tokenizer_config.json": {"model_max_length": 64, "pad_token": PAD},
        "config.json": {"hidden_size": size, "pad_token_id": 0},
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in described.items():
        (folder / name).write_text(json.dumps(content), "utf-8")
    (folder / "model.onnx").write_bytes(_model(list(vectors.values()), size))


def _model(rows: Sequence[Sequence[float]], size: int) -> bytes:
    flat = [number for row in rows for number in row]
    table = b"".join(
        (*(_number(1, dimension) for dimension in (len(rows), size)), _number(2, FLOAT), _text(8, "table"),
         _field(9, struct.pack(f"<{len(flat)}f", *flat)))
    )  # fmt: skip
    look_up = _text(1, "table") + _text(1, "input_ids") + _text(2, "last_hidden_state") + _text(4, "Gather")
    graph = b"".join(
        (
            _field(1, look_up),
            _text(2, "tiny"),
            _field(5, table),
            _field(11, _value("input_ids", INTEGER, ["batch", "length"])),
            _field(11, _value("attention_mask", INTEGER, ["batch", "length"])),
            _field(12, _value("last_hidden_state", FLOAT, ["batch", "length", size])),
        )
    )
    return _number(1, VERSION) + _field(7, graph) + _field(8, _text(1, "") + _number(2, OPSET))


def _value(name: str, kind: int, shape: Iterable[str | int]) -> bytes:
    dimensions = b"".join(_field(1, _text(2, one) if isinstance(one, str) else _number(1, one)) for one in shape)
    return _text(1, name) + _field(2, _field(1, _number(1, kind) + _field(2, dimensions)))


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _field(field: int, content: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _text(field: int, content: str) -> bytes:
    return _field(field, content.encode())


def _varint(value: int) -> bytes:
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])
