# The panel of the server's admins.

setup-title = Settings
setup-channel = **This channel’s game:** { $game }
setup-channel-about = Questions asked here are looked up in this game first.
setup-edition = **Edition:** { $edition }
setup-edition-about = The rules of this edition answer here; what only the other one has is marked.
setup-language = **Language:** { $language }
setup-language-about = For answers shown to the channel, and for people whose own language I do not speak.
setup-judge = **Judge role:** { $role }
setup-judge-about = Members of this role can settle disputes.
setup-notices = **Reminders:** { $notices }
setup-notices-about = For the player whose turn it is; applies to matches opened from now on.
setup-pick-notices = Pick when players are reminded
setup-remind-after = { $hours } h after the turn began
setup-remind-half = when half the time is gone
setup-remind-before = { $hours } h before the time runs out
setup-unset = not set
setup-language-unset = not set, so here it is { $language ->
    [cs] Czech
    [sv] Swedish
   *[en] English
}
setup-role-unset = not set, only server admins
setup-role-silent = Discord does not notify its members when I mention it. In the server settings, allow anyone to @mention this role, or give my role the permission “Mention @everyone, @here and All Roles”.
setup-role-gone = This role was deleted, so nobody has it. Pick another below.
setup-pick-game = Pick this channel’s game
setup-pick-language = Pick the language
setup-pick-judge = Pick the judge role
setup-no-game = No set game
setup-pick-edition = Pick the edition you play
setup-no-edition = Every edition
setup-no-language = Same as each player’s Discord
setup-saved = Saved.
setup-gone-game = I no longer have the rules of that game. The panel now shows what I have.
setup-gone-edition = The game of this channel has no such edition. Open the settings again to see which it has.
setup-everyone = Everybody has that role, so everybody would be a judge and get notified. Make a role for the judges and pick that one.

language-cs = Czech
language-en = English
language-sv = Swedish
setup-head = **Head judge role:** { $role }
setup-head-about = Members of this role decide appeals and make house rules; without it, server admins do.
setup-pick-head = Pick the head judge role
setup-desk = Judges’ desk
setup-desk-about = How long each step may take, and whether people are named.
setup-desk-view = For the views
setup-desk-call = When a table sits and waits
setup-desk-claim = For a judge to take a case
setup-desk-lease = How long a judge may pause on a case
setup-desk-appeal = For an appeal
setup-desk-mend = For amending a verdict
setup-desk-penalty = Penalties count
setup-desk-names = People are named
setup-names-no = Sides and judges without names
setup-names-yes = Sides and judges with names
setup-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
setup-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
setup-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
setup-remove = Delete this server’s data
setup-remove-title = Delete everything about this server
setup-remove-about = I delete the server’s settings, all matches (even running ones), disputes, precedents, house rules and saved decks, and leave the server. This cannot be undone. Anyone who wants a match’s log should download it first with `/file export`.
setup-remove-sure = Yes, delete and leave
setup-removed = Everything is deleted, and I am leaving.
setup-judges-open = ✓ { $role } sees the judges’ commands: { $commands }
setup-judges-hidden = ⚠ { $role } does not see these commands yet: { $commands }
setup-judges-how = To open them: Server Settings → Integrations → { $bot }, pick each command and add the role.
setup-judges-unknown = I could not find out whether { $role } sees the judges’ commands: { $commands }
setup-judges-missing = ⚠ Discord does not have these commands yet: { $commands }. Run `python -m bot sync`.
setup-desk-table = When no judge can rule
setup-table-no = Only judges and substitutes rule
setup-table-yes = Without a judge, the players may rule
setup-one-judge = ⚠ This server has one judge at most, so nobody rules when they play. Let the players at the table rule: Judges’ desk.
