import Barcodes
import Chapters
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
            "From … to …: the least and the greatest of so many readers. All others, and the intervals, are on the page that the question leads to",
          columns: ["question", "in short"],
          rows: rows.map { question, answer, file in
            [.init(question, link: file), .init(answer)]
          })
      ])
  }

  private var rows: [(question: String, answer: String, file: String)] {
    let told: [(String, String?, SiteQuestion)] = [
      ("Which reader reads most?", mostRead, .reads),
      ("Do 2 px for each module suffice, as Google says of ML Kit?", guidance, .claims),
      ("How wide must a module be?", widths, .widths),
      ("How long does a call take?", times, .calls),
      ("What does naming a format gain?", gains, .calls),
      ("How far can a code be?", distances, .limits),
      ("How long until a scan is done?", scans, .scans),
      ("Are contents told right?", contents, .contents),
      ("Do other options read more?", options, .settings),
    ]
    let answers = told.compactMap { question, answer, page in
      answer.map { (question, $0, page.file) }
    }
    let updates = versions.map {
      (
        "Is \($0.newest.name) better than older versions?", $0.inShort,
        SitePage.reader($0.newest.library)
      )
    }
    return answers.prefix(1) + updates + answers.dropFirst()
  }

  /// The readers that most symbologies have at their head.
  private var mostRead: String? {
    let heads = symbologies.flatMap(\.unbeaten).map(\.name)
    let (names, groups) = heads.grouped { $0 }
    let asked = symbologies.count
    guard !names.isEmpty else { return nil }
    let most = names.sorted { (groups[$1]?.count ?? 0, $0) < (groups[$0]?.count ?? 0, $1) }.prefix(
      4
    )
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
    func names(_ isMeant: ([WidthResult]) -> Bool, but verdict: Verdict?) -> String {
      let meant = readers.filter { groups[$0].map { isMeant($0.map(\.1)) } ?? false }
      let words = meant.map { reader in
        let widths = (groups[reader] ?? []).map(\.1)
        let named = verdict.map { verdict in widths.filter { $0.verdict == verdict } } ?? []
        return
          "\(reader) (\(verdict == nil ? "\(widths.count)" : Wording.list(named.map(\.symbology))))"
      }
      return words.isEmpty ? "none" : words.joined(separator: ", ")
    }
    guard let target = told.first?.1.target else { return nil }
    let suffices = names({ $0.allSatisfy { $0.verdict == .holds } }, but: nil)
    let fails = names({ $0.contains { $0.verdict == .fails } }, but: .fails)
    let open = names(
      { widths in
        widths.allSatisfy { $0.verdict != .fails } && widths.contains { $0.verdict == .undecided }
      }, but: .undecided)
    return
      "Enough to read \(Wording.percent(target)) of sharp codes of all symbologies asked (their number): \(suffices). Not enough, of the symbologies named: \(fails). Undecided: \(open). ML Kit itself was not asked"
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
        (groups[key] ?? []).map { shared, call in
          let read = SiteQuestion.read(of: call, in: shared)
          return (
            [shared.name(of: call.engine), read].compactMap(\.self).joined(separator: ", "),
            call.typical
          )
        }, SiteQuestion.words
      ).map { [key.condition, $0].compactMap(\.self).joined(separator: " ") }
    }
    return parts.isEmpty
      ? nil
      : "Of \(Wording.count(most, "reader")) on one machine, asked for \(Wording.list(alike[0].symbologies)) alone in frames of \(size): \(parts.joined(separator: "; ")). far-dim: with little light; read: in frames of all sizes"
  }

  private var gains: String? { results.lazy.compactMap { FormatGains($0).inShort }.first }

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
    // The farthest first, and of those that reach as far, those that may reach farther.
    let limits = (groups[place] ?? []).sorted {
      ($0.1.limit ?? -1, $0.1.end == .found ? 0 : 1) > (
        $1.1.limit ?? -1, $1.1.end == .found ? 0 : 1
      )
    }
    let (reached, readers) = limits.grouped { SiteQuestion.words(of: $1) }
    let suite = limits.first.flatMap { shared, limit in
      shared.record.suites.first { $0.name == limit.suite }
    }
    let parts = reached.map { words in
      "\(words) \(Wording.list((readers[words] ?? []).map { $0.name(of: $1.engine) }))"
    }
    return parts.isEmpty
      ? nil
      : "\(place.words): \(parts.joined(separator: "; ")). \(suite?.purpose ?? place.suite)"
  }

  private var scans: String? {
    let medians = results.flatMap(\.record.scans).map(\.median)
    let values = medians.compactMap(\.value)
    guard let least = values.min(), let most = values.max() else { return nil }
    let readers = Set(
      results.flatMap { shared in shared.record.scans.map { shared.name(of: $0.engine) } })
    let never = medians.count - values.count
    return
      "Half of the scans of \(Wording.list(readers.sorted())) are done after \(Wording.duration(nanoseconds: least * 1e9)) to \(Wording.duration(nanoseconds: most * 1e9)), by scene, resolution and mask"
      + (never > 0 ? "; of \(never) of \(medians.count) such, fewer than half are" : "")
  }

  /// Of the symbology that most readers were asked.
  private var contents: String? {
    let told = results.flatMap { shared in
      shared.record.contents.filter { [.text, .bytes].contains($0.layer) && $0.read > 0 }
        .map { (shared, $0) }
    }
    let (symbologies, groups) = told.grouped { $1.symbology }
    guard let most = symbologies.max(by: { groups[$0]?.count ?? 0 < groups[$1]?.count ?? 0 }) else {
      return nil
    }
    let (layers, answers) = (groups[most] ?? []).grouped { $1.layer }
    let parts = layers.compactMap { layer in
      let shares = (answers[layer] ?? []).map {
        ($0.name(of: $1.engine), Double($1.right) / Double($1.read))
      }
      return Self.extremes(shares, Wording.percent).map {
        "\(layer.heading) right \($0), of \(shares.count) readers and versions"
      }
    }
    return "Of what was read of \(most): \(parts.joined(separator: "; "))"
  }

  private var options: String? {
    let settings = results.flatMap(\.record.settings)
    guard !settings.isEmpty else { return nil }
    // Each row by itself; over all of them Holm's correction would leave no more.
    let more = settings.count { $0.bestReads > $0.defaultReads && $0.pValue <= 0.05 }
    let families = Set(settings.map(\.family)).sorted()
    return
      "Of \(Wording.list(families)), options that were chosen by one half of the frames read more than the defaults of the other in \(more) of \(Wording.count(settings.count, "comparison")) (p at most 0.05, each by itself)"
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
