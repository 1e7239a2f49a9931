import Barcodes

/// The reason that the bytes of a picture give no pixels.
struct PictureFault: Error, Equatable {
  let reason: String

  /// Refuses an implausible image size before its pixels take memory.
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
