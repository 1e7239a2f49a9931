import Barcodes

/// A picture as it is stored.
struct StoredPicture {
  let image: GreyImage
  /// What reading it took.
  let memory: PictureMemory.Reservation
  /// How its pixels lie.
  var orientation = ImageOrientation.up
  /// What was made of it on the way to grey levels that a reader of the report should know, in whole sentences without their stop.
  var notes: [String] = []
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

/// Words on what becomes of pictures that readers' frames cannot be.
enum PictureNote {
  static func deep(bits: Int) -> String {
    "it has \(bits) bits for each colour, of which the upper 8 count"
  }

  static let forPrinting = "it is in CMYK; its colours are taken as (255 − C)(255 − K) / 255"
}
