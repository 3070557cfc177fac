"""The suite itself is tested: each broken game breaks one clause, and the suite says which."""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from bot.games.contract import AnyGame
from tests.bot.games.bazaar.game import Bazaar
from tests.bot.games.camp.game import Camp
from tests.bot.games.fair import broken as fair
from tests.bot.games.fair import spoken
from tests.bot.games.fair.game import Fair
from tests.bot.games.suite import broken
from tests.bot.games.suite.conformance import Exam
from tests.bot.games.suite.play import Breach, any_setup, variants
from tests.bot.games.toy.game import Toy

CAUGHT: dict[type[Toy], str] = {
    broken.ShowsHands: "the view of .* tells what is hidden",
    broken.ShowsTheDeck: "the view of .* tells what is hidden",
    broken.TellsStakes: "the log tells .* what is hidden",
    broken.TellsDraws: "the log tells .* what is hidden",
    broken.TellsTheDeal: "the log of the opening tells .* what is hidden",
    broken.AsksOnlyWhoCanTake: "prompts tell .* what is hidden",
    broken.NamesTheTopCard: "offers tell what is hidden",
    broken.IdentifiesByTheDeck: "offers tell what is hidden",
    broken.RefusesTellingly: "a refusal tells .* what is hidden",
    broken.RollsForASecret: "the purposes of draws tell .* what is hidden",
    broken.PeeksAutomatically: "the automated player peeks",
    broken.DefaultsUnlawfully: "not offered, yet given",
    broken.OffersTheUnlawful: "offered and refused",
    broken.KeepsSilentAboutDrawing: "yet it is accepted",
    broken.OffersTwice: "two paths end in one command",
    broken.NamesOptionsBadly: "tokens that fit no button",
    broken.GivesAnotherCommand: "another command than the one shown",
    broken.AnswersStalePrompts: "a prompt that does not stand is answered",
    broken.LosesACard: "pieces are not conserved",
    broken.DoublesACard: "pieces are not conserved",
    broken.DrawsWhileEvolving: "replaying the events leads to another",
    broken.RemembersBesideTheState: "replaying the events leads to another|differently after a reload",
    broken.TakesUnknownFields: "a command with an unknown field is read as one",
    broken.ForgetsInTheCodec: "a state changes on its way through the codec",
    broken.ChangesTheState: "deciding changes the state",
    broken.CitesAStranger: "a rule that is not registered",
    broken.RefusesWithoutAReason: "a refusal names no rule",
    broken.TakesAnybodysCards: "yet it is accepted|deciding raises",
    broken.NeverEnds: "no end after",
    broken.HidesTheEnd: "prompts are not empty exactly when",
    broken.ForgetsASeat: "an outcome without every seat once",
    broken.AdjustsAnything: "an adjustment of nothing is accepted",
    broken.AdjustsRecklessly: "nobody's prompt",
    broken.StumblesOverAdjustments: "adjusting raises",
    broken.CallsEverythingReversible: "is not final",
    broken.HidesFromTheJudge: "something is hidden from a judge",
    broken.PlaysOnAfterTheEnd: "a move after the end",
    broken.PlacesFromZero: "places are counted from 1",
}
CAUGHT_AT_THE_FAIR: dict[type[Fair], str] = {
    fair.TakesPicksInAnyOrder: "a made-up token leads on",
    fair.TakesTooMany: "a made-up token leads on|yet it is accepted|not offered, yet given",
    fair.WantsMoreThanThereAre: "not so many can be picked",
    fair.AsksForNoNumber: "no number",
    fair.TakesTooMuch: "a made-up token leads on",
    fair.ReadsNumbersLoosely: "a made-up token leads on",
    fair.ForgetsANumber: "an answer leads nowhere",
    spoken.ListensToAnything: "a made-up token leads on",
    spoken.HearsNoMarks: "an answer leads nowhere",
    spoken.HasNoEar: "no room for a text",
    fair.SuggestsNothing: "no option",
    fair.SuggestsWhatLeadsNowhere: "an answer leads nowhere",
    fair.SuggestsStrangers: "is no option",
    fair.SuggestsTheWrongOnes: "is not suggested for",
    fair.SuggestsWhatIsHeld: "suggestions tell what is hidden",
    fair.TellsOfSealedDecks: "a refusal tells others what is sealed",
    fair.TellsANeighbour: "a refusal tells others what is sealed",
    fair.SellsWhatWasSealed: "a refusal tells others what is sealed|lead to no setup",
    fair.ReadsInTwoWays: "is read otherwise",
    fair.StumblesOverFiles: "reading a file raises",
    fair.RefusesFilesSilently: "a file is refused without a reason",
    fair.AsksWhatWasAnswered: "an answer asks the same again",
    fair.SealsForTheTable: "what is sealed belongs to a seat",
    fair.SavesWhatIsHidden: "what is saved tells",
    fair.SavesAnotherPosition: "what was saved opens another position",
    fair.SavesForNobody: "a position is saved that nothing opens from",
}
# A test of its own for each of these: one needs another process, the other breaks nothing but hides everything else.
ELSEWHERE = {broken.DependsOnHashes, broken.ResamplesNothing}


def examine(game: AnyGame, matches: int = 6) -> list[Exam]:
    """A few matches of every variant, each looked at closely."""
    exams = []
    for ruleset, variant in variants(game):
        for seed in range(matches):
            exams.append(Exam(game, any_setup(game, ruleset, variant, seed), seed))
            exams[-1].run()
    return exams


@pytest.mark.parametrize("game", CAUGHT, ids=lambda game: game.__name__)
def test_a_broken_game_is_caught(game: type[Toy]) -> None:
    with pytest.raises(Breach, match=CAUGHT[game]):
        examine(game())


@pytest.mark.parametrize("game", CAUGHT_AT_THE_FAIR, ids=lambda game: game.__name__)
def test_a_broken_fair_is_caught(game: type[Fair]) -> None:
    with pytest.raises(Breach, match=CAUGHT_AT_THE_FAIR[game]):
        examine(game(), matches=1)


@pytest.mark.parametrize("game", [Toy, Fair, Bazaar, Camp, spoken.Spoken], ids=lambda game: game.__name__)
def test_a_game_that_is_not_broken_passes(game: Callable[[], AnyGame]) -> None:
    examine(game(), matches=1)


def test_every_broken_game_is_examined() -> None:
    fairs = {each for _, each in inspect.getmembers(fair, inspect.isclass) if each.__module__ == fair.__name__}
    assert fairs | set(spoken.Spoken.__subclasses__()) == CAUGHT_AT_THE_FAIR.keys()
    classes = {each for _, each in inspect.getmembers(broken, inspect.isclass) if each.__module__ == broken.__name__}
    written = {each for each in classes if issubclass(each, Toy)}
    assert written == CAUGHT.keys() | ELSEWHERE


def test_a_game_that_draws_no_secret_anew_is_noticed() -> None:
    assert not any(exam.secrecy.hid for exam in examine(broken.ResamplesNothing(), matches=1))
    assert any(exam.secrecy.hid for exam in examine(Toy(), matches=1))
