"""What a ruling says, as lines of a card, the reader's language first; and lines cut into pages at sentence ends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise, zip_longest

from bot.chat.base.text import escape, one_line
from bot.locales.sentences import Localizer
from rules_index import BookKind, Language, Passage, Ruling

# Markdown may double each of these when it is escaped; with a page of text they stay below Discord's 4,000.
_HEADING, _TITLE, _GIST, _CITED, _ORIGIN, _BOOK, _SUMMARY, _SEE = 150, 80, 240, 160, 120, 60, 160, 120
_OVER, _BENEATH, _NOTES_OVER, _READING = 60, 100, 2, 280
_NOTES = {
    BookKind.HOUSE_RULE: "note-house-rule",
    BookKind.PRECEDENT: "note-precedent",
    BookKind.GUIDE: "note-guide",
}
_LABELS = {BookKind.FAQ: "ruling-official", BookKind.ERRATA: "ruling-errata"}
PAGE = 1700
SHORT = 400
"""Characters up to which a passage that no rule covers is quoted whole."""
STATEMENT = 600
"""How many characters of a page's Markdown there are at most; Discord takes 4,000 for a whole message."""

_SENTENCE_END = re.compile(r"(?:(?<!\d)\.|[!?…])[\"”“’»)\]]*\s+[\"„“”»(\[]*(?P<next>\w)")
_BULLET = re.compile(r"^\s*(?:[-*+•]|(\d+)[.)])\s+")
_WORD = re.compile(r"\w+")
_LEFT_OUT = "[…]"
_MATTERS = 0.6
"""The share of the best sentence's weight from which another one of a passage matters as well."""
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
    if ruling.book.kind not in _LABELS:
        return ""
    # Of a server's own FAQ or errata nobody says where it was published.
    parts = words.say(_LABELS[ruling.book.kind]), escape(one_line(ruling.origin, _ORIGIN))
    said = " · ".join(filter(None, parts))
    return "" if said.casefold() == ruling.book.title.casefold() else said


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


def place_in(title: str, section: Sequence[str]) -> str:
    """The headings above a passage, from the outermost one; the title of the book itself is not repeated.

    >>> place_in("The lighthouse", ["THE LIGHTHOUSE", "Storms"])
    'Storms'
    """
    is_title = len(section) > 1 and section[0].casefold() == title.casefold()
    return " › ".join(section[1:] if is_title else section)


def cited(ruling: Ruling, *, section_only: bool = False) -> str:
    """The source of a ruling: book, section, edition; escaped. The section alone beside a line about the edition."""
    section = place_in(ruling.book.title, ruling.section)
    parts = (section,) if section_only else (ruling.book.title, section, ruling.book.edition)
    return escape(one_line(" · ".join(part for part in parts if part), _CITED))


def verdict_line(ruling: Ruling, words: Localizer, but: Sequence[Ruling] = ()) -> str:
    """Yes or no, in words that cannot be taken for the opposite; empty where that is not asked or not sure.

    Args:
        but: the exceptions that are shown beneath; a yes that has some says so.
    """
    verdict = ruling.verdict
    if verdict is None:
        return ""
    asked = f"-{verdict.modal}" if verdict.denied else ""
    said = words.say(f"verdict-{'yes' if verdict.yes else 'no'}{asked}")
    return f"**{said}** {words.say('verdict-but')}" if verdict.yes and but else f"**{said}**"


def statement(ruling: Ruling, words: Localizer) -> str:
    """A ruling in the reader's language, as Markdown with the sentence that matters in bold.

    Where the digest lacks that language it is in English, or in the book's. Of a passage that no rule covers, it is the
    book's own words around that sentence.
    """
    told = told_in(ruling, words.language)
    lines = _closed_up(digest_lines(told)) if told else _quoted(ruling)
    every = [sentence for line in lines for sentence in sentences(line.text)]
    pages = paginate(lines, emphasis(important(every, ruling.matched)), STATEMENT)
    page = next((page for page in pages if "**" in page), pages[0])
    # Whatever follows a list directly would be read as a part of its last item.
    return f"{page}\n" if _BULLET.match(page.splitlines()[-1] if page else "") else page


