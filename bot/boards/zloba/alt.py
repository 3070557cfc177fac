from bot.boards.zloba.names import Names
from bot.games.zloba.view import ZlobaView
def alt(view: ZlobaView, names: Names) -> str:
    return ""
