import Barcodes

/// The runs of palette indices of a compressed BMP (Microsoft, Bitmap Compression).
struct BMPRuns {
  private let bytes: [UInt8]
  private let width: Int
  private let height: Int
  private var place: Int
  /// The column, and the row from the bottom.
  private var (x, y) = (0, 0)
  private var indices: [UInt8]

  init(_ bytes: [UInt8], from place: Int, width: Int, height: Int) throws(Fault) {
    (self.bytes, self.place, self.width, self.height) = (bytes, place, width, height)
    indices = [UInt8](repeating: 0, count: width * height)
  }

  /// Returns each pixel's index of 4 or 8 `bits`, row by row from the top; 0 for pixels in no run.
  consuming func indices(bits: Int) throws(Fault) -> [UInt8] {
    while let count = next(), let value = next() {
      if count > 0 {
        for index in 0..<Int(count) { put(Self.index(index, of: [value], bits: bits, isRun: true)) }
        continue
      }
      switch value {
      case 0: (x, y) = (0, y + 1)
      case 1: return indices
      case 2:
        guard let right = next(), let up = next() else { throw BMPPicture.Head.cut }
        (x, y) = (x + Int(right), y + Int(up))
      default: try putSingly(Int(value), bits: bits)
      }
    }
    throw BMPPicture.Head.cut
  }

  /// Reads pixels stored one by one, padded to pairs of bytes.
  private mutating func putSingly(_ count: Int, bits: Int) throws(Fault) {
    let size = (count * bits + 7) / 8
    guard place + size <= bytes.count else { throw BMPPicture.Head.cut }
    let run = Array(bytes[place..<place + size])
    for index in 0..<count { put(Self.index(index, of: run, bits: bits, isRun: false)) }
    place += (size + 1) / 2 * 2
  }

  private static func index(_ index: Int, of run: [UInt8], bits: Int, isRun: Bool) -> UInt8 {
    guard bits == 4 else { return run[isRun ? 0 : index] }
    let byte = run[isRun ? 0 : index / 2]
    return index.isMultiple(of: 2) ? byte >> 4 : byte & 15
  }

  /// Puts the next pixel; those beyond the picture are skipped.
  private mutating func put(_ index: UInt8) {
    if x < width, y < height { indices[(height - 1 - y) * width + x] = index }
    x += 1
  }

  private mutating func next() -> UInt8? {
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return bytes[place]
  }
}
