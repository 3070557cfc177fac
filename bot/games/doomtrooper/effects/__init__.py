"""What effects do: whom they fit, what holds now, what is carried out, what sets off what."""
