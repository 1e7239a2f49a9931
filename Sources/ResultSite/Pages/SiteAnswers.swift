import Barcodes
import Document
import Findings
import Judging
import Records
import Summaries

/// What a chooser asks, each in a sentence, with the page that has all of it.
struct SiteAnswers {
  private let results: [SharedResult]
  private let symbologies: [SymbologyPage]
  private let versions: [VersionComparison]

  init(_ results: [SharedResult], _ symbologies: [SymbologyPage], _ versions: [VersionComparison]) {
    (self.results, self.symbologies, self.versions) = (results, symbologies, versions)
  }

  var section: ReportSection {
    ReportSection(
      id: "short", title: "In short",
      tables: [
        ReportTable(
          caption:
            "“From … to …” names the extremes of so many readers; their intervals, and all other readers, are on the page that the question leads to",
          columns: ["question", "in short"],
          rows: rows.map { question, answer, file in
            [.init(question, link: file), .init(answer)]
          })
      ])
  }

  private var rows: [(question: String, answer: String, file: String)] {
    let told: [(String, String?, SiteQuestion)] = [
      ("Which reader reads most?", mostRead, .reads),
      ("Do 2 px for each module suffice, as Google says?", guidance, .claims),
      ("How wide must a module be?", widths, .widths),
      ("How long does a call take?", times, .calls),
      (
        "What does naming a format gain?",
        results.lazy.compactMap { FormatGains($0).inShort }.first,
        .calls
      ),
      ("How far can a code be?", distances, .limits),
    ]
    let untold: [(String, SiteQuestion)] = [
      ("How long until a scan is done?", .scans), ("Are contents told right?", .contents),
      ("Do other options read more?", .settings),
    ]
    return told.compactMap { question, answer, page in answer.map { (question, $0, page.file) } }
      + versions.map {
        (
          "Is \($0.newest.name) better than older versions?", $0.inShort,
          SitePage.reader($0.newest.library)
        )
      } + untold.map { ($0, $1.words, $1.file) }
  }

  /// The readers that most symbologies have at their head.
  private var mostRead: String? {
    let heads = symbologies.flatMap(\.unbeaten).map(\.name)
    let (names, groups) = heads.grouped { $0 }
    let asked = symbologies.count
    guard !names.isEmpty else { return nil }
    let most = names.sorted { groups[$0]?.count ?? 0 > groups[$1]?.count ?? 0 }.prefix(4)
      .map { "\($0) for \(groups[$0]?.count ?? 0)" }
    return
      "Of \(Wording.count(asked)) symbologies, none is shown to read more than \(Wording.list(most)); the table below names all"
  }

  /// Of sharp frames with one code each.
  private var guidance: String? {
    let told = results.flatMap { shared in
      shared.record.widths.filter { $0.condition == "nominal" }.map { (shared, $0) }
    }
    let (readers, groups) = told.grouped { $0.name(of: $1.engine) }
    let verdicts = groups.mapValues { Set($0.map(\.1.verdict)) }
    func names(_ isMeant: (Set<Verdict>) -> Bool) -> [String] {
      readers.filter { verdicts[$0].map(isMeant) ?? false }
    }
    guard let target = told.first?.1.target else { return nil }
    let suffices = names { $0 == [.holds] }
    let fails = names { $0.contains(.fails) }
    return
      "Of \(Wording.count(readers.count, "reader")), \(Wording.list(suffices)) read \(Wording.percent(target)) of sharp codes of every symbology from there on; \(fails.count) are shown to read less of at least one"
  }

  private var widths: String? {
    let parts = ["ean_13", "qr_code"].compactMap { symbology in
      let told = results.flatMap { shared in
        shared.record.widths.filter { $0.symbology == symbology && $0.condition == "nominal" }
          .map { (name: shared.name(of: $0.engine), safe: $0.safe) }
      }
      let shown = told.compactMap { told in told.safe.map { (told.name, $0) } }
      return Self.extremes(shown, Wording.pixels).map {
        "\(symbology): \($0), of \(Wording.count(told.count, "reader"))"
          + (shown.count < told.count
            ? " (\(told.count - shown.count) at no width that was tried)" : "")
      }
    }
    return parts.isEmpty ? nil : "Sharp codes, " + parts.joined(separator: "; ")
  }

  /// Of the frames that most readers had.
  private var times: String? {
    let told = results.flatMap { shared in
      shared.record.calls.filter { $0.mask == .own }.map { (shared, $0) }
    }
    let (keys, groups) = told.grouped { CallKey($1, in: $0) }
    guard let most = groups.values.map(\.count).max(),
      let size = keys.last(where: { groups[$0]?.count == most })?.size
    else { return nil }
    let alike = keys.filter { groups[$0]?.count == most && $0.size == size }
    let parts = alike.compactMap { key in
      Self.extremes(
        (groups[key] ?? []).map { ($0.name(of: $1.engine), $1.typical) }, SiteQuestion.words
      ).map { [key.condition, $0].compactMap(\.self).joined(separator: ": ") }
    }
    return parts.isEmpty
      ? nil
      : "Of \(Wording.count(most, "reader")) on one machine, asked for \(Wording.list(alike[0].symbologies)) alone in frames of \(size): \(parts.joined(separator: "; "))"
  }

  /// Of the symbology and module that most readers were asked.
  private var distances: String? {
    let told = results.flatMap { shared in
      shared.record.limits.filter {
        SweptAxis($0.parameter) == .distance && !$0.isDescending
      }.map { (shared, $0) }
    }
    let (places, groups) = told.grouped { DistancePlace($1) }
    guard let most = groups.values.map(\.count).max() else { return nil }
    let largest = places.filter { groups[$0]?.count == most }
    let place = largest[largest.count / 2]
    let limits = groups[place] ?? []
    let reached = Dictionary(
      limits.map { ($0.name(of: $1.engine), $1.limit) }, uniquingKeysWith: { one, _ in one })
    let shown = reached.compactMap { name, limit in limit.map { (name, $0) } }
    let suite = limits.first.flatMap { shared, limit in
      shared.record.suites.first { $0.name == limit.suite }
    }
    return Self.extremes(shown, SweptAxis.distance.text).map {
      "\(place.words): \($0), of \(Wording.count(reached.count, "reader"))"
        + (shown.count < reached.count
          ? " (\(reached.count - shown.count) not even at the easiest)" : "")
        + (suite.map { ". \($0.purpose)" } ?? "")
    }
  }

  private struct DistancePlace: Hashable {
    let suite: String
    let symbology: String
    let setting: [String: Double]

    init(_ limit: LimitResult) {
      (suite, symbology, setting) = (limit.suite, limit.symbology, limit.setting)
    }

    var words: String {
      ([symbology] + Wording.setting(setting, named: nil)).joined(separator: ", ")
    }
  }

  /// For example `from 1 px (ZBar 0.23.92) to 2 px (5 readers)`; nil of none.
  private static func extremes(
    _ values: [(name: String, value: Double)], _ words: (Double) -> String
  ) -> String? {
    guard let least = values.map(\.value).min(), let most = values.map(\.value).max() else {
      return nil
    }
    let ends = [least, most].map { end in
      let names = values.filter { $0.value == end }.map(\.name)
      return
        "\(words(end)) (\(names.count == 1 ? names[0] : Wording.count(names.count, "reader")))"
    }
    return "from \(ends[0]) to \(ends[1])"
  }
}
