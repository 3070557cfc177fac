"""The words in which a pack, a declaration or a judge says what something does: one module a family."""
