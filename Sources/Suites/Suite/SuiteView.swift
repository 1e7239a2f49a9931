import Barcodes
package import Records

/// A way in which a suite has its frames shown to engines.
package struct SuiteView: Sendable, Equatable {
  /// The suite's name for it; nil for the only view of a suite that names none.
  package var name: String?
  /// True if the engine is told how the frame lies, as its `rotation_deg` says.
  package var tellsOrientation = false
  /// Where the engine is to look; nil for the whole frame.
  package var region: RegionChoice?
  /// The view of one frame.
  package func view(of frame: FrameRecord) -> FrameView {
    FrameView(
      name: name,
      orientation: tellsOrientation
        ? frame.condition.flatMap { ImageOrientation(rotationDegrees: $0.rotationDegrees) } : nil,
      region: region?.region(of: frame))
  }
}

/// Which part of a frame is its region of interest.
package enum RegionChoice: Sendable, Equatable {
  /// Around all true codes of the frame, or the first of them alone; how much wider it is than the box around them, at either side, as a
  /// share of that box's width; and how much higher, as a share of its height.
  case around(firstAlone: Bool, margin: Double)
  /// The same part of every frame, as an app's view finder: its sides, as shares of the frame's width and height.
  case finder(left: Double, top: Double, right: Double, bottom: Double)

  /// Whole pixels of the frame, at least as much as asked for; around codes the whole frame where it shows none.
  func region(of frame: FrameRecord) -> PixelRectangle {
    let (xs, ys, margin): ([Double], [Double], Double)
    switch self {
    case .around(let firstAlone, let share):
      let shown = firstAlone ? Array(frame.codes.prefix(1)) : frame.codes
      let corners = shown.compactMap(\.corners).flatMap(\.corners)
      (xs, ys, margin) = (corners.map(\.x), corners.map(\.y), share)
    case .finder(let left, let top, let right, let bottom):
      xs = [left, right].map { $0 * Double(frame.width) }
      ys = [top, bottom].map { $0 * Double(frame.height) }
      margin = 0
    }
    guard let columns = Self.span(xs, margin: margin, within: frame.width),
      let rows = Self.span(ys, margin: margin, within: frame.height)
    else { return PixelRectangle(width: frame.width, height: frame.height) }
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The pixels along one axis; nil where they are none.
  private static func span(
    _ coordinates: [Double], margin: Double, within size: Int
  ) -> Range<Int>? {
    guard let least = coordinates.min(), let most = coordinates.max() else { return nil }
    let room = (most - least) * margin
    let first = max(0, (least - room).rounded(.down))
    let end = min(Double(size), (most + room).rounded(.up))
    return first < end ? Int(first)..<Int(end) : nil
  }
}

extension Suite {
  /// The names of the views, in the suite's order; nil where it names none.
  package var viewNames: [String]? {
    let names = views.compactMap(\.name)
    return names.isEmpty ? nil : names
  }
}
