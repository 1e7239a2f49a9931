import Barcodes
import Foundation
import Photographed
import Records
import Storage
import Suites

/// Writes a corpus folder: images, manifest, and where they came from.
package struct CorpusWriter {
  private let output: OutputFolder
  private var folder: String { output.workPath }

  /// - Parameters:
  ///   - folder: made where it does not exist.
  ///   - suite: the suite's file.
  ///   - isReplaced: whether a corpus that is there already is replaced, when the new one is whole.
  /// - Throws: `FileError` where it must not be written, or holds a corpus already.
  package init(folder: String, suite: String, isReplaced: Bool = false) throws {
    output = try OutputFolder(
      folder, .corpus, existing: isReplaced ? .replaced : .refused, inputs: [suite])
    try Folder.make("\(output.workPath)/\(FileName.images)")
  }

  /// Renders every frame of the plan. `corpus.json` is written last: its presence means that the folder is complete.
  ///
  /// - Parameters:
  ///   - jobs: how many threads render.
  ///   - progress: called with the number of frames written.
  /// - Throws: `PlanningError`, `PNGError` or `RecordError`.
  package func write(
    _ plan: CorpusPlan, scanbenchVersion: String, jobs: Int, progress: (Int) -> Void
  ) throws {
    let conditions = plan.conditions
    try conditions.write(inFolder: folder)
    let manifest = try JSONLinesWriter(path: "\(folder)/\(FileName.manifest)")
    let frames = RenderedFrames(plan, jobs: jobs) { [folder] frame in
      try PNGFile.write(
        frame.image, to: "\(folder)/\(FileName.imagePath(ofFrame: frame.record.frame))")
    }
    for (index, frame) in frames.enumerated() {
      try manifest.write(FrameLine(try frame.get().record, conditions))
      progress(index + 1)
    }
    try manifest.synchronize()
    try manifest.close()
    try FileReplacement.write(plan.suite.source, to: "\(folder)/\(FileName.suite)")
    try FileReplacement.write(
      RecordCoding.document(
        CorpusRecord(
          scanbenchVersion: scanbenchVersion, suite: plan.suite.name,
          suiteSHA256: plan.suite.sha256, profile: plan.profile, seed: plan.seed, frames: plan.count
        )),
      to: "\(folder)/\(FileName.corpus)")
    try output.putInPlace()
  }
}
