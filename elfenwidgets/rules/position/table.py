"""What lies on the table of a position: all of the box, as its phase and round have it."""

from collections import Counter
from collections.abc import Container

from elfenwidgets.rules.phases.deal import DISPLAY
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.state import State, all_cards, all_counters, evolve, shuffled


def laid_out(state: State, unseen: Container[str]) -> State:
    """The state with the rest of the box laid where it lies ``unseen``: pile, stack, towns.

    Raises:
        ValueError: something is missing, or there is too much of it.
    """
    counters = [*state.display, *state.counters.values(), *state.pile]
    cards = [*state.discard, *state.stack]
    towns = [*state.towns]
    for seat in state.seats:
        counters += seat.counters
        cards += seat.hand
        towns += [] if seat.town_card is None else [seat.town_card]
    every_town = state.edition.board.town_cards if state.edition.town_cards else ()
    for name, there, box in (
        ("pile", counters, all_counters()),
        ("stack", cards, all_cards()),
        ("towns", towns, list(every_town)),
    ):
        rest = Counter(box)
        rest.subtract(there)
        if any(number < 0 for number in rest.values()) or (rest.total() and name not in unseen):
            raise ValueError(f"the {name} is not what is left of the {len(box)} in the box")
        if name in unseen:
            laid = shuffled(rest.elements(), state.seed, f"unseen {name}")
            state = evolve(state, **{name: laid})
    return state


def check_table(state: State) -> None:
    """Refuse what the phase and the round have not on the table.

    Raises:
        ValueError: the sentence says what is wrong.
    """
    count, phase, setting_up = len(state.seats), state.phase, state.round == 0
    last = state.edition.rounds
    before = {"town_card": range(1), "display": range(last), "round": range(last)}
    if state.round not in before.get(phase, range(1, last + 1)):
        raise ValueError(f"no round {state.round} in the phase {phase}")
    if max(state.start, state.turn) >= count:
        raise ValueError(f"no seat {max(state.start, state.turn)} among {count} players")
    if len(state.display) != (0 if phase == "display" else DISPLAY):
        raise ValueError(f"five counters lie in the display, not {len(state.display)} (S5)")
    used = sum(not seat.obstacle for seat in state.seats)
    if len(state.obstacles) > used:
        raise ValueError(f"{len(state.obstacles)} obstacles lie there, {used} were placed")
    dealt = sum(seat.town_card is not None for seat in state.seats)
    due = count if state.edition.town_cards else 0
    if setting_up and phase in ("display", "town_card"):
        due = min(dealt, due - (phase == "town_card"))  # not all have been dealt yet
    if dealt != due:
        raise ValueError(f"{due} town cards are dealt, not {dealt} (S9)")


def turn_comes(state: State) -> bool:
    """Whether so many turns lead to the seat whose turn it is."""
    count = len(state.seats)
    following = (state.start + state.done) % count
    match state.phase:
        case "display" | "round":
            return state.done in (0, count)
        case "town_card":
            return state.done == 0 and state.actor.town_card is None
        case "plan":
            return state.done < count
        case "keep":
            return state.done == count
        case "draw":
            return state.done < count * OPEN_DRAWS and state.turn == following
        case "over":
            return True
    return state.done < count and state.turn == following
