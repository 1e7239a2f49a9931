import Barcodes
import Foundation

/// A reader of BMP, for which Debian and Homebrew share no stand-alone library: rows of pixels
/// behind a header, with or without a palette, or runs of one index (Microsoft, [MS-WMF] 2.2.2.3,
/// 2.2.2.9; Bitmap Storage, Bitmap Compression).
struct BMPPicture {
  private let bytes: [UInt8]
  private let head: Head
  private let palette: [(red: UInt8, green: UInt8, blue: UInt8)]

  static func luma(of bytes: Data, _ mostPixels: Int) throws(Fault) -> StoredPicture {
    let head = try Head([UInt8](bytes))
    try StoredPicture.check(width: head.width, height: head.height, mostPixels)
    let memory = try PictureMemory.shared.reservation(
      bytes: 6 * head.width * head.height, width: head.width, height: head.height)
    return StoredPicture(try BMPPicture([UInt8](bytes), head).coloured(), memory: memory)
  }

  /// The numbers before the pixels.
  struct Head {
    var width = 0
    var height = 0
    /// True if the first row is the upper one.
    var isTopDown = false
    var bits = 0
    var compression = Compression.none
    /// The masks of red, green, blue and opacity, for pixels of 16 or 32 bits.
    var masks: [UInt32] = []
    /// The offset of the palette.
    var paletteStart = 0
    var colours = 0
    var colourBytes = 4
    var pixelStart = 0

    enum Compression: Int {
      case none, runs8, runs4, masks
      case masksWithOpacity = 6
    }

    init(_ bytes: [UInt8]) throws(Fault) {
      guard let size = bytes.long(14), let start = bytes.long(10) else { throw Self.cut }
      pixelStart = start
      if size == 12 {
        guard let width = bytes.short(18), let height = bytes.short(20),
          let bits = bytes.short(24)
        else { throw Self.cut }
        (self.width, self.height, self.bits, colourBytes) = (width, height, bits, 3)
      } else {
        guard let width = bytes.long(18), let height = bytes.long(22),
          let bits = bytes.short(28), let kind = bytes.long(30), let colours = bytes.long(46)
        else { throw Self.cut }
        guard let compression = Compression(rawValue: kind) else {
          throw Fault(reason: "it is compressed in a way that is not read; store it as PNG")
        }
        let rows = Int32(truncatingIfNeeded: height)
        (self.width, self.height, self.bits) = (width, Int(rows.magnitude), bits)
        (self.compression, self.colours, isTopDown) = (compression, colours, rows < 0)
      }
      guard [1, 2, 4, 8, 16, 24, 32].contains(bits) else {
        throw Fault(reason: "it has \(bits) bits a pixel, which no BMP has")
      }
      paletteStart = 14 + size
      if bits <= 8, colours == 0 || colours > 1 << bits { colours = 1 << bits }
      try readMasks(bytes, headBytes: size)
    }

    private mutating func readMasks(_ bytes: [UInt8], headBytes: Int) throws(Fault) {
      guard bits == 16 || bits == 32 else { return }
      guard compression == .masks || compression == .masksWithOpacity else {
        masks = bits == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF_0000, 0xFF00, 0xFF, 0]
        return
      }
      // Behind a head of 40 bytes, within longer ones, at the same place.
      let hasOpacity = headBytes >= 56 || compression == .masksWithOpacity
      for index in 0..<(hasOpacity ? 4 : 3) {
        guard let mask = bytes.long(54 + 4 * index) else { throw Self.cut }
        masks.append(UInt32(mask))
      }
      if !hasOpacity { masks.append(0) }
    }

