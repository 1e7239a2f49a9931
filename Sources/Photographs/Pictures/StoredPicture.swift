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

  /// Notes on what is lost from a picture that has more than a reader's frame.
  static func deep(bits: Int) -> String? {
    bits > 8 ? "it has \(bits) bits for each colour, of which the upper 8 count" : nil
  }

  static let forPrinting = "it is in CMYK; its colours are taken as (255 − C)(255 − K) / 255"
}
