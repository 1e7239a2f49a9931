import Barcodes
import Records

/// A round of published results: what every result that is submitted to it was measured with (Documentation/RESULTS.md).
package struct RoundRecord: Codable, Sendable, Equatable, VersionedRecord {
  package var schema = currentSchema
  package var name: String
  /// The commit of ScanBench's main at which it was opened: 40 hexadecimal digits, of which the first eight are the seed.
  package var commit: String
  package var profile: String
  package var suites: [RoundSuite]

  /// Nil where the commit is none.
  package var seed: UInt64? {
    commit.utf8.count == 40 && commit.allSatisfy(\.isHexDigit)
      ? UInt64(commit.prefix(8), radix: 16) : nil
  }

  /// Returns a line for each way in which a result is not as the round asks; none where it is.
  ///
  /// A result of other suites alone, such as photographs, is held to the seed of those that are rendered.
  package func breaches(of result: ResultRecord) -> [String] {
    let known = Set(suites.map(\.name))
    let isOfRound = result.suites.contains { known.contains($0.name) }
    let missing =
      isOfRound
      ? suites.filter { suite in !result.suites.contains { $0.name == suite.name } }
        .map { "suite '\($0.name)' of \(name) is not in it" } : []
    func has(_ option: String) -> Bool {
      result.commandLine.contains { $0 == option || $0.hasPrefix("\(option)=") }
    }
    let options =
      (has("--option")
        ? ["it was run with --option, of which a label says nothing; --vary does"] : [])
      + (has("--mask") ? ["it was run with --mask; the masks are those of the suites"] : [])
    return missing + options + result.suites.flatMap(breaches)
  }

  private func breaches(of suite: ResultSuite) -> [String] {
    var lines: [String] = []
    let words = "suite \(VisibleText.quoted(suite.name))"
    if !suite.photographs, let seed, suite.seed != seed {
      lines.append("\(words) has the seed \(suite.seed); that of \(name) is \(seed)")
    }
    if let asked = suites.first(where: { $0.name == suite.name }) {
      if suite.sha256 != asked.sha256 { lines.append("\(words) is another than that of \(name)") }
      if suite.profile != profile {
        lines.append(
          "\(words) has the profile \(VisibleText.quoted(suite.profile)); that of \(name) is '\(profile)'"
        )
      }
    }
    return lines
  }
}

/// A suite of a round.
package struct RoundSuite: Codable, Sendable, Equatable {
  package var name: String
  /// The SHA-256 of its file, in hexadecimal.
  package var sha256: String
}
