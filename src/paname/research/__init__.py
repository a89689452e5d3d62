"""The same engine as environments: PettingZoo, Gymnasium, OpenSpiel and batches for NumPy."""
