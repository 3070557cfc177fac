"""Remove marks that are not the book's words: Markdown, formulas, and glyphs left where an icon was lost."""

from __future__ import annotations

import re
import unicodedata

from rules_index.sources.repairs.repair_log import RepairLog
from rules_index.values.sources import RepairKind

ICON = "◇"
BULLET = "•"

TABLE_RULE = re.compile(
    r"^[ \t]*(?:\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?|\|[ \t]*:?-+:?[ \t]*\|)[ \t]*$\n?", re.MULTILINE
)
TABLE_ROW = re.compile(r"^[ \t]*\|(.+)\|[ \t]*$", re.MULTILINE)
STRONG = re.compile(r"\*\*|__(?=\w)|(?<=\w)__")
EMPHASIS = re.compile(r"(?<![\w*])\*(?![\s*])((?:[^*\n]|\n(?![ \t]*\n))+?)(?<!\s)\*(?![\w*])")
UNDERLINE = re.compile(r"(?<!\w)_(?![\s_])([^_\n]+)(?<!\s)_(?!\w)")
TAG = re.compile(r"</?(?:b|i|u|em|strong|sup|sub|span|div|p|center|font)\b[^<>\n]*>|<br\s*/?>", re.IGNORECASE)
ANCHOR = re.compile(r"^(#{1,6}[ \t]+)(?:<[A-Za-z][\w-]*>[ \t]*)+", re.MULTILINE)
"""The names by which a text's own tool links to a heading, in front of it."""
ESCAPE = re.compile(r"\\([*_#\-+.!|`>\[\]])")
LINK = re.compile(r"!?\[([^\]\n]*)\]\((?:#|\.|/|[\w-]+[.:])[^)\s]*\)")

FORMULA = re.compile(r"\$\$?(?!\s)([^$\n]{1,300}?)(?<!\s)\$\$?|\\\((.{1,300}?)\\\)")
COMMANDS = {
    "times": "×", "cdot": "·", "div": "÷", "pm": "±", "leq": "≤", "le": "≤", "geq": "≥", "ge": "≥", "neq": "≠",
    "rightarrow": "→", "to": "→", "leftarrow": "←", "infty": "∞", "ldots": "…", "dots": "…", "quad": " ",
}  # fmt: skip
FRACTION = re.compile(r"\\d?frac\{([^{}]*)\}\{([^{}]*)\}")
GROUP = re.compile(r"\\(?:text|mathrm|mathbf|textbf|mathit|operatorname)\{([^{}]*)\}")
TIMES = re.compile(r"(?<=[\d)]) x (?=[\d(])")
COMMAND = re.compile(r"\\([A-Za-z]+)")

GLYPH_BULLET = re.compile(r"^([ \t]*)[\ue000-\uf8ff][ \t]*", re.MULTILINE)
GLYPH = re.compile("[\ue000-\uf8ff\ufffc\ufffd\U0001f000-\U0001faff\U000f0000-\U0010ffff]\ufe0f?")
EMPTY_BRACKETS = re.compile(r"\(([ \t]*(?:[,/;][ \t]*)*)\)")
HOLE = re.compile(r"(?<=[^\W\d_])  (?=[^\W\d_])|(?<=[^\W\d_]) (?=[.,;](?:\s|$))")


def mend_markup(text: str, log: RepairLog) -> str:
    """Remove Markdown and stray tags from the words; table rows become cells parted by tabs, ``#`` headings stay."""
    mended = TABLE_ROW.sub(lambda row: "\t".join(cell.strip() for cell in row[1].split("|")), TABLE_RULE.sub("", text))
    mended = ANCHOR.sub(r"\1", mended)
    mended = TAG.sub("", LINK.sub(r"\1", STRONG.sub("", mended)))
    mended = UNDERLINE.sub(r"\1", EMPHASIS.sub(r"\1", mended))
    mended = ESCAPE.sub(r"\1", mended)
    for before, after in _changed_lines(text, mended):
        log.note(RepairKind.MARKUP, before, after)
    return mended


def mend_formulas(text: str, log: RepairLog) -> str:
    """Write formulas left in TeX as a reader would: ``$7 = 3 \\times 2$`` becomes ``7 = 3 × 2``, and ``3 x 2`` too."""

    def plain(match: re.Match[str]) -> str:
        source = match[1] or match[2]
        if not re.search(r"[\d\\=+^]", source):
            return match[0]
        formula = GROUP.sub(r"\1", FRACTION.sub(r"\1/\2", source))
        formula = COMMAND.sub(lambda command: COMMANDS.get(command[1], ""), formula)
        formula = re.sub(r"[{}]|\\", "", formula)
        log.note(RepairKind.FORMULA, match[0], formula)
        return formula

    for match in TIMES.finditer(text):
        log.note(RepairKind.FORMULA, text[match.start() - 1 : match.end() + 1], "×")
    return TIMES.sub(" × ", FORMULA.sub(plain, text))


def mend_icons(text: str, log: RepairLog) -> str:
    """Show a lost icon as one neutral sign: glyphs of a private font, emoji, empty brackets, holes in a sentence."""
    mended = GLYPH_BULLET.sub(rf"\1{BULLET} ", text)
    mended = GLYPH.sub(ICON, mended)
    mended = EMPTY_BRACKETS.sub(lambda brackets: f"({_icons(brackets[1])})", mended)
    mended = "\n".join(
        re.sub(rf"{ICON} ([.,;])", rf"{ICON}\1", HOLE.sub(f" {ICON} ", line)) if _is_prose(line) else line
        for line in mended.split("\n")
    )
    for before, after in _changed_lines(text, mended):
        log.note(RepairKind.LOST_ICON, before, after)
    return mended


def _icons(separators: str) -> str:
    return ", ".join([ICON] * (1 + sum(not char.isspace() for char in separators)))


def _is_prose(line: str) -> bool:
    """Whether double spaces in the line are holes and not the columns of a table or of labels."""
    return ("\t" not in line and len(re.findall(r"\S {2,}\S", line)) == 1 and not line.startswith("  ")) or bool(
        re.search(r"\w [.,;](?:\s|$)", line)
    )


def _changed_lines(before: str, after: str) -> list[tuple[str, str]]:
    old, new = before.split("\n"), after.split("\n")
    if len(old) != len(new):
        kept = set(new)
        return [(line, "") for line in old if line not in kept]
    return [(was, now) for was, now in zip(old, new, strict=True) if was != now]


def symbol(char: str) -> bool:
    """Whether a character is a picture rather than part of a word."""
    return unicodedata.category(char) == "So"
