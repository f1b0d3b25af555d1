"""Games in the library: one event a row, the second writer is too late, nothing is overwritten."""

import json

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.play.game import Game
from elfenwidgets.rules import legal_actions
from tests.kept_games import whole_game, whole_games
from tests.play.library.games import act, finished, new_game, take_back, undoer

pytestmark = pytest.mark.usefixtures("both")


def test_a_game_is_read_as_it_was_played() -> None:
    game, save = new_game(), library.Save.new()
    save.write(game.record())
    for _ in range(20):
        act(game)
        save.write(game.record())
        assert library.Save(save.id).read() == game.record()


def test_what_was_taken_back_is_gone_from_the_library() -> None:
    game, save = new_game(), library.Save.new()
    while undoer(game) is None:
        before = game.record()
        act(game)
        save.write(game.record())
    take_back(game)
    save.write(game.record())
    assert library.Save(save.id).read() == game.record() == before


def test_what_could_not_be_written_comes_with_the_next_action() -> None:
    game, save = new_game(), library.Save.new()
    save.write(game.record())
    for _ in range(5):
        act(game)
    save.write(game.record())
    assert library.Save(save.id).read() == game.record()


def test_the_reasons_of_bots_are_kept_with_their_events() -> None:
    game, save = new_game(), library.Save.new()
    game.more["meta"] = {"bots": {"0": "greedy"}, "reasons": {"7": "strange", "none": 1}}
    save.write(game.record())
    reason = Reason("draw-far", {"counter": "cloud"})
    game.play(next(legal_actions(game.state)), reason)
    save.write(game.record())
    kept = library.Save(save.id).read()
    number = str(game.last_action)
    assert kept["meta"]["reasons"][number] == [reason.key, dict(reason.values)]
    assert kept["meta"]["bots"] == {"0": "greedy"}


def test_who_is_too_late_is_told_and_nothing_is_overwritten() -> None:
    game, mine = new_game(), library.Save.new()
    mine.write(game.record())
    theirs = library.Save(mine.id)
    other = Game.from_record(theirs.read())
    act(other)
    theirs.write(other.record())
    act(game)
    act(game)
    with pytest.raises(library.Late):
        mine.write(game.record())
    assert library.Save(mine.id).read() == other.record()
    assert mine.read() == other.record()
    act(other)
    mine.write(other.record())
    assert theirs.read() == other.record()


def test_a_game_of_as_many_events_that_went_another_way_is_late_too() -> None:
    game, mine = new_game(), library.Save.new()
    while undoer(game) is None:
        act(game)
    mine.write(game.record())
    theirs = library.Save(mine.id)
    other = Game.from_record(theirs.read())
    take_back(other)
    theirs.write(other.record())
    act(other)
    theirs.write(other.record())
    act(game)
    with pytest.raises(library.Late):
        mine.write(game.record())
    assert library.Save(mine.id).read() == other.record()


def test_a_page_hears_what_others_did_and_not_what_it_did_itself() -> None:
    game, mine = new_game(), library.Save.new()
    assert mine.news() is None
    mine.write(game.record())
    assert mine.news() is None
    theirs = library.Save(mine.id)
    other = Game.from_record(theirs.read())
    theirs.write(other.record())
    assert mine.news() is None, "nothing has changed"
    act(other)
    theirs.write(other.record())
    assert theirs.news() is None
    assert mine.news() == other.record()
    assert mine.news() is None


def test_a_game_that_is_not_there_is_missing() -> None:
    with pytest.raises(library.Missing):
        library.Save("nowhere").read()
    assert whole_game("nowhere") is None


def test_the_list_tells_who_played_how_far_and_who_won() -> None:
    begun, over = library.Save.new(), library.Save.new()
    begun.write(new_game().record())
    game = finished()
    over.write(game.record())
    (first,) = whole_games("unfinished")
    assert (first.id, first.players, first.round, first.over) == (begun.id, ("Ada", "Bö"), 1, False)
    (last,) = whole_games("finished")
    assert (last.id, last.round, last.over) == (over.id, game.state.edition.rounds, True)
    assert last.winners == game.state.winners
    assert last.edition == "amigo-de"
    assert (library.count_games("unfinished"), library.count_games("finished")) == (1, 1)


