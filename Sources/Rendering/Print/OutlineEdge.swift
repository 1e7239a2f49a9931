import Barcodes

/// A directed side of an area. The area lies on the right of the direction of travel, as seen on the screen,
/// so the sides of any area form closed loops.
struct OutlineEdge: Equatable {
  var start: Point
  var end: Point
}
