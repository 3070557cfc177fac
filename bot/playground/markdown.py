"""Discord's Markdown as safe HTML for the playground's page."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

Names = Callable[[str, int], str | None]
"""Tells the name of a mention's target: its sigil (``@``, ``@&`` or ``#``) and id, or ``None`` when unknown."""

_RULES = ("backticks", "blockquote", "emphasis", "escape", "fence", "heading", "link", "list", "newline")
_MENTION = re.compile(r"<(?P<sigil>@&|@!?|#)(?P<id>\d{1,20})>")
_TIMESTAMP = re.compile(r"<t:(?P<seconds>-?\d{1,12})(?::(?P<style>[tTdDfFR]))?>")
_QUOTED_LINE = re.compile(r"^> .*\n(?!>)", re.MULTILINE)
_LISTED_LINE = re.compile(r"^(?:[-*]|\d+\.) .*\n(?![-*] |\d+\. |\s)", re.MULTILINE)
_SUBTEXT = "-# "
_DRAWN = {chr(int(path.stem, 16)): path.stem for path in Path(__file__).with_name("static").glob("signs/*.svg")}
"""The signs that the page draws by itself, because not every machine has a font for them, by what draws them."""
_SIGN = re.compile(f"[{''.join(_DRAWN)}]")


def to_html(text: str, names: Names) -> str:
    """Render a message's text as Discord shows it; whatever looks like HTML in it stays text."""
    rendered: str = _parser().render(_blocks_closed(text), {"names": names})
    return rendered


def _blocks_closed(text: str) -> str:
    """End a quotation and a list where Discord ends them: with their line, or after ``>>>`` never."""
    before, fence, rest = text.partition(">>> ") if text.startswith(">>> ") else text.partition("\n>>> ")
    if fence:
        text = before + "\n" + "\n".join(f"> {line}" for line in rest.split("\n"))
    return _LISTED_LINE.sub(r"\g<0>\n", _QUOTED_LINE.sub(r"\g<0>\n", text))


def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero", {"breaks": True, "html": False}).enable([*_RULES, "strikethrough"])
    parser.block.ruler.before("paragraph", "subtext", _subtext, {"alt": ["paragraph", "list"]})
    parser.inline.add_terminator_char("|")
    parser.inline.ruler.before("escape", "spoiler", _spoiler)
    parser.inline.ruler.before("escape", "reference", _reference)
    parser.add_render_rule("strong_open", _strong)
    parser.add_render_rule("strong_close", _strong)
    parser.add_render_rule("link_open", _link)
    parser.add_render_rule("text", _text)
    return parser


def _subtext(state: StateBlock, start: int, _end: int, silent: bool) -> bool:
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    if not line.startswith(_SUBTEXT):
        return False
    if silent:
        return True
    state.push("subtext_open", "small", 1)
    inline = state.push("inline", "", 0)
    inline.content, inline.map, inline.children = line.removeprefix(_SUBTEXT), [start, start + 1], []
    state.push("subtext_close", "small", -1)
    state.line = start + 1
    return True


def _spoiler(state: StateInline, silent: bool) -> bool:
    if not state.src.startswith("||", state.pos):
        return False
    end = state.src.find("||", state.pos + 2, state.posMax)
    if end <= state.pos + 2:
        return False
    if not silent:
        state.push("spoiler_open", "span", 1).attrSet("class", "spoiler")
        outer, state.pos, state.posMax = state.posMax, state.pos + 2, end
        state.md.inline.tokenize(state)
        state.posMax = outer
        state.push("spoiler_close", "span", -1)
    state.pos = end + 2
    return True


def _reference(state: StateInline, silent: bool) -> bool:
    names: Names = state.env["names"]
    if found := _MENTION.match(state.src, state.pos):
        sigil, target = found["sigil"].rstrip("!"), found["id"]
        name = names(sigil, int(target))
        label = f"{sigil[0]}{name or target}"
        # A channel's name leads there.
        tag, attributes = (
            ("a", {"href": f"#{target}", "data-channel": target}) if sigil == "#" and name else ("span", {})
        )
        attributes = {"class": "mention", **attributes}
    elif found := _TIMESTAMP.match(state.src, state.pos):
        moment = datetime.fromtimestamp(int(found["seconds"]), UTC)
        label, tag = f"{moment:%Y-%m-%d %H:%M} UTC", "time"
        # The page says it in the reader's own time.
        attributes = {"class": "timestamp", "datetime": moment.isoformat(), "data-style": found["style"] or "f"}
    else:
        return False
    if not silent:
        state.push("reference_open", tag, 1).attrs.update(attributes)
        state.push("text", "", 0).content = label
        state.push("reference_close", tag, -1)
    state.pos = found.end()
    return True


def _strong(_: RendererHTML, tokens: Sequence[Token], index: int, *__: Any) -> str:
    tag = "u" if tokens[index].markup == "__" else "strong"
    return f"<{tag}>" if tokens[index].nesting == 1 else f"</{tag}>"


def _link(_: RendererHTML, tokens: Sequence[Token], index: int, *__: Any) -> str:
    address = escape(str(tokens[index].attrGet("href") or ""))
    return f'<a href="{address}" target="_blank" rel="noopener noreferrer">'


def _text(_: RendererHTML, tokens: Sequence[Token], index: int, *__: Any) -> str:
    return _SIGN.sub(_sign, escape(tokens[index].content, quote=False))


def _sign(found: re.Match[str]) -> str:
    return f'<span class="sign" data-sign="{_DRAWN[found[0]]}">{found[0]}</span>'
