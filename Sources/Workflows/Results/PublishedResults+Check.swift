import Barcodes
import Findings
import Gates
import Records
import Storage
import Summaries
import Tallies

extension PublishedResults {
  /// Holds a result against its run, the rules of its round, and a second reading of its suites, and returns what is not as it should be,
  /// line by line; empty where all is.
  ///
  /// - Parameters:
  ///   - result: its file.
  ///   - run: the folder of the run that it is of.
  ///   - round: the file of the round that it was submitted to; nil for none.
  ///   - again: the folder of a run of the same suites; nil for none.
  /// - Throws: `UsageError`, `RecordError`, `FileError`.
  package static func faults(
    in result: String, run: String, round: String?, again: String?
  ) throws -> [String] {
    let published = try read(result)
    let name = Self.name(of: result)
    let folder = try RunFolder(path: run)
    return (published.name == name ? [] : ["'name' is not that of its file"])
      + (try differences(published, from: folder))
      + (try round.map { try self.round(at: $0).breaches(of: published) } ?? [])
      + (try again.map {
        try folder.differences(readAgainIn: RunFolder(path: $0))
      } ?? [])
  }

  private static func round(at path: String) throws -> RoundRecord {
    let round = try RoundRecord.read(file: path)
    guard round.seed != nil else {
      throw RecordError.malformed(
        path: path, line: nil, reason: "'commit' is no commit in 40 hexadecimal digits")
    }
    return round
  }

  /// Works a result out again from its run.
  ///
  /// - Returns: what differs, line by line; empty where nothing does.
  /// - Throws: `RecordError`, `FileError`.
  private static func differences(
    _ published: ResultRecord, from run: RunFolder
  ) throws -> [String] {
    let again = try record(of: run, name: published.name)
    // Its files are as the run says: all of them were read for the result.
    return try ResultRecord.digestedFiles.filter { published.files[$0] != again.files[$0] }
      .map { "\($0) of \(run.path) is not the one that the result names" }
      + [
        ("scanbench_version", published.scanbenchVersion == again.scanbenchVersion),
        ("build", published.build == again.build),
        ("command_line", published.commandLine == again.commandLine),
        ("started_at", published.startedAt == again.startedAt),
        ("machine", published.machine == again.machine),
        ("suites", published.suites == again.suites),
        ("engines", published.engines == again.engines), ("files", published.files == again.files),
      ].filter { !$0.1 }.map { "'\($0.0)' is not that of the run" }
      + differences(published.reads, again.reads, in: "reads")
      + differences(published.widths, again.widths, in: "widths")
      + differences(published.claims, again.claims, in: "claims")
      + differences(published.calls, again.calls, in: "calls")
      + differences(published.rules, again.rules, in: "rules")
      + differences(published.limits, again.limits, in: "limits")
      + differences(published.scans, again.scans, in: "scans")
      + differences(published.contents, again.contents, in: "contents")
      + differences(published.settings, again.settings, in: "settings")
  }

  private static func differences<Entry: Codable & Equatable>(
    _ published: [Entry], _ again: [Entry], in key: String
  ) throws -> [String] {
    guard published.count == again.count else {
      return ["'\(key)' has \(published.count) entries, but \(again.count) follow from the run"]
    }
    func text(_ entry: Entry) throws -> String {
      VisibleText.line(String(decoding: try RecordCoding.line(entry), as: UTF8.self))
    }
    return try zip(published, again).enumerated().filter { $1.0 != $1.1 }.map { index, pair in
      "'\(key)', entry \(index + 1), is \(try text(pair.0)), but \(try text(pair.1)) follows from the run"
    }
  }
}
