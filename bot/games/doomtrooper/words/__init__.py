"""The words in which cards say what they do: whom, when, at what price, until when, and the effect itself."""
