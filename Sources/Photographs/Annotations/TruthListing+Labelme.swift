import Barcodes
import Foundation
import Photographed

/// The truth in labelme's format: beside each picture a JSON file of its name with `shapes`: a
/// `label`, the `points` of a rectangle or a polygon, and perhaps the content, as `description`, or
/// in `attributes` or `flags` under one of the names used for COCO.
///
/// Source: labelme 5, labelme/label_file.py.
extension TruthListing {
  static func labelme(of pictures: PictureFolder, symbology: Symbology?) throws -> TruthListing {
    try TruthListing(of: pictures, besides: "json", in: ["annotations", "labels", "json"]) {
      picture, path in
      let json = try ForeignJSON(truthFile: path)
      var truth = PictureTruth(picture: picture)
      if let width = json["imageWidth"], let height = json["imageHeight"] {
        truth.stated = PictureTruth.PictureSize(
          width: Int(try width.number()), height: Int(try height.number()))
      }
      for shape in try json.required("shapes").elements() {
        truth.add(
          kind: symbology?.name ?? shape["label"]?.text ?? "", text: content(of: shape),
          corners: try corners(of: shape))
      }
      return truth
    }
  }

  private static func content(of shape: ForeignJSON) -> String? {
    let keys = contentKeys + ["description"]
    return shape.text(underFirstOf: keys) ?? shape["attributes"]?.text(underFirstOf: keys)
      ?? shape["flags"]?.text(underFirstOf: keys)
  }

  private static func corners(of shape: ForeignJSON) throws(ImportFault) -> Quad? {
    var points: [Point] = []
    for point in try shape.required("points").elements() {
      let values = try point.numbers(atMost: 2)
      guard values.count == 2 else { throw point.fault("two numbers are needed") }
      points.append(Point(x: values[0], y: values[1]))
    }
    guard shape["shape_type"]?.text == "rectangle", points.count == 2 else {
      return Quad(outlineOf: points)
    }
    let (left, right) = (min(points[0].x, points[1].x), max(points[0].x, points[1].x))
    let (top, bottom) = (min(points[0].y, points[1].y), max(points[0].y, points[1].y))
    return Quad(x: left, y: top, width: right - left, height: bottom - top)
  }
}
