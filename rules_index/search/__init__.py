"""From a question to rulings."""
