"""The rules of Carcassonne, compiled: the state and what may be done to it, nothing else."""
