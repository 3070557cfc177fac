"""What a ruling says, as lines of a card, the reader's language first; and lines cut into pages at sentence ends."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise, zip_longest

from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookKind, Language, Passage, Ruling

# Markdown may double each of these when it is escaped; with a page of text they stay below Discord's 4,000.
_HEADING, _TITLE, _GIST, _CITED, _ORIGIN, _BOOK, _SUMMARY, _SEE = 150, 80, 240, 160, 120, 60, 160, 120
_OVER, _BENEATH, _NOTES_OVER = 60, 100, 2
_NOTES = {
    BookKind.HOUSE_RULE: "note-house-rule",
    BookKind.PRECEDENT: "note-precedent",
    BookKind.GUIDE: "note-guide",
}
_LABELS = {BookKind.FAQ: "ruling-official", BookKind.ERRATA: "ruling-errata"}
PAGE = 1700
"""How many characters of a page's Markdown there are at most; Discord takes 4,000 for a whole message."""

_SENTENCE_END = re.compile(r"(?:(?<!\d)\.|[!?…])[\"”“’»)\]]*\s+[\"„“”»(\[]*(?P<next>\w)")
_BULLET = re.compile(r"^\s*(?:[-*+•]|(\d+)[.)])\s+")
_EMPTY_CELLS = ("", "-", "–", "—")
_TABLE_RULE = re.compile(r"^\s*\|?[\s:|-]+\|?\s*$")
_EMPHASIS = re.compile(r"(?<!\w)(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w)")


@dataclass(frozen=True, slots=True)
class Line:
    """One line to print: its Markdown ``lead`` (quote bar, bullet) and its plain text.

    ``carried`` is the part of the lead that a line keeps when it goes on after a page break. ``ready`` lines are
    Markdown already and never cut.
    """

    text: str
    lead: str = ""
    carried: str = ""
    ready: bool = False


def heading_of(ruling: Ruling, language: Language) -> str:
    """A ruling's number and its title as a reader of this language reads it, not escaped."""
    return one_line(" · ".join(part for part in (ruling.number, ruling.title_in(language)) if part), _HEADING)


def summary_of(ruling: Ruling, language: Language) -> str:
    """A ruling in a sentence or two, not escaped: its gist, or how it begins where the book is in this language."""
    if ruling.book.language is language:
        return one_line(_opening(ruling.text) or ruling.title, _SUMMARY)
    return one_line(ruling.gist_in(language) or ruling.title_in(language), _SUMMARY)


def _opening(text: str) -> str:
    """How a rule's text begins: its first paragraph, with the list or table that a colon at its end leads to."""
    first, *rest = [line for line in digest_lines(text) if line.text] or [Line("")]
    if not first.text.endswith(":"):
        return first.text
    # The header of a table says nothing where its rows stand in a line.
    listed = [line for line in rest if line.lead] or rest
    return f"{first.text} {'; '.join(line.text.rstrip(',;.') for line in listed)}"


def see_line(rulings: Sequence[Ruling], words: Localizer) -> str:
    """Where else to look: the headings that fit, and how many there are besides; empty for no rulings."""
    headings = [one_line(heading_of(each, words.language), _SEE) for each in rulings]
    ends = accumulate(len(heading) + 2 for heading in headings)
    shown = [heading for heading, end in zip(headings, ends, strict=True) if end <= _SEE + 2]
    rules = escape("; ".join(shown))
    return words.say("ruling-see", rules=rules, more=len(headings) - len(shown)) if shown else ""


def gist_line(ruling: Ruling, words: Localizer, limit: int = _GIST) -> str:
    """The gist for readers of another language than the book's, escaped; empty for those of the book's."""
    gist = ruling.gist_in(words.language)
    if not gist or ruling.book.language is words.language:
        return ""
    translated = words.language in ruling.others or words.language is Language.EN
    return words.say("ruling-gist" if translated else "ruling-gist-english", gist=escape(one_line(gist, limit)))


