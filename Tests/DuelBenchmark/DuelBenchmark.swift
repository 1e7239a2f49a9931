import Foundation
import Gates
import Judging
import Records
import Reporting
import Tallies

/// Holds two readings against each other as `scanbench duel` does when everything is read, and writes its record and report, for
/// `make benchmark` to measure.
@main
enum DuelBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let duel = arguments.first, let output = arguments.last, arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: duel-benchmark DUEL OUTPUT\n".utf8))
      exit(64)
    }
    let readings = FileName.readings.map { "\(duel)/\($0)" }
    let run = try RunRecord.read(at: "\(readings[0])/\(FileName.run)")
    let accuracy = try DuelAccuracy(
      first: readings[0], second: readings[1], baseline: "baseline", candidate: "candidate",
      rule: ReadingRule(errorRate: 0.01))
    let record = DuelRecord(
      scanbenchVersion: run.scanbenchVersion, commandLine: [], startedAt: run.startedAt,
      finishedAt: run.startedAt, machine: run.machine, suites: run.suites,
      baseline: run.engines[0], candidate: run.engines[1], accuracy: accuracy, latency: nil)
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let report = try ReportFiles(of: record, pictures: PictureFolder(runFolder: output))
    let files = report.files + [(FileName.duel, try RecordCoding.document(record))]
    for (name, data) in files { try data.write(to: URL(fileURLWithPath: "\(output)/\(name)")) }
    print(record.answer.rawValue, accuracy.comparison.changes.count)
  }
}
