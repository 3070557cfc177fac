"""A witness's blocks with their words, and which of them are page furniture instead of text of the book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rules_index.sources.witnesses.align import tokens
from rules_index.values.sources import Block, BlockKind

_RUNNING_TEXT = (BlockKind.PARAGRAPH, BlockKind.EXAMPLE, BlockKind.HEADING)
_STRUCTURED = (BlockKind.HEADING, BlockKind.BULLET, BlockKind.STEP, BlockKind.TABLE)
_TEARABLE = (BlockKind.PARAGRAPH, BlockKind.EXAMPLE, BlockKind.BULLET, BlockKind.STEP)
_SENTENCE_END = re.compile(r"[.!?:;…][\"“”’»)\]*]*\s*[\"“„‚«(\[*]*\s*$")
_LABEL = 3


class Pages:
    """The blocks of one witness, as pages that may carry furniture: running headers, page numbers, captions."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = blocks
        self.tokens = tokens(blocks)
        self._sizes = Counter(token.block for token in self.tokens)
        keys: dict[int, list[str]] = {}
        for token in self.tokens:
            keys.setdefault(token.block, []).append(token.key)
        self._wording = {block: _without_numbers(words) for block, words in keys.items()}
        self._copies = Counter(self._wording.values())

    def pieces(self, lo: int, hi: int) -> list[tuple[int, int]]:
        """The run of tokens ``lo:hi`` cut where blocks end."""
        cuts = [at for at in range(lo + 1, hi) if not self.joined(at)]
        return list(zip([lo, *cuts], [*cuts, hi], strict=True))

    def whole(self, lo: int, hi: int) -> bool:
        """Whether the piece ``lo:hi`` is all the words of its block."""
        return hi - lo == self._sizes[self.tokens[lo].block]

    def joined(self, at: int) -> bool:
        """Whether token ``at`` is in the same block as the one before it."""
        return 0 < at < len(self.tokens) and self.tokens[at].block == self.tokens[at - 1].block

    def touching(self, at: int) -> bool:
        """Whether only space separates token ``at`` from the one before it, and no punctuation."""
        if not self.joined(at):
            return False
        text = self.blocks[self.tokens[at].block].text
        return text[self.tokens[at - 1].end : self.tokens[at].start].isspace()

    def printed(self, lo: int, hi: int) -> str:
        """The piece ``lo:hi`` as printed, with the punctuation that clings to it."""
        text = self.blocks[self.tokens[lo].block].text
        start, end = self.tokens[lo].start, self.tokens[hi - 1].end
        while start > 0 and not text[start - 1].isspace():
            start -= 1
        while end < len(text) and not text[end].isspace():
            end += 1
        return text[start:end]

    def furniture(self, lo: int, hi: int) -> bool:
        """Whether the piece is a page number, a repeated header, a caption, or a stray label: no text of the book."""
        piece = self.tokens[lo:hi]
        block = self.blocks[piece[0].block]
        if not any(character.isalpha() for token in piece for character in token.key):
            at_edge = not self.joined(lo) or not self.joined(hi)
            return self.whole(lo, hi) or (at_edge and block.kind in _RUNNING_TEXT)
        if not self.whole(lo, hi):
            return False
        repeated = self._copies[self._wording[piece[0].block]] > 1
        label = block.kind not in _STRUCTURED and len(piece) <= _LABEL and not ends_sentence(block.text)
        return repeated or label or block.kind is BlockKind.CAPTION

    def ends_sentence(self, hi: int) -> bool:
        """Whether a sentence, or a heading, ends before token ``hi``."""
        if not self.joined(hi):
            return True
        text = self.blocks[self.tokens[hi].block].text
        return ends_sentence(text[self.tokens[hi - 1].start : self.tokens[hi].start])


def untorn(blocks: Sequence[Block]) -> list[Block]:
    """The blocks with paragraphs made whole that line or page ends tore inside a sentence."""
    whole: list[Block] = []
    for block in blocks:
        above = whole[-1] if whole else None
        runs_on = block.kind is BlockKind.PARAGRAPH and not block.label and block.text[:1].islower()
        if above and runs_on and above.kind in _TEARABLE and not ends_sentence(above.text):
            whole[-1] = replace(above, text=f"{above.text} {block.text}")
        else:
            whole.append(block)
    return whole


def ends_sentence(text: str) -> bool:
    """Whether the text ends as a sentence or a lead-in does."""
    return bool(_SENTENCE_END.search(text))


def _without_numbers(keys: Sequence[str]) -> tuple[str, ...]:
    return tuple(key for key in keys if any(character.isalpha() for character in key))
