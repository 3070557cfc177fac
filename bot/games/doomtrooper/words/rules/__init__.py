"""What the rulebooks settle: the values in which the two rulesets differ, and the slugs that refusals cite."""
