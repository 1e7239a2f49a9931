import Barcodes
package import Records

/// A way in which a suite has its frames shown to engines.
package struct SuiteView: Sendable, Equatable {
  /// The suite's name for it; nil for the only view of a suite that names none.
  package var name: String?
  /// Whether the engine is told how the frame lies, as its `rotation_deg` says.
  package var tellsOrientation = false
  /// Where the engine is to look; nil for the whole frame.
  package var region: RegionChoice?

  package init(
    name: String? = nil, tellsOrientation: Bool = false, region: RegionChoice? = nil
  ) {
    self.name = name
    self.tellsOrientation = tellsOrientation
    self.region = region
  }

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
package struct RegionChoice: Sendable, Equatable {
  package enum Codes: String, Sendable, CaseIterable {
    /// All true codes of the frame.
    case all
    /// The first of them alone.
    case first
  }

  /// What the region is around.
  package var codes: Codes
  /// How much wider it is than the box around them, at either side, as a share of that box's width; and how
  /// much higher, as a share of its height.
  package var margin: Double

  package init(around codes: Codes, margin: Double) {
    self.codes = codes
    self.margin = margin
  }

  /// Whole pixels of the frame, at least as much as the margin says; the whole frame where it shows no code.
  func region(of frame: FrameRecord) -> PixelRectangle {
    let whole = PixelRectangle(width: frame.width, height: frame.height)
    let codes = self.codes == .all ? frame.codes : Array(frame.codes.prefix(1))
    let corners = codes.compactMap(\.corners).flatMap(\.corners)
    guard let columns = span(corners.map(\.x), within: frame.width),
      let rows = span(corners.map(\.y), within: frame.height)
    else { return whole }
    return PixelRectangle(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The pixels along one axis; nil where they are none.
  private func span(_ coordinates: [Double], within size: Int) -> Range<Int>? {
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
