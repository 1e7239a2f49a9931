import Foundation
import Records
import Summaries
import Testing
import Workflows

@testable import Document
@testable import Findings
@testable import GuideChapters
@testable import Reporting

/// Set SCANBENCH_RECORD_SNAPSHOTS=1 to record the snapshots anew; then read the difference.
struct SnapshotTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Snapshots")

  @Test(arguments: [FileName.summary, FileName.markdown])
  func `the report of a complete run is as recorded`(name: String) throws {
    try compare(try SyntheticRun.complete(), name, with: name)
  }

  @Test(arguments: [FileName.summary, FileName.markdown])
  func `the report of a run of camera conditions is as recorded`(name: String) throws {
    try compare(try SyntheticRun.camera(), name, with: "camera-\(name)")
  }

  @Test(arguments: [FileName.summary, FileName.markdown])
  func `the report of a run with verdicts is as recorded`(name: String) throws {
    try compare(try SyntheticRun.guidance(), name, with: "guidance-\(name)")
  }

  @Test(arguments: [FileName.summary, FileName.markdown])
  func `the report of a run with views is as recorded`(name: String) throws {
    try compare(try SyntheticRun.views(), name, with: "views-\(name)")
  }

  @Test(arguments: [FileName.summary, FileName.markdown])
  func `the report of a run that holds assumptions against a reference is as recorded`(
    name: String
  ) throws {
    try compare(try SyntheticRun.sensitivity(), name, with: "sensitivity-\(name)")
  }

  @Test func `the summary of a run of streams is as recorded`() throws {
    try compare(try SyntheticRun.scanned(), FileName.summary, with: "streams-summary.json")
  }

  @Test func `the sections of claims and rules are as recorded`() throws {
    let rules = RuleFile.vendors.filter {
      ["google", "halcon-20-11", "skurowski-2022", "dynamsoft-data-matrix"].contains($0.id)
    }
    let summary = SyntheticClaims.complete.summary.holding(rules)
    let ofClaims = [
      ReportSection.necessity, ReportSection.moduleHeights, ReportSection.wideCodes,
      ReportSection.focus, ReportSection.maskControl,
    ]
    let sections =
      [ReportSection.claims(summary), ReportSection.rules(summary)]
      + ofClaims.map { $0(ClaimEvidence(summary)) }
    let blocks = sections.compactMap(\.self).flatMap(\.markdownBlocks)
    try compare(blocks.joined(separator: "\n\n") + "\n", with: "claims-report.md")
  }

  private func compare(_ run: SyntheticRun, _ name: String, with snapshotName: String) throws {
    _ = try Report.write(runFolder: run.path, outputFolder: run.path)
    try compare(try run.text(of: name), with: snapshotName)
  }

  private func compare(_ text: String, with snapshotName: String) throws {
    let snapshot = Self.folder.appendingPathComponent(snapshotName)
    if ProcessInfo.processInfo.environment["SCANBENCH_RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: snapshot, encoding: .utf8)
    let (lines, recordedLines) = (text.split(separator: "\n"), recorded.split(separator: "\n"))
    let difference = zip(lines, recordedLines).first { $0 != $1 }
    #expect(
      difference == nil && lines.count == recordedLines.count,
      "\(snapshotName) has '\(difference?.1 ?? "other lines at its end")'; SCANBENCH_RECORD_SNAPSHOTS=1 records it anew"
    )
  }
}
