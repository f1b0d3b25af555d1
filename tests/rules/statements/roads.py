"""A way of each kind that the tests of the rules go."""

PLAIN = "plain:ixara-virst"
FOREST = "forest:feodor-lapphalya"
DESERT = "desert:albaran-feodor"
RIVER = "river:virst-ixara"
LAKE = "lake:elvenhold-virst"
