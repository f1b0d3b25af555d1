"""Phase 4: counters and obstacles go onto the roads until all pass in a row."""

from collections.abc import Callable, Mapping
from functools import cache

from elfenwidgets.rules.actions import Action, Pass, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, Half, part
from elfenwidgets.rules.phases import close
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, without
from elfenwidgets.rules.vocabulary import CounterKind

_pass = cache(Pass)


@cache
def _places(seat: int, kind: CounterKind, secret: bool, half: Half | None) -> Mapping[str, Place]:
    """Every placement of a kind on the empty map, by road; kept, for planning asks at each turn."""
    return {
        road.id: Place(seat, kind, secret, road.id)
        for road in (BOARD if half is None else part(half)).roads
        if road.kind in CHART[kind]
    }


@cache
def _obstacles(seat: int) -> Mapping[str, PlaceObstacle]:
    """The placement of the obstacle on each road; kept, too."""
    return {road.id: PlaceObstacle(seat, road.id) for road in BOARD.roads}


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do."""
    seat, me, taken = state.turn, state.actor, state.counters
    found: list[Action] = [_pass(seat)]
    for secret, counters in ((False, me.open), (True, me.secret)):
        for kind in dict.fromkeys(counters):
            places = dict(_places(seat, kind, secret, state.edition.half))
            for road in taken:
                places.pop(road, None)
            found += places.values()
    if me.obstacle:
        obstacles = _obstacles(seat)
        found += [obstacles[road] for road in taken if road not in state.obstacles]
    return found


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if isinstance(action, Place):
        return why_not_place(state, action)
    if isinstance(action, PlaceObstacle):
        return _why_not_obstacle(state, action.road)
    return None if isinstance(action, Pass) else refuse("P4.1", "plan-first")


def why_not_place(state: State, place: Place) -> Refusal | None:
    """What forbids to place a counter there (P4.1 to P4.4)."""
    me, counter, road = state.actor, place.counter, place.road
    if counter not in (me.secret if place.secret else me.open):
        return refuse("P4.1", "counter-not-held", counter=counter)
    if not BOARD.connections[road].is_road:
        return refuse("P4.4", "no-counter-on-water", road=road)
    if road not in state.edition.board.connections:
        return refuse("S2", "out-of-play", road=road)
    if road in state.counters:
        return refuse("P4.2", "road-has-counter", road=road, counter=state.counters[road])
    terrain = BOARD.connections[road].kind
    return None if terrain in CHART[counter] else wrong_terrain(counter, terrain)


def wrong_terrain(counter: CounterKind, terrain: str) -> Refusal:
    """The refusal of a counter that does not go over a terrain, by the chart (P4.3)."""
    chart = f"T{COUNTERS.index(counter) + 1}"
    return refuse("P4.3", "wrong-terrain", counter=counter, terrain=terrain, chart=chart)


def _why_not_obstacle(state: State, road: str) -> Refusal | None:
    if not state.actor.obstacle:
        return refuse("P4.7", "obstacle-used")
    return why_not_lay(state, road)


def why_not_lay(state: State, road: str) -> Refusal | None:
    """What forbids an obstacle on a road (P4.6, P4.8)."""
    if not BOARD.connections[road].is_road:
        return refuse("P4.8", "no-obstacle-on-water", road=road)
    if road not in state.edition.board.connections:
        return refuse("S2", "out-of-play", road=road)
    if road not in state.counters:
        return refuse("P4.6", "obstacle-needs-counter", road=road)
    if road in state.obstacles:
        return refuse("P4.6", "road-has-obstacle", road=road)
    return None


def _ended(state: State) -> State:
    if state.edition.give_back == "after_planning":
        return close.give_back(state)
    return close.to_travel(state)


def apply(state: State, action: Action, ended: Callable[[State], State] = _ended) -> State:
    """The state after a legal ``action``; ``ended`` gives what follows a pass of all (P4.10)."""
    me, counters, obstacles = state.actor, state.counters, state.obstacles
    if isinstance(action, Place):
        counters = {**counters, action.road: action.counter}
        if action.secret:
            me = evolve(me, secret=without(me.secret, [action.counter]))
        else:
            me = evolve(me, open=without(me.open, [action.counter]))
    elif isinstance(action, PlaceObstacle):
        obstacles = obstacles | {action.road}
        me = evolve(me, obstacle=False)
    after = evolve(
        state,
        seats=state.with_seat(state.turn, me),
        counters=counters,
        obstacles=obstacles,
        turn=state.after(state.turn),
        done=state.done + 1 if isinstance(action, Pass) else 0,
    )
    return after if after.done < len(after.seats) else ended(after)
