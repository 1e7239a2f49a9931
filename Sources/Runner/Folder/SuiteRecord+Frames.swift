import CorpusRendering
package import Records
import Storage
import Suites

extension [SuiteRecord] {
  /// Draws some frames of a run again, for people to look at, into `frames/` of a folder; unless their suite has changed since the run, or
  /// does not lie where it lay.
  ///
  /// - Returns: the suites whose frames could not be drawn.
  /// - Throws: `PNGError`, `PlanningError` or `RecordError`.
  @discardableResult
  package func draw(_ frames: [String], in folder: String) throws -> [SuiteRecord] {
    var missing: [SuiteRecord] = []
    try Folder.make("\(folder)/\(FileName.frames)")
    let pictures = FramePictures(path: folder)
    for suite in self {
      let prefix = "\(suite.name)/"
      let mine = frames.filter { $0.hasPrefix(prefix) }
      guard !mine.isEmpty else { continue }
      guard
        let input = try? RunInput(path: suite.path, profile: suite.profile, seed: suite.seed),
        input.suite.sha256 == suite.sha256
      else {
        missing.append(suite)
        continue
      }
      let source = input.makeSource()
      for frame in mine {
        guard let index = input.index(ofFrame: frame) else { continue }
        try pictures.write(of: frame) { try source(index).image }
      }
    }
    return missing
  }
}
