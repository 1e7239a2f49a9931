import CPNG
import Foundation

/// What stands beside the pixels, where another program would have written it.
extension EncodedPicture {
  /// The EXIF tag 274 alone: TIFF, the least significant byte first, with an IFD of one entry of type SHORT.
  package static func tags(_ orientation: UInt8) -> [UInt8] {
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      + [0, 0, 0, 0]
  }

  /// A PNG with a chunk `eXIf` behind its head.
  package static func told(_ orientation: UInt8, png: [UInt8]) -> [UInt8] {
    Array(png.prefix(33)) + chunk("eXIf", tags(orientation)) + png.dropFirst(33)
  }

  /// A WebP without loss in the container that takes EXIF, too.
  package static func told(
    _ orientation: UInt8, webp: [UInt8], width: Int, height: Int
  ) -> [UInt8] {
    let sides = [width - 1, height - 1].flatMap { little($0, 3) }
    let body =
      Array("WEBP".utf8) + riff("VP8X", [8, 0, 0, 0] + sides) + webp.dropFirst(12)
      + riff("EXIF", tags(orientation))
    return riff("RIFF", body)
  }

  /// A grey PNG of 16 bits, whose samples are those of 8 with a byte of chance behind each.
  package static func deepPNG(_ samples: [UInt8], width: Int, height: Int) throws -> [UInt8] {
    var rows: [UInt8] = []
    for start in stride(from: 0, to: samples.count, by: width) {
      rows.append(0)
      for sample in samples[start..<start + width] {
        rows += [sample, UInt8(truncatingIfNeeded: start &* 7)]
      }
    }
    var count = compressBound(UInt(rows.count))
    var data = [UInt8](repeating: 0, count: Int(count))
    guard compress(&data, &count, rows, UInt(rows.count)) == Z_OK else { throw Failure() }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [16, 0, 0, 0, 0])
      + chunk("IDAT", Array(data.prefix(Int(count)))) + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return big(data.count) + body + big(Int(crc32(0, body, UInt32(body.count))))
  }

  private static func riff(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + little(data.count, 4) + data + (data.count.isMultiple(of: 2) ? [] : [0])
  }

  private static func big(_ number: Int) -> [UInt8] { little(number, 4).reversed() }

  static func little(_ number: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
