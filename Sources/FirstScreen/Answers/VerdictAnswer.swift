import Barcodes
package import Document
import Findings
import GuideChapters
import Records
package import Summaries

extension [VerdictMatrix] {
  /// The opening answer on whether the guidance's width suffices, in plain sentences; nil without a verdict.
  ///
  /// - Parameter isOneOfSeveral: true if another suite of the run has verdicts, too.
  fileprivate func answer(isOneOfSeveral: Bool) -> Answer? {
    guard let first, let record = first.records.first else { return nil }
    let width = Wording.plain(record.guidanceWidth)
    return Answer(
      question: "Do \(width) pixels per module suffice?"
        + (isOneOfSeveral ? " Suite \(first.key.suite)" : ""),
      paragraphs: [
        explanation(record), Wording.inEveryFrame(first.common),
        Wording.remark(onTarget: record.target),
      ].compactMap(\.self),
      findings: first.engines.map { Finding(engine: $0.label, sentences($0)) })
  }

  private func explanation(_ record: VerdictRecord) -> String {
    let (width, percent) = (Wording.pixels(record.guidanceWidth), record.targetWords)
    let records = flatMap(\.records)
    // A verdict is wrong with a probability of 0.05.
    let errors = 0.05 * Double(records.count)
    let codes = Wording.range(records.flatMap(\.widths).map(\.codes))
    let widths = Set(flatMap(\.widths)).sorted()
    let span = "\(Wording.plain(widths.first ?? 0)) to \(Wording.pixels(widths.last ?? 0))"
    return
      "Google's ML Kit guide asks that the smallest unit of a barcode, the module, be at least "
      + "\(width) wide. Tried were \(widths.count) module widths from \(span), with \(codes) codes each\(mixture). "
      + "The rule holds for an engine and a symbology where at every tested width from \(width) on at "
      + "least \(percent) of the codes are read. It fails where at one of them "
      + "fewer are read, and is undecided where the codes tried can tell neither. Each verdict is wrong with a probability of at most 5 %: of these "
      + "\(Wording.count(records.count)) at most \(Wording.plain(errors)) are expected to be."
  }

  /// The variations that a rate averages over, in words.
  private var mixture: String {
    let lengths = flatMap(\.records).map(\.lengths.count).max() ?? 0
    return lengths > 1
      ? ", of \(lengths) lengths of content in equal parts and at any place within a pixel"
      : ", at any place within a pixel"
  }

  private func sentences(_ engine: EngineRecord) -> [Sentence] {
    map { matrix in
      let advice = WidthAdvice(matrix, engine)
      return Sentence(
        advice.text, evidence: advice.evidence, section: ReportSection.widthVerdictsID)
    } + (first.map { retail($0, engine) } ?? [])
  }

  /// Returns the width that an EAN-13 needs, in pixels and in shares of usual frames, and its
  /// reach.
  private func retail(_ matrix: VerdictMatrix, _ engine: EngineRecord) -> [Sentence] {
    let records = matrix.records(of: engine)
    guard let record = records.first(where: { $0.symbology == Symbology.ean13.name }),
      let width = record.reportableSafeWidth
    else { return [] }
    let pixels = (width * ClaimEvidence.retailModules).wholePixelsUp
    let shares = FrameSize.usual.map {
      "\(Wording.plain((1000 * pixels / $0.width).rounded(.up) / 10)) % of \($0.name)"
    }
    let needed = Sentence(
      "Give an EAN-13 \(Wording.pixels(width)) per module, \(Wording.plain(pixels)) px in all: "
        + "\(Wording.list(shares)).",
      evidence:
        "\(record.targetName) safe\(record.mayLessDo ? " (less may do)" : ""), \(matrix.condition ?? "all conditions"), of 95 modules without the quiet "
        + "zones; wrong with a probability of at most 5 %; shares are of the frame's width",
      section: ReportSection.widthVerdictsID)
    return [needed, reach(width, mayLessDo: record.mayLessDo, matrix, engine)].compactMap(\.self)
  }

  /// Returns the distance for this width in the larger usual frame, under each condition.
  private func reach(
    _ width: Double, mayLessDo: Bool, _ matrix: VerdictMatrix, _ engine: EngineRecord
  ) -> Sentence? {
    let reaches = FrameSize.usual.map {
      "\(AdviceQuestion.usualDistance(ofPixels: width, in: $0)) away in \($0.name)"
    }
    guard let farthest = reaches.last else { return nil }
    let evidence = [
      reaches.dropLast().joined(separator: ", "), "modules of \(AdviceQuestion.usualModuleWords)",
      "\(AdviceQuestion.usualAngleWords) across, without zoom",
    ]
    return Sentence(
      "At 100 % up to \(farthest)\(matrix.condition.map { " under \($0), \(matrix.conditionWords ?? "sharp and without noise")" } ?? "")"
        + dropFirst().map { "; \(elsewhere($0, engine))" }.joined() + ".",
      evidence: (evidence
        + (mayLessDo ? ["more, where less than \(Wording.pixels(width)) do"] : []))
        .joined(separator: "; "),
      section: ReportSection.distancesID)
  }
}

extension [VerdictMatrix] {
  /// For example `under several-codes no distance is shown`.
  private func elsewhere(_ matrix: VerdictMatrix, _ engine: EngineRecord) -> String {
    let record = matrix.records(of: engine).first { $0.symbology == Symbology.ean13.name }
    let distance = record?.reportableSafeWidth.flatMap { width in
      FrameSize.usual.last.map { AdviceQuestion.usualDistance(ofPixels: width, in: $0) }
    }
    return "under \(matrix.condition ?? "the other condition") "
      + (distance.map { "up to \($0)" } ?? "no distance is shown")
  }
}

extension Summary {
  /// One answer for each suite with verdicts.
  package var verdictAnswers: [Answer] {
    let (suites, matrices) = verdictMatrices.grouped(by: \.key.suite)
    return suites.compactMap {
      matrices[$0]?.answer(isOneOfSeveral: suites.count > 1)
    }
  }
}
