import Foundation
import Records
import Storage

/// A corpus folder of pictures that come from no suite, while it is being written.
struct PictureCorpusFolder {
  private let output: OutputFolder
  private let manifest: JSONLinesWriter
  /// An empty table, since no two frames share a condition.
  private let conditions = ConditionTable([])
  private(set) var frames = 0
  /// The folder that files are written to until the corpus is complete.
  let path: String

  /// - Parameters:
  ///   - isReplaced: true to replace an existing corpus once the new one is complete.
  ///   - inputs: the paths that are read.
  /// - Throws: `FileError` if the folder must not be written to, or already holds a corpus.
  init(_ folder: String, isReplaced: Bool, inputs: [String]) throws {
    output = try OutputFolder(
      folder, .corpus, existing: isReplaced ? .replaced : .refused, inputs: inputs)
    path = output.workPath
    try Folder.make("\(path)/\(FileName.images)")
    manifest = try JSONLinesWriter(path: "\(path)/\(FileName.manifest)")
  }

  mutating func write(_ record: FrameRecord) throws {
    try manifest.write(FrameLine(record, conditions))
    frames += 1
  }

  func removeImage(of record: FrameRecord) throws {
    let image = "\(path)/\(FileName.imagePath(ofFrame: record.frame))"
    try FileError.writing(image) { try FileManager.default.removeItem(atPath: image) }
  }

  func finish(
    name: String, profile: String, of photographs: PhotographSource, scanbenchVersion: String
  ) throws {
    try manifest.synchronize()
    try manifest.close()
    let digest = Digest.hexadecimal(
      of: try InputFile.bytes(of: "\(path)/\(FileName.manifest)", limitBytes: .max - 1))
    try conditions.write(inFolder: path)
    try FileReplacement.write(
      RecordCoding.document(
        CorpusRecord(
          scanbenchVersion: scanbenchVersion, suite: name, suiteSHA256: digest, profile: profile,
          seed: 0, frames: frames, photographs: photographs)),
      to: "\(path)/\(FileName.corpus)")
    try output.putInPlace()
  }
}
