package import Document
import Records
package import Summaries

/// Photographs against rendered twins: the worth of a verdict on rendered frames for real ones.
extension ReportSection {
  package static func twins(_ summary: Summary) -> ReportSection? {
    guard let twins = summary.twins, !twins.isEmpty else { return nil }
    let (groups, records) = twins.grouped { [$0.suite, $0.twinSuite, $0.mask.description] }
    return ReportSection(
      id: "twins", title: "Photographs and their rendered twins",
      paragraphs: [
        "A twin is a rendered frame with a photograph's payload, and with the blur, noise, light, tilt and size that were measured on it. "
          + "On paper it is as large as its symbol; in place it stands in its photograph, where the code was. A difference in place says what "
          + "the rendered symbol lacks; what is more of it on paper is owed to what surrounds the code, and to the picture's size.",
        "The difference is the twins' read rate less the photographs', with an interval of 95 %: at least that from the codes that were read "
          + "in one of the two alone where each photograph has one code, else by drawing whole photographs, as that of kappa; p is of McNemar's exact test, two-sided, which is the sharper of the two, so that the interval may "
          + "hold 0 where p is below 0.05. Kappa is Cohen's, 1 where both always agree and 0 where "
          + "they agree as by chance; where nearly all is read, or nearly nothing, little is left for it to measure, and agreement says more. Photographs that could not be measured have no twin and are not here.",
      ] + order(twins),
      tables: groups.map { group in
        ReportTable(
          caption:
            "Codes of '\(group[0])' and their twins \(place(of: group[1])), '\(group[1])', mask \(group[2])",
          columns: ["engine, symbology", "photographs", "twins", "difference, points", "kappa"],
          rows: withoutRepeats(records[group] ?? []).map(row))
      })
  }

  private static func place(of suite: String) -> String {
    suite.hasSuffix(TwinOrigin.inPlaceSuffix) ? "in place" : "on paper"
  }

  /// Removes the row for all symbologies if there is only one symbology.
  private static func withoutRepeats(_ twins: [TwinRecord]) -> [TwinRecord] {
    let whole = twins.filter { $0.symbology != TwinCounts.allSymbologies }
    return Set(whole.map(\.symbology)).count == 1 ? whole : twins
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
          "\(difference.bounds); p \(Wording.pValue(twin.pValue)); \(twin.onlyPhotograph) in the photograph alone, \(twin.onlyTwin) in the twin alone"
      ),
      twin.kappa.map { kappa in
        .number(
          Wording.significant(kappa),
          note: [
            twin.kappaLower.flatMap { lower in
              twin.kappaUpper.map {
                "95 % interval \(Wording.significant(lower)) to \(Wording.significant($0))"
              }
            }, "agreement \(Wording.percent(twin.agreement))",
          ].compactMap(\.self).joined(separator: "; "))
      } ?? .absent("all alike"),
    ]
  }

  /// Returns a note on whether the engines come in the same order on photographs and twins.
  private static func order(_ twins: [TwinRecord]) -> [String] {
    let whole = twins.filter { $0.symbology != TwinCounts.allSymbologies }
    let (keys, records) = whole.grouped {
      [$0.suite, $0.twinSuite, $0.mask.description, $0.symbology]
    }
    let told = keys.compactMap { key -> (isOther: Bool, words: String)? in
      let engines = records[key] ?? []
      guard engines.count > 1, Set(engines.map(\.pairs)).count == 1 else { return nil }
      return (isOther(engines), "\(key[3]) \(place(of: key[1])) ('\(key[0])', mask \(key[2]))")
    }
    guard !told.isEmpty else { return [] }
    let others = told.filter(\.isOther).map(\.words)
    guard !others.isEmpty else {
      return [
        "The engines come in the same order on photographs and twins, or alike on one of them."
      ]
    }
    return [
      "The engines come in another order on the twins than on the photographs: \(others.joined(separator: ", "))."
        + (others.count < told.count
          ? " Elsewhere they come in the same, or alike on one of them." : "")
    ]
  }

  private static func isOther(_ engines: [TwinRecord]) -> Bool {
    engines.indices.contains { first in
      engines[(first + 1)...].contains { other in
        let photographs = engines[first].photographsRead - other.photographsRead
        let twins = engines[first].twinsRead - other.twinsRead
        return photographs.signum() * twins.signum() < 0
      }
    }
  }
}

extension TwinCounts {
  fileprivate var agreement: Double {
    pairs > 0 ? 1 - Double(onlyPhotograph + onlyTwin) / Double(pairs) : 0
  }
}
