"""What the things of a view are called, for the picture and for the words beside it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.boards.wording import initials
from bot.games.packs.words import Words
from bot.games.twom.tells.view import DieView, FoeView, PersonView, SpaceView, TwomView
from bot.locales.lines import Speaker

ROUNDS = 3


class Names:
    """Names of the things of a view in a reader's language.

    Attributes:
        letters: what stands for each of the group where there is no room for a name.
    """

    def __init__(self, view: TwomView, speaker: Speaker) -> None:
        self.say = speaker.say
        self._language = speaker.language
        self.people = tuple(self.words(person.name) for person in view.board.people)
        self.letters = tuple(initials(self.people))
        self.conditions = tuple(self.words(each) for each in view.board.conditions)

    def words(self, words: Words) -> str:
        """A name that the pack brings along."""
        return words.in_language(self._language)

    def things(self, things: Iterable[tuple[Words, int]]) -> tuple[str, ...]:
        """Tokens, each with its number."""
        return tuple(f"{number}× {self.words(name)}" for name, number in things)

    def lies(self, space: SpaceView) -> str:
        """What lies on a space; empty where nothing does."""
        found = space.card or space.fitting
        return "" if found is None else self.words(found)

    def night(self, person: PersonView) -> str:
        """What somebody does at night; empty by day."""
        return "" if person.night is None else self.say(f"twom-board-night-{person.night}")

    def holds(self, person: PersonView) -> tuple[str, ...]:
        """The weapon somebody holds and the medicine they were given."""
        weapon = () if person.weapon is None else (self.words(person.weapon),)
        return (*weapon, *self.things(person.medicine))

    def die(self, die: DieView) -> str:
        """The letter of a die's colour."""
        return self.say(f"twom-board-die-{die.die}")

    def face(self, die: DieView) -> str:
        """The face that a die shows, in a sign or two."""
        return self.say("twom-board-face", face=die.face)

    def weapons(self, foe: FoeView) -> str:
        """What an enemy fights with; bare hands where nothing is left."""
        said = (self.say(f"twom-board-weapon-{weapon}") for weapon in foe.weapons)
        return ", ".join(said) or self.say("twom-board-weapon-none")


def title(view: TwomView, names: Names) -> str:
    """The day, its phase, and the round of actions."""
    if view.state.end is not None:
        return names.say(f"twom-board-{'won' if view.state.end.won else 'lost'}", day=view.state.day)
    said = names.say("twom-heading", day=view.state.day, phase=names.say(f"twom-phase-{view.phase}"))
    if not view.state.round:
        return said
    return f"{said} · {names.say('twom-board-round', round=view.state.round, rounds=ROUNDS)}"


def notes(view: TwomView, names: Names) -> tuple[str, ...]:
    """Who holds the Diary, and what holds for the whole house."""
    state = view.state
    found = [] if state.end is not None else [names.say("twom-board-diary", number=state.holder + 1)]
    counts = (("frost", state.frost), ("boarded", state.boarded))
    found += [names.say(f"twom-board-{name}", count=count) for name, count in counts if count]
    return tuple(found)


def owned(names: Names, view: TwomView) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What the group has by where it lies, each list with its heading."""
    board = view.board
    store = names.things(board.store) or (names.say("twom-board-nothing"),)
    resort = tuple(map(names.words, board.last_resort))
    return named(names, (("store", store), ("pile", names.things(board.pile)), ("last-resort", resort)))


def kept(names: Names, view: TwomView) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What else a save sheet has, each list with its heading."""
    board = view.board
    lists = (("fittings", board.fittings), ("ideas", board.ideas), ("removed", board.removed))
    return named(names, ((key, names.things(found)) for key, found in lists))


def named(names: Names, lists: Iterable[tuple[str, tuple[str, ...]]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Lists that are not empty with their headings."""
    return tuple((names.say(f"twom-board-{key}"), found) for key, found in lists if found)


def losses(view: TwomView, names: Names) -> tuple[str, ...]:
    """Who is no longer in the group, and how they went."""
    return tuple(
        names.say(f"twom-board-gone-{each.how}", who=names.words(each.name), day=each.day) for each in view.board.lost
    )
