import Barcodes
import Scene

/// A convex polygon of the sheet, clockwise on the screen, in modules.
struct ConvexPolygon: Equatable {
  let corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  init(_ extent: SheetExtent) { corners = extent.corners }

  /// By the shoelace formula, in square modules.
  var area: Double {
    guard corners.count > 2 else { return 0 }
    var doubled = 0.0
    for (index, corner) in corners.enumerated() {
      doubled += corner.cross(corners[(index + 1) % corners.count])
    }
    return doubled / 2
  }

  var edges: [OutlineEdge] {
    corners.indices.map {
      OutlineEdge(start: corners[$0], end: corners[($0 + 1) % corners.count])
    }
  }

  /// Splits the polygon into the parts on the right and on the left of the line from `start` to
  /// `end` (Sutherland and Hodgman, "Reentrant polygon clipping", CACM 17, 1974).
  private func split(from start: Point, to end: Point) -> (
    right: ConvexPolygon, left: ConvexPolygon
  ) {
    let direction = end - start
    var right: [Point] = []
    var left: [Point] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let (here, there) = (direction.cross(corner - start), direction.cross(next - start))
      if here >= 0 { right.append(corner) }
      if here <= 0 { left.append(corner) }
      if (here > 0 && there < 0) || (here < 0 && there > 0) {
        let crossing = corner + (next - corner) * (here / (here - there))
        right.append(crossing)
        left.append(crossing)
      }
    }
    return (ConvexPolygon(right), ConvexPolygon(left))
  }

  /// The polygon without `other`, in convex pieces that do not overlap.
  func removing(_ other: ConvexPolygon) -> [ConvexPolygon] {
    var rest = self
    var pieces: [ConvexPolygon] = []
    for edge in other.edges {
      let (inside, outside) = rest.split(from: edge.start, to: edge.end)
      if outside.area > 0 { pieces.append(outside) }
      guard inside.area > 0 else { return pieces }
      rest = inside
    }
    return pieces
  }

  /// The part that is inside both.
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    other.edges.reduce(self) { $0.split(from: $1.start, to: $1.end).right }
  }
}

extension [ConvexPolygon] {
  func removing(_ other: ConvexPolygon) -> [ConvexPolygon] { flatMap { $0.removing(other) } }

  /// The area of polygons that do not overlap, in square modules.
  var area: Double { reduce(0) { $0 + $1.area } }
}
