"""Ways to tamper with the file of a match, by what they change; each changes the file it is given."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeAlias

File: TypeAlias = dict[str, Any]
Forgery: TypeAlias = Callable[[File], None]


class Absent(Exception):
    """The match has nothing that could be tampered with like this."""


def entries(file: File) -> list[Any]:
    """The entries, without what stands beside them."""
    return [row["entry"] for row in file["entries"]]


def one(file: File, kind: str, number: int = 0, **values: Any) -> Any:
    """An entry of a kind that has these values."""
    found = [each for each in entries(file) if each["kind"] == kind]
    found = [each for each in found if all(each.get(name) == value for name, value in values.items())]
    if number >= len(found):
        raise Absent(f"there is no such entry: {kind} {values}")
    return found[number]


def at(file: File, entry: Any) -> int:
    """Where an entry stands."""
    return next(number for number, row in enumerate(file["entries"]) if row["entry"] is entry)


def put(file: File, number: int, entry: Any) -> None:
    """Slip an entry in."""
    file["entries"].insert(number, {"seq": number + 1, "previous": "0" * 64, "hash": "0" * 64, "entry": entry})


def drop(file: File, entry: Any) -> None:
    """Leave an entry out."""
    del file["entries"][at(file, entry)]


def _set(kind: str, name: str, value: Any, number: int = 0, **values: Any) -> Forgery:
    def forge(file: File) -> None:
        entry = one(file, kind, number, **values)
        if entry.get(name) == value:
            raise Absent(f"{name} is {value} already")
        entry[name] = value

    return forge


def _in(kind: str, change: Callable[[Any], None], number: int = 0, **values: Any) -> Forgery:
    return lambda file: change(one(file, kind, number, **values))


def _dropped(kind: str, number: int = 0) -> Forgery:
    return lambda file: drop(file, one(file, kind, number))


def _repeated(kind: str) -> Forgery:
    def forge(file: File) -> None:
        entry = one(file, kind)
        put(file, at(file, entry) + 1, copy.deepcopy(entry))

    return forge


def _slipped_in(where: int, **entry: Any) -> Forgery:
    def forge(file: File) -> None:
        number = where % len(file["entries"])
        put(file, number, {"at": entries(file)[number - 1]["at"], "draws": [], "events": [], "seat": None, **entry})

    return forge


def _opening(change: Callable[[Any], None]) -> Forgery:
    return lambda file: change(entries(file)[0])


def _about(name: str, value: Any) -> Forgery:
    def forge(file: File) -> None:
        file[name] = value

    return forge


def _drawn(change: Callable[[list[Any]], None]) -> Forgery:
    def forge(file: File) -> None:
        change(next(each for each in reversed(entries(file)) if each["draws"])["draws"])

    return forge


def _another_answer(file: File) -> None:
    commands = {str(each["command"]): each["command"] for each in entries(file) if each["kind"] == "moved"}
    entry = one(file, "moved", 1)
    entry["command"] = next(command for text, command in commands.items() if text != str(entry["command"]))


def _by_other_rules(file: File) -> None:
    _another_answer(file)
    entries(file)[0]["engine"] = "another"


def _swap(file: File) -> None:
    first, second = one(file, "moved", 2), one(file, "moved", 3)
    here, there = at(file, first), at(file, second)
    rows = file["entries"]
    rows[here]["entry"], rows[there]["entry"] = second, {**first, "at": second["at"]}
    second["at"] = first["at"]


def _end_by(*before: Any, outcome: Callable[[Any], Any]) -> Forgery:
    def forge(file: File) -> None:
        end = entries(file)[-1]
        end["outcome"] = outcome(end["outcome"])
        for entry in before:
            put(file, len(file["entries"]) - 1, {"at": end["at"], "draws": [], "events": [], "seat": None, **entry})

    return forge


def _instead_of_the_last_moves(*before: Any, outcome: Callable[[Any], Any]) -> Forgery:
    def forge(file: File) -> None:
        del file["entries"][-4:-1]
        _end_by(*before, outcome=outcome)(file)

    return forge


def _won_by_seat_0(outcome: Any) -> Any:
    others = [{"seat": each["seat"], "place": 2, "points": 0} for each in outcome["standings"][1:]]
    return {**outcome, "standings": [{"seat": 0, "place": 1, "points": 99}, *others]}


def _turned(outcome: Any) -> Any:
    seats = [each["seat"] for each in outcome["standings"]]
    turned = [{**each, "seat": seat} for each, seat in zip(outcome["standings"], reversed(seats), strict=True)]
    return {**outcome, "standings": turned}


def _draw(outcome: Any) -> Any:
    standings = [{"seat": number, "place": 1, "points": 0} for number in range(len(outcome["standings"]))]
    return {"standings": standings, "reason": {"key": "match-outcome-draw", "args": {}}}


def _without_end(file: File) -> None:
    del file["entries"][-1]


def _without_end_or_secret(file: File) -> None:
    _without_end(file)
    file["secrets"][-1] = None


def _later(file: File, hours: int) -> None:
    for entry in entries(file):
        day, _, time = entry["at"].partition("T")
        entry["at"] = f"{day}T{(int(time[:2]) + hours) % 24:02}{time[2:]}"


def _swap_factions(opening: Any) -> None:
    first, second, *_ = opening["setup"]["seats"]
    first["choices"], second["choices"] = second["choices"], first["choices"]


def _in_a_pause(file: File) -> None:
    resumed = one(file, "resumed")
    number = at(file, resumed)
    following = next(each for each in file["entries"][number:] if each["entry"]["kind"] == "moved")
    drop(file, resumed)
    put(file, at(file, following["entry"]) + 1, {**resumed, "at": following["entry"]["at"]})


_OTHER = "0" * 64
_DRAWN = {"kind": "drawn", "by": "agreed"}
_ABANDONED = {"kind": "abandoned", "by": "judge"}

MEANINGS: dict[str, dict[str, Forgery]] = {
    "move": {
        "another answer": _another_answer,
        "another answer, by rules of another version": _by_other_rules,
        "an answer that is none": _set("moved", "command", {"type": "Cheat"}, 1),
        "more in the answer": _in("moved", lambda e: e["command"].update(also=1), 1),
        "other events": _in("moved", lambda e: e.update(events=e["events"] * 2), 1),
        "no events": _set("moved", "events", [], 1),
        "more in the events": _in("moved", lambda e: e["events"][0].update(also=1), 1),
        "another question": _in("moved", lambda e: e.update(prompt=e["prompt"] + "x"), 1),
        "left out": _dropped("moved", 1),
        "the last left out": lambda file: drop(file, [e for e in entries(file) if e["kind"] == "moved"][-1]),
        "told twice": _repeated("moved"),
        "two in the other order": _swap,
        "a move of the clock as a person's": _set("moved", "by", "seat", by="clock"),
        "a person's as one of the clock": _set("moved", "by", "clock", by="seat"),
        "a person's as one of the game": _set("moved", "by", "game", by="seat"),
        "one of the game as a person's": _set("moved", "by", "seat", by="game"),
        "by a judge": _set("moved", "by", "judge"),
        "while the clock stands": _in_a_pause,
        "taken back by nobody": _dropped("rewound"),
        "taken back further": _in("rewound", lambda e: e.update(to=e["to"] - 1), by="judge"),
        "taken back over a die by consent": _set("rewound", "by", "agreed", by="judge"),
        "taken back by the game": _set("rewound", "by", "game"),
        "taken back once more": _slipped_in(-1, kind="rewound", by="judge", to=2),
        "taken back to what is to come": _slipped_in(-1, kind="rewound", by="judge", to=10**6),
        "a position set otherwise": _in("adjusted", lambda e: e.update(changes={"seats": {"0": {"points": 5}}})),
        "a position set by a player": _set("adjusted", "by", "seat"),
        "a position set by nobody": _dropped("adjusted"),
    },
    "draw": {
        "another number": _drawn(lambda d: d[0].__setitem__(2, (d[0][2] + 1) % d[0][1])),
        "another number at the start": _opening(lambda e: e["draws"][0].__setitem__(2, 1 - e["draws"][0][2] % 2)),
        "for something else": _drawn(lambda d: d[0].__setitem__(0, "luck")),
        "from more numbers": _drawn(lambda d: d[0].__setitem__(1, d[0][1] + 1)),
        "left out": _drawn(lambda d: d.pop()),
        "one more": _drawn(lambda d: d.append(["die", 6, 1])),
        "as a fraction": _drawn(lambda d: d[0].__setitem__(2, float(d[0][2]))),
        "another secret": lambda file: file.update(secrets=["ab" * 32] * len(file["secrets"])),
        "another message mixed in": _opening(lambda e: e.update(mixed={"message": "123456789", "clicks": []})),
        "nothing mixed in, and no salt": _opening(lambda e: e.pop("mixed")),
    },
    "end": {
        "won by seat 0": _end_by(outcome=_won_by_seat_0),
        "the other way round": _end_by(outcome=_turned),
        "for another reason": _end_by(outcome=lambda o: {**o, "reason": {"key": "toy-luck", "args": {}}}),
        "with more points": _end_by(outcome=lambda o: {**o, "standings": [{**s, "points": 7} for s in o["standings"]]}),
        "without an outcome": _end_by(outcome=lambda _: None),
        "a draw with a winner": _end_by(_DRAWN, outcome=_won_by_seat_0),
        "a draw": _end_by(_DRAWN, outcome=_draw),
        "abandoned with a winner": _end_by(_ABANDONED, outcome=_won_by_seat_0),
        "abandoned": _end_by(_ABANDONED, outcome=lambda _: None),
        "given up": _end_by({"kind": "conceded", "by": "seat", "seat": 1}, outcome=_won_by_seat_0),
        "too early": _instead_of_the_last_moves(outcome=lambda o: o),
        "too early, a draw with a winner": _instead_of_the_last_moves(_DRAWN, outcome=_won_by_seat_0),
        "too early, abandoned with a winner": _instead_of_the_last_moves(_ABANDONED, outcome=_won_by_seat_0),
        "too early, a draw": _instead_of_the_last_moves(_DRAWN, outcome=_draw),
        "too early, abandoned": _instead_of_the_last_moves(_ABANDONED, outcome=lambda _: None),
        "too early, abandoned by a player": _instead_of_the_last_moves(
            {**_ABANDONED, "by": "seat"}, outcome=lambda _: None
        ),
        "left out": _without_end,
        "left out with the secret": _without_end_or_secret,
        "told twice": _repeated("ended"),
        "by a judge": _set("ended", "by", "judge"),
        "and then more": lambda file: put(file, len(file["entries"]), copy.deepcopy(one(file, "moved"))),
        "in the middle": _slipped_in(4, kind="ended", by="game", outcome=None),
        "opened again": lambda file: put(
            file,
            len(file["entries"]),
            {**entries(file)[-1], "kind": "reopened", "to": 2, "commitment": _OTHER, "mixed": None, "by": "judge"},
        ),
        "another status": _about("status", "abandoned"),
        "another outcome at the top": _about("outcome", None),
    },
    "time": {
        "of an entry, earlier than the one before": _set("moved", "at", "2020-01-01T00:00:00Z", 2),
        "of an entry, a little later": _in("ended", lambda e: e.update(at=e["at"].replace("Z", ".500000Z"))),
        "of an entry, without a zone": _set("moved", "at", "2026-03-01T12:00:00", 1),
        "of the whole match": lambda file: _later(file, 1),
        "a pause left out": _dropped("paused"),
        "a pause without an end": _dropped("resumed"),
        "a pause twice": _repeated("paused"),
        "a pause ended by a player": _set("resumed", "by", "seat"),
        "more of it given": _in("extended", lambda e: e.update(seconds=e["seconds"] * 2)),
        "taken away": _in("extended", lambda e: e.update(seconds=-e["seconds"])),
        "given by a player": _set("extended", "by", "seat"),
        "none given": _dropped("extended"),
    },
    "seat": {
        "another one moved": _in("moved", lambda e: e.update(seat=1 - e["seat"] % 2), 1),
        "none moved": _set("moved", "seat", None, 1),
        "one that is not there": _set("moved", "seat", 99, 1),
        "another one passed on": _in("substituted", lambda e: e.update(seat=(e["seat"] + 1) % 3)),
        "passed on to the game": _set("substituted", "to", "game"),
        "never left": _dropped("substituted"),
        "never taken": _dropped("substituted", 1),
        "never handed over": _dropped("substituted", 2),
        "another faction": _opening(lambda e: e["setup"]["seats"][0]["choices"].update(faction="gold")),
        "two factions swapped": _opening(_swap_factions),
        "one too few": _opening(lambda e: e["setup"]["seats"].pop()),
        "played by the game": _opening(lambda e: e["setup"]["seats"][0].update(automated=True)),
        "another one gave up": _in("conceded", lambda e: e.update(seat=0), 1),
        "one gave up that had before": _repeated("conceded"),
        "never gave up": _dropped("conceded", 1),
        "gave up for good": _dropped("rewound"),
        "the clock gave up for it": _set("conceded", "by", "clock", 1),
        "the game gave up for it": _set("conceded", "by", "game", 1),
        "a newcomer's": _opening(lambda e: e["setup"]["seats"][0].update(newcomer=True)),
    },
    "match": {
        "other rules": _opening(lambda e: e["setup"].update(ruleset="toy@2026-02-01")),
        "another variant": _opening(lambda e: e["setup"].update(variant="long")),
        "another choice": _opening(lambda e: e["setup"]["options"].update(deal="4")),
        "another game": _opening(lambda e: e.update(game="chess")),
        "another pack": _opening(lambda e: e.update(pack=_OTHER)),
        "another commitment": _opening(lambda e: e.update(commitment=_OTHER)),
        "another engine": _opening(lambda e: e.update(engine="toy.0")),
        "opened by a judge": _opening(lambda e: e.update(by="judge")),
        "opened twice": _repeated("opened"),
        "another number": lambda file: file.update(match=file["match"] + 1),
        "components of nobody": _about("components", "stone = 1"),
        "an older format": _about("format", "rozhodci.match.1"),
        "more in an entry": _in("moved", lambda e: e.update(also=1)),
        "more in a row": lambda file: file["entries"][1].update(also=1),
        "more at the top": _about("also", 1),
        "less at the top": lambda file: file.pop("components"),
        "an entry of no kind": _set("moved", "kind", "cheated"),
        "another head": _about("head", _OTHER),
        "another hash": lambda file: file["entries"][1].update(hash=_OTHER),
        "another hash before": lambda file: file["entries"][1].update(previous=_OTHER),
        "another place": lambda file: file["entries"][1].update(seq=7),
        "no secret": lambda file: file.update(secrets=[None] * len(file["secrets"])),
    },
}
"""Every kind of tampering, by what of the match it changes."""

KINDS: dict[str, Forgery] = {
    f"{meaning}: {name}": forge for meaning, forgeries in MEANINGS.items() for name, forge in forgeries.items()
}