    static let cut = Fault(reason: "it is cut off")
  }

  private init(_ bytes: [UInt8], _ head: Head) throws(Fault) {
    (self.bytes, self.head) = (bytes, head)
    guard head.bits <= 8 else {
      palette = []
      return
    }
    let size = head.colourBytes
    guard head.paletteStart + size * head.colours <= bytes.count else { throw Head.cut }
    palette = (0..<head.colours).map { index in
      let at = head.paletteStart + size * index
      return (bytes[at + 2], bytes[at + 1], bytes[at])
    }
  }

  private func coloured() throws(Fault) -> ColouredPicture {
    var samples = [UInt8](repeating: 255, count: 4 * head.width * head.height)
    if head.compression == .runs8 || head.compression == .runs4 {
      let indices = try BMPRuns(
        bytes, from: head.pixelStart, width: head.width, height: head.height
      )
      .indices(bits: head.compression == .runs8 ? 8 : 4)
      for (pixel, index) in indices.enumerated() { set(Int(index), at: pixel, in: &samples) }
    } else {
      let stride = (head.width * head.bits + 31) / 32 * 4
      guard
        stride * (head.height - 1) + (head.width * head.bits + 7) / 8
          <= bytes.count - head.pixelStart
      else { throw Head.cut }
      for row in 0..<head.height { read(row, stride: stride, into: &samples) }
    }
    // Of 32 bits the last eight are opacity where any pixel has some.
    if let mask = head.masks.last, mask != 0,
      !opacities(samples).contains(where: { samples[$0] != 0 })
    {
      for at in opacities(samples) { samples[at] = 255 }
    }
    return ColouredPicture(width: head.width, height: head.height, samples: samples)
  }

  private func opacities(_ samples: [UInt8]) -> StrideTo<Int> {
    stride(from: 3, to: samples.count, by: 4)
  }

  private func read(_ row: Int, stride: Int, into samples: inout [UInt8]) {
    let start = head.pixelStart + row * stride
    let y = head.isTopDown ? row : head.height - 1 - row
    for x in 0..<head.width {
      let pixel = y * head.width + x
      switch head.bits {
      case 24:
        let at = start + 3 * x
        for colour in 0..<3 { samples[4 * pixel + colour] = bytes[at + 2 - colour] }
      case 16, 32:
        let size = head.bits / 8
        let value = (0..<size).reduce(UInt32(0)) {
          $0 | UInt32(bytes[start + size * x + $1]) << (8 * $1)
        }
        for colour in 0..<4 {
          samples[4 * pixel + colour] = level(of: value, under: head.masks[colour])
        }
      default:
        let bit = x * head.bits
        let shift = 8 - head.bits - bit % 8
        let index = Int(bytes[start + bit / 8] >> shift) & ((1 << head.bits) - 1)
        set(index, at: pixel, in: &samples)
      }
    }
  }

  /// Sets a pixel by its palette index; an index without a colour is black.
  private func set(_ index: Int, at pixel: Int, in samples: inout [UInt8]) {
    let colour = palette.indices.contains(index) ? palette[index] : (red: 0, green: 0, blue: 0)
    (samples[4 * pixel], samples[4 * pixel + 1], samples[4 * pixel + 2]) =
      (colour.red, colour.green, colour.blue)
  }
}

extension [UInt8] {
  /// Returns the number of two bytes at a place, the least significant first; nil beyond the end.
  func short(_ at: Int) -> Int? { littleEndian(at, bytes: 2) }

  /// Returns the number of four bytes at a place, likewise.
  func long(_ at: Int) -> Int? { littleEndian(at, bytes: 4) }

  private func littleEndian(_ at: Int, bytes: Int) -> Int? {
    guard at >= 0, at + bytes <= count else { return nil }
    return (0..<bytes).reduce(0) { $0 | Int(self[at + $1]) << (8 * $1) }
  }
}

/// Returns the level, 0 to 255, of the colour whose bits of a pixel a mask has; 255 if it has none.
private func level(of pixel: UInt32, under mask: UInt32) -> UInt8 {
  guard mask != 0 else { return 255 }
  let shift = mask.trailingZeroBitCount
  let most = UInt64(mask >> shift)
  let value = UInt64((pixel & mask) >> shift)
  return UInt8(min(255, (value * 255 + most / 2) / most))
}
