import Barcodes
import Foundation
import Photographed

/// The truth in CVAT's own format for images, version 1.1: one XML file of `image`s with `box`es
/// and `polygon`s and their `attribute`s. The content is an attribute with one of the names used
/// for COCO; the symbology is another one, or else the label.
///
/// Source: CVAT, "CVAT for image",
/// https://docs.cvat.ai/docs/dataset_management/formats/format-cvat/
extension TruthListing {
  static func cvat(
    of pictures: PictureFolder, path: String, symbology: Symbology?
  ) throws -> TruthListing {
    let root = try ForeignXML.root(ofFile: path)
    var listing = TruthListing()
    for image in root.all("image") {
      let name = image.attributes["name"] ?? ""
      guard let picture = try listing.picture(named: name, of: pictures, at: image.place) else {
        continue
      }
      var truth = PictureTruth(picture: picture)
      truth.stated = PictureTruth.PictureSize(
        width: Int(try image.number("width")), height: Int(try image.number("height")))
      for shape in image.children where ["box", "polygon"].contains(shape.name) {
        truth.add(
          kind: symbology?.name ?? attribute(of: shape, kindKeys)
            ?? shape.attributes["label"] ?? "",
          text: attribute(of: shape, contentKeys), corners: try corners(of: shape))
      }
      listing.pictures.append(truth)
    }
    return listing.labelledWithItsOwn()
  }

  private static func attribute(of shape: ForeignXML, _ keys: [String]) -> String? {
    let attributes = shape.all("attribute")
    return keys.lazy.compactMap { key in
      attributes.lazy.filter { $0.attributes["name"]?.lowercased() == key }.map(\.text)
        .first { !$0.isEmpty }
    }.first
  }

  private static func corners(of shape: ForeignXML) throws(ImportFault) -> Quad? {
    if shape.name == "polygon" {
      var points: [Point] = []
      for pair in (shape.attributes["points"] ?? "").split(separator: ";") {
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0.magnitude < 1e6 }) else {
          throw shape.fault("its points have to be x,y;x,y")
        }
        points.append(Point(x: numbers[0], y: numbers[1]))
      }
      return Quad(outlineOf: points)
    }
    let (left, top) = (try shape.number("xtl"), try shape.number("ytl"))
    let box = Quad(
      x: left, y: top, width: try shape.number("xbr") - left, height: try shape.number("ybr") - top)
    return box.turned(
      byDegrees: shape.attributes["rotation"] == nil ? 0 : try shape.number("rotation"))
  }
}

extension Quad {
  /// Takes four corners, or the box around another number of points; nil for fewer than three.
  init?(outlineOf points: [Point]) {
    let open = points.count > 1 && points.first == points.last ? points.dropLast() : points[...]
    if open.count == 4, let quad = Quad(corners: Array(open)) {
      self = quad
      return
    }
    let (xs, ys) = (open.map(\.x), open.map(\.y))
    guard open.count > 2, let left = xs.min(), let right = xs.max(), let top = ys.min(),
      let bottom = ys.max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the quad turned about its middle, clockwise on the screen.
  fileprivate func turned(byDegrees degrees: Double) -> Quad {
    guard degrees != 0 else { return self }
    let (middle, angle) = (centre, degrees * .pi / 180)
    let (cosine, sine) = (cos(angle), sin(angle))
    return map { corner in
      let offset = corner - middle
      return Point(
        x: middle.x + offset.x * cosine - offset.y * sine,
        y: middle.y + offset.x * sine + offset.y * cosine)
    }
  }
}
