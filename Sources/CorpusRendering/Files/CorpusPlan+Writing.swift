import Photographed
import Records
import Storage
import Suites

extension CorpusPlan {
  /// Renders every frame into a corpus folder.
  ///
  /// - Parameters:
  ///   - folder: made where it does not exist.
  ///   - isReplaced: whether a corpus that is there already is replaced, when the new one is whole.
  ///   - jobs: how many threads render.
  ///   - progress: called with the number of frames written.
  /// - Throws: `FileError` where it must not be written, or holds a corpus already; `PlanningError`, `PNGError` or `RecordError`.
  package func write(
    to folder: String, isReplaced: Bool = false, scanbenchVersion: String, jobs: Int,
    progress: (Int) -> Void
  ) throws {
    var corpus = try CorpusFolder(
      folder, conditions: conditions, isReplaced: isReplaced, inputs: [suite.path])
    let frames = RenderedFrames(self, indices: 0..<count, jobs: jobs) {
      [path = corpus.path] frame in
      try frame.image.writePNG(to: "\(path)/\(FileName.imagePath(ofFrame: frame.record.frame))")
    }
    for frame in frames {
      try corpus.write(try frame.get().record)
      progress(corpus.frames)
    }
    try corpus.close()
    try FileReplacement.write(suite.source, to: "\(corpus.path)/\(FileName.suite)")
    try corpus.putInPlace(
      CorpusRecord(
        scanbenchVersion: scanbenchVersion, suite: suite.name, suiteSHA256: suite.sha256,
        profile: profile, seed: seed, frames: count))
  }
}
