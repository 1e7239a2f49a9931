package import Barcodes
import CPNG
package import Foundation
import Storage

/// A PNG whose size is known, and whose pixels are not read yet.
package struct PNGSource {
  private let container: PNGContainer
  private let name: String
  private let content: PNGContent

  private enum PNGContent {
    case file(FileHandle)
    case bytes(Data)
  }

  /// In pixels.
  package var width: Int { container.width }
  /// In pixels.
  package var height: Int { container.height }

  /// The bits of each colour, or of an index.
  package var bitDepth: Int { container.bitDepth }
  /// The Exif tags that a camera wrote beside the picture (chunk `eXIf`); nil of a file that is
  /// read by its path, and where there are none.
  package var orientationTags: ArraySlice<UInt8>? {
    guard case .bytes(let bytes) = content else { return nil }
    return PNGContainer.data(of: "eXIf", in: Array(bytes))
  }

  /// Reads the head of a file alone.
  ///
  /// - Throws: `PNGError`, also where the image has more pixels than any may have.
  package init(path: String) throws(PNGError) {
    do {
      let file = try InputFile.handle(path)
      let head = try file.read(upToCount: PNGContainer.headBytes) ?? Data()
      container = try PNGContainer(checking: head, name: path)
      content = .file(file)
    } catch let error as PNGError {
      throw error
    } catch {
      throw PNGError(
        path: path, action: .read,
        message: (error as? InputRefusal)?.reason ?? FileError.reason(of: error))
    }
    name = path
  }

  /// - Parameter name: in errors.
  /// - Throws: as above.
  package init(bytes: Data, name: String) throws(PNGError) {
    container = try PNGContainer(checking: bytes, name: name)
    content = .bytes(bytes)
    self.name = name
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
    let png = PNGContainer.withoutTexts(try bytes())
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
    guard let samples else { throw error(PNGFile.message(of: &description)) }
    return samples
  }

  /// All that is in the file, unless that is more than its pixels could take.
  private func bytes() throws(PNGError) -> [UInt8] {
    let limit = container.mostBytes
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
    PNGError(path: name, action: .read, message: message)
  }
}

extension PNGContainer {
  /// Reads the head, and refuses an image that nobody could have meant.
  fileprivate init(checking head: Data, name: String) throws(PNGError) {
    guard let container = PNGContainer(head: head) else {
      throw PNGError(path: name, action: .read, message: "Not a PNG file")
    }
    let (pixels, isBeyond) = container.width.multipliedReportingOverflow(by: container.height)
    guard !isBeyond, (1...GreyImage.mostPixels).contains(pixels) else {
      throw PNGError(
        path: name, action: .read,
        message:
          "its head says \(container.width) × \(container.height) pixels, but an image has 1 to "
          + "\(GreyImage.mostPixels)")
    }
    self = container
  }
}
