package import Document
import Findings
import Records
package import Summaries

/// Which readers, alone or together, do what is asked of them, by symbology and condition.
extension ReportSection {
  package static let choicesID = "choices"

  package static func choices(_ summary: Summary) -> ReportSection? {
    guard let groups = summary.choices, !groups.isEmpty else { return nil }
    let (suites, bySuite) = groups.grouped { $0.frames.suite ?? "" }
    return ReportSection(
      id: choicesID, title: "Which reader, alone or together",
      paragraphs: [explanation], tables: [options(groups)].compactMap(\.self),
      figureGroups: suites.enumerated().compactMap { index, suite in
        figures(bySuite[suite] ?? [], suite: suite, index: index)
      },
      detailTables: groups.map(table))
  }

  private static var explanation: String {
    "Each reader alone, and those together that no other way surpasses: none reads at least as much in less time. A frame is read if every code of it is, "
      + "and read wrong if one is. Times are the mean of a frame, readers one after another; “then” asks the next where those before found nothing, right or "
      + "wrong. Intervals are of 95 %, Clopper–Pearson and Student's t, each by itself. “Does” and “does not” are held with 95 % for all ways of a table together, "
      + "also those that it leaves out (one-sided, Bonferroni). Which is on the front is as it was measured: the best of many look better than they are. "
      + "“Alike” are readers that are not shown to read less than the one that reads most (McNemar, Holm over every two, 5 %)."
  }

  /// The options that one half of the frames chose; nil where none was varied.
  private static func options(_ groups: [ChoiceGroup]) -> ReportTable? {
    let rows = groups.flatMap { group in
      (group.tuned ?? []).map { tuned in
        [
          ReportTable.Cell(group.title, note: tuned.family),
          .init(
            tuned.best.name,
            note: "of \(tuned.settings), by \(Wording.count(tuned.tuningFrames, "frame"))"),
          .init(tuned.best.words, note: "n = \(Wording.count(tuned.best.frames))"),
          tuned.usual.map { .init($0.words, note: "n = \(Wording.count($0.frames))") }
            ?? .absent("not among them"),
          tuned.pValue.map { .number(Wording.pValue($0)) } ?? .absent("–"),
        ]
      }
    }
    guard !rows.isEmpty else { return nil }
    return ReportTable(
      caption:
        "Options, chosen by one half of the frames and told by the other. \(TunedRecord.rule) p: McNemar's, exact, of the frames that one alone read",
      columns: ["what", "chosen", "on the other half", "the defaults on the same", "p"], rows: rows)
  }

  private static func figures(_ groups: [ChoiceGroup], suite: String, index: Int) -> FigureGroup? {
    let figures = groups.enumerated().compactMap { number, group in
      group.plot(name: "choice_\(index)_\(number)").map { plot in
        Figure(
          caption: group.title,
          note: "n = \(Wording.range(group.found.map(\.frames))) frames; "
            + "\(group.tried) ways tried; dotted: what is asked",
          plot: plot)
      }
    }
    guard !figures.isEmpty else { return nil }
    return FigureGroup(
      title: "Suite \(suite): read share against time",
      remark: "The numbers are those of the tables below.",
      legend: [
        LegendEntry(
          label: "surpassed by none", glyph: EngineStyle.Shape.circle.filledGlyph,
          colour: Plot.colour(0)),
        LegendEntry(
          label: "surpassed by another", glyph: EngineStyle.Shape.circle.hollowGlyph,
          colour: Plot.colour(4)),
      ], figures: figures)
  }

  private static func table(_ group: ChoiceGroup) -> ReportTable {
    let answers = ChoiceSetting.all(group.found, group.rule, tried: group.tried)
    return ReportTable(
      caption:
        "\(group.title), suite \(group.frames.suite ?? ""). Asked: \(group.rule.words)",
      columns: ["reader", "read", "read wrong", "time", "does it?", "alike"],
      rows: group.found.enumerated().map { index, found in
        row(index + 1, found, answers.first { $0.found == found })
      })
  }

  private static func row(
    _ number: Int, _ found: CombinationRecord, _ setting: ChoiceSetting?
  ) -> [ReportTable.Cell] {
    [
      ReportTable.Cell("\(number) \(found.name)", note: found.isOnFront == true ? "front" : ""),
      found.readRate.map {
        .number(
          Wording.percent($0.rate),
          note: "\(found.reads)/\(found.codeFrames); \(Wording.interval($0))")
      } ?? .absent("–"),
      found.misreadRate.map {
        .number(
          Wording.count(found.misreads), note: "at most \(Wording.percent($0.upper))")
      } ?? .absent("–"),
      found.time.map(time) ?? .absent("not timed"),
      setting.map(answer) ?? .absent("–"),
      ReportTable.Cell(found.isAlikeBest.map { $0 ? "yes" : "no" } ?? ""),
    ]
  }

  private static func time(_ time: MeanTimeRecord) -> ReportTable.Cell {
    let bounds = [time.lowerMilliseconds, time.upperMilliseconds].map {
      Wording.duration(milliseconds: $0)
    }
    return .number(
      Wording.duration(milliseconds: time.meanMilliseconds),
      note: "95 % interval \(bounds.joined(separator: " to "))")
  }

  private static func answer(_ setting: ChoiceSetting) -> ReportTable.Cell {
    switch setting.answer {
    case .meets: .init("does", kind: .holds)
    case .fails: .init("does not", kind: .fails)
    case .open:
      .init(
        "not known",
        note: setting.framesNeeded.map { "\(Wording.count($0)) frames would tell" } ?? "",
        kind: .undecided)
    }
  }
}

extension ChoiceGroup {
  /// For example `ean_13, shop`, with the mask where it is another than that of the symbology alone.
  package var title: String {
    ([frames.symbology, frames.condition ?? "all conditions"].compactMap(\.self)
      + (frames.view.map { [$0] } ?? []) + (frames.mask == .own ? [] : ["mask \(frames.mask)"]))
      .joined(separator: ", ")
  }
}
