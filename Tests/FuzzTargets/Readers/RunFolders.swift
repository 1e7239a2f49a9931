import Findings
import Foundation
import Records
import Reporting
import Tallies

extension FuzzTarget {
  static let manifest = inRun(FileName.manifest) { folder in
    _ = try Manifest.frames(inFolder: folder)
  }
  /// Beside a manifest whose lines need it.
  static let conditions = inRun(FileName.conditions) { folder in
    _ = try Manifest.frames(inFolder: folder)
  }
  static let trials = inRun(FileName.trials)
  static let blocks = inRun(FileName.blocks)
  static let run = inRun(FileName.run)

  /// One file of a run folder, beside the other files of a run that is whole: its report is made, but for drawing.
  ///
  /// - Parameter further: what else is read of the folder.
  private static func inRun(
    _ file: String, further: @escaping @Sendable (String) throws -> Void = { _ in }
  ) -> FuzzTarget {
    FuzzTarget(String(file.prefix { $0 != "." })) { input, folder in
      _ = try folder.put(input, as: file)
      try further(folder.path)
      _ = ReportFiles.outline(of: try RunFolder(path: folder.path).reportedSummary())
      // What is not finished has a report, and no figures to hand on.
      try? exportAll(folder.path)
    }
  }

  static func exportAll(_ path: String) throws {
    let export = try Export(path: path)
    for format in ExportFormat.allCases { _ = try? export.text(format) }
  }
}
