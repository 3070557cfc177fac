"""The questions on the way to a command, by the names that one game still imports from here."""

from bot.games.kernel.ask import Answers as Answers
from bot.games.kernel.ask import Branch as Branch
from bot.games.kernel.ask import DrawnAnswers as DrawnAnswers
from bot.games.kernel.ask import NoSuchAnswer as NoSuchAnswer
from bot.games.kernel.ask import PathAnswers as PathAnswers
from bot.games.kernel.ask import Unanswered as Unanswered
