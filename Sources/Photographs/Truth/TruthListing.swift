import Barcodes
package import Photographed
import Records

/// All that a truth says of a folder of pictures.
package struct TruthListing: Sendable, Equatable {
  package var pictures: [PictureTruth] = []
  /// What could not be used of it.
  package var faults: [ImportFault] = []
  /// Pictures of which some of the truth cannot be used, or a person has yet to say what they show, so that none of it counts: what is
  /// right of it would be taken for all that they show. Each has a fault.
  package var refused: Set<String> = []
  /// Files of the folder that it was read from.
  package var files: Set<String> = []
}

extension TruthListing {
  /// The same, where whoever wrote the truth looked for the symbologies alone that it has anywhere.
  func labelledWithItsOwn() -> TruthListing {
    let symbologies = Set(pictures.flatMap { $0.codes.map(\.symbology) })
    var listing = self
    for index in listing.pictures.indices { listing.pictures[index].labelled = symbologies }
    return listing
  }
}
