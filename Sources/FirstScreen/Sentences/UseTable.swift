import Barcodes
import Chapters
package import Document
package import Findings
import GuideChapters
import Judging
import Records
package import Summaries

/// The readers side by side, with a row for each use and condition: which, how far, how sure.
package struct UseTable {
  private let summary: Summary
  private let matrices: [VerdictMatrix]
  private let misreads: MisreadTally

  package init?(_ summary: Summary, _ misreads: MisreadTally) {
    (self.summary, self.misreads) = (summary, misreads)
    matrices = summary.openingMatrices
    if matrices.isEmpty { return nil }
  }

  private var engines: [EngineRecord] { summary.run.engines }

  /// Retail codes, and those that phones are pointed at; in the place of either that was not asked,
  /// the first by name.
  private var uses: [Symbology] {
    let names = Set(matrices.flatMap(\.symbologies))
    let usual = [Symbology.ean13, .qrCode].filter { names.contains($0.name) }
    let others = names.sorted().compactMap(Symbology.init(rawValue:)).filter { !usual.contains($0) }
    return Array((usual + others).prefix(2))
  }

  package var table: ReportTable? {
    let rows = uses.flatMap { symbology in
      matrices.filter { $0.symbologies.contains(symbology.name) }.map { row(symbology, $0) }
    }
    guard !rows.isEmpty else { return nil }
    return ReportTable(
      caption: caption, columns: ["what"] + engines.map(\.label),
      rows: rows + calls + [together].compactMap(\.self))
  }

  private var caption: String {
    let percent = matrices.first?.records.first?.targetWords ?? ""
    return
      "Which reader, how far, how sure? The module width from which on at least \(percent) of the codes are read (each wrong with a probability of at "
      + "most 5 %), how far away that is (modules of \(AdviceQuestion.usualModuleWords), an EAN-13 at 100 %; \(AdviceQuestion.usualAngleWords) across, "
      + "without zoom), and how much of what was read was wrong (in the mean over the widths from 2 px on, with its one-sided 95 % bound)"
  }

  private func row(_ symbology: Symbology, _ matrix: VerdictMatrix) -> [ReportTable.Cell] {
    [ReportTable.Cell(symbology.name, note: matrix.condition.map { "under \($0)" } ?? "")]
      + engines.map { engine in
        guard let record = matrix[engine, symbology.name] else {
          return matrix.drawsPhotographs && engine.claims(symbology.name)
            ? .absent("not shown", note: "too few photographs of such codes near 2 px")
            : matrix.absence(of: symbology.name, by: engine)
        }
        var cell = Self.width(record)
        cell.note = [cell.note, wrong(engine, symbology, matrix)].filter { !$0.isEmpty }
          .joined(separator: "; ")
        cell.link = "#\(ReportSection.widthVerdictsID)"
        return cell
      }
  }

  /// Returns the width, and its distance in each of the usual frames.
  private static func width(_ record: VerdictRecord) -> ReportTable.Cell {
    if let width = record.reportableSafeWidth {
      let reaches = FrameSize.usual.map {
        "\(AdviceQuestion.usualDistance(ofPixels: width, in: $0)) at \($0.name)"
      }
      return .init(
        Wording.pixels(width) + (record.mayLessDo ? " or less" : ""),
        note: "up to " + reaches.joined(separator: ", ") + (record.mayLessDo ? ", or farther" : ""),
        kind: .number)
    }
    if let falls = record.falls {
      return .init(
        falls.range == nil ? "shrink the picture" : "\(falls.glance) px", note: falls.words,
        kind: .fails)
    }
    let narrowest = record.guidedWidths.first
    let observed = narrowest.map {
      "it read \(Wording.count($0.reads)) of \(Wording.count($0.codes)) at \(Wording.pixels($0.widthPixels))"
    }
    return record.verdict == .fails
      ? .init(
        record.isSafeWidthOpen ? "wider than \(Wording.pixels(record.guidanceWidth))" : "no width",
        note: observed ?? "", kind: .fails)
      : .init("not shown", note: observed ?? "", kind: .undecided)
  }

  /// Returns `from 2 px on 0.1 % misread in the mean, at most 0.5 %`; empty if nothing was read.
  private func wrong(
    _ engine: EngineRecord, _ symbology: Symbology, _ matrix: VerdictMatrix
  ) -> String {
    let group = misreads.groups.first {
      $0.suite == matrix.key.suite && $0.namedCondition == matrix.key.namedCondition
    }
    return group.flatMap { misreads.count(engine, symbology.name, in: $0) }.map {
      "from \(Wording.pixels(Guidance.moduleWidthPixels)) on \(Wording.percent($0.share)) misread in the mean, \($0.boundWords)"
    } ?? ""
  }

  /// The time of a call in the usual frames, with one format named and with all.
  private var calls: [[ReportTable.Cell]] {
    guard let view = LatencyView(summary), let scene = view.maskedScenes.first else { return [] }
    let usual = FrameSize.usual.map(\.name)
    return view.sizes(scene).filter { usual.contains($0.name) }.map { size in
      [
        ReportTable.Cell(
          "a call at \(size.name)", note: "one format named, codes as in \(scene.title)")
      ] + engines.map { call(view, scene, $0, size) }
    }
  }

  private func call(
    _ view: LatencyView, _ scene: LatencyView.Scene, _ engine: EngineRecord, _ size: LatencySize
  ) -> ReportTable.Cell {
    func time(_ mask: MaskName) -> String? {
      view.cell(scene, engine: engine.label, mask: mask, size: size)
        .map { Wording.duration(nanoseconds: $0.typicalNanoseconds.value) }
    }
    guard let own = time(.own) else { return .absent("not shown") }
    let gain = view.speed(scene, engine: engine.label, mask: .own, size: size).map { speed in
      "\(speed.gain) times\(speed.gainInterval.map { " (\($0))" } ?? "") as fast as all formats"
    }
    return .number(
      own,
      note: [time(.all).map { "\($0) with all" }, gain].compactMap(\.self).joined(separator: "; "),
      link: "#\(ReportSection.latencyCurvesID)")
  }

  /// The reads of two readers on the frames that both were asked; nil unless there are exactly two.
  private var together: [ReportTable.Cell]? {
    guard engines.count == 2, let survey = summary.conditionSurveys.first,
      let pair = (summary.together ?? []).first(where: {
        $0.isOf(survey.key) && [$0.first, $0.second] == engines.map(\.label)
      }), let (first, second) = pair.rates
    else { return nil }
    let verdict = pair.showsDifference ? "they differ" : "no difference is shown"
    return [
      ReportTable.Cell(
        "\(survey.conditions.count) conditions of \(survey.key.suite)",
        note:
          "\(Wording.count(pair.frames, "frame")) that both were asked, all symbologies together; \(verdict) (\(Wording.significance(pair.pValue)))"
      )
    ]
      + [first, second].map {
        .number(
          "\(Wording.percent($0.rate)) read", note: $0.bounds, link: "#\(ReportSection.togetherID)")
      }
  }
}
