my-data-about = The JSON file holds your settings, your questions of the last 30 days, your decks, your answers in advance, and your part in matches and disputes. It holds nothing that others keep to themselves; `/match export` sends the log of a finished match.
my-data-delete = `/match forget` deletes it, in any server.