def test_the_game_changed_last_stands_first_and_pages_follow_each_other() -> None:
    saves = [library.Save.new() for _ in range(7)]
    for save in saves:
        save.write(new_game().record())
    game = new_game()
    act(game)
    saves[2].write(game.record())
    order = [saves[2].id, *(s.id for s in reversed(saves) if s is not saves[2])]
    pages = [whole_games("unfinished", first, 3) for first in (0, 3, 6, 9)]
    assert [[game.id for game in page] for page in pages] == [order[:3], order[3:6], order[6:], []]


def test_a_game_has_a_name_of_its_own() -> None:
    save = library.Save.new()
    save.write(new_game().record())
    library.rename(save.id, "  Sunday\n\x00 at grandma's \ud800" + "!" * 500)
    (found,) = whole_games("unfinished")
    assert found.name.startswith("Sunday at grandma's ?!!")
    assert len(found.name) == 100
    library.rename(save.id, "")
    assert whole_game(save.id) is not None and whole_games("unfinished")[0].name == ""


def test_a_deleted_game_can_be_brought_back() -> None:
    save, game = library.Save.new(), finished()
    save.write(game.record())
    library.delete(save.id)
    assert (whole_games("finished"), list(library.results())) == ([], [])
    (found,) = whole_games("deleted")
    assert (found.id, found.deleted) == (save.id, True)
    assert library.Save(save.id).read() == game.record()
    library.bring_back(save.id)
    assert [found.id for found in whole_games("finished")] == [save.id]
    assert whole_games("deleted") == []


def test_results_are_a_row_a_seat_and_go_when_the_end_is_taken_back() -> None:
    game, save = finished(), library.Save.new()
    save.write(game.record())
    rows = list(library.results())
    told = game.record()["result"]
    assert [row[6] for row in rows] == ["Ada", "Bö"]
    assert [row[8:12] for row in rows] == [
        (seat["pieces"], seat["distance"], seat["score"], seat["cards"]) for seat in told["seats"]
    ]
    assert [bool(row[12]) for row in rows] == [seat in told["winners"] for seat in (0, 1)]
    take_back(game)
    save.write(game.record())
    assert list(library.results()) == []
    assert library.count_games("unfinished") == 1


def test_an_imported_record_is_a_game_of_its_own() -> None:
    game = finished()
    record = json.loads(json.dumps(game.record() | {"further": {"key": ["of", "others"]}}))
    one, two = library.import_record(record), library.import_record(record, "the same")
    assert one != two
    assert library.Save(one).read() == library.Save(two).read() == record
    assert library.count_games("finished") == 2


def test_people_who_share_a_database_have_their_own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTERHUB_USER", "ada")
    save = library.Save.new()
    save.write(new_game().record())
    monkeypatch.setenv("JUPYTERHUB_USER", "bo")
    assert whole_games("unfinished") == []
    assert library.Save(save.id).read() == new_game().record()


def test_nobody_names_deletes_or_lists_a_game_of_somebody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("JUPYTERHUB_USER", "ada")
    kept, gone = library.Save.new(), library.Save.new()
    for save in (kept, gone):
        save.write(new_game().record())
    library.rename(kept.id, "Mine")
    library.delete(gone.id)
    monkeypatch.setenv("JUPYTERHUB_USER", "bo")
    assert whole_game(kept.id) is None
    library.rename(kept.id, "Yours")
    library.delete(kept.id)
    library.bring_back(gone.id)
    monkeypatch.setenv("JUPYTERHUB_USER", "ada")
    found = whole_game(kept.id)
    assert found is not None and (found.name, found.deleted) == ("Mine", False)
    deleted = whole_game(gone.id)
    assert deleted is not None and deleted.deleted


def test_where_boots_went_is_told_of_the_games_that_are_asked_for() -> None:
    games = finished(), new_game(), finished()
    ids = [library.Save.new() for _ in games]
    for save, game in zip(ids, games, strict=True):
        save.write(game.record())
    first, begun, _ = (save.id for save in ids)
    moves = [
        (event["seat"], event["via"], event["to"])
        for event in games[0].record()["events"]
        if event["e"] == "move"
    ]
    assert library.travelled([first, begun]) == {first: moves, begun: []}
    assert library.travelled([]) == {}
