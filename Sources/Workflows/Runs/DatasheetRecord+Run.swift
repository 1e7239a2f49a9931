package import Findings
import Foundation
import Gates
import Records
import Reporting
import Storage
import Summaries
import Tallies

extension DatasheetRecord {
  /// Returns the sheets of a run's readers.
  ///
  /// - Parameters:
  ///   - engines: labels; all of the run where there are none.
  ///   - beside: the label of a reader that each is held against.
  /// - Throws: `UsageError` where the run has no such engine or looks for no limits, `RecordError`, `ComparisonError` for an unfinished run
  ///   or a part of one.
  package static func sheets(
    ofRun path: String, engines: [String], beside: String?
  ) throws -> [DatasheetRecord] {
    let folder = try RunFolder(path: path)
    try folder.run.requireWhole(at: path)
    let summary = try folder.reportedSummary(rules: [])
    let known = summary.run.engines.map(\.label)
    if let stranger = (engines + [beside].compactMap(\.self)).first(where: { !known.contains($0) })
    {
      throw UsageError(
        "\(path): it has no engine '\(stranger)', but \(known.joined(separator: ", "))")
    }
    let asked = engines.isEmpty ? known : engines
    let sheets = asked.filter { $0 != beside }.compactMap {
      DatasheetRecord(summary, engine: $0, beside: beside)
    }
    guard !sheets.isEmpty else {
      guard !summary.run.suites.contains(where: { $0.limits != nil }) else {
        throw UsageError(
          "\(path): its suites look for limits, but of no code that \(asked.joined(separator: ", ")) claims to read"
        )
      }
      throw UsageError(
        "\(path): it has no suite that looks for limits, such as Corpus/datasheet/pose.yaml (SUITES.md, 'limits')"
      )
    }
    return sheets
  }
}

extension [DatasheetRecord] {
  /// Writes a folder for each reader and returns the paths of the pages.
  ///
  /// - Parameter run: the run's folder, which must not be written.
  /// - Throws: `ReportError` where a plot cannot be drawn, `FileError`.
  package func write(to output: String, run: String) throws -> [String] {
    try map { sheet in
      let folder = "\(output)/\(sheet.engine.label)"
      try OutputFolder.check(folder, .datasheet, inputs: [run])
      let files = try sheet.files()
      try Folder.make(folder)
      try FileReplacement.write(files, in: folder)
      return "\(folder)/\(FileName.page)"
    }
  }
}
