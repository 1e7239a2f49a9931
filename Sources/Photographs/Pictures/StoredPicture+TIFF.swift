import Barcodes
import CTIFF
import Foundation

/// A reader of TIFF by libtiff. Each page is a picture, except reduced copies of others.
extension StoredPicture {
  private static let mostPages = 1000

  static func pages(ofTIFF bytes: Data) throws(Fault) -> Int {
    try open(bytes) { _, _, pages in Result.success(pages.count) }
  }

  /// - Parameter page: the page, from 1.
  static func tiff(
    of bytes: Data, page: Int, _ mostPixels: Int
  ) throws(Fault) -> StoredPicture {
    try open(bytes) { tiff, source, pages in
      Result { () throws(Fault) in
        guard pages.indices.contains(page - 1) else {
          throw Fault(
            reason: pages.isEmpty
              ? "it has no picture but small copies of one, as raw files of cameras do"
              : "it has no page \(page)")
        }
        guard TIFFSetSubDirectory(tiff, pages[page - 1]) != 0 else { throw fault(source) }
        return try read(tiff, &source, mostPixels)
      }
    }
  }

  private static func read(
    _ tiff: OpaquePointer, _ source: inout scanbench_tiff_source, _ mostPixels: Int
  ) throws(Fault) -> StoredPicture {
    let head = scanbench_tiff_head(tiff)
    let (width, height) = (Int(head.width), Int(head.height))
    try check(width: width, height: height, mostPixels)
    let memory = try PictureMemory.shared.reservation(
      bytes: 9 * width * height, width: width, height: height)
    var samples = [UInt8](repeating: 0, count: 4 * width * height)
    // SAFETY: the library writes width * height numbers of four bytes, the count of `samples`, during the call.
    let isRead = samples.withUnsafeMutableBytes { target in
      scanbench_tiff_read(
        tiff, &source, target.baseAddress?.assumingMemoryBound(to: UInt32.self), head.width,
        head.height) != 0
    }
    guard isRead else { throw fault(source) }
    // As libtiff has them, red is the least byte: that of the least address here.
    return StoredPicture(
      ColouredPicture(width: width, height: height, samples: samples, isPremultiplied: true),
      memory: memory, orientation: ImageOrientation(rawValue: Int(head.orientation)) ?? .up,
      notes: deep(bits: Int(head.bits_per_sample)), head.is_for_printing != 0 ? forPrinting : nil)
  }

  /// Opens a file while `body` runs, which is given the offsets of its pages.
  private static func open<T>(
    _ bytes: Data,
    _ body: (OpaquePointer, inout scanbench_tiff_source, [UInt64]) -> Result<T, Fault>
  ) throws(Fault) -> T {
    let file = [UInt8](bytes)
    // SAFETY: the library reads the bytes of `file`, and its `source`, until the file is closed, which is during this call.
    let result = file.withUnsafeBufferPointer { bytes -> Result<T, Fault> in
      let source = UnsafeMutablePointer<scanbench_tiff_source>.allocate(capacity: 1)
      source.initialize(to: scanbench_tiff_source())
      defer { source.deallocate() }
      (source.pointee.bytes, source.pointee.count) = (bytes.baseAddress, UInt64(bytes.count))
      guard let tiff = scanbench_tiff_open(source) else { return .failure(fault(source.pointee)) }
      defer { TIFFClose(tiff) }
      var offsets = [UInt64](repeating: 0, count: mostPages)
      let count = scanbench_tiff_pages(tiff, &offsets, Int32(mostPages))
      return body(tiff, &source.pointee, Array(offsets.prefix(Int(count))))
    }
    return try result.get()
  }

  private static func fault(_ source: scanbench_tiff_source) -> Fault {
    var source = source
    // SAFETY: the message is a C string within its bounds.
    let message = withUnsafeBytes(of: &source.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Fault(reason: message.isEmpty ? "it is cut off or damaged" : message)
  }
}
