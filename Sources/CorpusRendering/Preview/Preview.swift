import Photographed
import Records
import Suites

/// One frame of each condition of a suite.
package struct Preview {
  private let plan: CorpusPlan
  private let selection: PreviewSelection

  /// - Throws: `PlanningError`, where a frame that is to be shown cannot be made.
  package init(_ plan: CorpusPlan, _ selection: PreviewSelection) throws(PlanningError) {
    self.plan = plan
    self.selection = selection
    try plan.validate(selection.indices(in: plan))
  }

  /// The number of frames.
  package var count: Int { selection.count }

  /// True if every condition of the suite is shown.
  package var isWhole: Bool { selection.pointCount == plan.pointCount }

  /// `34 conditions`, or `120 of 900 conditions, spread evenly`.
  package var extent: String {
    let total = "\(plan.pointCount) condition\(plan.pointCount == 1 ? "" : "s")"
    return isWhole ? total : "\(selection.pointCount) of \(total), spread evenly"
  }

  /// A line about what is shown: `34 conditions, 34 frames, each the first of its symbology there
  /// (profile quick, seed 1)`.
  package var summary: String {
    let which =
      plan.suite.stream == nil
      ? "each the first of its symbology there"
      : "each from the middle of its symbology's first scan there"
    return "\(extent), \(count) frame\(count == 1 ? "" : "s"), \(which) "
      + "(profile \(plan.profile), seed \(plan.seed))"
  }

  /// Writes the frames and the contact sheet, and returns what a page shows of them, row by row.
  ///
  /// - Parameters:
  ///   - jobs: how many threads render.
  ///   - progress: called with the number of frames written.
  /// - Throws: `PlanningError`, `PNGError` or `RecordError`.
  package func write(
    to folder: PreviewFolder, jobs: Int, progress: (Int) -> Void
  ) throws -> [[PreviewFrame]] {
    let rendered = RenderedFrames(plan, indices: selection.indices(in: plan), jobs: jobs) {
      [path = folder.workPath] in
      try $0.image.writePNG(to: "\(path)/\(PreviewFolder.picture(ofFrame: $0.record.frame))")
    }
    var count = 0
    let rows = try selection.rows.map { row in
      try zip(row, rendered).map { place, result in
        let frame = try result.get()
        count += 1
        progress(count)
        return PreviewFrame(
          frame, at: plan.points[place.point], of: plan.suite, symbology: place.symbology)
      }
    }
    let sheet = ContactSheet(
      name: plan.suite.name, remarks: [plan.suite.purpose, summary], rows: rows)
    try sheet.image().writePNG(to: folder.contactSheet)
    return rows
  }

  func origin(scanbenchVersion: String) -> CorpusRecord {
    CorpusRecord(
      scanbenchVersion: scanbenchVersion, suite: plan.suite.name, suiteSHA256: plan.suite.sha256,
      profile: plan.profile, seed: plan.seed, frames: selection.count)
  }
}
