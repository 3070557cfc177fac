"""Notes as rulings, and their places among the rulings of the books."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from rules_index.notes.shelf import NoteShelf
from rules_index.values.answers import CERTAIN, Ruling, Surety
from rules_index.values.books import BookInfo, BookKind, Language
from rules_index.values.digest import Rendering
from rules_index.values.notes import Note, NoteKind

ANSWERS = 0.5
"""Probability from which a note answers a question that no rulebook does."""
LIKELY, HERE = 0.1, 0.4
"""Probability from which a note gains something over rules of the books that are not certain, and how much."""
OWN = 0.7
"""Probability from which a question is a note's own, so that the note leads whatever the books say."""
_OFFICE = {BookKind.HOUSE_RULE: 0, BookKind.ERRATA: 1, BookKind.FAQ: 2, BookKind.PRECEDENT: 3}


@dataclass(frozen=True, slots=True)
class _Group:
    """A rule with what overrides or interprets it, highest first, and how likely one of them is the answer."""

    members: tuple[Ruling, ...]
    worth: float

    @property
    def is_note(self) -> bool:
        """Whether it is a note alone, and one that still holds."""
        return all(one.is_note and not one.again for one in self.members)


def note_ruling(note: Note, sure: float = 1.0, language: Language | None = None) -> Ruling:
    """A note as a ruling, in the reader's language where it has that."""
    own = language if language and language in note.titles else note.language
    title, text = note.titles[own], note.texts.get(own, "")
    english = note.texts.get(Language.EN, "") if own is not Language.EN else ""
    return Ruling(
        id=note.id,
        rule=None,
        number="" if note.kind is NoteKind.GUIDE else note.id,
        title=title,
        text=text,
        gist=english,
        book=BookInfo(note.kind.value, note.game, "", own, note.edition, note.kind.book),
        section=(),
        passages=(),
        confidence=sure,
        matched=(),
        see=note.cites,
        corrects=note.cites,
        others={
            other: Rendering(told, note.texts.get(other, "")) for other, told in note.titles.items() if other is not own
        },
        head=note.head,
        again=note.again,
        played=note.played,
    )


def placed(
    rulings: Sequence[Ruling],
    shelf: NoteShelf,
    sure: Mapping[str, float],
    show: Callable[[Note, float], Ruling],
    *,
    answered: bool,
) -> tuple[Ruling, ...]:
    """The rulings of the books with the notes among them, each beside what it interprets.

    Above a rule stand its house rule and what its publisher says; below it what the head judge ruled, what other judges
    did, and what has to be looked at again. A precedent leads its rule where it is surer, or the question is its own. A
    note without its rule in the list leads where it is the likelier answer; behind what leads, such notes and the rules
    of an answer take turns: how sure a rule is that is not the best tells little beside how sure a note is.

    Args:
        rulings: those of the books, best first.
        shelf: the notes of the server.
        sure: by id of each note that is shown, best first, how surely it answers.
        show: makes a ruling of a note.
        answered: whether the books answer; else their rulings are only near, and what answers stands above them.
    """
    groups, taken = [], set[str]()
    surest = rulings[0] if answered and rulings else None
    for members in _with_corrections(rulings):
        slugs = {slug for one in members for slug in (one.id, *one.corrects)}
        beside = [note for note in _on(shelf, slugs) if note.id not in taken and _belongs(note, sure)]
        taken |= {note.id for note in beside}
        rule = members[0] if answered else None
        worth = members[0].confidence if answered else 0.0
        leading = [note for note in beside if _leads(note, sure, rule)]
        best = max((sure.get(note.id, 0.0) for note in leading), default=0.0)
        groups.append(_Group(_stacked(members, beside, leading, show, sure), max(worth, _worth(best, surest))))
    alone = [shelf.called(ref) for ref, share in sure.items() if ref not in taken and share > 0]
    groups += [
        _Group((show(note, sure[note.id]),), 0.0 if note.again else _worth(sure[note.id], surest))
        for note in alone
        if note
    ]
    ordered = sorted(groups, key=lambda group: -group.worth)
    if answered:
        behind = [[group for group in ordered[1:] if group.is_note is note] for note in (True, False)]
        ordered[1:] = (group for turn in zip_longest(*behind) for group in turn if group)
    return tuple({one.id: one for group in ordered for one in group.members}.values())


