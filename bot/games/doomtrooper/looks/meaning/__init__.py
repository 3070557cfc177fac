"""What words mean: roles, marks, what happened, which cards fit, what changes ratings and kinds."""