def original_line(ruling: Ruling, words: Localizer) -> str:
    """What comes after the gist: the language of the text, and the title in it where another one is shown above."""
    if ruling.book.language is words.language:
        return ""
    language = words.say(f"language-{ruling.book.language}")
    shown = ruling.title_in(words.language)
    title = escape(one_line(ruling.title, _TITLE)) if shown != ruling.title else ""
    return words.say("ruling-original-title" if title else "ruling-original", language=language, title=title)


def source_label(ruling: Ruling, words: Localizer) -> str:
    """What a ruling of a FAQ or errata is and where it was published, or who ruled it; empty for one of a rulebook."""
    if ruling.is_note:
        label = words.say(_NOTES[ruling.book.kind], head="yes" if ruling.head else "no")
        if ruling.book.kind is BookKind.HOUSE_RULE and not ruling.played:
            label = f"{label} · {words.say('note-printed-played')}"
        return f"{label} · {words.say('note-again')}" if ruling.again else label
    label = _LABELS.get(ruling.book.kind, "")
    return words.say(label, origin=escape(one_line(ruling.origin, _ORIGIN))) if label else ""


def ruled_here(notes: Sequence[Ruling], words: Localizer) -> list[str]:
    """The precedents on a rule, as lines beneath it; as many as fit."""
    return [
        words.say("note-ruled-here", ruling=escape(one_line(heading_of(note, words.language), _BENEATH)))
        for note in notes
        if note.book.kind is BookKind.PRECEDENT and not note.again
    ][:_NOTES_OVER]


def house_lines(notes: Sequence[Ruling], words: Localizer) -> list[str]:
    """The server's house rules on a rule, as lines above it, with the settings by which matches play them."""
    own = [note for note in notes if note.book.kind is BookKind.HOUSE_RULE]
    played = [note.played[words.language] for note in own[:_NOTES_OVER] if note.played]
    printed = [f"-# {words.say('note-printed-played')}"] if any(not note.played for note in own) else []
    return [*over_lines(own, words), *played, *printed]


def over_lines(notes: Sequence[Ruling], words: Localizer) -> list[str]:
    """The server's notes on a rule, as lines above it: what each is, its number and title; as many as fit."""
    return [
        f"**{source_label(note, words)}:** {escape(one_line(heading_of(note, words.language), _OVER))}"
        for note in notes[:_NOTES_OVER]
    ]


def elsewhere_line(ruling: Ruling, words: Localizer) -> str:
    """That the rule is another edition's and the one played has none like it; empty for one of the edition played."""
    return words.say("ruling-elsewhere", book=escape(one_line(ruling.book.title, _BOOK))) if ruling.elsewhere else ""


def cited(ruling: Ruling) -> str:
    """The source of a ruling: book, section, edition; escaped."""
    parts = (ruling.book.title, " › ".join(ruling.section), ruling.book.edition)
    return escape(one_line(" · ".join(part for part in parts if part), _CITED))


def body(ruling: Ruling, words: Localizer, but: Sequence[Ruling] = ()) -> Iterator[Line]:
    """Our text and reading, the gists of the exceptions, and the book's own passages."""
    yield from digest_lines(ruling.text)
    if ruling.played:
        yield from [Line(""), Line(ruling.played[words.language], ready=True)]
    yield from reading_lines(ruling, words)
    if but:
        yield from [Line(""), Line(words.say("ruling-but"), ready=True)]
    for each in but:
        heading = escape(heading_of(each, words.language))
        yield Line(f"- **{heading}:** {escape(summary_of(each, words.language))}", ready=True)
    for passage in ruling.passages:
        yield from [Line(""), Line(_passage_heading(passage, words), ready=True), *quoted_lines(passage.text)]


