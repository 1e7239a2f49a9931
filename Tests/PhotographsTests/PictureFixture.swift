import Barcodes
import BuiltPrograms
import CZip
import EncodedPictures
import Foundation
import Photographed
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
    try TruthSource(kind, symbology: symbology).listing(of: PictureFolder(path: path))
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

  /// Writes `results.zip`.
  func writeArchive(_ files: [(name: String, text: String)]) throws {
    var code: Int32 = 0
    let archive = try #require(zip_open("\(path)/results.zip", ZIP_CREATE | ZIP_TRUNCATE, &code))
    for (name, text) in files {
      let bytes = Array(text.utf8)
      // The library frees what it is given once the archive is closed.
      let copy = try #require(malloc(max(1, bytes.count)))
      copy.copyMemory(from: bytes, byteCount: bytes.count)
      let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1)
      try #require(zip_file_add(archive, name, source, 0) >= 0)
    }
    try #require(zip_close(archive) == 0)
  }
}
