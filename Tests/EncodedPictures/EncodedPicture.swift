package import Barcodes
import CTurboJPEG
import CWebP
import Foundation
import Photographed

/// The files of pictures that tests draw.
package enum EncodedPicture {
  /// An encoder that failed.
  struct Failure: Error {}

  /// How samples lie in memory.
  package enum Samples: Sendable { case grey, rgb, cmyk }

  /// JPEG of the best quality, without subsampling.
  ///
  /// - Parameter samples: row by row.
  package static func jpeg(
    _ samples: [UInt8], _ kind: Samples, width: Int, height: Int
  ) throws -> [UInt8] {
    let (format, subsampling) =
      switch kind {
      case .grey: (TJPF_GRAY, TJSAMP_GRAY)
      case .rgb: (TJPF_RGB, TJSAMP_444)
      case .cmyk: (TJPF_CMYK, TJSAMP_444)
      }
    guard let compressor = tjInitCompress() else { throw Failure() }
    defer { tjDestroy(compressor) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let isWritten = samples.withUnsafeBufferPointer {
      tjCompress2(
        compressor, $0.baseAddress, Int32(width), 0, Int32(height), Int32(format.rawValue), &bytes,
        &count, Int32(subsampling.rawValue), 100, 0) == 0
    }
    guard isWritten else { throw Failure() }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  package static func jpeg(_ image: GreyImage) throws -> [UInt8] {
    try jpeg(image.pixels, .grey, width: image.width, height: image.height)
  }

  /// A JPEG with the EXIF tag 274.
  package static func told(_ orientation: UInt8, _ jpeg: [UInt8]) -> [UInt8] {
    let body = Array("Exif".utf8) + [0, 0] + tags(orientation)
    let length = body.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
      + jpeg.dropFirst(2)
  }

  /// WebP without loss.
  ///
  /// - Parameter samples: red, green and blue, row by row.
  package static func webp(_ samples: [UInt8], width: Int, height: Int) -> [UInt8] {
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = samples.withUnsafeBufferPointer {
      WebPEncodeLosslessRGB(
        $0.baseAddress, Int32(width), Int32(height), Int32(3 * width), &bytes)
    }
    defer { WebPFree(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  package static func webp(_ image: GreyImage) -> [UInt8] {
    webp(image.pixels.flatMap { [$0, $0, $0] }, width: image.width, height: image.height)
  }

  /// Writes a file, in the format that its ending says, and the folder that it is to lie in.
  package static func write(_ image: GreyImage, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch url.pathExtension {
    case "png": try image.writePNG(to: path)
    case "webp": try Data(webp(image)).write(to: url)
    case "tif", "tiff": try Data(tiff(image)).write(to: url)
    case "gif": try Data(gif([image])).write(to: url)
    case "bmp": try Data(bmp(image)).write(to: url)
    default: try Data(jpeg(image)).write(to: url)
    }
  }
}

extension GreyImage {
  /// An image whose grey levels are the letters of a text, as the scripted engine reads them: at most 64, in rows of `width`.
  package static func letters(_ text: String, width: Int) -> GreyImage {
    let letters = Array(text.utf8)
    return GreyImage(width: width, height: letters.count / width, pixels: letters)
  }
}

extension ImageOrientation {
  /// How a scene has to be turned so that this turns it back.
  package var inverse: ImageOrientation {
    switch self {
    case .right: .left
    case .left: .right
    default: self
    }
  }
}
