"""Cards played and abilities used: paid for, answered, carried out."""
