import Foundation

/// The quality at which libjpeg would have compressed a file, by its quantisation tables.
///
/// libjpeg scales the luma table of ITU-T T.81, annex K.1, by S per cent: S = 5000 / q below a
/// quality q of 50, else 200 − 2q. Each entry is (entry · S + 50) / 100, at least 1 and at most 255
/// (jcparam.c, `jpeg_quality_scaling`). A camera's own tables get the quality whose table is
/// nearest, if one is near.
extension Photograph {
  /// Returns the quality, 1 to 100; nil for another format, or tables unlike libjpeg's.
  static func jpegQuality(of file: Data) -> Int? {
    guard let table = lumaTable(of: file) else { return nil }
    let best = (1...100).min { distance(table, $0) < distance(table, $1) }
    return best.flatMap { distance(table, $0) <= farthest ? $0 : nil }
  }

  /// The mean relative difference from libjpeg's entries beyond which a table is another maker's.
  private static let farthest = 0.2

  /// Table K.1 in zigzag order, as files have it (figure A.6).
  static let standardLuma = [
    16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37,
    29, 40, 58, 51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87,
    95, 98, 103, 104, 103, 62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
  ]

  private static func distance(_ table: [Int], _ quality: Int) -> Double {
    let scale = quality < 50 ? 5000 / quality : 200 - 2 * quality
    let differences = zip(table, standardLuma).map { entry, standard in
      let expected = min(max((standard * scale + 50) / 100, 1), 255)
      return abs(Double(entry - expected)) / Double(expected)
    }
    return differences.reduce(0, +) / Double(differences.count)
  }

  /// Returns table 0, the luma's, from the segments before the first scan (ITU-T T.81, B.2.4.1).
  private static func lumaTable(of file: Data) -> [Int]? {
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    return JPEGSegments([UInt8](file)).reduce(nil) { table, segment in
      segment.marker == 0xDB ? firstTable(segment.content) ?? table : table
    }
  }

  /// Returns table 0 of a segment, which may hold several tables of 8 or 16 bits an entry.
  private static func firstTable(_ segment: ArraySlice<UInt8>) -> [Int]? {
    var rest = segment
    while let head = rest.popFirst() {
      let size = head >> 4 == 0 ? 1 : 2
      guard rest.count >= 64 * size else { return nil }
      let entries = Array(rest.prefix(64 * size))
      rest = rest.dropFirst(64 * size)
      guard head & 15 == 0 else { continue }
      return (0..<64).map { index in
        size == 1
          ? Int(entries[index]) : Int(entries[2 * index]) << 8 | Int(entries[2 * index + 1])
      }
    }
    return nil
  }
}
