import Barcodes

struct StoredPicture {
  let image: GreyImage
  /// The memory that reading it took.
  let memory: PictureMemory.Reservation
  var orientation = ImageOrientation.up
  /// Notes on the conversion for a reader of the report: whole sentences without their full stop.
  var notes: [String] = []
}

extension StoredPicture {
  /// - Parameter notes: beside that on what is clear in it.
  init(
    _ picture: ColouredPicture, memory: PictureMemory.Reservation,
    orientation: ImageOrientation = .up, notes: String?...
  ) {
    let (image, note) = picture.grey()
    self.init(
      image: image, memory: memory, orientation: orientation,
      notes: (notes + [note]).compactMap(\.self))
  }

  /// Refuses an implausible image size before its pixels take memory.
  static func check(width: Int, height: Int, _ mostPixels: Int) throws(Fault) {
    let (pixels, isBeyond) = width.multipliedReportingOverflow(by: height)
    guard !isBeyond, width > 0, height > 0, pixels <= mostPixels else {
      throw Fault(
        reason:
          "its head says \(width) × \(height) pixels, but an image has 1 to \(mostPixels)"
      )
    }
  }

  /// Notes on what is lost from a picture that has more than a reader's frame.
  static func deep(bits: Int) -> String? {
    bits > 8 ? "it has \(bits) bits for each colour, of which the upper 8 count" : nil
  }

  static let forPrinting = "it is in CMYK; its colours are taken as (255 − C)(255 − K) / 255"
}
