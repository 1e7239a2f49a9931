extension Quad {
  /// The area of the quad in square pixels, whichever way round its corners run.
  public var area: Double { polygonArea(corners) }

  /// True if a point lies within the bounds of the quad, whose sides are along x and y.
  func holds(_ point: Point) -> Bool {
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return (xs[0]...xs[3]).contains(point.x) && (ys[0]...ys[3]).contains(point.y)
  }

  /// The intersection of the areas over their union, 0 to 1.
  ///
  /// Exact where both quads are convex; a quad that an engine reports with crossed sides is first replaced
  /// by its convex hull.
  public func intersectionOverUnion(with other: Quad) -> Double {
    let left = convexHull(corners)
    let right = convexHull(other.corners)
    let shared = polygonArea(clip(left, by: right))
    let union = polygonArea(left) + polygonArea(right) - shared
    return union > 0 ? shared / union : 0
  }
}

/// The area of a simple polygon by the shoelace formula.
private func polygonArea(_ polygon: [Point]) -> Double {
  guard polygon.count > 2 else { return 0 }
  var doubled = 0.0
  for (index, point) in polygon.enumerated() {
    doubled += point.cross(polygon[(index + 1) % polygon.count])
  }
  return abs(doubled) / 2
}

/// The convex hull by Andrew's monotone chain (Information Processing Letters 9, 1979), with positive
/// cross products from side to side.
private func convexHull(_ points: [Point]) -> [Point] {
  let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  func chain(_ points: some Sequence<Point>) -> [Point] {
    var chain: [Point] = []
    for point in points {
      while chain.count >= 2,
        (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 2]) <= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }
  return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
}

/// The part of `subject` inside the convex `window` (Sutherland and Hodgman, CACM 17, 1974).
private func clip(_ subject: [Point], by window: [Point]) -> [Point] {
  guard window.count > 2 else { return [] }
  var inside = subject
  for (index, start) in window.enumerated() {
    let side = window[(index + 1) % window.count] - start
    let candidates = inside
    inside = []
    for (index, point) in candidates.enumerated() {
      let next = candidates[(index + 1) % candidates.count]
      let here = side.cross(point - start)
      let there = side.cross(next - start)
      if here >= 0 { inside.append(point) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        inside.append(point + (next - point) * (here / (here - there)))
      }
    }
  }
  return inside
}
