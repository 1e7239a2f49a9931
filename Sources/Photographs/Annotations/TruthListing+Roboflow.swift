import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// The truth in Roboflow's export in COCO's format: `train`, `valid` and `test` each hold pictures
/// and their `_annotations.coco.json`.
///
/// Source: Roboflow, "COCO JSON Annotation Format", https://roboflow.com/formats/coco-json
extension TruthListing {
  private static let file = "_annotations.coco.json"

  static func roboflow(of pictures: PictureFolder, symbology: Symbology?) throws -> TruthListing {
    let files = pictures.passedOver.flatMap(\.files).filter {
      ($0 as NSString).lastPathComponent == file
    }.sorted()
    guard !files.isEmpty else {
      throw ImportFault(
        place: pictures.path,
        reason:
          "there is no \(file) in it or below it; name an export of Roboflow's in COCO's format")
    }
    var listing = TruthListing()
    for name in files {
      let part = try coco(
        of: pictures, path: try pictures.place(of: name), symbology: symbology,
        below: Folder.parent(of: name))
      listing.pictures += part.pictures
      listing.faults += part.faults
      listing.refused.formUnion(part.refused)
      listing.files.insert(name)
    }
    return listing.labelledWithItsOwn()
  }
}
