"""What going back would undo, as judges read it before they order it."""

from __future__ import annotations

from bot.chat.base.messages import LineRenderer
from bot.locales.sentences import Localizer
from bot.matches.model.previews import Preview

_MOST, _LINE = 12, 150


def falls_away(words: Localizer, renderer: LineRenderer | None, preview: Preview) -> list[str]:
    """List the entries that would fall away, and say how much was drawn in them.

    Args:
        renderer: of the match; ``None`` where it cannot be shown.
    """
    say = words.say
    if not preview.gone or renderer is None:
        return [say("verdict-nothing-gone")]
    lines = [say("verdict-gone", count=len(preview.gone))]
    for each in preview.gone[:_MOST]:
        told = " ".join(renderer.markdown(line) for line in each.lines) or say("history-silent")
        lines.append(f"- **{each.seq}.** {_short(told)}")
    if len(preview.gone) > _MOST:
        lines.append(say("desk-more", count=len(preview.gone) - _MOST))
    lines += [say("verdict-draws", count=preview.draws)] if preview.draws else []
    return [*lines, say("verdict-fixed", count=preview.fixed)] if preview.fixed else lines


def _short(text: str) -> str:
    """The beginning of a line, up to the end of a word: a mention cut in two would show as its number."""
    return text if len(text) <= _LINE else f"{text[:_LINE].rpartition(' ')[0]} …"
