"""The rules of Bastions: one compiled state of native integers, nothing else."""
