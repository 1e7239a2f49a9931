import CorpusRendering
import Foundation
import Records
import Storage

/// A corpus folder of pictures that come from no suite.
extension CorpusFolder {
  func removeImage(of record: FrameRecord) throws {
    let image = "\(path)/\(FileName.imagePath(ofFrame: record.frame))"
    try FileError.writing(image) { try FileManager.default.removeItem(atPath: image) }
  }

  func finish(
    name: String, profile: String, of photographs: PhotographSource, scanbenchVersion: String
  ) throws {
    try close()
    let digest = Digest.hexadecimal(
      of: try InputFile.bytes(of: "\(path)/\(FileName.manifest)", limitBytes: .max - 1))
    try putInPlace(
      CorpusRecord(
        scanbenchVersion: scanbenchVersion, suite: name, suiteSHA256: digest, profile: profile,
        seed: 0, frames: frames, photographs: photographs))
  }
}
