import Barcodes
package import Photographed
import Records

/// The content of a truth for a folder of pictures.
package struct TruthListing: Sendable, Equatable {
  package var pictures: [PictureTruth] = []
  package var faults: [ImportFault] = []
  /// The pictures with an unusable part, or that a person has yet to check; each has a fault.
  /// Nothing of them counts, since the valid rest would be taken for all that they show.
  package var refused: Set<String> = []
  /// The files of the folder that the truth was read from.
  package var files: Set<String> = []
}

extension TruthListing {
  /// The names under which annotators keep a code's content, the likeliest first.
  static let contentKeys = [
    "text", "value", "content", "transcription", "string", "data", "payload",
  ]

  /// The names under which they keep its symbology.
  static let kindKeys = [
    "symbology", "type", "format", "class", "barcode_type", "barcodetype", "kind", "label",
  ]

  /// Returns the listing as labelled with its own symbologies alone: its author looked only for
  /// those that occur anywhere in it.
  func labelledWithItsOwn() -> TruthListing {
    let symbologies = Set(pictures.flatMap { $0.codes.map(\.symbology) })
    var listing = self
    for index in listing.pictures.indices { listing.pictures[index].labelled = symbologies }
    return listing
  }
}
