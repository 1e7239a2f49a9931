import Chapters
import Document
import Judging
import Records
import Summaries

/// Further figures from the sweeps of module widths: a compact table for each engine and condition.
extension ReportSection {
  /// - Parameter matrices: at least one.
  static func widthFigures(_ matrices: [VerdictMatrix]) -> ReportSection {
    ReportSection(
      id: "width-figures", title: "Module width: further figures",
      paragraphs: explanations(
        guidance: Wording.pixels(
          matrices.first?.records.first?.guidanceWidth ?? Guidance.moduleWidthPixels)),
      tables: matrices.flatMap { matrix in
        matrix.engines.filter { !matrix.records(of: $0).isEmpty }.map { table(matrix, engine: $0) }
      })
  }

  private static func explanations(guidance: String) -> [String] {
    [
      "No verdict rests on these.",
      "50 % point is the width at which a logistic curve through the rates rises through one half, with its "
        + "95 % bootstrap interval, where that lies within the widths that were tried; slope is how fast that curve rises there, or falls where it is below 0. Rates that do not rise "
        + "steadily fit such a curve badly.",
      "Misread counts codes with wrong content, of all widths, with the one-sided 95 % bound of their "
        + "rate.",
      "Whole less fractional is the mean rate at whole module widths less that at fractional ones, "
        + "from \(guidance) to 4 px, in percentage points with an interval of 95 % (Zou, Huang and "
        + "Zhang 2009, from score intervals of the rates): above 0, modules of whole pixels flatter the engine.",
      "Phase is where the symbol's left side lies within a pixel: the rates in its four quarters, from left to right, "
        + "from \(guidance) on, and how often by chance four that are read alike would lie so far "
        + "apart. Length is the rate with short and with long payloads, likewise; ✗ marks one that by itself falls short of "
        + "the target. Widths that took more codes weigh more in both.",
    ]
  }

  private static func table(_ matrix: VerdictMatrix, engine: EngineRecord) -> ReportTable {
    let unclaimed = matrix.symbologies.filter { !engine.claims($0) }
    let name = matrix.records.first?.targetName ?? ""
    return ReportTable(
      caption: "\(engine.label): \(matrix.title)"
        + (unclaimed.isEmpty ? "" : "; unsupported: \(Wording.list(unclaimed))"),
      columns: [
        "symbology", "\(name) safe", "50 % point", "slope", "misread",
        "whole less fractional", "phase", "length",
      ],
      rows: matrix.records(of: engine).map(row))
  }

  private static func row(_ record: VerdictRecord) -> [ReportTable.Cell] {
    [
      .init(record.symbology),
      record.safeWidth == nil
        ? .absent(record.safeText)
        : pixels(record.safeWidth, mayLessDo: record.mayLessDo),
      halfPoint(record), slope(record), misreads(record.misreads), wholeWidths(record),
      phases(record), lengths(record),
    ]
  }

  private static let none = ReportTable.Cell.absent("–")

  private static func pixels(_ width: Double?, mayLessDo: Bool = false) -> ReportTable.Cell {
    width.map { .number(Wording.pixels($0) + (mayLessDo ? " or less" : "")) }
      ?? .absent("none")
  }

  private static func halfPoint(_ record: VerdictRecord) -> ReportTable.Cell {
    guard let half = record.halfPoint else {
      guard record.slopePerPixel != nil, let least = record.widths.first?.widthPixels,
        let most = record.widths.last?.widthPixels
      else { return none }
      return .absent(
        "not crossed", note: "within \(Wording.plain(least)) to \(Wording.pixels(most))")
    }
    return .number(
      "\(Wording.significant(half.value)) px",
      note: half.bounds(Wording.significant).map { "\($0) px" } ?? "")
  }

  private static func slope(_ record: VerdictRecord) -> ReportTable.Cell {
    record.slopePerPixel.map { .number("\(Wording.plain((100 * $0).rounded())) % per px") } ?? none
  }

  private static func misreads(_ record: MisreadRateRecord) -> ReportTable.Cell {
    .number(
      Wording.count(record.misreads),
      note: "of \(Wording.count(record.codes)); at most \(Wording.percent(record.upper))")
  }

  private static func wholeWidths(_ record: VerdictRecord) -> ReportTable.Cell {
    guard let widths = record.wholeWidths else { return none }
    let difference = widths.difference
    let notes = [
      difference.bounds(Wording.points),
      "\(Wording.percent(widths.whole)) less \(Wording.percent(widths.fractional))",
    ]
    return .number(
      Wording.points(difference.value), note: notes.compactMap(\.self).joined(separator: "; "))
  }

  private static func phases(_ record: VerdictRecord) -> ReportTable.Cell {
    let rates = record.phases.map { phase in
      phase.codes > 0 ? Wording.percent(Double(phase.reads) / Double(phase.codes)) : "–"
    }
    guard let first = rates.first else { return none }
    guard Set(rates).count > 1 else { return .number(first, note: "in each quarter of a pixel") }
    return .number(
      rates.joined(separator: ", "),
      note: record.phaseSpreadPValue.map { "by chance in \(Wording.percent($0))" } ?? "")
  }

  private static func lengths(_ record: VerdictRecord) -> ReportTable.Cell {
    let texts = record.lengths.filter { $0.codes > 0 }.map { length in
      "\(length.length) \(Wording.percent(Double(length.reads) / Double(length.codes)))"
        + (length.fallsShort ? " \(RateDecision.fails.sign)" : "")
    }
    guard let first = texts.first else { return none }
    return .number(first, note: texts.dropFirst().joined(separator: "; "))
  }
}
