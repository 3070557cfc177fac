"""The registry: which games are at hand, with which component packs, and which packs are let in."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from bot.games import registry as registry_module
from bot.games.packs.archive import LARGEST
from bot.games.packs.problems import PackProblem
from bot.games.registry import MADE_AT_ONCE, Playable, Registry, UnknownGame
from bot.games.zloba.pack.form import FORM as ZLOBA
from bot.installed import known_games
from tests.bot.games.packs.large import large_pack, large_zip
from tests.bot.games.toy.game import Toy
from tests.bot.games.toy.pack import FORM, toy_as, toy_pack
from tests.rows import rows


def _registry(made: list[bytes | None]) -> Registry:
    def factory(pack: bytes | None) -> Toy:
        made.append(pack)
        return Toy()

    return Registry([toy_as(factory)])


def _pack(number: int) -> tuple[str, bytes]:
    content = toy_pack(str(number))
    return hashlib.sha256(content).hexdigest(), content


def _document(number: int) -> bytes:
    return FORM.document(_pack(number)[1])


def test_only_the_packs_that_were_last_used_are_at_hand() -> None:
    made: list[bytes | None] = []
    registry = _registry(made)
    own = registry.game("toy")
    first = registry.game("toy", _pack(0))
    for number in range(1, MADE_AT_ONCE):
        registry.game("toy", _pack(number))
    assert registry.game("toy", _pack(0)) is first
    registry.game("toy", _pack(MADE_AT_ONCE))
    assert registry.made("toy", _pack(0)[0]) is first
    assert registry.made("toy", _pack(1)[0]) is None
    assert registry.game("toy") is own
    registry.game("toy", _pack(1))
    assert made.count(_document(1)) == 2
    assert made.count(None) == 1


def test_a_pack_is_not_taken_for_the_one_whose_digest_it_is_given() -> None:
    registry = _registry([])
    (digest, content), (_, other) = _pack(1), _pack(2)
    registry.game("toy", (digest, other))
    assert registry.made("toy", digest) is None
    assert registry.game("toy", (digest, content)) is registry.made("toy", digest)


def test_a_pack_that_is_let_in_is_at_hand_by_its_digest() -> None:
    registry = known_games()
    digest = registry.admit("zloba", ZLOBA.own())
    assert registry.made("zloba", digest) is not None
    with pytest.raises(UnknownGame):
        registry.admit("chess", b"")


@rows(
    ("content", "told"),
    [
        (ZLOBA.own().ljust(LARGEST + 1, b"#"), "at most 4 MB"),
        (b"# one\n# \xff\n", "line 2: the byte 0xff is no UTF-8"),
        (b"x = " + b"[" * 500, "line 1: brackets are nested at most 20 deep"),
        (b"x = " + b"9" * 5000, "line 1: a number or a key without quotes has at most 100 characters"),
        (b"\n\n[dice = 1", "line 3"),
        (b"", "`board` is missing"),
    ],
)
def test_what_is_no_pack_is_not_let_in_and_its_place_is_told(content: bytes, told: str) -> None:
    with pytest.raises(PackProblem) as problem:
        known_games().admit("zloba", content)
    assert told in str(problem.value)


@pytest.mark.parametrize("problem", [KeyError("gone"), RecursionError("too deep"), OverflowError("too large")])
def test_whatever_a_pack_does_to_its_game_is_a_problem_of_the_pack(problem: Exception) -> None:
    def factory(_: bytes | None) -> Toy:
        raise problem

    with pytest.raises(PackProblem, match=type(problem).__name__):
        Registry([toy_as(factory)]).admit("toy", toy_pack("x"))


@pytest.mark.slow
@pytest.mark.parametrize("content", [pytest.param(large_pack, id="toml"), pytest.param(large_zip, id="zip")])
def test_a_pack_of_the_largest_size_can_be_played_with(content: Callable[[], bytes]) -> None:
    registry = known_games()
    digest = registry.admit("zloba", content())
    game = registry.made("zloba", digest)
    assert game is not None
    assert len(game.texts) > 400


def test_the_packs_at_hand_are_not_more_than_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = _registry([])
    sizes = [len(_document(number)) for number in range(3)]
    monkeypatch.setattr(registry_module, "DOCUMENTS_AT_ONCE", sizes[0] + sizes[1])
    digests = [registry.admit("toy", _pack(number)[1]) for number in range(3)]
    assert [registry.made("toy", digest) is not None for digest in digests] == [False, True, True]
    monkeypatch.setattr(registry_module, "DOCUMENTS_AT_ONCE", 1)
    last = registry.admit("toy", _pack(3)[1])
    assert registry.made("toy", last) is not None
    assert registry.made("toy", digests[2]) is None


def test_a_pack_that_is_only_checked_is_not_kept() -> None:
    made: list[bytes | None] = []
    registry = _registry(made)
    registry.check("toy", _pack(1)[1])
    assert made == [_document(1)]
    assert registry.made("toy", _pack(1)[0]) is None
    with pytest.raises(PackProblem, match="line 1"):
        registry.check("toy", b"x")
    with pytest.raises(UnknownGame):
        registry.check("chess", b"")


def test_a_game_without_packs_takes_none() -> None:
    registry = Registry([Playable("toy", lambda _: Toy())])
    assert registry.form("toy") is None
    with pytest.raises(PackProblem, match="takes no component packs"):
        registry.admit("toy", toy_pack("x"))
