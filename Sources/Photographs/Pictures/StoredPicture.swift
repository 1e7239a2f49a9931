import Barcodes

struct StoredPicture {
  let image: GreyImage
  /// The memory that reading it took.
  let memory: PictureMemory.Reservation
  var orientation = ImageOrientation.up
  /// Notes on the conversion for a reader of the report: whole sentences without their full stop.
  var notes: [String] = []
}

/// Notes on what is lost from pictures that have more than a reader's frame.
enum PictureNote {
  static func deep(bits: Int) -> String {
    "it has \(bits) bits for each colour, of which the upper 8 count"
  }

  static let forPrinting = "it is in CMYK; its colours are taken as (255 − C)(255 − K) / 255"
}
