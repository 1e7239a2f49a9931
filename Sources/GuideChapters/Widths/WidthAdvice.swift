import Judging
package import Records
import Summaries

/// The module widths that one engine needs under one condition, in a sentence.
package struct WidthAdvice {
  private let matrix: VerdictMatrix
  private let engine: EngineRecord
  private let records: [VerdictRecord]

  package init(_ matrix: VerdictMatrix, _ engine: EngineRecord) {
    (self.matrix, self.engine) = (matrix, engine)
    records = matrix.records(of: engine)
  }

  /// For example `Under nominal, 2 px per module suffice for 9 of 13 symbologies; give itf 2.3 px.`
  package var text: String {
    let words = matrix.conditionWords.map { " (\($0))" } ?? ""
    let opening = matrix.condition.map { "Under \($0)\(words)" }
    guard let first = records.first else {
      let width = matrix.records.first.map { " from \(Wording.pixels($0.guidanceWidth)) on" } ?? ""
      return (opening.map { "\($0), nothing" } ?? "Nothing") + " was tried\(width)."
    }
    let mayHold = records.contains { $0.verdict == .undecided } && holding == 0
    let suffice = matrix.drawsPhotographs || mayHold ? "are shown to suffice" : "suffice"
    let narrowest = records.flatMap(\.guidedWidths).map(\.widthPixels).min() ?? first.guidanceWidth
    let width =
      "\(Wording.pixels(narrowest)) per module"
      + (narrowest > first.guidanceWidth
        ? ", the narrowest tried from \(Wording.pixels(first.guidanceWidth)) on," : "")
    // Where nothing is decided, “for none” would sound as if something were.
    let isOpen = records.allSatisfy { $0.verdict == .undecided }
    let answer =
      isOpen ? "whether \(width) suffice is not known yet" : "\(width) \(suffice) for \(count)"
    return ([(opening.map { "\($0), " } ?? "") + answer] + clauses).joined(separator: "; ") + "."
  }

  private var clauses: [String] {
    let failing = records.filter { $0.verdict == .fails }
    let helped = failing.filter { $0.reportableSafeWidth != nil }
    let falling = failing.filter { $0.falls != nil }
    let rest = failing.filter { $0.reportableSafeWidth == nil && $0.falls == nil }
    let open = rest.filter(\.isSafeWidthOpen)
    let lost = rest.filter { !$0.isSafeWidthOpen }
    return [
      gift(helped), shrinking(falling), names(open, "more, how much is open, for"),
      names(lost, "no width up to \(Wording.pixels(widest)) suffices for"),
      undecided,
    ].compactMap(\.self)
  }

  /// The undecided symbologies. No more photographs are to be had, so their reads are given
  /// instead.
  private var undecided: String? {
    let open = records.filter { $0.verdict == .undecided }
    guard matrix.drawsPhotographs, let first = open.first else {
      return names(open, "undecided for")
    }
    let width = first.guidanceWidth
    let narrowest = open.flatMap(\.widths).filter { Guidance.isReachedJust(by: $0.widthPixels) }
    let (reads, codes) = narrowest.reduce((0, 0)) { ($0.0 + $1.reads, $0.1 + $1.codes) }
    return names(open, "its photographed codes are too few to tell for").map {
      codes > 0
        ? "\($0), of which it read \(Wording.count(reads)) of \(Wording.count(codes, "code")) at \(Wording.pixels(width))"
        : $0
    }
  }

  private var widest: Double { records.flatMap(\.widths).map(\.widthPixels).max() ?? 0 }

  private var holding: Int { records.count { $0.verdict == .holds } }

  private var count: String {
    let tried = "\(records.count) \(records.count == 1 ? "symbology" : "symbologies")"
    return switch holding {
    case records.count: records.count == 1 ? "the one symbology tried" : "all \(tried)"
    case 0: "none of \(tried)"
    default: "\(holding) of \(tried)"
    }
  }

  /// The number of symbologies that a clause names at most; for more it gives their number.
  private static let mostNamed = 3

  private func gift(_ records: [VerdictRecord]) -> String? {
    let widths = records.compactMap(\.reportableSafeWidth)
    guard let least = widths.min(), let most = widths.max() else { return nil }
    if records.count <= Self.mostNamed {
      return "give "
        + Wording.list(
          records.map { "\($0.symbology) \($0.reportableSafeWidth.map(Wording.pixels) ?? "more")" })
    }
    let range =
      least == most ? Wording.pixels(least) : "\(Wording.plain(least)) to \(Wording.pixels(most))"
    return "give \(rest(records.count)) \(range)"
  }

  /// Returns the advice for symbologies whose wider modules are read less.
  private func shrinking(_ records: [VerdictRecord]) -> String? {
    guard !records.isEmpty else { return nil }
    let whom =
      records.count <= Self.mostNamed
      ? Wording.list(
        records.map { record in
          record.symbology + (record.falls?.range.map { " (read \(Wording.widths($0)))" } ?? "")
        })
      : rest(records.count)
    return "wider is not better for \(whom): shrink the picture"
  }

  private func names(_ records: [VerdictRecord], _ words: String) -> String? {
    guard !records.isEmpty else { return nil }
    let symbologies =
      records.count <= Self.mostNamed
      ? Wording.list(records.map(\.symbology)) : rest(records.count)
    return "\(words) \(symbologies)"
  }

  /// Symbologies behind the number of those for which the width suffices.
  private func rest(_ count: Int) -> String {
    if count == records.count { return "all \(count)" }
    return records.contains { $0.verdict == .holds } ? "\(count) others" : "\(count) of them"
  }

  package var evidence: String {
    guard let first = records.first else { return "" }
    let failing = records.filter { $0.verdict == .fails }.map(\.symbology)
    let open = records.filter { $0.verdict == .undecided }
    let more = open.compactMap(\.trialsToDecide)
    let unsupported = matrix.symbologies.filter { !engine.claims($0) }
    let parts: [String?] = [
      "at a target of \(first.targetWords), \(Wording.range(records.flatMap(\.widths).map(\.codes))) codes each",
      failing.isEmpty ? nil : "fails for \(Wording.list(failing))",
      open.isEmpty
        ? nil
        : "undecided for \(Wording.list(open.map(\.symbology)))"
          + (more.isEmpty
            ? ""
            : ", which could hold after \(Wording.range(more)) more codes each, were all of these read"),
      matrix.drawsPhotographs
        ? "each photographed code is drawn once, up to \(Wording.pixels(widest)), and counts as if it were a photograph by itself: where those of one "
          + "picture are alike, a verdict is wrong more often; where every "
          + "code is read, \(RateBets(target: first.target).trialsToPass(failures: 0, moreThan: 0)) at each width decide"
        : nil,
      unsupported.isEmpty ? nil : "unsupported: \(Wording.list(unsupported))",
      "each verdict wrong with a probability of at most 5 %",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
