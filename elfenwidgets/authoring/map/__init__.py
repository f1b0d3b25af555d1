"""The drawn map: its land, rivers, roads and towns, written to data/board/map.svg."""