def _closed_up(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Lines without the empty ones between them, but for one after each list."""
    kept: list[Line] = []
    for line in lines:
        if line.text or (kept and kept[-1].lead):
            kept.append(line)
    return tuple(kept)


def _quoted(ruling: Ruling) -> tuple[Line, ...]:
    return tuple(
        line
        for passage in ruling.passages[:1]
        for line in excerpt(passage, ruling.matched, whole=len(passage.text) <= SHORT).lines
    )


def told_in(ruling: Ruling, language: Language) -> str:
    """A rule for a reader of this language: the whole of it, else its gist; empty for a bare passage."""
    return ruling.text and (ruling.text_in(language) or ruling.gist_in(language) or ruling.text)


def important(every: Sequence[str], words: Iterable[str]) -> frozenset[str]:
    """The sentence that has most of these words, the first of several; a word that few sentences have counts more."""
    weights = _weights(every, words)
    return frozenset([every[weights.index(max(weights))]] if every else [])


def emphasis(marked: Collection[str]) -> Callable[[str], str]:
    """Writes sentences as Markdown, these in bold."""
    return lambda sentence: f"**{escape(sentence)}**" if sentence in marked and sentence.strip() else escape(sentence)


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The part of a passage that matters, word for word; ``whole`` tells that nothing is left out."""

    lines: tuple[Line, ...]
    marked: frozenset[str]
    whole: bool


def excerpt(passage: Passage, words: Iterable[str], *, whole: bool = False) -> Excerpt:
    """The sentences of a passage that have these words, the best of them marked, each with those beside it.

    The whole of a passage that has none of them, or if ``whole``.
    """
    told = [(at, each) for at, line in enumerate(passage.text.splitlines()) for each in sentences(line)]
    weights = _weights([each for _, each in told], words)
    least = max(weights, default=0.0) * _MATTERS
    best = [place for place, weight in enumerate(weights) if weight >= least > 0]
    kept = {place + step for place in best for step in (-1, 0, 1) if not whole} or set(range(len(told)))
    lines: list[Line] = []
    before: tuple[int, int] | None = None
    for place, (at, each) in enumerate(told):
        if place not in kept:
            continue
        if before == (place - 1, at):
            lines[-1] = replace(lines[-1], text=f"{lines[-1].text} {each}")
        else:
            gap = [Line(_LEFT_OUT, lead="> ")] if before is not None and before[0] < place - 1 else []
            lines += [*gap, Line(each, lead="> ", carried="> ")]
        before = (place, at)
    return Excerpt(tuple(lines), frozenset(told[place][1] for place in best), kept >= set(range(len(told))))


def _weights(every: Sequence[str], words: Iterable[str]) -> list[float]:
    """How much each sentence has of these words, the more the fewer have them; a whole sentence outweighs all words."""
    wanted = {word.casefold() for word in words}
    whole = {word for word in wanted if " " in word}
    found = [wanted.intersection(map(str.casefold, _WORD.findall(each))) for each in every]
    counts = Counter(word for each in found for word in each)
    return [
        sum(1 / counts[word] for word in has)
        + len(wanted) * any(each.casefold() in one or one in each.casefold() for one in whole)
        for each, has in zip(every, found, strict=True)
    ]


def body(ruling: Ruling, words: Localizer, but: Sequence[Ruling] = ()) -> Iterator[Line]:
    """Our text and reading, the gists of the exceptions, and the book's own passages."""
    yield from own_lines(ruling, words, but)
    for passage in ruling.passages:
        yield from [Line(""), Line(passage_heading(ruling, passage, words), ready=True), *quoted_lines(passage.text)]


def own_lines(ruling: Ruling, words: Localizer, but: Sequence[Ruling] = ()) -> Iterator[Line]:
    """Our text and reading, and the gists of the exceptions."""
    yield from digest_lines(ruling.text)
    if ruling.played:
        yield from [Line(""), Line(ruling.played[words.language], ready=True)]
    yield from reading_lines(ruling, words)
    if but:
        yield from [Line(""), Line(words.say("ruling-but"), ready=True)]
    for each in but:
        heading = escape(heading_of(each, words.language))
        yield Line(f"- **{heading}:** {escape(summary_of(each, words.language))}", ready=True)


def reading_lines(ruling: Ruling, words: Localizer) -> Iterator[Line]:
    """Our reading of what the book leaves open, in the reader's language; nothing where the book is clear."""
    if reading := " ".join(ruling.reading_in(words.language).split()):
        yield from [Line(""), Line(words.say("ruling-reading"), ready=True), Line(reading)]


def reading_line(ruling: Ruling, words: Localizer) -> str:
    """The same in one line, cut where it is long; empty where the book is clear."""
    reading = escape(one_line(ruling.reading_in(words.language), _READING))
    return f"{words.say('ruling-reading')} {reading}" if reading else ""


def passage_heading(ruling: Ruling, passage: Passage, words: Localizer) -> str:
    """The heading of a ruling's passage: that the book says it, on which page, in which section."""
    if passage.page is None:
        says = words.say("ruling-book-says")
    else:
        says = words.say("ruling-book-says-page", page=passage.page)
    section = escape(one_line(place_in(ruling.book.title, passage.section), 120))
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
        room = limit - len(line.lead)
        written = (part for each in sentences(line.text) for part in _fit(each, write, room))
        for position, sentence in enumerate(written):
            first = position == 0
            yield (line.lead if first else line.carried), (f"\n{line.lead}" if first else " "), sentence


def sentences(text: str) -> list[str]:
    """The sentences of a line, without the spaces around them."""
    # Abbreviations end in a dot too, but what follows them is seldom a capital.
    ends = [found.start("next") for found in _SENTENCE_END.finditer(text) if not found["next"].islower()]
    return [text[start:end].strip() for start, end in pairwise([0, *ends, len(text)])]


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
