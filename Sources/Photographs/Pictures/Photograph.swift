package import Barcodes
package import Foundation
import Storage

/// A picture from elsewhere, as grey levels the right way up. Colours become luma by ITU-R BT.601,
/// Y = 0.299 R + 0.587 G + 0.114 B of the stored values, rounded: what cameras give readers as the
/// Y of their YUV frames, and what JPEG keeps (JFIF, ITU-T T.871).
package struct Photograph: Sendable {
  package let image: GreyImage
  package let format: PictureFormat
  /// The orientation of the pixels according to the file; `up` if it gives none.
  package let orientation: ImageOrientation
  /// The quality of a JPEG by its tables; nil for other formats, or if it cannot be told.
  package let jpegQuality: Int?
  /// Notes on the conversion for a reader of the report: whole sentences without their full stop.
  package let notes: [String]
  /// The memory reservation, held as long as the picture.
  private let memory: PictureMemory.Reservation

  /// The conversion of colours to grey levels, as a corpus of photographs records it.
  package static let luma = "BT.601: 0.299 R + 0.587 G + 0.114 B"

  /// The most bytes read from a file: more than the largest possible image takes as PNG.
  package static let limitBytes = 256 << 20

  package init(_ source: PictureSource) throws(PhotographError) {
    try self.init(bytes: try Self.bytes(of: source.path), name: source.name, page: source.page)
  }

  static func bytes(of path: String) throws(PhotographError) -> Data {
    do {
      return try InputFile.bytes(of: path, limitBytes: limitBytes)
    } catch {
      throw PhotographError(path: path, reason: error.clause)
    }
  }

  /// Reads a picture. Waits while other pictures that are being read take too much memory, so a
  /// thread must hold only one photograph at a time.
  ///
  /// - Parameters:
  ///   - name: the picture's name in errors.
  ///   - page: the page of a TIFF, from 1.
  ///   - mostPixels: the most pixels; a larger picture is refused before it takes memory.
  package init(
    bytes: Data, name: String, page: Int = 1, mostPixels: Int = GreyImage.mostPixels
  ) throws(PhotographError) {
    guard let format = PictureFormat(head: bytes) else {
      throw PhotographError(
        path: name,
        reason: "it is none of \(PictureFormat.names), but \(FileContent(head: bytes).words)")
    }
    self.format = format
    do {
      let stored = try Self.stored(bytes, format, page: page, mostPixels)
      orientation = stored.orientation
      image = stored.image.upright(orientation)
      (memory, notes) = (stored.memory, stored.notes)
      jpegQuality = format == .jpeg ? Self.jpegQuality(of: bytes) : nil
    } catch {
      throw PhotographError(
        path: name, reason: "not a readable \(format.name): \(error.reason)")
    }
  }

  private static func stored(
    _ bytes: Data, _ format: PictureFormat, page: Int, _ mostPixels: Int
  ) throws(Fault) -> StoredPicture {
    switch format {
    case .png: try .png(of: bytes, mostPixels)
    case .jpeg: try .jpeg(of: bytes, mostPixels)
    case .webp: try .webP(of: bytes, mostPixels)
    case .heic, .avif: try .heif(of: bytes, mostPixels)
    case .tiff: try .tiff(of: bytes, page: page, mostPixels)
    case .gif: try .gif(of: bytes, mostPixels)
    case .bmp: try BMPPicture.luma(of: bytes, mostPixels)
    }
  }
}

package struct PhotographError: Error, Equatable, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { VisibleText.line("\(path): \(reason)") }
}
