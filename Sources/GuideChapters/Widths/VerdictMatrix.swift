import Chapters
package import Document
package import Records
package import Summaries

/// The verdicts of one suite, mask and condition: engine by symbology.
package struct VerdictMatrix {
  package let key: SweepKey
  package let engines: [EngineRecord]
  /// The symbologies by name, including those without a verdict.
  package let symbologies: [String]
  package let records: [VerdictRecord]
  /// The settings of the named condition, in words; nil if there are none or they are unknown.
  package let conditionWords: String?
  /// True if each frame takes another photograph's blur, noise and light, so that verdicts are on
  /// photographs.
  package let drawsPhotographs: Bool
  /// The settings that all frames of the suite share, in words.
  package let common: [String]
  /// The source of the photographs; nil if there are none or it is unknown.
  package let cameraSource: String?
  private let tried: Set<[String]>

  package init(key: SweepKey, run: RunRecord, cells: [SummaryCell], records: [VerdictRecord]) {
    self.key = key
    engines = run.engines
    conditionWords = key.namedCondition.flatMap { run.words(ofCondition: $0, suite: key.suite) }
    let suite = run.suites.first { $0.name == key.suite }
    drawsPhotographs = suite?.drawsPhotographs(under: key.namedCondition) ?? false
    common = suite?.common ?? []
    cameraSource = key.namedCondition.flatMap { suite?.cameraSources?[$0] }
    self.records = records
    symbologies = Set(cells.map(\.symbology)).subtracting([CellPlace.withoutCode]).sorted()
    tried = Set(cells.filter { $0.codes > 0 }.map { [$0.engine, $0.symbology] })
  }

  package subscript(engine: EngineRecord, symbology: String) -> VerdictRecord? {
    records.first { $0.engine == engine.label && $0.symbology == symbology }
  }

  package func records(of engine: EngineRecord) -> [VerdictRecord] {
    records.filter { $0.engine == engine.label }
  }

  package var widths: [Double] { Set(records.flatMap { $0.widths.map(\.widthPixels) }).sorted() }

  /// For example `nominal`, or the values of the other axes; nil if only the width varies.
  package var condition: String? {
    let parts = Wording.setting(key.fixed, named: key.namedCondition)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The heading. The condition comes first, since it distinguishes the matrices.
  package var title: String {
    ([[condition, conditionWords.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")]
      .filter {
        !$0.isEmpty
      } + ["suite \(key.suite)", "mask \(key.mask)"])
      .joined(separator: ", ")
  }

  package func absence(of symbology: String, by engine: EngineRecord) -> ReportTable.Cell {
    if tried.contains([engine.label, symbology]) {
      let width = records.first.map { "from \(Wording.pixels($0.guidanceWidth)) on" } ?? ""
      return .absent("– not tried", note: width)
    }
    var cell = engine.absence(of: symbology)
    cell.text = "– \(cell.text)"
    return cell
  }
}

extension Summary {
  /// The matrices of the suite and mask whose verdicts open the report, one for each condition.
  package var openingMatrices: [VerdictMatrix] {
    let all = verdictMatrices
    return all.filter { $0.key.suite == all[0].key.suite && $0.key.mask == all[0].key.mask }
  }

  /// The matrices of each suite, mask and condition with verdicts, except suites with a reference,
  /// whose verdicts have their own section.
  package var verdictMatrices: [VerdictMatrix] {
    let compared = Set(run.suites.filter { $0.reference != nil }.map(\.name))
    guard let verdicts = verdicts?.filter({ !compared.contains($0.suite) }) else { return [] }
    let records = Dictionary(grouping: verdicts) {
      SweepKey(
        suite: $0.suite, mask: $0.mask, fixed: $0.setting, namedCondition: $0.namedCondition)
    }
    let swept = cells.filter { $0.point[SweptAxis.moduleWidth.name] != nil }
    return SweepKey.groups(swept) { SweepKey($0, over: [SweptAxis.moduleWidth.name]) }.compactMap {
      key, cells in
      records[key].map {
        VerdictMatrix(key: key, run: run, cells: cells, records: $0)
      }
    }
  }
}
