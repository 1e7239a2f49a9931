package import Barcodes
package import CorpusRendering
package import Records

/// What a truth says of each picture of a folder.
package struct PictureTruths: Sendable {
  private let known: [String: PictureTruth]
  /// What of the truth cannot be used.
  package let faults: [ImportFault]
  /// Pictures that it lacks.
  package let missing: [String]
  private let files: Set<String>

  /// - Parameter listing: a picture that stands in it twice has no truth, since nobody knows which of them is right.
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

  /// The truth of a file whose ending says its kind: `.jsonl` or `.csv`.
  ///
  /// - Throws: `ImportFault`, `FileError` or `RecordError`, where nothing of it can be used.
  package init(file: String, of pictures: PictureFolder) throws {
    let kinds: [String: TruthKind] = [".jsonl": .truth, ".csv": .csv, ".tsv": .csv]
    guard let kind = kinds.first(where: { file.lowercased().hasSuffix($0.key) })?.value else {
      throw ImportFault(
        place: file, reason: "a truth ends in .jsonl, .csv or .tsv; --truth-kind takes others")
    }
    try self.init(kind, file: file, symbology: nil, of: pictures)
  }

  /// The truth of a kind.
  ///
  /// - Parameters:
  ///   - file: instead of the one that the kind usually has.
  ///   - symbology: of every code, for truths that do not name it.
  /// - Throws: as above.
  package init(
    _ kind: TruthKind, file: String?, symbology: Symbology?, of pictures: PictureFolder
  ) throws {
    self.init(
      try kind.listing(of: pictures, file: file, symbology: symbology), of: pictures)
    // Of which nothing can be used, nothing could be held against it.
    if known.isEmpty {
      throw faults.first
        ?? ImportFault(place: file ?? pictures.path, reason: "it says nothing of any picture")
    }
    try requireCounted(at: file ?? pictures.path)
  }

  /// What of a folder is neither a picture nor the truth.
  package func passedOver(in pictures: PictureFolder) -> [PassedOverRecord] {
    pictures.passedOver.compactMap { kind in
      let others = kind.files.filter { !files.contains($0) }
      return others.isEmpty ? nil : PassedOverRecord(kind: kind.kind, files: others)
    }
  }

  /// In no order.
  var pictures: [PictureTruth] { Array(known.values) }

  /// Nil where nothing is known of a picture.
  package subscript(picture: String) -> PictureTruth? { known[picture] }
}
