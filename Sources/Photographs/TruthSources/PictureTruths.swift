import Barcodes
package import Photographed
package import Records

/// The truth of each picture of a folder.
package struct PictureTruths: Sendable {
  private let known: [String: PictureTruth]
  /// The parts of the truth that cannot be used.
  package let faults: [ImportFault]
  package let missing: [String]
  private let files: Set<String>

  /// - Parameter listing: the pictures of a truth; one that is listed twice has no truth.
  init(_ listing: TruthListing, of pictures: PictureFolder) {
    var known: [String: PictureTruth] = [:]
    var faults = listing.faults
    var refused = listing.refused
    for truth in listing.pictures {
      let place = "\(pictures.path)/\(truth.picture)"
      if let corner = truth.strayCorner {
        refused.insert(truth.picture)
        faults.append(
          ImportFault(
            place: place,
            reason:
              "the truth has a corner at (\(corner.x), \(corner.y)), where no picture is; correct it"
          ))
      } else if let reason = truth.impossible {
        // Where a row or a line was not told already.
        if refused.insert(truth.picture).inserted {
          faults.append(ImportFault(place: place, reason: reason))
        }
      } else if known.updateValue(truth, forKey: truth.picture) != nil {
        refused.insert(truth.picture)
        faults.append(
          ImportFault(
            place: place, reason: "the truth has it twice; put all its codes in one place"))
      }
    }
    for picture in refused { known[picture] = nil }
    files = listing.files
    missing = pictures.pictures.filter { known[$0] == nil && !refused.contains($0) }
    self.known = known
    // Several sources may say the same of a picture.
    var seen: Set<ImportFault> = []
    self.faults = faults.filter { seen.insert($0).inserted }
  }

  /// - Throws: `ImportFault`, `FileError` or `RecordError` if nothing of the truth can be used.
  package init(_ source: TruthSource, of pictures: PictureFolder) throws {
    self.init(try source.listing(of: pictures), of: pictures)
    // Of which nothing can be used, nothing could be held against it.
    let place = source.file ?? pictures.path
    if known.isEmpty {
      throw faults.first
        ?? ImportFault(place: place, reason: "it says nothing of any picture")
    }
    try requireCounted(at: place)
  }

  /// Returns the files of a folder that are neither pictures nor truth.
  package func passedOver(in pictures: PictureFolder) -> [PassedOverRecord] {
    pictures.passedOver(but: files)
  }

  /// The truths in no particular order.
  var pictures: [PictureTruth] { Array(known.values) }

  package subscript(picture: String) -> PictureTruth? { known[picture] }
}
