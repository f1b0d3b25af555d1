"""The little pictures of the towns: one for each, in ink and a few washes.

Each is SVG around the point (0, 0), within about 42 x 38; the castle is twice as big.
"""

from collections.abc import Callable, Mapping

from elfenwidgets.authoring.map import towns_country as country
from elfenwidgets.authoring.map import towns_walls as walls
from elfenwidgets.authoring.map import towns_water as water

VIGNETTES: Mapping[str, Callable[[], str]] = {
    "castle": walls.castle,
    "windmill": country.windmill,
    "tree_houses": country.tree_houses,
    "lighthouse": water.lighthouse,
    "harbour": water.harbour,
    "stilt_houses": water.stilt_houses,
    "walled_town": walls.walled_town,
    "mountain_gate": walls.mountain_gate,
    "blossom_tree": country.blossom_tree,
    "domes": walls.domes,
    "tents": country.tents,
    "bridge": water.bridge,
    "mushrooms": country.mushrooms,
    "oasis": country.oasis,
    "market": walls.market,
    "watermill": water.watermill,
    "observatory": walls.observatory,
    "great_tree": country.great_tree,
    "round_hill": country.round_hill,
    "great_ship": water.great_ship,
    "standing_stones": country.standing_stones,
}
"""The drawings by name; which town has which is said in data/board/drawing.json."""
