import Document
import Summaries
import Tallies

/// The results of each engine on the pictures whose truth is known.
extension ReportTable {
  static func photographScores(_ record: PhotographPageRecord) -> [ReportTable] {
    let scores = (record.scores ?? []).filter { $0.codes > 0 || record.places == nil }
    return (scores.isEmpty ? [] : [self.scores(scores)]) + places(record)
  }

  /// Returns a table for codes whose contents nobody wrote down.
  private static func places(_ record: PhotographPageRecord) -> [ReportTable] {
    guard let places = record.places else { return [] }
    let agreements = (record.placeAgreements ?? []).map { pair in
      [
        Cell("\(Wording.list(pair.engines)) say the same"),
        cell(pair.same, of: pair.both, pair.rate),
      ]
    }
    return [
      ReportTable(
        caption:
          "Places of codes of which nobody wrote what they say: where something was read, and whether readers agree, with 95 % Clopper–Pearson intervals",
        columns: ["reader", "places"],
        rows: places.map { score in
          [
            .init("\(score.engine) found a code"),
            cell(score.found, of: score.places, score.rate, isColoured: true),
          ]
        } + agreements)
    ]
  }

  private static func scores(_ scores: [PhotographScore]) -> ReportTable {
    ReportTable(
      caption:
        "Held against the truth: codes of symbologies that the engine claims, and pictures, with 95 % Clopper–Pearson intervals",
      columns: [
        "engine", "codes", "read", "misread or another format", "missed or no answer",
        "pictures with false positives",
      ],
      rows: scores.map { score in
        [
          .init(score.engine), .number(Wording.count(score.codes)),
          codes(score.outcomes.correct, of: score, score.read, isColoured: true),
          codes(score.outcomes.misread + score.outcomes.formatError, of: score, score.wrong),
          codes(score.outcomes.missed + score.outcomes.unanswered, of: score, score.unread),
          cell(score.falsePositivePictures, of: score.pictures, score.falsePositiveRate),
        ]
      })
  }

  private static func codes(
    _ count: Int, of score: PhotographScore, _ rate: RateRecord?, isColoured: Bool = false
  ) -> Cell {
    cell(
      count, of: score.codes, rate, isColoured: isColoured, dependence: score.dependence)
  }

  private static func cell(
    _ count: Int, of total: Int, _ rate: RateRecord?, isColoured: Bool = false,
    dependence: String? = nil
  ) -> Cell {
    guard let rate else { return .absent("none asked") }
    return .number(
      "\(Wording.count(count)) of \(Wording.count(total))",
      note: "\(Wording.percent(rate.rate)), \(Wording.interval(rate, dependence: dependence))",
      rate: isColoured ? rate.rate : nil)
  }
}
