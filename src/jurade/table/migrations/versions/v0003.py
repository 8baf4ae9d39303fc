"""Tables are listed with the delay of their spectators, so that a list tells those nothing that they have not seen."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    connection = op.get_bind()
    delayed = connection.execute(
        sa.text("""SELECT "table", body FROM steps WHERE number = 0 AND body LIKE '%"delay":%'""")
    ).all()
    for table, body in delayed:
        connection.execute(
            sa.text("UPDATE tables SET delay = :delay WHERE id = :id"),
            {"id": table, "delay": json.loads(body).get("delay", 0)},
        )
