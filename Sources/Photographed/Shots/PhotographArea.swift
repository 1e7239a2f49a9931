import Barcodes
import Synchronization

/// A part of a photograph, in its pixels.
struct PhotographArea: Sendable, Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// The smallest whole pixels that hold a code and a margin, as far as the photograph goes.
  ///
  /// - Parameters:
  ///   - corners: nil for all of the photograph.
  ///   - margin: in pixels; nil likewise.
  init(around corners: Quad?, margin: Double?, width: Int, height: Int) {
    guard let corners = corners?.corners, let margin else {
      (x, y, self.width, self.height) = (0, 0, width, height)
      return
    }
    func range(_ values: [Double], _ limit: Int) -> (Int, Int) {
      let low = min(max(((values.min() ?? 0) - margin).rounded(.down), 0), Double(limit - 1))
      let high = min(max(((values.max() ?? 0) + margin).rounded(.up), low + 1), Double(limit))
      return (Int(low), Int(high))
    }
    let (columns, rows) = (range(corners.map(\.x), width), range(corners.map(\.y), height))
    (x, self.width) = (columns.0, columns.1 - columns.0)
    (y, self.height) = (rows.0, rows.1 - rows.0)
  }
}

extension GreyImage {
  func cropped(to area: PhotographArea) -> GreyImage {
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
  struct AreaKey: Hashable {
    var source: Int
    var frame: Int
    var area: PhotographArea
  }

  private let state = Mutex((parts: [AreaKey: GreyImage](), pixels: 0))
  private static let mostPixels = 256_000_000

  /// The part, cut out by the first who asks for it.
  func part(_ key: AreaKey, cut: () throws -> GreyImage) rethrows -> GreyImage {
    if let part = state.withLock({ $0.parts[key] }) { return part }
    let part = try cut()
    state.withLock { state in
      guard state.parts[key] == nil, state.pixels + part.pixels.count <= Self.mostPixels else {
        return
      }
      state.parts[key] = part
      state.pixels += part.pixels.count
    }
    return part
  }
}
