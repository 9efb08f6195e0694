"""Run by Alembic: migrations on the engine that the server has opened."""

from alembic import context
from sqlalchemy import text

from kiru.server.store.store import for_writing
from kiru.server.store.whole import whole_store

LOCK = 5_713_204_966
"""PostgreSQL's advisory lock under which one node at a time migrates."""

engine = context.config.attributes["engine"]

with for_writing(engine).connect() as connection:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
    context.configure(connection=connection, target_metadata=whole_store)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
