package import Document
import Judging
import Records
package import Summaries

/// The rule on photographs: by width, by arm, beside rendered frames, and reader against reader.
extension ReportSection {
  package static let photographRulesID = "photograph-rule"

  package static func photographRules(_ summary: Summary) -> [ReportSection] {
    summary.photographRules.enumerated().map { number, rule in
      ReportSection(
        id: number == 0 ? photographRulesID : "\(photographRulesID)-\(number + 1)",
        title: rule.isOfModules
          ? "The rule on photographs: \(rule.setting)"
          : "How small may photographs be kept? \(rule.setting)",
        paragraphs: [method(rule), verdicts(rule), sources(rule)],
        tables: [rule.overview].compactMap(\.self)
          + rule.arms.map { ReportTable.photographWidths(rule, arm: $0) }
          + [ReportTable.besideRendered(rule, summary), pairs(rule)].compactMap(\.self),
        detailTables: [codes(rule)], examples: number == 0 ? beside(summary) : [])
    }
  }

  /// The symbologies whose pictures are shown, the most common first: the page has room for few.
  private static let shownFirst = ["ean_13", "qr_code", "code_128", "data_matrix"]

  private static func beside(_ summary: Summary) -> [FrameExample] {
    let frames = summary.beside ?? []
    return shownFirst.flatMap { symbology in
      frames.filter { $0.symbology == symbology }.map { frame in
        FrameExample(
          frame: frame.frame,
          place: (Wording.setting(frame.point, named: frame.namedCondition))
            .joined(separator: ", "),
          truth: FrameExample.text(frame.truth, none: "no code"),
          readings: [
            (reader: "read by", text: frame.readBy.joined(separator: ", ")),
            (reader: "not by", text: frame.notReadBy.joined(separator: ", ")),
          ].filter { !$0.text.isEmpty }, engines: frame.readBy + frame.notReadBy, hasPicture: true)
      }
    }
    .prefix(FrameExample.limit).map(\.self)
  }

  private static func method(_ rule: PhotographRule) -> String {
    let shown =
      rule.set.marginModules.map { "with \(Wording.plain($0)) modules around its code" }
      ?? "whole"
    let sampling =
      rule.isOfModules
      ? "each of its pixels is the mean, in linear light, of the area that it covers"
      : "as image libraries shrink: means of levels"
    return
      "Each photograph is shown \(shown), made smaller, never larger: \(sampling). One code is drawn from each photograph, by SHA-256; others beside it "
      + "count neither way. A photograph counts with the share of its \(Wording.count(rule.set.phases, "phase")) at which the code was read, so "
      + "that numbers need not be whole."
      + (rule.isOfModules
        ? " Photographs whose modules are less than 1.5 times as wide as those shown are left out: at each width others count, and the numbers tell."
        : "")
  }

  private static func verdicts(_ rule: PhotographRule) -> String {
    let percent = Wording.set(share: rule.set.target)
    return
      "Two things are said. How many of these photographs were read is a census: all were, and there is no error. For photographs like these, the "
      + "verdict bets on each photograph's share against \(percent), as verdicts on rendered frames do on each frame (METHODOLOGY, "
      + "\"Photographs\"), and is wrong with a probability of at most 5 %. "
      + (rule.isOfModules
        ? "It is of all widths from \(Wording.pixels(Guidance.moduleWidthPixels)) on at which 100 photographs or more can be shown, on the same photographs throughout, or with 32 to "
          + "99 of \(Wording.pixels(Guidance.moduleWidthPixels)) alone; fewer could not pass. "
        : "")
      + "Intervals are of 95 %, for photographs like these, each taken as an independent trial; photographs of one thing are not, and nobody has "
      + "marked which these are."
  }

  private static func sources(_ rule: PhotographRule) -> String {
    let sources = rule.set.sources.map { source in
      "\(source.corpus) (\(Wording.count((source.photographs.last ?? 0) - (source.photographs.first ?? 0), "photograph"))"
        + (source.chosenBy.map { ", chosen by what \(Wording.list($0)) reads" } ?? "") + ")"
    }
    return "The photographs are of \(Wording.list(sources)). "
      + (rule.set.sources.contains { $0.chosenBy != nil }
        ? "A reader is compared with no other on photographs that it chose." : "")
  }

  private static func pairs(_ rule: PhotographRule) -> ReportTable? {
    let shown = rule.pairs.filter {
      !rule.isOfModules || Guidance.isReachedJust(by: $0.width)
    }
    guard !shown.isEmpty else { return nil }
    return ReportTable(
      caption:
        "Readers on the same photographs, none of which either chose: the mean of the first's shares less the second's, in points, with an interval "
        + "of 95 % (bootstrap of photographs; from the bound of others where all are alike); photographs of which one read the greater share, with the sign test's p over photographs; and the least "
        + "difference that as many photographs would show in 80 of 100 such comparisons",
      columns: [
        "photographs", "readers", "n", "left out", "difference", "the first more",
        "the second more", "p",
        "least shown",
      ],
      rows: shown.map { pair in
        [
          .init(
            "\(pair.symbology), \(Wording.pixels(pair.width)), \(PhotographRule.title(ofArm: pair.arm))"
          ),
          .init("\(pair.first), \(pair.second)"), .number(Wording.count(pair.photographs)),
          .number(Wording.count(pair.leftOut)),
          .number(
            Wording.points(pair.difference),
            note: "\(Wording.points(pair.lower)) to \(Wording.points(pair.upper))"),
          .number(Wording.count(pair.firstMore)), .number(Wording.count(pair.secondMore)),
          .number(Wording.pValue(pair.pValue)),
          .number(String(Wording.points(pair.leastShown).dropFirst())),
        ]
      })
  }

  private static func codes(_ rule: PhotographRule) -> ReportTable {
    ReportTable(
      caption:
        "Codes in these photographs, those whose module width is known (by the corners and the symbology, or by measuring), photographs of which one is "
        + "large enough to be shown, and how many of these have the noise of another photograph, as they have no flat place to measure",
      columns: ["symbology", "codes", "width known", "photographs shown", "borrowed noise"],
      rows: rule.set.codes.sorted { $0.key < $1.key }.map { name, codes in
        [
          .init(name), .number(Wording.count(codes.all)), .number(Wording.count(codes.known)),
          .number(Wording.count(codes.drawn)), .number(Wording.count(codes.borrowedNoise)),
        ]
      })
  }
}

extension PhotographRule {
  /// The verdicts at a glance; nil if none was judged.
  package var overview: ReportTable? {
    guard !judged.isEmpty else { return nil }
    let columns = engines.flatMap { engine in arms.map { (engine, $0) } }
    return ReportTable(
      caption:
        "Do \(Wording.pixels(Guidance.moduleWidthPixels)) per module suffice on photographs that the reader reads as taken? ✓ they do, ✗ they do not, ? undecided, at a "
        + "target of \(Wording.set(share: set.target)); photographs read of photographs shown",
      columns: ["symbology"]
        + columns.map { "\($0.label), \(PhotographRule.title(ofArm: $1))" },
      rows: judged.map { symbology in
        [ReportTable.Cell(symbology)]
          + columns.map { engine, arm in
            guard let record = record(engine, symbology, arm, .readAsTaken),
              let width = record.finding.width(Guidance.moduleWidthPixels)
            else { return .absent("–") }
            guard let verdict = record.verdict else {
              return .absent("–", note: "\(width.census); too few to judge")
            }
            return .init(
              "\(verdict.sign) \(width.census)", kind: verdict.cellKind)
          }
      })
  }
}
