import Foundation
import Records
import Testing

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

  private func compare(_ run: SyntheticRun, _ name: String, with snapshotName: String) throws {
    _ = try Report.write(runFolder: run.path, outputFolder: run.path)
    let text = try run.text(of: name)
    let snapshot = Self.folder.appendingPathComponent(snapshotName)
    if ProcessInfo.processInfo.environment["SCANBENCH_RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: snapshot, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: snapshot, encoding: .utf8)
    let (lines, recordedLines) = (text.split(separator: "\n"), recorded.split(separator: "\n"))
    let difference = zip(lines, recordedLines).first { $0 != $1 }
    #expect(difference == nil && lines.count == recordedLines.count, "in \(snapshotName)")
  }
}
