package import Barcodes
import CorpusRendering
package import Foundation
import Storage

/// A picture from elsewhere, as grey levels the right way up.
///
/// Colours become luma by ITU-R BT.601, Y = 0.299 R + 0.587 G + 0.114 B of the values as they are stored, rounded: what cameras hand to
/// readers as the Y of their YUV frames, and what JPEG keeps (JFIF, ITU-T T.871). What is transparent lies on white.
package struct Photograph: Sendable {
  package enum Format: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
  }

  /// Turned as `orientation` says.
  package let image: GreyImage
  package let format: Format
  /// How the file says that its pixels lie; `up` where it says nothing.
  package let orientation: ImageOrientation
  /// Of a JPEG, as `JPEGQuality` tells it; nil of other formats, and where it cannot be told.
  package let jpegQuality: Int?
  /// Held as long as the picture is.
  private let memory: PictureMemory.Reservation

  /// How colours become grey levels, as a corpus of photographs records it.
  package static let luma = "BT.601: 0.299 R + 0.587 G + 0.114 B"

  /// The most bytes that are read of a file: more than the pixels that an image may have take as PNG.
  package static let limitBytes = 256 << 20

  /// The endings of files that are pictures, in lower case.
  package static let fileExtensions: Set = ["png", "jpg", "jpeg", "webp"]

  /// - Throws: `PhotographError`.
  package init(path: String) throws(PhotographError) {
    try self.init(bytes: try Self.bytes(of: path), name: path)
  }

  /// The bytes of a picture's file.
  ///
  /// - Throws: `PhotographError`.
  static func bytes(of path: String) throws(PhotographError) -> Data {
    do {
      return try InputFile.bytes(of: path, limitBytes: limitBytes)
    } catch {
      throw PhotographError(path: path, reason: error.clause)
    }
  }

  /// Waits where pictures that are being read take much memory already: a thread must hold one photograph at a time.
  ///
  /// - Parameters:
  ///   - name: in errors.
  ///   - mostPixels: of more, the picture is refused before its pixels take memory.
  /// - Throws: `PhotographError`.
  package init(bytes: Data, name: String, mostPixels: Int = GreyImage.mostPixels)
    throws(PhotographError)
  {
    guard let format = Format(head: bytes) else {
      throw PhotographError(
        path: name,
        reason: "it is none of \(Format.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.format = format
    do {
      let stored: StoredPicture
      switch format {
      case .png: stored = try Self.png(bytes, mostPixels)
      case .jpeg: stored = try JPEGPicture.luma(of: bytes, mostPixels)
      case .webp: stored = try WebPPicture.luma(of: bytes, mostPixels)
      }
      orientation = format == .jpeg ? JPEGPicture.orientation(of: bytes) : .up
      image = stored.image.upright(orientation)
      memory = stored.memory
      jpegQuality = format == .jpeg ? JPEGQuality.estimate(of: bytes) : nil
    } catch {
      throw PhotographError(
        path: name, reason: "not a readable \(format.rawValue): \(error.reason)")
    }
  }

  private static func png(_ bytes: Data, _ mostPixels: Int) throws(PictureFault) -> StoredPicture {
    do {
      let source = try PNGSource(bytes: bytes, name: "")
      try PictureFault.check(width: source.width, height: source.height, mostPixels)
      // Red, green, blue and opacity, and then grey.
      let memory = try PictureMemory.shared.reservation(
        bytes: 5 * source.width * source.height, width: source.width, height: source.height)
      let image = GreyImage(
        width: source.width, height: source.height, lumaOf: try source.coloursAndOpacity(),
        channels: 4)
      return StoredPicture(image: image, memory: memory)
    } catch let error as PNGError {
      throw PictureFault(reason: error.message)
    } catch let error as PictureFault {
      throw error
    } catch {
      throw PictureFault(reason: "\(error)")
    }
  }
}

extension Photograph.Format {
  /// By the first bytes of a file; nil of any other.
  init?(head bytes: Data) {
    let head = Array(bytes.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.count == 12, head[..<4] == [0x52, 0x49, 0x46, 0x46],
      head[8...] == [0x57, 0x45, 0x42, 0x50]
    {
      self = .webp
    } else {
      return nil
    }
  }
}

/// A picture that cannot be read.
package struct PhotographError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }
}

/// Why the bytes of a picture give no pixels.
struct PictureFault: Error, Equatable {
  let reason: String

  /// Refuses an image that nobody could have meant, before its pixels take memory.
  static func check(width: Int, height: Int, _ mostPixels: Int) throws(PictureFault) {
    let (pixels, isBeyond) = width.multipliedReportingOverflow(by: height)
    guard !isBeyond, width > 0, height > 0, pixels <= mostPixels else {
      throw PictureFault(
        reason:
          "its head says \(width) × \(height) pixels, but an image has 1 to \(mostPixels)"
      )
    }
  }
}

extension GreyImage {
  /// The luma of pixels of three or four bytes: red, green, blue, and how opaque they are.
  init(width: Int, height: Int, lumaOf samples: [UInt8], channels: Int) {
    var pixels = [UInt8](repeating: 0, count: width * height)
    for index in pixels.indices {
      let at = index * channels
      var luma =
        299 * Int(samples[at]) + 587 * Int(samples[at + 1]) + 114 * Int(samples[at + 2])
      if channels == 4 {
        let opacity = Int(samples[at + 3])
        luma = (luma * opacity + 255_000 * (255 - opacity) + 127) / 255
      }
      pixels[index] = UInt8((luma + 500) / 1000)
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
