"""What Elfengold has beside the base game, as it is drawn: pictures, the map, the rack, motion."""
