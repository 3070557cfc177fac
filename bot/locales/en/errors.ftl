# What people read when something went wrong; the log knows the rest.

error-incident = Something broke on my side. I have noted it as { $incident }; please try again in a moment.
error-index = I cannot open my rules at the moment. The bot’s operator must build the index again.
error-index-pending = I am still preparing my rules. Ask again in a few seconds.
error-not-allowed = Only a server admin can do that.
error-guild-only = This works only on a server.
error-outdated = This command has changed. Reload Discord (Ctrl+R) and try again.
error-stale-button = This button no longer does anything. Call the command again.
error-stale-form = This form no longer does anything. Nothing was done; call the command again.
error-late-form = That took too long, and the form can no longer be shown. Nothing was done; please try again.
error-busy = Too much is going on at once just now, so nothing was done. Please try again in a moment.
error-storage = I cannot reach my database at the moment, so nothing was done. The bot’s operator finds the reason in the log; please try again later.
