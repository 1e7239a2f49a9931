package import Records
import Storage

/// A corpus folder while it is being written: images, manifest, and where they came from.
package struct CorpusFolder {
  private let output: OutputFolder
  private let manifest: JSONLinesWriter
  private let conditions: ConditionTable
  package private(set) var frames = 0
  /// The folder that files are written to until the corpus is complete.
  package var path: String { output.workPath }

  /// - Parameters:
  ///   - conditions: what the manifest's lines leave out; nothing where no two frames share a condition.
  ///   - isReplaced: true to replace an existing corpus once the new one is complete.
  ///   - inputs: the paths that are read.
  /// - Throws: `FileError` if the folder must not be written to, or already holds a corpus.
  package init(
    _ folder: String, conditions: ConditionTable = ConditionTable([]), isReplaced: Bool,
    inputs: [String]
  ) throws {
    self.conditions = conditions
    output = try OutputFolder(
      folder, .corpus, existing: isReplaced ? .replaced : .refused, inputs: inputs)
    let path = output.workPath
    try Folder.make("\(path)/\(FileName.images)")
    try conditions.write(inFolder: path)
    manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)")
  }

  package mutating func write(_ record: FrameRecord) throws {
    try manifest.write(FrameLine(record, conditions))
    frames += 1
  }

  /// Closes the manifest, which has all its lines.
  package func close() throws {
    try manifest.synchronize()
    try manifest.close()
  }

  /// Puts the closed corpus in place. `corpus.json` is written last: its presence means that the folder is complete.
  package func putInPlace(_ origin: CorpusRecord) throws {
    try FileReplacement.write(
      RecordCoding.document(origin), to: "\(path)/\(FileName.corpus)")
    try output.putInPlace()
  }
}
