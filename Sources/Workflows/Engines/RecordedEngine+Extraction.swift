import Barcodes
import Foundation
import Photographs
import Records
package import Runner
import Storage

extension RecordedEngine {
  /// Makes a recording of the answers of a reader that a data set of photographs comes with, and returns lines to print.
  ///
  /// - Parameters:
  ///   - file: the archive of the answers; nil for the usual one in the folder.
  ///   - target: the reader and the file to write; nil to list the readers.
  package static func extract(
    from folder: String, file: String?, to target: (reader: String, output: String)?,
    device: String?, source: String
  ) throws -> [String] {
    let recording = try DatasetRecording(folder: folder, file: file)
    let readers = recording.readers
    guard let (reader, output) = target else {
      return readers.map { VisibleText.line("\($0.name): \($0.pictures) pictures") }
    }
    guard readers.contains(where: { $0.name == reader }) else {
      throw UsageError(
        "--reader \(reader): there are \(readers.map(\.name).joined(separator: ", "))")
    }
    let answers = try recording.answers(of: reader, device: device, source: source)
    let lines = try answers.map { try RecordCoding.line($0) + Data("\n".utf8) }
    // A recording of a person's own looks the same.
    let data = Data(lines.joined())
    try OutputFile.write(data, to: output, ofKind: "recording of just this") { $0 == data }
    return ["\(output): \(reader) on \(answers.count) pictures"]
  }
}
