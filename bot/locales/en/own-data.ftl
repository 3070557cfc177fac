my-data-about = The JSON file holds your settings, your questions of the last 30 days, your decks, your answers in advance, and your part in matches and disputes. It holds nothing that others keep to themselves; `/file export` sends the log of a finished match.
my-data-delete = `/my forget` deletes it.
