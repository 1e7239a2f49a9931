import Barcodes
package import Foundation
import Storage

extension RunRecord {
  /// Returns the bytes of `run.json`, with a SHA-256 under `record_sha256` of the same document
  /// without that line.
  package func document() throws -> Data {
    var record = self
    record.seal = String(repeating: "0", count: 64)
    let document = try RecordCoding.document(record)
    guard let line = Self.sealLine(of: document) else { return document }
    record.seal = Digest.hexadecimal(
      of: document[..<line.lowerBound] + document[line.upperBound...])
    return try RecordCoding.document(record)
  }

  /// Reads `run.json`. Records of older builds have no seal and are read as they are.
  ///
  /// - Throws: `FileError`; `RecordError`, also if the record has another schema or was changed
  ///   after it was written.
  package static func read(at path: String) throws -> RunRecord {
    func fault(_ reason: String) -> RecordError {
      .malformed(path: path, line: nil, reason: reason)
    }
    let document = try InputFile.bytes(of: path, limitBytes: allowance.bytes)
    let versioned: Versioned<RunRecord>
    do {
      versioned = try RecordCoding.decode(
        Versioned<RunRecord>.self, from: document, within: allowance)
    } catch {
      throw fault(DecodingError.clause(describing: error))
    }
    var record = try versioned.record(in: path)
    guard let seal = record.seal else { return record }
    guard let line = sealLine(of: document),
      Digest.hexadecimal(of: document[..<line.lowerBound] + document[line.upperBound...]) == seal
    else {
      throw fault("it is not as the run wrote it: its 'record_sha256' is another's")
    }
    record.seal = nil
    return record
  }

  /// Returns the range of the line with the seal, including its newline.
  private static func sealLine(of document: Data) -> Range<Data.Index>? {
    guard let key = document.range(of: Data("  \"record_sha256\" : \"".utf8)),
      let end = document[key.upperBound...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return key.lowerBound..<end + 1
  }

  /// The files of a run whose bytes the record states.
  private static let toldFiles = [
    FileName.blocks, FileName.conditions, FileName.manifest, FileName.trials,
  ]

  /// Records the state of the files of a run.
  ///
  /// - Throws: `FileError`.
  package mutating func take(filesIn folder: String) throws {
    var files: [String: WrittenFile] = [:]
    for name in Self.toldFiles
    where FileType(at: "\(folder)/\(name)", followingLinks: true) != nil {
      files[name] = try WrittenFile(of: "\(folder)/\(name)")
    }
    self.files = files
  }

  /// Checks the files of a run against the states in `run.json`.
  ///
  /// - Throws: `FileError`; `RecordError` if a file has other content, ends too early or, in a
  ///   finished run, has additional content.
  package func requireFilesAsWritten(in folder: String) throws {
    _ = try states(in: folder, allowing: finishedAt == nil ? [.asWritten, .longer] : [.asWritten])
  }

  /// Checks the files of a run that is to be continued; missing lines are read again.
  ///
  /// - Throws: `FileError`; `RecordError` if a file has other content.
  package func requireFilesUnchanged(in folder: String) throws {
    _ = try states(in: folder, allowing: [.asWritten, .longer, .shorter])
  }

  /// Returns true if everything that a finished run wrote is there. Returns false for runs of older
  /// builds, which do not state it.
  ///
  /// - Throws: `FileError`; `RecordError` if a file has other content, or more than the run wrote.
  package func isWhole(in folder: String) throws -> Bool {
    guard finishedAt != nil, files != nil else { return false }
    return try states(in: folder, allowing: [.asWritten, .shorter]).allSatisfy { $0 == .asWritten }
  }

  private func states(
    in folder: String, allowing allowed: Set<WrittenFile.FileState>
  ) throws -> [WrittenFile.FileState] {
    // No other name is looked up: a record may come from anybody.
    try Self.toldFiles.compactMap { name in
      guard let written = files?[name] else { return nil }
      let path = "\(folder)/\(name)"
      let state = try written.state(of: path)
      guard allowed.contains(state) else {
        throw RecordError.malformed(path: path, line: nil, reason: Self.reason(state))
      }
      return state
    }
  }

  private static func reason(_ state: WrittenFile.FileState) -> String {
    switch state {
    case .asWritten: "it is as the run wrote it"
    case .longer: "it has lines that the run did not write"
    case .shorter: "lines are missing that the run wrote"
    case .changed: "it is not as the run wrote it: its SHA-256 is not that of \(FileName.run)"
    }
  }
}
