package import Barcodes
package import Document
import Findings
import Records
package import Summaries

/// The read rate over one axis of a suite, for each symbology; a family's axes share a section.
extension ReportSection {
  /// The largest number for each axis, suite and mask: odd, so that the middle setting is included,
  /// which in a sweep of tilts is no tilt.
  static let plottedSettings = 5

  package static func readRates(_ family: AxisFamily, _ summary: Summary) -> ReportSection? {
    let axes = summary.sweptAxes.filter { $0.family == family }
    let sweeps = axes.flatMap(summary.sweeps).filter {
      !$0.isInBlurMap && !summary.showsBetterAlongAnotherAxis($0)
    }
    .joiningMasksThatReadAlike
    guard !sweeps.isEmpty else { return nil }
    let told = sweeps.filter { !$0.isReadWhole }
    let plotted = Self.plotted(told)
    return ReportSection(
      id: family.id, title: family.title,
      paragraphs: [
        told.isEmpty
          ? nil : [counting, explanation(family)].compactMap(\.self).joined(separator: " "),
        plotted.count < told.count
          ? "Of the settings of a suite's other axes, \(plottedSettings) are plotted; the tables "
            + "have all." : nil,
      ].compactMap(\.self) + sweeps.filter(\.isReadWhole).map(whole),
      figureGroups: plotted.enumerated().map {
        group($1, name: "\(family)_\($0)", styles: summary.run.styles)
      },
      detailTables: told.map(table))
  }

  private static func whole(_ sweep: AxisSweep) -> String {
    let values = sweep.values
    return
      "Over \(sweep.axis.words) from \(sweep.axis.text(values.first ?? 0)) to \(sweep.axis.text(values.last ?? 0)), "
      + "\(sweep.title): all of \(Wording.count(sweep.cells.map(\.codes).reduce(0, +), "code")) were read by every engine that was asked."
  }

  private static let counting =
    "A code counts as read where content and symbology are right; a misread, a timeout and a "
    + "crash count as not read. Bars are 95 % Clopper–Pearson intervals; engines are drawn a "
    + "hair side by side where they share a value."

  private static func explanation(_ family: AxisFamily) -> String? {
    switch family {
    case .width:
      "The dotted line marks 2 px, the least that Google's ML Kit guidance asks for."
    case .rotation:
      "A point lies in the direction in which the symbol's own left to right then runs on the "
        + "screen: 0° to the right, 90° down. The middle is 0 %, the rim 100 %."
    default: nil
    }
  }

  private static func plotted(_ sweeps: [AxisSweep]) -> [AxisSweep] {
    let (keys, groups) = sweeps.grouped { [$0.axis.name, $0.key.suite, $0.key.mask.description] }
    return keys.flatMap { (groups[$0] ?? []).spread(plottedSettings) }
  }

  private static func group(
    _ sweep: AxisSweep, name: String, styles: [EngineStyle]
  ) -> FigureGroup {
    FigureGroup(
      title: "\(sweep.axis.words), \(sweep.title)",
      legend: styles.map(\.legendEntry),
      figures: sweep.symbologies.enumerated().map { number, symbology in
        Figure(
          caption: symbology, note: note(sweep, symbology),
          plot: sweep.plot(of: symbology, styles, name: "rate_\(name)_\(number)"))
      })
  }

  private static func note(_ sweep: AxisSweep, _ symbology: String) -> String {
    Wording.sample(symbology, engines: sweep.engines, unit: "codes at each value") { engine in
      sweep.asked(engine: engine.label, symbology: symbology).map(\.codes)
    }
  }

  /// Returns every number of the plots.
  private static func table(_ sweep: AxisSweep) -> ReportTable {
    let values = sweep.values
    return ReportTable(
      caption: "Codes read of codes asked, by \(sweep.axis.words); \(sweep.title)",
      columns: ["symbology", "engine"] + values.map(sweep.axis.text),
      rows: sweep.symbologies.flatMap { symbology in
        sweep.engines.map { engine in
          let asked = sweep.asked(engine: engine.label, symbology: symbology)
          return [ReportTable.Cell(symbology), ReportTable.Cell(engine.label)]
            + values.map { value in
              .read(asked.filter { $0.point[sweep.axis.name] == value })
                ?? engine.absence(of: symbology)
            }
        }
      })
  }
}

extension Array {
  /// Returns at most `count` elements: the first, the last, and others evenly between them.
  ///
  /// - Precondition: `count` is at least 2.
  package func spread(_ count: Int) -> [Element] {
    guard self.count > count else { return self }
    return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
  }
}

extension AxisSweep {
  fileprivate var isReadWhole: Bool {
    cells.allSatisfy { $0.outcomes.correct >= $0.codes } && cells.contains { $0.codes > 0 }
  }
}
