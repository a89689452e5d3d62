"""Least squares, for effects that overlap."""

from typing import Final

RIDGE: Final = 20.0


def solve_ridge(rows: list[tuple[list[float], float]]) -> list[float]:
    """Least squares with a slight preference for small weights."""
    size = len(rows[0][0])
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in rows:
        for i, value in enumerate(row):
            if value:
                line = matrix[i]
                for j, other in enumerate(row):
                    line[j] += value * other
                line[size] += value * target
    for i in range(size):
        matrix[i][i] += RIDGE
    return solve(matrix)


def solve(matrix: list[list[float]]) -> list[float]:
    """Gauss's elimination with the largest pivot; the last column is the right-hand side."""
    size = len(matrix)
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(matrix[line][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        for line in range(size):
            if line != column:
                factor = matrix[line][column] / matrix[column][column]
                matrix[line] = [a - factor * b for a, b in zip(matrix[line], matrix[column], strict=True)]
    return [matrix[line][size] / matrix[line][line] for line in range(size)]