def over(shelf: NoteShelf, slugs: Collection[str]) -> tuple[Note, ...]:
    """The notes on these rules, those that count most first; what has to be looked at again comes last."""
    return tuple(sorted(_on(shelf, slugs), key=lambda note: (note.again, *_rank(note))))


def _with_corrections(rulings: Sequence[Ruling]) -> Iterator[list[Ruling]]:
    """The rulings in groups: neighbours of which one corrects another, or both correct one rule."""
    group: list[Ruling] = []
    for ruling in rulings:
        about = {ruling.id, *ruling.corrects}
        if group and all(about.isdisjoint((one.id, *one.corrects)) for one in group):
            yield group
            group = []
        group.append(ruling)
    if group:
        yield group


def _on(shelf: NoteShelf, slugs: Collection[str]) -> list[Note]:
    places = {place for slug in slugs for place in shelf.citing.get(slug, ())}
    return [shelf.notes[place] for place in sorted(places)]


def _belongs(note: Note, sure: Mapping[str, float]) -> bool:
    """Whether a note stands with its rule: a house rule always, a precedent if it is about the question."""
    return note.kind is NoteKind.HOUSE_RULE or sure.get(note.id, 0.0) > 0


def _leads(note: Note, sure: Mapping[str, float], rule: Ruling | None) -> bool:
    """Whether a note comes before a rule that answers, if one does: a house rule always does."""
    if note.again or note.kind is NoteKind.HOUSE_RULE:
        return not note.again
    return _worth(sure.get(note.id, 0.0), rule, cites=True) > (rule.confidence if rule else 0.0)


def _worth(sure: float, rule: Ruling | None, *, cites: bool = False) -> float:
    """The worth of a note beside the rule that answers, if one does: people ask more often for their own rulings.

    It is never worth more than a rule that is certain, unless the question is its own. Beside a rule that it ``cites``
    and that is likely the right one either way, a note that is likelier than not need but be the likelier of the two.
    """
    if sure >= OWN:
        return 1.0 + sure
    if rule is not None:
        by_rank = cites and sure >= ANSWERS
        if rule.confidence >= CERTAIN if by_rank else rule.surety is Surety.CERTAIN:
            return min(sure, rule.confidence)
    return sure + HERE if sure >= LIKELY else sure


def _rank(note: Note) -> tuple[int, bool]:
    return _OFFICE.get(note.kind.book, len(_OFFICE)), not note.head


def _stacked(
    members: Sequence[Ruling],
    notes: Sequence[Note],
    leading: Sequence[Note],
    show: Callable[[Note, float], Ruling],
    sure: Mapping[str, float],
) -> tuple[Ruling, ...]:
    """A rule's group with its notes in it: no note above one that overrides it."""
    first = next((at for at, one in enumerate(members) if one.book.kind is BookKind.RULEBOOK), len(members))
    holding = [note for note in notes if not note.again]
    standing = sorted(holding, key=lambda note: (*_rank(note), -sure.get(note.id, 0.0)))
    house = [
        replace(show(note, 0.0), confidence=max(members[0].confidence, sure.get(note.id, 0.0)))
        for note in standing
        if note.kind is NoteKind.HOUSE_RULE
    ]
    ruled = [note for note in standing if note.kind is not NoteKind.HOUSE_RULE]
    above = [show(note, sure[note.id]) for note in ruled if note in leading]
    below = [show(note, sure[note.id]) for note in ruled if note not in leading]
    again = [show(note, min(sure.get(note.id, 0.0), members[-1].confidence)) for note in notes if note.again]
    return (*house, *members[:first], *above, *members[first:], *below, *again)
