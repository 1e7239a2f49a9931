import Analysis
import Judging
import Records

/// Whether the guidance's width suffices, in plain sentences and a matrix: what opens the report.
struct VerdictHeadline {
  /// Of one suite.
  let matrices: [VerdictMatrix]
  /// Whether another suite of the run has verdicts, too.
  let isOneOfSeveral: Bool

  var answer: Answer? {
    guard let first = matrices.first, let record = first.records.first else { return nil }
    let width = Wording.plain(record.guidanceWidth)
    return Answer(
      question: "Do \(width) pixels per module suffice?"
        + (isOneOfSeveral ? " Suite \(first.key.suite)" : ""),
      paragraphs: [explanation(record), record.targetRate.remark].compactMap(\.self),
      findings: first.engines.map { engine in
        Finding(engine: engine.label, sentences: matrices.map { sentence($0, engine) })
      },
      tables: matrices.map(\.table))
  }

  private func explanation(_ record: VerdictRecord) -> String {
    let (width, percent) = (Wording.pixels(record.guidanceWidth), record.targetRate.percent)
    let records = matrices.flatMap(\.records)
    let codes = Wording.range(records.flatMap(\.widths).map(\.codes))
    let widths = Set(matrices.flatMap(\.widths)).sorted()
    let span = "\(Wording.plain(widths.first ?? 0)) to \(Wording.pixels(widths.last ?? 0))"
    return
      "Google's ML Kit guide asks that the smallest unit of a barcode, the module, be at least "
      + "\(width) wide. Tried were \(widths.count) module widths from \(span), with \(codes) codes each\(mixture). "
      + "The rule holds for an engine and a symbology where at every tested width from \(width) on at "
      + "least \(percent) of the codes are read. It fails where at one of them "
      + "fewer are read, and is undecided where the codes tried can tell neither. Each verdict is wrong with a probability of at most 5 %: of these "
      + "\(Wording.count(records.count)) at most \(Wording.plain(Self.error * Double(records.count))) are expected to be."
  }

  /// Of a verdict.
  private static let error = 0.05

  /// What a rate is a mean over.
  private var mixture: String {
    let lengths = matrices.flatMap(\.records).map(\.lengths.count).max() ?? 0
    return lengths > 1
      ? ", of \(lengths) lengths of content in equal parts and at any place within a pixel"
      : ", at any place within a pixel"
  }

  /// `Under nominal, 2 px suffices for 9 of 10 symbologies. It fails for …`
  private func sentence(_ matrix: VerdictMatrix, _ engine: EngineRecord) -> String {
    let records = matrix.records(of: engine)
    let opening = matrix.condition.map { "Under \($0)" }
    guard let first = records.first else {
      let width = matrix.records.first.map { " from \(Wording.pixels($0.guidanceWidth)) on" } ?? ""
      return (opening.map { "\($0), nothing" } ?? "Nothing") + " was tried\(width)."
    }
    let width = Wording.pixels(first.guidanceWidth)
    let holding = "\(width) suffices for " + count(of: records)
    let clauses = [
      failing(records), undecided(records.filter { $0.verdict == .undecided }),
      unsupported(matrix, engine),
    ]
    return ([(opening.map { "\($0), " } ?? "") + holding] + clauses.compactMap(\.self))
      .joined(separator: "; ") + "."
  }

  private func count(of records: [VerdictRecord]) -> String {
    let holding = records.count { $0.verdict == .holds }
    let tried = "\(records.count) \(records.count == 1 ? "symbology" : "symbologies")"
    return switch holding {
    case records.count: records.count == 1 ? "the one symbology tried" : "all \(tried) tried"
    case 0: "none of \(tried) tried"
    default: "\(holding) of \(tried) tried"
    }
  }

  private func failing(_ records: [VerdictRecord]) -> String? {
    let failing = records.filter { $0.verdict == .fails }.map(\.symbology)
    return failing.isEmpty ? nil : "it fails for \(Wording.list(failing))"
  }

  private func undecided(_ records: [VerdictRecord]) -> String? {
    guard !records.isEmpty else { return nil }
    let trials = records.compactMap(\.trialsToDecide)
    let more =
      trials.isEmpty ? "" : " (which takes at least \(Wording.range(trials)) more codes each)"
    return "it is undecided for \(Wording.list(records.map(\.symbology)))\(more)"
  }

  private func unsupported(_ matrix: VerdictMatrix, _ engine: EngineRecord) -> String? {
    let names = matrix.symbologies.filter { !engine.claims($0) }
    return names.isEmpty ? nil : "unsupported: \(Wording.list(names))"
  }
}

extension Summary {
  /// One for each suite with verdicts.
  var verdictAnswers: [Answer] {
    let (suites, matrices) = verdictMatrices.grouped(by: \.key.suite)
    return suites.compactMap {
      VerdictHeadline(matrices: matrices[$0] ?? [], isOneOfSeveral: suites.count > 1).answer
    }
  }
}
