import Chapters
package import Document
package import Findings
package import Records
import Summaries

extension MisreadTally {
  package func sentence(_ engine: EngineRecord) -> Sentence {
    let counts = groups.compactMap { group in
      count(engine, in: group).map { (group: group, count: $0) }
    }
    guard !counts.isEmpty else { return Sentence("It read no code, right or wrong.") }
    let shares = counts.map {
      "\(Wording.percent($0.count.share)) \(name($0.group)), \($0.count.boundWords)"
    }
    return Sentence(
      "Of what it read, it misread \(shares.joined(separator: "; ")).",
      evidence: counts.map {
        "\(name($0.group)) \(Wording.count($0.count.misreads)) of \(Wording.count($0.count.reads, "read"))"
      }.joined(separator: ", ") + "; one-sided 95 % bounds; \(Self.method)",
      section: ReportSection.misreadsID)
  }

  private static let method =
    "where sampling adapts, each symbology and width from 2 px on counts alike, however many codes it took; elsewhere each frame, once, "
    + "with its suite's first mask and view"

  /// Returns for example `under nominal` or `in suite handheld`.
  private func name(_ group: MisreadGroup) -> String {
    let sharing = groups.filter { $0.namedCondition == group.namedCondition }
    guard let condition = group.namedCondition, sharing.count == 1 else {
      return "in suite \(group.suite)\(group.namedCondition.map { " under \($0)" } ?? "")"
    }
    return "under \(condition)"
  }

  /// Nil if nothing was misread.
  package var table: ReportTable? {
    let rows = symbologies.flatMap { symbology in
      groups.compactMap { group in row(symbology, group) }
    }
    guard !rows.isEmpty else { return nil }
    return ReportTable(
      caption:
        "The share misread of the codes read, and its one-sided 95 % bound (\(Self.method)). A wrong EAN-13 with a right check "
        + "digit sells the wrong product",
      columns: ["symbology", "where"] + engines.map(\.label), rows: rows)
  }

  private func row(_ symbology: String, _ group: MisreadGroup) -> [ReportTable.Cell]? {
    let counts = engines.map { count($0, symbology, in: group) }
    guard counts.contains(where: { ($0?.misreads ?? 0) > 0 }) else { return nil }
    return [.init(symbology), .init(name(group))]
      + zip(engines, counts).map { engine, count in
        guard let count else { return engine.absence(of: symbology) }
        return .number(
          Wording.percent(count.share),
          note: "\(count.boundWords); "
            + "\(Wording.count(count.misreads)) of \(Wording.count(count.reads))"
            + (group.isAdaptive ? ", widths alike" : ""))
      }
  }
}

extension MisreadTally.MisreadCount {
  /// For example `at most 2 %`.
  var boundWords: String {
    mostShare.map { "at most \(Wording.percent($0))" } ?? "no bound: \(dependence ?? "")"
  }
}
