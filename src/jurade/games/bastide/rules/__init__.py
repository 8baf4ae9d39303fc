"""The rules of Bastide: one compiled state of native integers, nothing else."""
