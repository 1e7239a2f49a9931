import Barcodes
import Foundation
import Photographed

/// The truth in a project of VGG Image Annotator 2, or its exported annotations: for each picture
/// `regions` with a shape and attributes. The content is one named in
/// `contentKeys`, the symbology one in `kindKeys`, in upper or lower case.
///
/// Source: https://www.robots.ox.ac.uk/~vgg/software/via/
extension TruthListing {
  static func via(
    of pictures: PictureFolder, path: String, symbology: Symbology?
  ) throws -> TruthListing {
    let json = try ForeignJSON(truthFile: path)
    var listing = TruthListing()
    for (_, entry) in try (json["_via_img_metadata"] ?? json).members() {
      let name = try entry.required("filename").requiredText()
      guard let picture = try listing.picture(named: name, of: pictures, at: entry.place) else {
        continue
      }
      var truth = PictureTruth(picture: picture)
      for region in try regions(of: entry) {
        let attributes = region["region_attributes"]
        truth.add(
          kind: symbology?.name ?? text(in: attributes, kindKeys) ?? "",
          text: text(in: attributes, contentKeys),
          corners: try corners(of: try region.required("shape_attributes")))
      }
      listing.pictures.append(truth)
    }
    return listing.labelledWithItsOwn()
  }

  /// Returns the regions from a list, or from the object of older projects.
  private static func regions(of entry: ForeignJSON) throws(ImportFault) -> [ForeignJSON] {
    guard let regions = entry["regions"] else { return [] }
    if let list = try? regions.elements() { return Array(list) }
    return try regions.members().map(\.value)
  }

  /// Returns the first non-empty text; names match without case, which annotators choose freely.
  private static func text(in attributes: ForeignJSON?, _ keys: [String]) -> String? {
    let members = (try? attributes?.members()) ?? []
    return keys.lazy.compactMap { key in
      members.lazy.compactMap { $0.key.lowercased() == key ? $0.value.text : nil }
        .first { !$0.isEmpty }
    }.first
  }

  /// Returns nil for shapes that are neither a rectangle nor a polygon of four corners.
  private static func corners(of shape: ForeignJSON) throws(ImportFault) -> Quad? {
    switch shape["name"]?.text {
    case "rect":
      return Quad(
        x: try shape.required("x").number(), y: try shape.required("y").number(),
        width: try shape.required("width").number(), height: try shape.required("height").number())
    case "polygon", "polyline":
      // Of an outline of more corners, some are enough to see that it is none of four.
      let xs = try shape.required("all_points_x").elements().prefix(6)
      let ys = try shape.required("all_points_y").elements().prefix(6)
      var points: [Point] = []
      for (x, y) in zip(xs, ys) { points.append(Point(x: try x.number(), y: try y.number())) }
      return Quad(
        corners: points.count == 5 && points.first == points.last ? points.dropLast() : points)
    default: return nil
    }
  }
}
