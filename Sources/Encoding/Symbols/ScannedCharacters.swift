/// How the elements of a linear symbol make characters, and how the reference decode algorithm of its standard tells these from
/// one another.
package struct ScannedCharacters: Sendable {
  /// The elements of each character that the algorithm measures, of so many that the symbol has from its first bar to its last.
  /// Guard patterns and the gaps between characters are no characters.
  package let places: @Sendable (_ elements: Int) -> [Range<Int>]
  package let decoding: ReferenceDecoding

  /// - Parameter places: as above.
  init(
    _ decoding: ReferenceDecoding, places: @escaping @Sendable (_ elements: Int) -> [Range<Int>]
  ) {
    (self.decoding, self.places) = (decoding, places)
  }

  /// Characters of `size` elements, one behind the other.
  static func groups(
    of size: Int, from first: Int = 0, to end: Int, gap: Int = 0
  ) -> [Range<Int>] {
    stride(from: first, through: end - size, by: size + gap).map { $0..<$0 + size }
  }
}

/// The measurements by which a scan's characters are told (ISO/IEC 15416:2016, annex A, from memory).
package enum ReferenceDecoding: Sendable {
  /// From edge to similar edge, in characters of so many modules.
  case edgeToEdge(modules: Double)
  /// The same in 7 modules, and by the widths of the bars where these alone tell digits apart: EAN and UPC.
  case retail
  /// The same in 11 modules, and by the sum of the bars: Code 128.
  case code128
  /// Narrow and wide elements, told apart by a threshold: a share of the character's width, or nil for the middle between the mean
  /// narrow and the mean wide element of the symbol.
  case twoWidths(threshold: Double?)
}
