import Barcodes
import BuiltPrograms
import EncodedPictures
import Foundation
import Testing

@testable import Photographs

/// A folder of small pictures beside which a test writes their truth.
struct PictureFixture {
  let folder: TemporaryFolder

  init(_ pictures: String...) throws {
    folder = try TemporaryFolder()
    for picture in pictures {
      try EncodedPicture.write(
        GreyImage(width: 6, height: 4, filledWith: 200), to: folder.path("in/\(picture)"))
    }
  }

  var path: String { folder.path("in") }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: "in/\(name)") }

  /// What a kind of truth says of the pictures.
  func listing(_ kind: TruthKind, symbology: Symbology? = nil) throws -> TruthListing {
    try kind.listing(of: try PictureFolder(path: path), file: nil, symbology: symbology)
  }

  /// Its words, with the folder as `in`.
  func words(of fault: some CustomStringConvertible) -> String {
    fault.description.replacing(path, with: "in")
  }

  /// Expects that nothing of a truth can be used.
  func expectRefusal(
    _ kind: TruthKind, _ words: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: ImportFault.self, sourceLocation: location) { try listing(kind) }
    #expect(error.map(self.words) == words, sourceLocation: location)
  }
}
