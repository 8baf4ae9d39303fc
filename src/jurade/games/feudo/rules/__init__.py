"""The rules of Feudo: one compiled state of native integers, nothing else."""
