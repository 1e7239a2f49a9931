import Barcodes
import Foundation

/// tony-xlh/barcode-dataset: `results.zip` holds for each picture `NAME.txt`, a JSON list of its codes with `attrib.Type`, `text` and
/// the corners x1, y1 to x4, y4.
enum BarcodeDataset {
  static func listing(of pictures: PictureFolder, path: String) throws -> TruthListing {
    let archive = try ZipArchive(path: path)
    var listing = TruthListing()
    for name in archive.names where name.hasSuffix(".txt") {
      let place = "\(path), \(name)"
      guard let picture = pictures.picture(named: PictureFolder.stem(of: name)) else {
        listing.faults.append(pictures.fault(of: PictureFolder.stem(of: name), at: place))
        continue
      }
      do throws(ImportFault) {
        let json = try ForeignJSON(try archive.contents(of: name), place: place)
        listing.pictures.append(try truth(of: picture, json))
      } catch {
        listing.faults.append(error)
      }
    }
    return listing.labelledWithItsOwn()
  }

  private static func truth(
    of picture: String, _ json: ForeignJSON
  ) throws(ImportFault) -> PictureTruth {
    var truth = PictureTruth(picture: picture)
    for code in try json.elements() {
      let text = code["text"]?.text ?? ""
      truth.add(
        kind: try code.required("attrib").required("Type").requiredText(),
        text: text.isEmpty ? nil : text, corners: try code.numberedCorners())
    }
    return truth
  }
}

extension ForeignJSON {
  /// The corners x1, y1 to x4, y4.
  ///
  /// - Throws: `ImportFault` where one is missing or no number.
  func numberedCorners() throws(ImportFault) -> Quad {
    var points: [Point] = []
    for number in 1...4 {
      points.append(
        Point(
          x: try required("x\(number)").number(), y: try required("y\(number)").number()))
    }
    return Quad(
      topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
  }
}
