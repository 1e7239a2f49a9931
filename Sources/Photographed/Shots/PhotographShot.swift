package import Barcodes
package import Records
import Storage

/// One photograph as one frame shows it.
package struct PhotographShot: Sendable {
  private let set: PhotographSet
  private let code: PhotographedCode
  private let arm: PhotographArm
  /// Pixels of the frame for each of the photograph, at most 1.
  let scale: Double
  /// The part of the photograph that is shown, in its pixels.
  private let area: PixelRectangle
  /// The size of the frame, in pixels.
  package let width: Int
  package let height: Int
  /// Where in a pixel of the frame what is shown begins.
  private let phase: (x: Double, y: Double)

  /// - Parameter width: of modules or pictures, as the set has it; nil for what they are.
  package init(
    _ code: PhotographedCode, in set: PhotographSet, width: Double?, phase: Int, arm: PhotographArm
  ) {
    (self.set, self.code, self.arm) = (set, code, arm)
    let record = set.record(of: code)
    let own =
      if case .modules = set.size { code.moduleWidth } else { Double?(Double(record.width)) }
    scale = min(1, (width ?? own ?? 1) / (own ?? 1))
    let margin = set.margin.map { $0 * (code.moduleWidth ?? 0) }
    area = PixelRectangle(
      around: code.corners, margin: margin, width: record.width, height: record.height)
    // A lattice of rank one: all of a photograph's phases differ along both axes.
    let count = Double(set.phases)
    let isWhole = scale == 1
    let x = isWhole ? 0 : Double(phase) / count
    let y = isWhole ? 0 : Double(phase * 3 % set.phases) / count
    self.phase = (x, y)
    // Whole pixels alone: the last that would lie across the edge of what is shown is not there.
    self.width = max(1, Int((Double(area.width) * scale - x + 1e-9).rounded(.down)))
    self.height = max(1, Int((Double(area.height) * scale - y + 1e-9).rounded(.down)))
  }

  /// - Throws: `CorpusError` or `PNGError`, where the photograph cannot be read.
  package func image(seed: UInt64) throws -> GreyImage {
    let picture = try set.picture(of: code, area)
    guard scale < 1 else { return picture }
    let isOptical = if case .modules = set.size { true } else { false }
    let sampling = AreaSampling(
      left: phase.x / scale, top: phase.y / scale, scale: scale, width: width, height: height)
    guard isOptical else { return sampling.image(of: picture, inLight: false) }
    guard arm == .fromAfar, let look = code.look else {
      return sampling.image(of: picture, inLight: true)
    }
    return look.restored(
      to: sampling.plane(of: picture, inLight: true), width: width, height: height, scale: scale,
      seed: seed)
  }

  /// A place of the photograph in the frame.
  private func moved(_ point: Point) -> Point {
    Point(
      x: (point.x - Double(area.x)) * scale - phase.x,
      y: (point.y - Double(area.y)) * scale - phase.y)
  }

  package func moved(_ quad: Quad?) -> Quad? {
    quad?.map(moved)
  }

  /// True if any of a quad's bounds may be seen, and for a code whose place nobody knows.
  private func mayShow(_ quad: Quad?) -> Bool {
    guard let corners = moved(quad)?.corners else { return true }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return (xs.max() ?? 0) > 0 && (xs.min() ?? 0) < Double(width) && (ys.max() ?? 0) > 0
      && (ys.min() ?? 0) < Double(height)
  }
}

extension PhotographShot: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.arm == right.arm && left.scale == right.scale
      && left.phase == right.phase && left.width == right.width && left.height == right.height
  }
}

extension PhotographShot {
  package var origin: FrameRecord { self.set.record(of: code) }
  package var number: Int { code.code }
  package var corners: Quad? { code.corners }
  package var moduleWidth: Double? { code.moduleWidth.map { $0 * scale } }

  /// Nil where it lies outside of what the frame shows.
  package func shown(_ other: OtherCodeRecord) -> OtherCodeRecord? {
    guard mayShow(other.corners) else { return nil }
    var other = other
    other.corners = moved(other.corners)
    return other
  }
}
