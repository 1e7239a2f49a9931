import Barcodes
import Foundation
import Photographed

/// The truth in Pascal VOC: beside each picture, or in `Annotations` if it lies in `JPEGImages`, an
/// XML file with the picture's `size` and its `object`s: a `name` and a `bndbox` in pixels from 1.
///
/// Source: The PASCAL Visual Object Classes Challenge 2012 (VOC2012) Development Kit, 6.
extension TruthListing {
  static func voc(of pictures: PictureFolder, symbology: Symbology?) throws -> TruthListing {
    try TruthListing(of: pictures, besides: "xml", in: ["Annotations", "annotations"]) {
      picture, path in
      let root = try ForeignXML.root(ofFile: path)
      var truth = PictureTruth(picture: picture)
      truth.stated = try size(of: root)
      for object in root.all("object") {
        truth.add(
          kind: symbology?.name ?? object["name"]?.text ?? "", text: content(of: object),
          corners: try object["bndbox"].map(corners))
      }
      return truth
    }
  }

  private static func size(of root: ForeignXML) throws(ImportFault) -> PictureTruth.PictureSize? {
    guard let size = root["size"] else { return nil }
    return PictureTruth.PictureSize(
      width: Int(try size.required("width").number()),
      height: Int(try size.required("height").number()))
  }

  /// Returns the content, which VOC lacks, from an element with a name that other formats use.
  private static func content(of object: ForeignXML) -> String? {
    for key in contentKeys {
      if let text = object[key]?.text, !text.isEmpty { return text }
    }
    return nil
  }

  private static func corners(of box: ForeignXML) throws(ImportFault) -> Quad {
    let (left, top) = (try box.required("xmin").number() - 1, try box.required("ymin").number() - 1)
    return Quad(
      x: left, y: top, width: try box.required("xmax").number() - left,
      height: try box.required("ymax").number() - top)
  }
}
