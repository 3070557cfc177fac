"""Text that one witness has and another lacks: inserted where it is real, and reported in any case."""

from __future__ import annotations

from collections.abc import Sequence

from rules_index.sources.text.known_words import Words
from rules_index.sources.witnesses.align import Change, Token
from rules_index.sources.witnesses.merge import Edit, Fill
from rules_index.sources.witnesses.pages import Pages
from rules_index.sources.witnesses.readings import Comparison
from rules_index.values.books import Evidence

_LONGEST_STUTTER = 3


def surplus(base: Pages, gap: Change, having: str, lacking: str, agreed: frozenset[int]) -> list[Edit]:
    """What becomes of text that the first witness has and another lacks: it stays, unless it only stutters."""
    edits = []
    for lo, hi in base.pieces(gap.lo, gap.hi):
        first, last = base.tokens[lo], base.tokens[hi - 1]
        if _stutters(base.tokens[lo:hi], base, lo, hi) and not agreed.issuperset(range(lo, hi)):
            start = base.tokens[lo - 1].end if base.joined(lo) else first.start
            rejected = ((base.printed(lo, hi), having),)
            edits.append(Edit(first.block, start, last.end, "", rejected, Evidence.AGREEMENT))
        elif not base.furniture(lo, hi):
            edits.append(Edit(first.block, first.start, last.end, None, (("", lacking),), Evidence.COMPLETE))
    return edits


def missing(base: Pages, other: Comparison, gap: Change, lacking: str, words: Words) -> tuple[list[Edit], list[Fill]]:
    """What to put into the first witness where it lacks the other's text: words into its blocks, or whole blocks.

    Page furniture is not put in, nor words that only stutter, nor what is no language.
    """
    edits: list[Edit] = []
    fills: list[Fill] = []
    pages, at = other.pages, gap.lo
    for lo, hi in pages.pieces(gap.other_lo, gap.other_hi):
        piece = pages.tokens[lo:hi]
        block = pages.blocks[piece[0].block]
        if pages.furniture(lo, hi) or _stutters(piece, base, at, at) or not _is_language(piece, words):
            continue
        if pages.whole(lo, hi) and not base.joined(at):
            fills.append(Fill(base.tokens[at - 1].block if at else -1, block, lacking))
            continue
        text = pages.printed(lo, hi)
        goes_on = pages.joined(hi) and not pages.ends_sentence(hi)
        if at and (base.joined(at) or at == len(base.tokens) or (pages.joined(lo) and not goes_on)):
            token = base.tokens[at - 1]
            place, text = _after(base.blocks[token.block].text, token.end), f" {text}"
        else:
            token = base.tokens[at]
            place, text = _before(base.blocks[token.block].text, token.start), f"{text} "
        edits.append(Edit(token.block, place, place, text, (("", lacking),), Evidence.COMPLETE))
    return edits, fills


def _stutters(piece: Sequence[Token], base: Pages, lo: int, hi: int) -> bool:
    """Whether a piece only says again the words before ``lo`` or from ``hi`` on, as a slip of copying does."""
    keys = [token.key for token in piece]
    if len(keys) > _LONGEST_STUTTER or not all(key.isalpha() for key in keys):
        return False
    before, after = base.tokens[max(0, lo - len(keys)) : lo], base.tokens[hi : hi + len(keys)]
    return keys in ([token.key for token in before], [token.key for token in after])


def _is_language(piece: Sequence[Token], words: Words) -> bool:
    """Whether most of a piece is words of its language and not the rubble of a failed extraction."""
    written = [token.key for token in piece if any(character.isalpha() for character in token.key)]
    return sum(words.known(key) for key in written) * 2 >= len(written)


def _after(text: str, position: int) -> int:
    """The end of the word at ``position`` with the punctuation that clings to it."""
    while position < len(text) and not text[position].isspace():
        position += 1
    return position


def _before(text: str, position: int) -> int:
    while position > 0 and not text[position - 1].isspace():
        position -= 1
    return position
