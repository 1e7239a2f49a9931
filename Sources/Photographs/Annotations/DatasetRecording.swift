import Barcodes
import Foundation
import Photographed
package import Records
import Storage

/// The answers of readers on the pictures of tony-xlh/barcode-dataset, from its `results.zip`. Its
/// files `NAME-READER.json` have the keys `elapsedTime`, in milliseconds, and `results`, each with
/// `barcodeText`, `barcodeFormat` and the corners x1, y1 to x4, y4.
package struct DatasetRecording {
  private let pictures: PictureFolder
  private let archive: ZipArchive
  private let path: String

  /// - Parameter file: the archive, if not `results.zip` in the folder.
  /// - Throws: `ImportFault` or `FileError`.
  package init(folder: String, file: String? = nil) throws {
    pictures = try PictureFolder(path: folder)
    path = try file ?? pictures.place(of: "results.zip")
    archive = try ZipArchive(path: path)
  }

  /// The readers by name, with the number of pictures each was shown.
  package var readers: [(name: String, pictures: Int)] {
    var counts: [String: Int] = [:]
    for name in archive.names {
      if let (_, reader) = parts(of: name) { counts[reader, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns one reader's answers in the archive's order; of copies of a picture, that on the
  /// first.
  ///
  /// - Throws: `ImportFault` or `PhotographError`.
  package func answers(
    of reader: String, device: String?, source: String
  ) throws -> [RecordedAnswer] {
    var answered: [String: String] = [:]
    var allowance = JSONAllowance.pictures
    return try archive.names.compactMap { name in
      guard let (picture, found) = parts(of: name), found == reader else { return nil }
      let digest = Digest.hexadecimal(
        of: try Photograph.bytes(
          of: pictures.source(of: picture)?.path ?? "\(pictures.path)/\(picture)"))
      if let earlier = answered.updateValue(picture, forKey: digest) {
        guard earlier != picture else {
          throw ImportFault(
            place: "\(path), \(name)",
            reason:
              "it has an answer of \(VisibleText.quoted(reader)) on \(VisibleText.quoted(picture)) already; "
              + "remove one")
        }
        return nil
      }
      let json = try ForeignJSON(
        try archive.contents(of: name), place: "\(path), \(name)", takenFrom: &allowance)
      // A clock that was set back tells no time.
      let milliseconds = try (json["elapsedTime"]?.number()).flatMap { $0 >= 0 ? $0 : nil }
      return RecordedAnswer(
        imageSHA256: digest, engine: reader, device: device, source: source,
        date: archive.date(of: name),
        decodes: try json.required("results").elements().map(Self.code),
        durationsNanoseconds: milliseconds.map { [Int64($0 * 1e6)] })
    }
  }

  /// Returns the picture and the reader of a file in the archive; nil for any other file.
  private func parts(of name: String) -> (picture: String, reader: String)? {
    guard name.hasSuffix(".json") else { return nil }
    let stem = PictureFolder.stem(of: name)
    guard let hyphen = stem.lastIndex(of: "-"),
      let picture = pictures.picture(named: String(stem[..<hyphen]))
    else { return nil }
    return (picture, String(stem[stem.index(after: hyphen)...]))
  }

  /// Returns a decode by its text alone: readers write its bytes in hexadecimal or in base64.
  private static func code(_ result: ForeignJSON) throws(ImportFault) -> RecordedAnswer.Code {
    RecordedAnswer.Code(
      symbology: result["barcodeFormat"]?.text.flatMap { Symbology(foreignName: $0) },
      text: try result.required("barcodeText").requiredText(),
      corners: result["x1"] == nil ? nil : try result.numberedCorners())
  }
}
