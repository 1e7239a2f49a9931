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

/// Words on what becomes of pictures that readers' frames cannot be.
enum PictureNote {
  static func deep(bits: Int) -> String {
    "it has \(bits) bits for each colour, of which the upper 8 count"
  }

  static let forPrinting = "it is in CMYK; its colours are taken as (255 − C)(255 − K) / 255"
}
