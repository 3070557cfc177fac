"""What people see of disputes: the public card, the judge's panel, the brief, drafts, precedents and the guide."""
