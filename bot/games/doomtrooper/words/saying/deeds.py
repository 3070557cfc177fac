"""Deeds as sentences: what happens to cards, and what a player does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.doomtrooper.words import deeds as words
from bot.games.doomtrooper.words.saying.glue import detailed, either, say
from bot.games.doomtrooper.words.saying.lasting import ignored
from bot.games.doomtrooper.words.saying.tags import mark as mark_name
from bot.games.doomtrooper.words.saying.tags import tags
from bot.games.doomtrooper.words.saying.whom import amount, by_player, player, rating_name, rating_names, signed, whom
from bot.games.doomtrooper.words.whom import SELF, Amount, Who, Whom
from bot.games.doomtrooper.words.word import Word
from bot.games.values import Arg, Line


def _happens(word: Word, key: str, *details: Line, **values: Arg) -> Line:
    """A sentence whose subject are the cards of a word."""
    return detailed(say(key, who=whom(word.who, each=True), **values), details)


def _count(number: Amount) -> Arg:
    """A number for a plural: as it is, or how it is counted."""
    return number if isinstance(number, int) else amount(number)


def _several(cards: Whom, number: Amount) -> Line:
    """So many cards."""
    return whom(cards) if number == 1 else say("times", number=amount(number), what=whom(cards))


def _when(flag: bool, key: str) -> tuple[Line, ...]:
    return (say(key),) if flag else ()


def _whose(who: Who) -> tuple[Line, ...]:
    return () if who == "me" else (say("of-player", who=player(who)),)


def _origins(origin: tuple[str, ...]) -> Line:
    return either([say(f"from-{each}") for each in origin])


def wound(word: words.Wound) -> Line:
    """A wound."""
    return _happens(word, "word-wound", *_when(word.points, "paid-as-combat"))


def heal(word: words.Heal) -> Line:
    """A wound healed, or suffered no more."""
    return _happens(word, "word-save" if word.saves else "word-heal")


def kill(word: words.Kill) -> Line:
    """A death."""
    return _happens(word, "word-kill", *_when(word.points, "paid-as-combat"), *_when(word.sure, "word-kill-sure"))


def discard(word: words.Discard) -> Line:
    """Cards in play that are discarded."""
    return _happens(word, "word-discard", *_when(word.points, "paid-as-combat"))


def sacrifice(word: words.Sacrifice) -> Line:
    """Cards that leave the game."""
    return _happens(word, "word-sacrifice")


def take_back(word: words.Return) -> Line:
    """Cards taken back."""
    return _happens(word, f"word-return-{word.to}", *_when(word.whose == "controller", "return-controller"))


def fetch(word: words.Fetch) -> Line:
    """Cards looked for in piles."""
    details = [*_whose(word.whose), *_when(not word.show, "unshown"), *_when(word.free, "price-free")]
    said = say(f"word-fetch-{word.to}", what=_several(word.who, word.number), origin=_origins(word.origin))
    return by_player(word.player, detailed(said, details))


def draw(word: words.Draw) -> Line:
    """Cards drawn."""
    return by_player(word.player, say("word-draw", count=_count(word.number)))


def discard_hand(word: words.DiscardHand) -> Line:
    """Cards of a hand that are discarded."""
    which = () if word.who == SELF else (whom(word.who),)
    if word.number == "all":
        return by_player(word.player, detailed(say("word-discard-hand-all"), which))
    by = () if word.by == "owner" else (say(f"chosen-by-{word.by}"),)
    return by_player(word.player, detailed(say("word-discard-hand", count=_count(word.number)), (*which, *by)))


def look(word: words.Look) -> Line:
    """What is looked at."""
    details = [*_when(word.show, "shown-to-all"), *_when(word.reorder, "reordered")]
    if word.take:
        details += [say("look-take", number=amount(word.take)), say(f"look-rest-{word.rest}")]
    elif word.rest != "top":
        details.append(say(f"look-rest-{word.rest}"))
    if word.at == "card":
        return detailed(say("word-look-card", what=whom(word.who)), details)
    if word.number != "all":
        details.insert(0, say("look-number", count=_count(word.number)))
    return detailed(say(f"word-look-{word.at}", who=player(word.player)), details)


def shuffle(word: words.Shuffle) -> Line:
    """A library that is shuffled."""
    return by_player(word.player, say("word-shuffle"))


def move(word: words.Move) -> Line:
    """Cards that go elsewhere."""
    if word.bearer is not None:
        return _happens(word, "word-move-to", to=whom(word.bearer))
    return _happens(word, f"word-move-{word.to}", *_whose(word.player))


def cover(word: words.Cover) -> Line:
    """Warriors who go into cover or out of it."""
    return _happens(word, "word-uncover" if word.out else "word-cover", *_when(not word.free, "at-price"))


def mark(word: words.Mark) -> Line:
    """A mark that is put on cards or taken off."""
    number = () if word.number == 1 else (say("mark-number", number=amount(word.number)),)
    return _happens(word, "word-unmark" if word.off else "word-mark", *number, mark=mark_name(word.mark))


def enter(word: words.Enter) -> Line:
    """Cards that come into play."""
    details = [*_whose(word.whose), *_when(not word.free, "at-price"), *_when(word.covered, "in-cover")]
    if word.player != "me":
        details.append(say("controlled-by", who=player(word.player)))
    if word.to:
        details.append(say("in-area-same") if word.to == "same" else say(f"at-{word.to}"))
    line = say("word-enter", what=_several(word.who, word.number), origin=_origins(word.origin))
    return detailed(line, details)


def control(word: words.Control) -> Line:
    """Cards that change sides."""
    return _happens(word, "word-control", player=player(word.player))


def points(word: words.Points) -> Line:
    """Points gained or lost."""
    parts = []
    if word.destiny:
        parts.append(say("points-of-destiny", change=signed(word.destiny)))
    if word.victory:
        parts.append(say("points-of-victory", change=signed(word.victory)))
    if word.earned:
        parts.append(say("points-earned", change=signed(word.earned)))
    details = [*_when(word.instead, "points-instead")]
    if word.taken_from is not None:
        details.append(say("points-from", who=player(word.taken_from)))
    line = say("say-all", what=tuple(parts)) if parts else say("points-none")
    return say("say-of", who=player(word.player), what=detailed(line, details))


def debt(word: words.Debt) -> Line:
    """Points borrowed or paid back."""
    most = () if word.most is None else (say("per-most", number=word.most),)
    return detailed(say("word-debt", change=signed(word.amount)), most)


def actions(word: words.Actions) -> Line:
    """Actions given, or turned into another kind."""
    details = [*_when(word.at_once, "at-once")]
    if word.only:
        details.append(say("actions-only", what=tuple(_only(each) for each in word.only)))
    count = _count(word.number)
    line = (
        say(f"word-convert-{word.kind}", count=count) if word.convert else say(f"word-actions-{word.kind}", count=count)
    )
    return by_player(word.player, detailed(line, details))


def _only(name: str) -> Line:
    return say(f"role-{name}") if name in ("bearer", "chosen") else tags((name,))[0]


def attack(word: words.Attack) -> Line:
    """A combat that takes place now."""
    details = []
    if word.whom is not None:
        details.append(say("against", what=whom(word.whom)))
    if word.tactic:
        details.append(say(f"if-tactic-{word.tactic}"))
    if word.player is not None:
        details.append(say("against", what=player(word.player)))
        details.append(say("attack-pays", points=say("points-of-victory", change=signed(word.victory))))
    anybody = word.any or word.player is not None
    details += [*_when(anybody, "attack-any"), *_when(word.action, "attack-action")]
    return _happens(word, "word-attack", *details)


def join(word: words.Join) -> Line:
    """Warriors who help in the combat."""
    details = [] if word.side == "own" else [say(f"join-{word.side}")]
    if set(word.ratings) != {"fight", "shoot"}:
        details.append(say("join-ratings", ratings=rating_names(word.ratings)))
    if word.struck:
        details.append(say(f"join-struck-{word.struck}"))
    details += [*_when(word.cover, "in-cover"), *_when(not word.free, "at-price")]
    return _happens(word, "word-join", *details)


def put_instead(word: words.Replace) -> Line:
    """Another fighter."""
    line = say("word-replace", who=whom(word.by), fighter=say(f"role-{word.fighter}"))
    return detailed(line, _when(word.any, "attack-any"))


def set_tactic(word: words.SetTactic) -> Line:
    """Another way to fight."""
    return say(f"word-tactic-{word.to}")


def end(word: words.End) -> Line:
    """What ends early."""
    return detailed(say(f"word-end-{word.what}"), _when(word.back, "end-back"))


def cancel(word: words.Cancel) -> Line:
    """What is cancelled."""
    details = [*_when(word.steal, "cancel-steal")]
    if word.to != "discard":
        details.append(say(f"fate-to-{word.to}"))
    line = say("word-cancel") if word.who == SELF else say("word-cancel-cards", what=whom(word.who))
    return detailed(line, details)


def prevent(word: words.Prevent) -> Line:
    """What does not happen after all."""
    return detailed(say(f"word-prevent-{word.what}"), () if word.who == SELF else (whom(word.who),))


def redirect(word: words.Redirect) -> Line:
    """What happens to somebody else."""
    return say("word-redirect", to=player(word.player) if word.player is not None else whom(word.to or Whom()))


def attach(word: words.Attach) -> Line:
    """Cards attached without an action."""
    details = [*_whose(word.whose), *_when(not word.free, "at-price"), *_when(word.hidden, "face-down")]
    details += ignored(word.ignoring)
    line = say("word-attach", what=_several(word.who, word.number), to=whom(word.to), origin=_origins(word.origin))
    return detailed(line, details)


def win(word: words.Win) -> Line:
    """A player who wins or is eliminated."""
    return say("say-of", who=player(word.player), what=say("word-lose" if word.lose else "word-win"))


def turns(word: words.Turns) -> Line:
    """Turns added or missed."""
    key = "word-turns-lost" if word.number < 0 else "word-turns"
    return by_player(word.player, say(key, count=abs(word.number)))


def name(word: words.Name) -> Line:
    """Something that is named."""
    details = [say("name-options", what=tags(word.options))] if word.options else []
    if word.most is not None:
        details.append(say("per-most", number=_count(word.most)))
    return by_player(word.by, detailed(say(f"word-name-{word.what}"), details))


def play_now(word: words.PlayNow) -> Line:
    """A card that is played at once."""
    details = [*_whose(word.whose), *_when(word.free, "price-free"), *ignored(word.ignoring)]
    line = say("word-play", what=whom(word.who), origin=_origins(word.origin))
    return by_player(word.player, detailed(line, details))


def swap(word: words.Swap) -> Line:
    """What is exchanged."""
    if word.what == "ratings":
        ratings = either([rating_name(each) for each in word.ratings]) if word.ratings else say("rating-all")
        return _happens(word, "word-swap-ratings", ratings=ratings)
    if word.what == "control":
        return _happens(word, "word-swap-control")
    return say(f"word-swap-{word.what}", who=say("two-others") if word.others else player(word.player))


def become(word: words.Become) -> Line:
    """Cards that are exact copies of another one."""
    return _happens(word, "word-become", of=whom(word.of))


DEEDS: Mapping[type[Word], Callable[[Any], Line]] = {
    words.Wound: wound,
    words.Heal: heal,
    words.Kill: kill,
    words.Discard: discard,
    words.Sacrifice: sacrifice,
    words.Return: take_back,
    words.Fetch: fetch,
    words.Draw: draw,
    words.DiscardHand: discard_hand,
    words.Look: look,
    words.Shuffle: shuffle,
    words.Move: move,
    words.Cover: cover,
    words.Mark: mark,
    words.Enter: enter,
    words.Control: control,
    words.Points: points,
    words.Debt: debt,
    words.Actions: actions,
    words.Attack: attack,
    words.Join: join,
    words.Replace: put_instead,
    words.SetTactic: set_tactic,
    words.End: end,
    words.Cancel: cancel,
    words.Prevent: prevent,
    words.Redirect: redirect,
    words.Attach: attach,
    words.Win: win,
    words.Turns: turns,
    words.Name: name,
    words.PlayNow: play_now,
    words.Swap: swap,
    words.Become: become,
}
"""By word, the sentence it makes."""