def reading_lines(ruling: Ruling, words: Localizer) -> Iterator[Line]:
    """Our reading of what the book leaves open, in the reader's language; nothing where the book is clear."""
    if reading := " ".join(ruling.reading_in(words.language).split()):
        yield from [Line(""), Line(words.say("ruling-reading"), ready=True), Line(reading)]


def _passage_heading(passage: Passage, words: Localizer) -> str:
    if passage.page is None:
        says = words.say("ruling-book-says")
    else:
        says = words.say("ruling-book-says-page", page=passage.page)
    section = escape(one_line(" › ".join(passage.section), 120))
    return f"**{says}**" + (f" · {section}" if section else "")


def digest_lines(text: str) -> Iterator[Line]:
    """Lines of a digest rule's Markdown: paragraphs, bullets, and tables: a header, then one bullet a row, without the
    empty cells at its end."""
    lines = text.splitlines()
    for line, following in zip_longest(lines, lines[1:], fillvalue=""):
        plain = _EMPHASIS.sub(r"\2", line)
        if "|" in line and _TABLE_RULE.match(line):
            continue
        if line.lstrip().startswith("|"):
            cells = [cell.strip() for cell in plain.strip().strip("|").split("|")]
            while cells and cells[-1] in _EMPTY_CELLS:
                cells.pop()
            is_header = _TABLE_RULE.match(following) is not None
            yield Line(" · ".join(cell for cell in cells if cell), lead="" if is_header else "- ")
        elif bullet := _BULLET.match(plain):
            lead = f"{bullet[1]}. " if bullet[1] else "- "
            yield Line(plain[bullet.end() :].strip(), lead=lead)
        else:
            yield Line(plain.strip())


def quoted_lines(text: str) -> Iterator[Line]:
    """Lines of a passage, word for word, as a block quote."""
    for line in text.splitlines():
        yield Line(line.strip(), lead="> ", carried="> ")


def paginate(lines: Iterable[Line], write: Callable[[str], str], limit: int = PAGE) -> tuple[str, ...]:
    """Pages of at most ``limit`` characters of Markdown, cut at sentence ends where a sentence fits a page.

    Args:
        lines: what to print.
        write: turns plain text into Markdown, one sentence at a time.
        limit: the longest page.
    """
    pages: list[str] = []
    page = ""
    for lead, joint, sentence in _sentences(lines, write, limit):
        longer = f"{page}{joint}{sentence}" if page else f"{lead}{sentence}"
        if len(longer) > limit:
            pages.append(page.rstrip())
            longer = f"{lead}{sentence}"
        page = longer if longer.strip() else ""
    if page.strip() or not pages:
        pages.append(page.rstrip())
    return tuple(pages)


def _sentences(lines: Iterable[Line], write: Callable[[str], str], limit: int) -> Iterator[tuple[str, str, str]]:
    """Each sentence with what leads it at the top of a page and what joins it to the sentence before."""
    for line in lines:
        if line.ready:
            yield "", "\n", line.text
            continue
        for position, sentence in enumerate(_split(line.text, write, limit - len(line.lead))):
            first = position == 0
            yield (line.lead if first else line.carried), (f"\n{line.lead}" if first else " "), sentence


def _split(text: str, write: Callable[[str], str], room: int) -> Iterator[str]:
    # Abbreviations end in a dot too, but what follows them is seldom a capital.
    ends = [found.start("next") for found in _SENTENCE_END.finditer(text) if not found["next"].islower()]
    for start, end in pairwise([0, *ends, len(text)]):
        yield from _fit(text[start:end].strip(), write, room)


def _fit(sentence: str, write: Callable[[str], str], room: int) -> Iterator[str]:
    written = write(sentence)
    if len(written) <= room or len(sentence) < 2:
        yield written
        return
    middle = len(sentence) // 2
    space = sentence.rfind(" ", 1, middle)
    cut = space if space > 0 else middle
    yield from _fit(sentence[:cut].rstrip(), write, room)
    yield from _fit(sentence[cut:].lstrip(), write, room)
