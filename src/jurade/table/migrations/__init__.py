"""How the database came to be what :mod:`jurade.table.schema` describes, one change after the other."""
