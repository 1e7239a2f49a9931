import Barcodes
import Foundation
import Photographed

/// The truth in COCO's object detection format: `images`, `categories` and `annotations` with a
/// `segmentation` of four corners or a `bbox`. The category is the symbology. The content is the
/// first of `contentKeys` that an annotation or its `attributes` have.
///
/// Source: https://cocodataset.org/#format-data
extension TruthListing {
  /// - Parameter folder: the folder that its names are relative to; empty for that of all pictures.
  static func coco(
    of pictures: PictureFolder, path: String, symbology: Symbology?, below folder: String = ""
  ) throws -> TruthListing {
    let json = try ForeignJSON(truthFile: path)
    let (empty, places) = try images(in: json, of: pictures, below: folder)
    var listing = empty
    var kinds: [String: String] = [:]
    if let categories = json["categories"] {
      for category in try categories.elements() {
        kinds[try category.required("id").requiredText()] =
          try category.required("name").requiredText()
      }
    }
    for annotation in try json.required("annotations").elements() {
      // Annotations of pictures that are missing went with them.
      guard let at = places[try annotation.required("image_id").requiredText()] else { continue }
      let kind = annotation["category_id"]?.text.flatMap { kinds[$0] }
      listing.pictures[at].add(
        kind: symbology?.name ?? kind ?? "", text: content(of: annotation),
        corners: try corners(of: annotation))
    }
    return listing.labelledWithItsOwn()
  }

  /// Returns the pictures, still without codes, and their places in the listing by id.
  private static func images(
    in json: ForeignJSON, of pictures: PictureFolder, below folder: String
  ) throws(ImportFault) -> (listing: TruthListing, places: [String: Int]) {
    var listing = TruthListing()
    var places: [String: Int] = [:]
    var names: [String: String] = [:]
    for image in try json.required("images").elements() {
      let file = try image.required("file_name").requiredText()
      let name = folder.isEmpty ? file : "\(folder)/\(file)"
      let id = try image.required("id").requiredText()
      if let other = names.updateValue(name, forKey: id) {
        // Nobody knows whose the annotations are.
        listing.refused.formUnion([other, name].compactMap { pictures.picture(named: $0) })
        try listing.leaveOut(
          ImportFault(
            place: image.place,
            reason: "an image before it has the id \(VisibleText.quoted(id)), too; correct one"))
      }
      guard let picture = try listing.picture(named: name, of: pictures, at: image.place) else {
        continue
      }
      places[id] = listing.pictures.count
      var truth = PictureTruth(picture: picture)
      truth.stated = try size(of: image)
      listing.pictures.append(truth)
    }
    return (listing, places)
  }

  /// Returns nil unless both width and height are given.
  private static func size(of image: ForeignJSON) throws(ImportFault) -> PictureTruth.PictureSize? {
    guard let width = image["width"], let height = image["height"] else { return nil }
    let (across, down) = (try width.number(), try height.number())
    guard (1...1e6).contains(across), (1...1e6).contains(down) else { return nil }
    return PictureTruth.PictureSize(width: Int(across), height: Int(down))
  }

  private static func content(of annotation: ForeignJSON) -> String? {
    annotation.text(underFirstOf: contentKeys)
      ?? annotation["attributes"]?.text(underFirstOf: contentKeys)
  }

  /// Returns the corners; for a polygon with another number of corners, those of the box.
  private static func corners(of annotation: ForeignJSON) throws(ImportFault) -> Quad? {
    if let polygons = try? annotation["segmentation"]?.elements().prefix(2).map(\.self),
      polygons.count == 1,
      let corners = try? polygons[0].elements().prefix(9).map(\.self), corners.count == 8
    {
      let values = try polygons[0].numbers(atMost: 8)
      return Quad(corners: (0..<4).map { Point(x: values[2 * $0], y: values[2 * $0 + 1]) })
    }
    guard let box = annotation["bbox"] else { return nil }
    let values = try box.numbers(atMost: 4)
    guard values.count == 4 else { throw box.fault("four numbers are needed") }
    return Quad(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
