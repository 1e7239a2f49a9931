import Barcodes
import CJPEG
import Foundation

/// A reader of JPEG by libjpeg-turbo.
extension StoredPicture {
  /// The most scans of a picture: six times as many as encoders make.
  private static let mostScans = 64
  /// The most pixels of all scans together, each of the whole picture: some seconds of work.
  private static let mostScannedPixels = 1 << 32

  /// Returns Y as it is stored; for grey pictures the grey.
  static func jpeg(of bytes: Data, _ mostPixels: Int) throws(Fault) -> StoredPicture {
    let jpeg = [UInt8](bytes)
    let head = try head(of: jpeg)
    let (width, height) = (Int(head.width), Int(head.height))
    guard width > 0, height > 0 else {
      throw Fault(reason: "it ends before it says its size")
    }
    try check(width: width, height: height, mostPixels)
    guard jpeg.count >= JPEGSegments.leastBytes(of: jpeg, width: width, height: height) else {
      throw Fault(reason: "\(jpeg.count) bytes cannot hold its \(width) × \(height) pixels")
    }
    let memory = try PictureMemory.shared.reservation(
      bytes: head.coefficient_bytes + 2 * width * height, width: width, height: height)
    var image = GreyImage(width: width, height: height, filledWith: 0)
    let mostScans = min(mostScans, mostScannedPixels / (width * height))
    var report = scanbench_jpeg_report()
    // SAFETY: the library reads the bytes of `jpeg`, and writes width * height bytes, the count of the pixels, during the call.
    let isRead = jpeg.withUnsafeBufferPointer { source in
      image.pixels.withUnsafeMutableBufferPointer { target in
        scanbench_jpeg_read_grey(
          source.baseAddress, source.count, Int32(mostScans), target.baseAddress, head.width,
          head.height, &report) != 0
      }
    }
    guard report.has_too_many_scans == 0 else {
      throw Fault(
        reason: "it has more than \(mostScans) scans; store it as a baseline JPEG, or as PNG")
    }
    guard isRead else { throw fault(report) }
    return StoredPicture(
      image: image, memory: memory, orientation: ImageOrientation(jpeg: bytes),
      notes: [
        head.is_for_printing != 0 ? forPrinting : nil,
        report.has_oddities != 0
          ? "it does not keep to its format, but all of its pixels are there" : nil,
      ].compactMap(\.self))
  }

  private static func head(of jpeg: [UInt8]) throws(Fault) -> scanbench_jpeg_head {
    var head = scanbench_jpeg_head()
    var report = scanbench_jpeg_report()
    // SAFETY: the library reads the bytes of `jpeg` during the call.
    let isKnown = jpeg.withUnsafeBufferPointer {
      scanbench_jpeg_read_head($0.baseAddress, $0.count, &head, &report) != 0
    }
    guard isKnown else { throw fault(report) }
    return head
  }

  private static func fault(_ report: scanbench_jpeg_report) -> Fault {
    var report = report
    // SAFETY: the message is a C string within its bounds.
    let message = withUnsafeBytes(of: &report.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Fault(reason: message)
  }
}
