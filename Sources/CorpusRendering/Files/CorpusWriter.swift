import Barcodes
import Foundation
import Records
import Storage

/// Writes a corpus folder: images, manifest, and where they came from.
package struct CorpusWriter {
  private let folder: String

  /// - Parameter folder: made where it does not exist.
  /// - Throws: `RecordError` where it cannot be made, or holds a corpus already.
  package init(folder: String) throws {
    self.folder = folder
    guard !FileManager.default.fileExists(atPath: "\(folder)/\(FileName.manifest)") else {
      throw FileError.unwritable(
        path: folder, reason: "it holds a corpus already; remove it or name another folder")
    }
    try RecordFolder.make(folder, with: FileName.images)
  }

  /// Renders every frame of the plan. The manifest is put in place last, so a folder with a manifest is
  /// whole.
  ///
  /// - Parameters:
  ///   - jobs: how many threads render.
  ///   - progress: called with the number of frames written.
  /// - Throws: `PlanningError`, `PNGError` or `RecordError`.
  package func write(
    _ plan: CorpusPlan, scanbenchVersion: String, jobs: Int, progress: (Int) -> Void
  ) throws {
    let unfinished = "\(folder)/\(FileName.manifest).unfinished"
    let manifest = try JSONLinesWriter(path: unfinished)
    let frames = RenderedFrames(plan, jobs: jobs) { [folder] frame in
      let file = "\(FileName.images)/\(FileName.image(ofFrame: frame.record.frame))"
      frame.record.file = file
      try PNGFile.write(frame.image, to: "\(folder)/\(file)")
    }
    for (index, frame) in frames.enumerated() {
      try manifest.write(try frame.get().record)
      progress(index + 1)
    }
    try manifest.close()
    try put(
      RecordCoding.document(
        CorpusRecord(
          scanbenchVersion: scanbenchVersion, suite: plan.suite.name,
          suiteSHA256: plan.suite.sha256, profile: plan.profile, seed: plan.seed, frames: plan.count
        )),
      as: FileName.corpus)
    try put(plan.suite.source, as: FileName.suite)
    try FileManager.default.moveItem(atPath: unfinished, toPath: "\(folder)/\(FileName.manifest)")
  }

  private func put(_ data: Data, as name: String) throws {
    let path = "\(folder)/\(name)"
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw FileError.unwritable(path: path, reason: FileFailure.reason(of: error))
    }
  }
}
