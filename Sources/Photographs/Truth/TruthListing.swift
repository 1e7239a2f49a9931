import Barcodes
package import CorpusRendering
import Records

/// The content of a truth for a folder of pictures.
package struct TruthListing: Sendable, Equatable {
  package var pictures: [PictureTruth] = []
  /// The parts that could not be used.
  package var faults: [ImportFault] = []
  /// The pictures with a part that cannot be used, or that a person has yet to check. None of their
  /// truth counts, since the valid rest would be taken for all that they show. Each has a fault.
  package var refused: Set<String> = []
  /// The files of the folder that the truth was read from.
  package var files: Set<String> = []
}

extension TruthListing {
  /// Returns the listing with its own symbologies as the only ones labelled: its author looked only
  /// for those that occur anywhere in it.
  func labelledWithItsOwn() -> TruthListing {
    let symbologies = Set(pictures.flatMap { $0.codes.map(\.symbology) })
    var listing = self
    for index in listing.pictures.indices { listing.pictures[index].labelled = symbologies }
    return listing
  }
}
