import Foundation
import Photographed
package import Records
import Storage
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

  /// The folder that a preview is written to. A preview that is there already stays until the new one is whole.
  ///
  /// - Parameters:
  ///   - replacing: whether a preview that is there already may be replaced.
  ///   - suite: the suite's file.
  /// - Throws: `FileError.unwritable`, where that may not be, or the folder holds something else.
  package static func folder(
    _ path: String, replacing: Bool, suite: String
  ) throws -> OutputFolder {
    let folder = try OutputFolder(
      path, .preview, existing: replacing ? .replaced : .refused, inputs: [suite])
    try Folder.make("\(folder.workPath)/\(FileName.frames)")
    return folder
  }

  /// The path of a frame's picture, from the page.
  package static func picture(ofFrame frame: String) -> String {
    "\(FileName.frames)/\(FileName.image(ofFrame: frame))"
  }

  /// Writes the frames and the contact sheet, and returns what a page shows of them, row by row.
  ///
  /// - Parameters:
  ///   - jobs: how many threads render.
  ///   - progress: called with the number of frames written.
  /// - Throws: `PlanningError`, `PNGError` or `RecordError`.
  package func write(
    to folder: OutputFolder, jobs: Int, progress: (Int) -> Void
  ) throws -> [[PreviewFrame]] {
    let rendered = RenderedFrames(plan, indices: selection.indices(in: plan), jobs: jobs) {
      [path = folder.workPath] in
      try $0.image.writePNG(to: "\(path)/\(Self.picture(ofFrame: $0.record.frame))")
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
    try sheet.image().writePNG(to: "\(folder.workPath)/\(FileName.contactSheet)")
    return rows
  }

  /// Writes the page and what the preview is of, and puts all in place.
  ///
  /// - Returns: the path of the page.
  /// - Throws: `FileError.unwritable`.
  package func finish(
    page: String, in folder: OutputFolder, scanbenchVersion: String
  ) throws -> String {
    let origin = CorpusRecord(
      scanbenchVersion: scanbenchVersion, suite: plan.suite.name, suiteSHA256: plan.suite.sha256,
      profile: plan.profile, seed: plan.seed, frames: selection.count)
    try FileReplacement.write([
      ("\(folder.workPath)/\(FileName.page)", Data(page.utf8)),
      ("\(folder.workPath)/\(FileName.preview)", RecordCoding.document(origin)),
    ])
    try folder.putInPlace()
    return "\(folder.path)/\(FileName.page)"
  }
}
