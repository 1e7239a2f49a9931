// The chunks of a PNG, as far as one must know them to say what decoding will cost, before it costs anything. Source: W3C, Portable
// Network Graphics (Third Edition), 5.2 and 5.3. Everything else of the format is libpng's.
extension PNGSource {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature and the chunk IHDR, which comes first: what the size is known from.
  static let headBytes = 33

  /// The width, the height and the bits of each colour or index that a head says; nil where it is not that of a PNG.
  static func size(
    inHead head: some Collection<UInt8>
  ) -> (width: Int, height: Int, bitDepth: Int)? {
    let bytes = Array(head.prefix(headBytes))
    guard bytes.count == headBytes, bytes.starts(with: signature),
      number(bytes, at: 8) == 13, Array(bytes[12..<16]) == Array("IHDR".utf8)
    else { return nil }
    return (number(bytes, at: 16), number(bytes, at: 20), Int(bytes[24]))
  }

  /// The same file without the chunks that no pixel depends on: texts, which may be compressed to a thousandth of
  /// what they take in memory, and all that libpng does not know.
  ///
  /// A profile (iCCP) stays, since it says how colours become grey; libpng takes one, of up to 8 MB. A chunk that is not
  /// whole goes, with what follows: libpng takes memory for the length that it claims.
  static func withoutTexts(_ bytes: [UInt8]) -> [UInt8] {
    var kept = Array(bytes.prefix(signature.count))
    kept.reserveCapacity(bytes.count)
    forEachChunk(of: bytes) { type, place in
      if Self.kept.contains(Array(type)) { kept += bytes[place] }
      return true
    }
    return kept
  }

  /// The data of the first chunk of a type; nil without one.
  static func data(of type: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var found: ArraySlice<UInt8>?
    forEachChunk(of: bytes) { other, place in
      if other.elementsEqual(type.utf8) { found = bytes[place].dropFirst(8).dropLast(4) }
      return found == nil
    }
    return found
  }

  /// - Parameter body: given a chunk's type, and where all of it lies; says whether to go on. Those that are not whole are none.
  private static func forEachChunk(
    of bytes: [UInt8], _ body: (ArraySlice<UInt8>, Range<Int>) -> Bool
  ) {
    var start = signature.count
    // Length, type, data, and a checksum of 4 bytes.
    while bytes.count - start >= 12 {
      let length = number(bytes, at: start)
      guard length <= bytes.count - start - 12 else { break }
      let end = start + length + 12
      guard body(bytes[start + 4..<start + 8], start..<end) else { break }
      start = end
    }
  }

  /// Chunks that pixels depend on.
  private static let kept = Set(
    ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD"]
      .map { Array($0.utf8) })

  /// Four bytes, the most significant first.
  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
