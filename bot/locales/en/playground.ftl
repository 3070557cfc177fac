# The playground's page: a Discord of its own in the browser. The command names stand as the page shows them.

page-intro = A Discord to try things in: it runs on this computer alone, with no account and no token.
page-speakers = You speak as
page-about-admin = English · admin and judge
page-about-member = English
page-empty = Nobody has written anything here yet. Type “/” and choose a command, such as /rule.
page-placeholder = Message #{"{"}channel{"}"} or type “/” for a command
page-private = Only you can see this
page-dismiss = Dismiss
page-thinking = Rozhodčí is thinking…
page-edited = (edited)
page-send = Send
page-cancel = Cancel
page-unanswered = The bot did not answer that in time.
page-refused = That cannot be done now. The command or button is gone, or something required is missing.
page-offline = The bot is not running. Start it again and this page reconnects by itself.
