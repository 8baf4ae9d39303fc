"""Tables are listed with the options that differ from the game's own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("options", sa.Text(), nullable=False, server_default="{}"))
