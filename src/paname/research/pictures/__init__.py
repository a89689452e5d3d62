"""Pictures of the games for researchers; `paint(view, game)` of each module draws one on a canvas."""
