import Barcodes
import CEXIF
import Foundation

/// The orientation that a camera recorded, by libexif; `up` if the file has none, or an invalid one.
extension ImageOrientation {
  init(jpeg: Data) { self = Self.recorded(in: Array(jpeg)) }

  /// - Parameter tags: the chunk `eXIf` of a PNG or `EXIF` of a WebP, with JPEG's prefix or not.
  init(tags: some Collection<UInt8>) {
    let word = Array("Exif".utf8) + [0, 0]
    self = Self.recorded(in: tags.starts(with: word) ? Array(tags) : word + tags)
  }

  private static func recorded(in bytes: [UInt8]) -> ImageOrientation {
    // SAFETY: the library reads the bytes during the call.
    let number = bytes.withUnsafeBufferPointer {
      scanbench_exif_orientation($0.baseAddress, UInt32($0.count))
    }
    return ImageOrientation(rawValue: Int(number)) ?? .up
  }
}
