import Barcodes
import Synchronization

extension PixelRectangle {
  /// The part of a photograph that a frame shows: the smallest whole pixels that hold a code and a margin, as far as the photograph goes.
  ///
  /// - Parameters:
  ///   - corners: nil for all of the photograph.
  ///   - margin: in pixels; nil likewise.
  init(around corners: Quad?, margin: Double?, width: Int, height: Int) {
    guard let corners = corners?.corners, let margin else {
      self.init(width: width, height: height)
      return
    }
    func range(_ values: [Double], _ limit: Int) -> Range<Int> {
      let low = min(max(((values.min() ?? 0) - margin).rounded(.down), 0), Double(limit - 1))
      let high = min(max(((values.max() ?? 0) + margin).rounded(.up), low + 1), Double(limit))
      return Int(low)..<Int(high)
    }
    let (columns, rows) = (range(corners.map(\.x), width), range(corners.map(\.y), height))
    self.init(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension GreyImage {
  func cropped(to area: PixelRectangle) -> GreyImage {
    guard (area.width, area.height) != (width, height) else { return self }
    let rows = (area.y..<area.y + area.height).flatMap { row in
      let start = row * width + area.x
      return pixels[start..<start + area.width]
    }
    return GreyImage(width: area.width, height: area.height, pixels: rows)
  }
}

/// Parts of photographs that were cut out, of which each makes frames at many widths: as many as there is room for.
final class PhotographCuttings: Sendable {
  private let state = Mutex((parts: [String: [PixelRectangle: GreyImage]](), pixels: 0))
  private static let mostPixels = 256_000_000

  /// A part of the photograph of a name, cut out by the first who asks for it.
  func part(
    of photograph: String, _ area: PixelRectangle, cut: () throws -> GreyImage
  ) rethrows -> GreyImage {
    if let part = state.withLock({ $0.parts[photograph]?[area] }) { return part }
    let part = try cut()
    state.withLock { state in
      guard state.parts[photograph]?[area] == nil,
        state.pixels + part.pixels.count <= Self.mostPixels
      else { return }
      state.parts[photograph, default: [:]][area] = part
      state.pixels += part.pixels.count
    }
    return part
  }
}
