"""Sub-pixel positions of edges, from sharp frames: a pixel is the mean over its square.

There the ink in a row of pixels, summed between two places on even ground, is the length that it covers, so a position
follows from a sum without any model of the edge.
"""

import numpy as np


def extent(coverage):
    """Where the ink begins and ends along x; bars at both ends are at least a pixel wide."""
    profile = coverage.max(axis=0)
    first, last = np.flatnonzero(profile > 0.01)[[0, -1]]
    # The part of a bar that the outermost pixel holds reaches to that pixel's inner side.
    return first + 1 - profile[first], last + profile[last]


def fit_pattern(coverage, pattern):
    """The places of the lines between columns, and between rows, of a pattern of dark modules.

    Modules are wider than a pixel. Lines at which nothing changes have no place: NaN. Also the greatest difference
    between the coverage and that of the fitted pattern.
    """
    pattern = pattern.astype(float)
    xs = np.linspace(*extent(coverage), pattern.shape[1] + 1)
    ys = np.linspace(*extent(coverage.T), pattern.shape[0] + 1)
    for _ in range(15):
        xs, seen_x = improved(coverage, pattern, xs, ys)
        ys, seen_y = improved(coverage.T, pattern.T, ys, xs)
    model = overlaps(ys, coverage.shape[0]) @ pattern @ overlaps(xs, coverage.shape[1]).T
    residual = np.abs(coverage - model).max()
    return np.where(seen_x, xs, np.nan), np.where(seen_y, ys, np.nan), residual


def improved(coverage, pattern, xs, ys):
    """One step of least squares for each column line by itself."""
    columns, rows = overlaps(xs, coverage.shape[1]), overlaps(ys, coverage.shape[0])
    residual = coverage - rows @ pattern @ columns.T
    # A line that moves right by a pixel gives its rows so much more ink.
    change = rows @ -np.diff(pattern, axis=1, prepend=0, append=0)
    weight = (change ** 2).sum(axis=0)
    seen = weight > 0.5
    # The line's pixel, and the next one where it is near to that.
    first, last = np.maximum(np.floor(xs - 0.1), 0), np.floor(xs + 0.1)
    pixel = np.arange(coverage.shape[1])[:, None]
    difference = residual @ ((first <= pixel) & (pixel <= last))
    steps = (change * difference).sum(axis=0)
    return xs + np.divide(steps, weight, out=np.zeros_like(xs), where=seen), seen


def overlaps(lines, count):
    """How much of each of `count` pixels lies between each two neighbouring lines."""
    pixel = np.arange(count)[:, None]
    return np.clip(np.minimum(lines[1:], pixel + 1) - np.maximum(lines[:-1], pixel), 0, None)


def line_fit(positions):
    """The distance of lines, some of them NaN, the place of the first, the greatest deviation."""
    index = np.flatnonzero(~np.isnan(positions))
    pitch, first = np.polyfit(index, positions[index], 1)
    return pitch, first, np.abs(positions[index] - (first + pitch * index)).max()


def profile_edges(profile, expected):
    """The edges of a profile that begins light, near to where expected, and even between."""
    limits = np.concatenate([[expected[0] - 5], (expected[:-1] + expected[1:]) / 2, [expected[-1] + 5]])
    return edges_between(profile, np.clip(np.round(limits).astype(int), 0, len(profile)))


def bar_edges(row):
    """Where the bars of a row begin and end; all elements are wider than three pixels."""
    changes = np.flatnonzero(np.diff(np.round(row), prepend=0, append=0))
    # In the middle of each element, where pixels are full or empty; the ink between two of them is the bar's part.
    middles = (changes[:-1] + changes[1:]) // 2
    return edges_between(row, np.array([changes[0] - 2, *middles, changes[-1] + 2]))


def edges_between(profile, limits):
    """The edges of a profile that begins light: one between each two places on even ground."""
    ink = np.diff(np.concatenate([[0], np.cumsum(profile)])[limits])
    is_left_side = np.arange(len(ink)) % 2 == 0
    return np.where(is_left_side, limits[1:] - ink, limits[:-1] + ink)


def disc(rows, columns, radius, parts):
    """How much of a disc is in each pixel, whose places are told from its middle, by parts² places in each."""
    inside = (np.arange(parts) + 0.5) / parts
    down, across = ((each[:, None] + inside).ravel() for each in (rows, columns))
    is_covered = down[:, None] ** 2 + across ** 2 <= radius ** 2
    weights = is_covered.reshape(len(rows), parts, len(columns), parts).sum(axis=(1, 3))
    return weights / weights.sum()


def side_points(coverage, start, end, inside, reach=2):
    """Points on a straight side of an inked area, one for each row (column, if it lies flat).

    `inside` is a point on the ink's side; within `reach` + 1 pixels of it there is no other edge.
    """
    if abs(end[0] - start[0]) > abs(end[1] - start[1]):
        return side_points(coverage.T, start[::-1], end[::-1], inside[::-1], reach)[:, ::-1]
    (x0, y0), (x1, y1) = sorted([start, end], key=lambda point: point[1])

    def side_at(y):
        return x0 + (x1 - x0) * (y - y0) / (y1 - y0)

    rows = np.arange(np.ceil(y0), np.floor(y1), dtype=int)
    low = np.floor(side_at(rows + 0.5)).astype(int) - reach
    ink = coverage[rows[:, None], low[:, None] + np.arange(2 * reach + 1)].sum(axis=1)
    places = low + 2 * reach + 1 - ink if inside[0] > side_at(inside[1]) else low + ink
    return np.column_stack([places, rows + 0.5])


def line_through(points):
    """A point and a direction, by total least squares; the greatest distance from the line."""
    middle = points.mean(axis=0)
    _, _, axes = np.linalg.svd(points - middle)
    return middle, axes[0], np.abs((points - middle) @ axes[1]).max()


def crossing(first, second):
    (p, d, _), (q, e, _) = first, second
    along = np.linalg.solve(np.column_stack([d, -e]), q - p)[0]
    return p + along * d
