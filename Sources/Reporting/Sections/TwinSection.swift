import Analysis
import Records

/// Photographs against their rendered twins: what a verdict on rendered frames is worth for real ones.
enum TwinSection {
  static func section(_ summary: Summary, _ styles: [EngineStyle]) -> ReportSection? {
    guard let twins = summary.twins, !twins.isEmpty else { return nil }
    let (groups, records) = twins.grouped { [$0.suite, $0.twinSuite, $0.mask] }
    return ReportSection(
      id: "twins", title: "Photographs and their rendered twins",
      paragraphs: [
        "A twin is a rendered frame with a photograph's payload, and with the blur, noise, light, tilt and size that were measured on it, on blank paper, or, in corpora '…-in-place', in its photograph "
          + "where the code was: what differs there, the rendered symbol lacks, and not what surrounds it. "
          + "The difference is the twins' read rate less the photographs', with an interval of at least 95 % from the codes that were read "
          + "in one of the two alone; p is of McNemar's exact test, two-sided; kappa is Cohen's, 1 where both always agree and 0 where "
          + "they agree as by chance. Photographs that could not be measured have no twin and are not here."
      ] + order(twins),
      tables: groups.map { group in
        ReportTable(
          caption: "Codes of '\(group[0])' and their twins '\(group[1])', mask \(group[2])",
          columns: ["engine, symbology", "photographs", "twins", "difference, points", "kappa"],
          rows: (records[group] ?? []).map(row))
      })
  }

  private static func row(_ twin: TwinRecord) -> [ReportTable.Cell] {
    let difference = twin.difference
    return [
      .init(twin.engine, note: twin.symbology),
      .number("\(twin.photographsRead)/\(twin.pairs)"),
      .number("\(twin.twinsRead)/\(twin.pairs)"),
      .number(
        Wording.points(difference.value),
        note:
          "\(Wording.points(difference.lower)) to \(Wording.points(difference.upper)); p \(Wording.pValue(twin.pValue)); \(twin.onlyPhotograph) in the photograph alone, \(twin.onlyTwin) in the twin alone"
      ),
      twin.kappa.map { kappa in
        .number(
          Wording.significant(kappa),
          note: twin.kappaStandardError.map { "± \(Wording.significant($0))" } ?? "")
      } ?? .init("all alike", kind: .absent),
    ]
  }

  /// Whether the engines come in the same order on both.
  private static func order(_ twins: [TwinRecord]) -> [String] {
    let whole = twins.filter { $0.symbology != "all" }
    let (symbologies, records) = whole.grouped { [$0.suite, $0.mask, $0.symbology] }
    return symbologies.compactMap { key in
      let engines = records[key] ?? []
      guard engines.count > 1, Set(engines.map(\.pairs)).count == 1 else { return nil }
      let differ = engines.indices.contains { first in
        engines[(first + 1)...].contains { other in
          let photographs = engines[first].photographsRead - other.photographsRead
          let twins = engines[first].twinsRead - other.twinsRead
          return photographs.signum() * twins.signum() < 0
        }
      }
      return differ
        ? "The order of the engines on \(key[2]) is another on the twins than on the photographs of '\(key[0])'."
        : nil
    }
  }
}
