import Foundation
import Records
import Storage

/// A corpus folder of pictures that no suite stands for, while it is written.
struct PictureCorpusFolder {
  private let output: OutputFolder
  private let manifest: JSONLinesWriter
  /// No two frames have anything in common.
  private let conditions = ConditionTable([])
  private(set) var frames = 0
  /// Where its files are written until it is whole.
  let path: String

  /// - Parameters:
  ///   - isReplaced: whether a corpus that is there already is replaced, when the new one is whole.
  ///   - inputs: what is read.
  /// - Throws: `FileError` where it must not be written, or holds a corpus already.
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

  /// Removes the image of a frame that is left out after all.
  func removeImage(of record: FrameRecord) throws {
    let image = "\(path)/\(FileName.imagePath(ofFrame: record.frame))"
    try FileError.writing(image) { try FileManager.default.removeItem(atPath: image) }
  }

  /// Puts the corpus in place. `corpus.json` is written last: its presence means that the folder is complete.
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
