"""What Alembic runs: the changes that are missing, on the connection it is given by the store."""

from alembic import context

from jurade.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
