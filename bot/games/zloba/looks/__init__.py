"""Rules that several actions share: powers, prices, control, refusals."""
