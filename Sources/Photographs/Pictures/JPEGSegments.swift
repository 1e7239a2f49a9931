/// The segments of a JPEG before its first scan (ITU-T T.81, B.1.1), even with bytes between them.
struct JPEGSegments: Sequence, IteratorProtocol {
  private let jpeg: [UInt8]
  private var place = 2

  init(_ jpeg: [UInt8]) { self.jpeg = jpeg }

  /// Returns a segment's marker and the bytes after its length.
  mutating func next() -> (marker: UInt8, content: ArraySlice<UInt8>)? {
    while place + 4 <= jpeg.count {
      let marker = jpeg[place + 1]
      // Fill bytes may precede a marker, and those of no segment are passed over.
      guard jpeg[place] == 0xFF, marker != 0xFF, marker != 0 else {
        place += 1
        continue
      }
      // A scan, or the end.
      if marker == 0xDA || marker == 0xD9 { return nil }
      // Marks that stand alone have no length.
      if 0xD0...0xD8 ~= marker || marker == 0x01 {
        place += 2
        continue
      }
      let start = place + 4
      let end = place + 2 + (Int(jpeg[place + 2]) << 8 | Int(jpeg[place + 3]))
      guard start <= end, end <= jpeg.count else { return nil }
      place = end
      return (marker, jpeg[start..<end])
    }
    return nil
  }

  /// Returns the fewest bytes of a file this large: the mean of each 8 × 8 pixels takes at least a
  /// bit (F.1.2.1, G.1.2.1), unless the picture is coded arithmetically or without loss.
  static func leastBytes(of jpeg: [UInt8], width: Int, height: Int) -> Int {
    // All of C0 to CF begin a frame but the tables of Huffman and arithmetic codes, and a reserved one (table B.1).
    let frame = JPEGSegments(jpeg).first {
      0xC0...0xCF ~= $0.marker && ![0xC4, 0xC8, 0xCC].contains($0.marker)
    }
    guard let frame, frame.marker <= 0xC2 else { return 0 }
    return ((width + 7) / 8 * ((height + 7) / 8) + 7) / 8
  }
}
