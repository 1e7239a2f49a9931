package import Barcodes
import CPNG
package import Foundation
import Storage

/// A PNG whose size is known, and whose pixels are not read yet.
package struct PNGSource {
  private let name: String
  private let content: PNGContent

  private enum PNGContent {
    case file(FileHandle)
    case bytes(Data)
  }

  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The bits of each colour, or of an index.
  package let bitDepth: Int

  /// The Exif tags that a camera wrote beside the picture (chunk `eXIf`); nil of a file that is
  /// read by its path, and where there are none.
  package var orientationTags: ArraySlice<UInt8>? {
    guard case .bytes(let bytes) = content else { return nil }
    return Self.data(of: "eXIf", in: Array(bytes))
  }

  /// Reads the head of a file alone.
  ///
  /// - Throws: `PNGError`, also where the image has more pixels than any may have.
  package init(path: String) throws(PNGError) {
    do {
      let file = try InputFile.handle(path)
      let head = try file.read(upToCount: Self.headBytes) ?? Data()
      try self.init(.file(file), head: head, name: path)
    } catch let error as PNGError {
      throw error
    } catch {
      throw .unreadable(path, (error as? InputRefusal)?.reason ?? FileError.reason(of: error))
    }
  }

  /// - Parameter name: in errors.
  /// - Throws: as above.
  package init(bytes: Data, name: String) throws(PNGError) {
    try self.init(.bytes(bytes), head: bytes, name: name)
  }

  /// Reads the head, and refuses an image that nobody could have meant.
  private init(_ content: PNGContent, head: Data, name: String) throws(PNGError) {
    guard let size = Self.size(inHead: head) else {
      throw .unreadable(name, "Not a PNG file")
    }
    let (pixels, isBeyond) = size.width.multipliedReportingOverflow(by: size.height)
    guard !isBeyond, (1...GreyImage.mostPixels).contains(pixels) else {
      throw .unreadable(
        name,
        "its head says \(size.width) × \(size.height) pixels, but an image has 1 to "
          + "\(GreyImage.mostPixels)")
    }
    (self.content, self.name) = (content, name)
    (width, height, bitDepth) = size
  }

  /// Reads the pixels as 8-bit grey.
  ///
  /// - Throws: `PNGError`.
  package func image() throws(PNGError) -> GreyImage {
    GreyImage(
      width: width, height: height, pixels: try samples(UInt32(PNG_FORMAT_GRAY), channels: 1))
  }

  /// Reads the pixels as red, green, blue and opacity, 8 bits each, row by row; of deeper ones the upper 8.
  ///
  /// - Throws: `PNGError`.
  package func coloursAndOpacity() throws(PNGError) -> [UInt8] {
    try samples(UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA), channels: 4)
  }

  private func samples(_ format: UInt32, channels: Int) throws(PNGError) -> [UInt8] {
    let png = Self.withoutTexts(try bytes())
    var description = scanbench_png_describe(0, 0, 1)
    // SAFETY: frees what libpng keeps between begin and finish; harmless after finish.
    defer { png_image_free(&description) }
    // SAFETY: libpng reads the bytes of `png` during `body`, and writes width * height * channels bytes, the count of `samples`.
    let samples = png.withUnsafeBytes { bytes -> [UInt8]? in
      guard png_image_begin_read_from_memory(&description, bytes.baseAddress, bytes.count) != 0,
        Int(description.width) == width, Int(description.height) == height
      else { return nil }
      description.format = format
      // Else libpng takes the 16 bits of a photograph for linear light.
      if channels > 1 { description.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB) }
      var samples = [UInt8](repeating: 0, count: width * height * channels)
      let isRead = samples.withUnsafeMutableBytes {
        png_image_finish_read(&description, nil, $0.baseAddress, 0, nil) != 0
      }
      return isRead ? samples : nil
    }
    guard let samples else { throw error(PNGError.message(of: &description)) }
    return samples
  }

  /// All that is in the file, unless that is more than its pixels could take.
  private func bytes() throws(PNGError) -> [UInt8] {
    // 8 bytes a pixel where they do not compress at all, and what else may stand in a file.
    let limit = 8 * width * height + (16 << 20)
    let bytes: Data
    switch content {
    case .bytes(let all): bytes = all.prefix(limit + 1)
    case .file(let file):
      do {
        try file.seek(toOffset: 0)
        bytes = try InputFile.bytes(of: file, upTo: limit + 1)
      } catch { throw self.error(FileError.reason(of: error)) }
    }
    guard bytes.count <= limit else {
      throw error(
        "more than \(InputFile.size(limit)), the most that \(width) × \(height) pixels take")
    }
    return Array(bytes)
  }

  private func error(_ message: String) -> PNGError {
    .unreadable(name, message)
  }
}
