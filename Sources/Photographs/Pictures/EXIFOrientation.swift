import Barcodes
import CEXIF
import Foundation

/// What a camera wrote of how the pixels lie, by libexif.
struct EXIFOrientation {
  /// `up` where the file says nothing, or nothing that makes sense.
  let value: ImageOrientation

  /// - Parameter jpeg: a whole JPEG.
  init(jpeg: Data) { value = Self.read(Array(jpeg)) }

  /// - Parameter tags: as they stand in the chunk `eXIf` of a PNG and the chunk `EXIF` of a WebP, with or without the word before them
  ///   that JPEG has.
  init(tags: some Collection<UInt8>) {
    let word = Array("Exif".utf8) + [0, 0]
    value = Self.read(tags.starts(with: word) ? Array(tags) : word + tags)
  }

  private static func read(_ bytes: [UInt8]) -> ImageOrientation {
    // SAFETY: the library reads the bytes during the call.
    let number = bytes.withUnsafeBufferPointer {
      scanbench_exif_orientation($0.baseAddress, UInt32($0.count))
    }
    return ImageOrientation(rawValue: Int(number)) ?? .up
  }
}
