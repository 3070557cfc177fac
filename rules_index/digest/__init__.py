"""The digest and its companions: rules, turn sequences, gaps, scenario cards and the lexicon, read from files."""
