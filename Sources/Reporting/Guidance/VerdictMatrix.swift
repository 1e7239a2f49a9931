import Analysis
import Records

/// The verdicts of one suite, mask and condition: engine by symbology.
struct VerdictMatrix {
  let key: SweepKey
  let engines: [EngineRecord]
  /// By name, those without a verdict among them.
  let symbologies: [String]
  let records: [VerdictRecord]
  /// What the named condition sets, in words; nil where that is nothing, or not known.
  let conditionWords: String?
  /// Whether each frame drew another photograph's blur, noise and light, so that verdicts are of photographs.
  let drawsPhotographs: Bool
  /// What the suite sets alike for all its frames, in words.
  let common: [String]
  /// Whose photographs these are; nil where they are none, or that is not known.
  let cameraSource: String?
  /// The engines and symbologies of which something was tried at all.
  private let tried: Set<[String]>

  init(key: SweepKey, run: RunRecord, cells: [SummaryCell], records: [VerdictRecord]) {
    self.key = key
    engines = run.engines
    conditionWords = key.namedCondition.flatMap { run.words(ofCondition: $0, suite: key.suite) }
    let suite = run.suites.first { $0.name == key.suite }
    drawsPhotographs = suite?.drawsPhotographs(under: key.namedCondition) ?? false
    common = suite?.common ?? []
    cameraSource = key.namedCondition.flatMap { suite?.cameraSources?[$0] }
    self.records = records
    symbologies = Set(cells.map(\.symbology)).subtracting(["none"]).sorted()
    tried = Set(cells.filter { $0.codes > 0 }.map { [$0.engine, $0.symbology] })
  }

  subscript(engine: EngineRecord, symbology: String) -> VerdictRecord? {
    records.first { $0.engine == engine.label && $0.symbology == symbology }
  }

  func records(of engine: EngineRecord) -> [VerdictRecord] {
    records.filter { $0.engine == engine.label }
  }

  /// The tested widths, ascending, in pixels.
  var widths: [Double] { Set(records.flatMap { $0.widths.map(\.width) }).sorted() }

  /// `nominal`, or the values of the suite's other axes; nil where nothing but the width varies.
  var condition: String? {
    let parts = Wording.setting(key.fixed, named: key.namedCondition)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// For a heading; the condition first, since it tells one matrix from another.
  var title: String {
    ([[condition, conditionWords.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")]
      .filter {
        !$0.isEmpty
      } + ["suite \(key.suite)", "mask \(key.mask)"])
      .joined(separator: ", ")
  }

  /// What stands where there is no verdict.
  func absence(of symbology: String, by engine: EngineRecord) -> ReportTable.Cell {
    if tried.contains([engine.label, symbology]) {
      let width = records.first.map { "from \(Wording.pixels($0.guidanceWidth)) on" } ?? ""
      return .init("– not tried", note: width, kind: .absent)
    }
    var cell = SymbologySupport.absence(of: symbology, by: engine)
    cell.text = "– \(cell.text)"
    return cell
  }
}

extension Summary {
  /// One for each suite, mask and condition of which there are verdicts; without suites that hold conditions against a reference,
  /// whose verdicts have a section of their own.
  var verdictMatrices: [VerdictMatrix] {
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
