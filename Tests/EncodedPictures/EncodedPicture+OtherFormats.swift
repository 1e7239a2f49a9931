package import Barcodes
import CGIF
import CHEIF
import Foundation

/// Formats that only people's pictures have. TIFF and BMP are written here byte by byte, by nothing that reads them.
extension EncodedPicture {
  /// Which of libheif's formats.
  package enum HEIF: Sendable { case hevc, av1 }

  /// Grey, as good as the encoder can; nil where libheif has no encoder here.
  package static func heif(_ image: GreyImage, _ format: HEIF) throws -> [UInt8]? {
    let context = heif_context_alloc()
    defer { heif_context_free(context) }
    var encoder: OpaquePointer?
    let kind = format == .hevc ? heif_compression_HEVC : heif_compression_AV1
    guard heif_context_get_encoder_for_format(context, kind, &encoder).code == heif_error_Ok
    else { return nil }
    defer { heif_encoder_release(encoder) }
    _ = heif_encoder_set_lossless(encoder, 1)
    _ = heif_encoder_set_lossy_quality(encoder, 100)
    var picture: OpaquePointer?
    let (width, height) = (Int32(image.width), Int32(image.height))
    _ = heif_image_create(
      width, height, heif_colorspace_monochrome, heif_chroma_monochrome, &picture)
    defer { heif_image_release(picture) }
    _ = heif_image_add_plane(picture, heif_channel_Y, width, height, 8)
    var stride: Int32 = 0
    guard let plane = heif_image_get_plane(picture, heif_channel_Y, &stride) else {
      throw Failure()
    }
    for y in 0..<image.height {
      for x in 0..<image.width { plane[y * Int(stride) + x] = image[x, y] }
    }
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: path) }
    guard
      heif_context_encode_image(context, picture, encoder, nil, nil).code == heif_error_Ok,
      heif_context_write_to_file(context, path.path).code == heif_error_Ok
    else { throw Failure() }
    return try Array(Data(contentsOf: path))
  }

  /// A page of a TIFF, as it is stored.
  package struct Page {
    var width: Int
    var height: Int
    var orientation = 1
    /// Of a sample.
    var bits = 8
    /// PhotometricInterpretation: 1 of grey, 2 of colours, 5 of inks.
    var colours = 1
    /// Row by row, the least byte of each sample first.
    var samples: [UInt8]
    /// Whether it is a small copy of another.
    var isCopy = false

    package init(_ image: GreyImage, orientation: Int = 1, isCopy: Bool = false) {
      (width, height, samples) = (image.width, image.height, image.pixels)
      (self.orientation, self.isCopy) = (orientation, isCopy)
    }

    package init(width: Int, height: Int, bits: Int, colours: Int, samples: [UInt8]) {
      (self.width, self.height, self.samples) = (width, height, samples)
      (self.bits, self.colours) = (bits, colours)
    }
  }

  /// TIFF without compression, of one strip a page (TIFF 6.0).
  package static func tiff(_ pages: [Page]) -> [UInt8] {
    var file: [UInt8] = [0x49, 0x49, 42, 0]
    var link = file.count
    file += [0, 0, 0, 0]
    for page in pages {
      let pixels = file.count
      file += page.samples + (page.samples.count.isMultiple(of: 2) ? [] : [0])
      let samples = page.samples.count * 8 / (page.width * page.height * page.bits)
      // Of several samples, the bits of each stand apart.
      let bits = file.count
      if samples > 2 { file += (0..<samples).flatMap { _ in little(page.bits, 2) } }
      let entries: [(tag: Int, type: Int, count: Int, value: Int)] = [
        (254, 4, 1, page.isCopy ? 1 : 0), (256, 4, 1, page.width), (257, 4, 1, page.height),
        (258, 3, samples, samples > 2 ? bits : page.bits), (259, 3, 1, 1),
        (262, 3, 1, page.colours), (273, 4, 1, pixels), (274, 3, 1, page.orientation),
        (277, 3, 1, samples), (278, 4, 1, page.height), (279, 4, 1, page.samples.count),
      ]
      file.replaceSubrange(link..<link + 4, with: little(file.count, 4))
      file += little(entries.count, 2)
      for entry in entries {
        file +=
          little(entry.tag, 2) + little(entry.type, 2) + little(entry.count, 4)
          + little(entry.value, 4)
      }
      link = file.count
      file += [0, 0, 0, 0]
    }
    return file
  }

  package static func tiff(_ image: GreyImage) -> [UInt8] { tiff([Page(image)]) }

  /// GIF with 256 levels of grey.
  ///
  /// - Parameter clear: the level that is clear; nil where none is.
  package static func gif(_ images: [GreyImage], clear: UInt8? = nil) throws -> [UInt8] {
    let bytes = NSMutableData()
    var code: Int32 = 0
    let write: OutputFunc = { file, source, count in
      guard let data = file?.pointee.UserData, let source else { return 0 }
      Unmanaged<NSMutableData>.fromOpaque(data).takeUnretainedValue()
        .append(source, length: Int(count))
      return count
    }
    guard let file = EGifOpen(Unmanaged.passUnretained(bytes).toOpaque(), write, &code),
      let first = images.first
    else { throw Failure() }
    let levels = (0..<256).map { GifColorType(Red: UInt8($0), Green: UInt8($0), Blue: UInt8($0)) }
    let map = GifMakeMapObject(256, levels)
    defer { GifFreeMapObject(map) }
    guard
      EGifPutScreenDesc(file, Int32(first.width), Int32(first.height), 8, 0, map) == GIF_OK
    else { throw Failure() }
    for image in images {
      if let clear {
        let control: [UInt8] = [1, 0, 0, clear]
        EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, control)
      }
      EGifPutImageDesc(file, 0, 0, Int32(image.width), Int32(image.height), false, nil)
      for y in 0..<image.height {
        var row = Array(image.pixels[y * image.width..<(y + 1) * image.width])
        EGifPutLine(file, &row, Int32(image.width))
      }
    }
    EGifCloseFile(file, nil)
    return Array(bytes as Data)
  }

  /// BMP of 24 bits, its rows from below.
  package static func bmp(_ image: GreyImage) -> [UInt8] {
    var rows: [UInt8] = []
    for y in (0..<image.height).reversed() {
      for x in 0..<image.width { rows += [UInt8](repeating: image[x, y], count: 3) }
      while !rows.count.isMultiple(of: 4) { rows.append(0) }
    }
    return bmp(width: image.width, height: image.height, bits: 24, compression: 0, rows)
  }

  /// - Parameters:
  ///   - height: negative where the first row is the upper one.
  ///   - palette: red, green and blue of each colour.
  ///   - masks: of colours and opacity, where the compression says that there are some.
  package static func bmp(
    width: Int, height: Int, bits: Int, compression: Int, _ data: [UInt8],
    palette: [[UInt8]] = [], masks: [Int] = []
  ) -> [UInt8] {
    var between: [UInt8] = masks.flatMap { little($0, 4) }
    for colour in palette { between += colour.reversed() + [0] }
    let size = 40
    let start = 14 + size + between.count
    var file = Array("BM".utf8)
    for number in [start + data.count, 0, start, size, width, height] { file += little(number, 4) }
    file += little(1, 2) + little(bits, 2)
    for number in [compression, data.count, 0, 0, palette.count, 0] { file += little(number, 4) }
    return file + between + data
  }
}
