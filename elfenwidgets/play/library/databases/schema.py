"""The tables, version by version: an older one is brought up to date, a newer one left alone."""

from itertools import takewhile

from elfenwidgets.play.library.databases.database import Database, Unavailable

STEPS: tuple[tuple[str, ...], ...] = (
    (
        # A game as far as a list of games tells of it; `header` is its record without the events.
        # Each change of its events gives it the next revision.
        """CREATE TABLE game (
            id TEXT NOT NULL PRIMARY KEY,
            owner TEXT NOT NULL,
            began DOUBLE PRECISION NOT NULL,
            changed DOUBLE PRECISION NOT NULL,
            deleted DOUBLE PRECISION,
            name TEXT NOT NULL,
            about TEXT NOT NULL,
            header TEXT NOT NULL,
            revision INTEGER NOT NULL,
            events INTEGER NOT NULL,
            round INTEGER NOT NULL,
            finished INTEGER NOT NULL,
            result TEXT
        )""",
        "CREATE INDEX game_by_change ON game (owner, finished, changed, id)",
        """CREATE TABLE event (
            game TEXT NOT NULL REFERENCES game (id),
            number INTEGER NOT NULL,
            event TEXT NOT NULL,
            reason TEXT,
            PRIMARY KEY (game, number)
        ) {clustered}""",
        # One row a seat of a game that is over.
        """CREATE TABLE result (
            game TEXT NOT NULL REFERENCES game (id),
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            pieces INTEGER NOT NULL,
            distance INTEGER NOT NULL,
            score INTEGER NOT NULL,
            cards INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) {clustered}""",
        """CREATE TABLE setting (
            owner TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (owner, key)
        ) {clustered}""",
        """CREATE TABLE learned (
            owner TEXT NOT NULL,
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (owner, kind, key)
        ) {clustered}""",
        # Folders whose files were taken over, once.
        """CREATE TABLE taken_over (
            owner TEXT NOT NULL,
            folder TEXT NOT NULL,
            PRIMARY KEY (owner, folder)
        ) {clustered}""",
    ),
    (
        # Who has a seat since the game began, and the hash of the key that opens it.
        """CREATE TABLE seat (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            who TEXT NOT NULL,
            key TEXT NOT NULL,
            taken INTEGER NOT NULL,
            page TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        ) {clustered}""",
        "CREATE INDEX seat_by_key ON seat (key)",
    ),
    # What the link of a seat is made of while no device has opened it.
    ("ALTER TABLE seat ADD COLUMN salt TEXT NOT NULL DEFAULT ''",),
)
"""What makes each version out of the one before, in SQL with the ``words`` of the product."""


TRACES = (("game", "id"), ("seat", "key"), ("seat", "salt"))
"""A table and its column by which each version can be told where no number says it."""


def bring_up_to_date(database: Database) -> None:
    """Make the tables, or change those of an older version into today's, all or nothing.

    Raises:
        Unavailable: a newer version of the program has made it, or another program; nothing is
            changed.
    """
    if _stated(database) == len(STEPS):
        return
    with database.transaction("schema"):
        version = _version(database)
        if "library" not in database.tables():
            database.run("CREATE TABLE library (version INTEGER NOT NULL)")
        for step in STEPS[version:]:
            for statement in step:
                database.run(statement.format_map(database.words))
        database.run("DELETE FROM library")
        database.run("INSERT INTO library (version) VALUES (?)", len(STEPS))


def _stated(database: Database) -> int | None:
    """The version as it is written down; None where nothing is, or something else."""
    if "library" not in database.tables():
        return None
    rows = database.rows("SELECT version FROM library")
    found = [version for (version,) in rows if type(version) is int and version > 0]
    if max(found, default=0) > len(STEPS):
        raise Unavailable("newer")
    return found[0] if len(rows) == len(found) == 1 else None


def _version(database: Database) -> int:
    """The version that the tables have, whatever is written down; 0 where there is none."""
    known = {table: database.columns(table) for table, _ in TRACES}
    traces = takewhile(lambda trace: trace[1] in known[trace[0]], TRACES)
    version = max(_stated(database) or 0, len(list(traces)))
    if not version and database.tables() - {"library"}:
        raise Unavailable("foreign")
    return version
