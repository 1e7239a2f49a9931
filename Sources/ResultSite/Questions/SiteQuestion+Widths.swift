import Document
import Findings
import Judging
import Records
import Summaries

extension SiteQuestion {
  static let widths = SiteQuestion(
    file: "widths.html", title: "Module widths",
    words: "from which module width on each reader reads",
    notes: { _ in
      [
        "The smaller, the farther away a code is read. Each width, and each verdict on the guide's rule that 2 px suffice, is wrong with a probability of at most 5 %. Empty: not asked."
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      let (places, groups) = result.widths.grouped(by: \.place)
      return places.map { table(groups[$0] ?? [], $0, result) }
    })

  private static func table(
    _ widths: [WidthResult], _ place: String, _ result: ResultRecord
  ) -> ReportTable {
    .readers(
      widths, of: \.engine, in: result,
      caption:
        "\(place): the module width from which on \(targets(widths.map(\.target))) of the codes are shown to be read, in pixels, and whether 2 px and more suffice",
      by: \.symbology, title: { ($0, $0) }, cell: cell)
  }

  static func cell(_ width: WidthResult) -> ReportTable.Cell {
    ReportTable.Cell(
      width.safePixels.map(Wording.pixels) ?? "none shown",
      note:
        "\(Wording.pixels(width.guidancePixels)): \(width.verdict.rawValue); \(Wording.count(width.codes, "code"))",
      kind: .judged(holds: width.verdict == .holds, fails: width.verdict == .fails))
  }
}

extension WidthResult {
  /// The suite and its condition.
  var place: String { [self.suite, self.condition].compactMap(\.self).joined(separator: ", ") }
}

extension SiteQuestion {
  /// Which readers the guide's width suffices, of sharp frames with one code each.
  static func guidanceInShort(_ results: [SharedResult]) -> String? {
    let told = sharpWidths(results)
    let (readers, groups) = told.grouped { $0.reader }
    func names(_ isMeant: ([WidthResult]) -> Bool, but verdict: Verdict?) -> String {
      let meant = readers.filter { groups[$0].map { isMeant($0.map(\.width)) } ?? false }
      let words = meant.map { reader in
        let widths = (groups[reader] ?? []).map(\.width)
        let named = verdict.map { verdict in widths.filter { $0.verdict == verdict } } ?? []
        return
          "\(reader) (\(verdict == nil ? "\(widths.count)" : Wording.list(named.map(\.symbology))))"
      }
      return words.isEmpty ? "none" : words.joined(separator: ", ")
    }
    guard let target = told.first?.width.target else { return nil }
    let suffices = names({ $0.allSatisfy { $0.verdict == .holds } }, but: nil)
    let fails = names({ $0.contains { $0.verdict == .fails } }, but: .fails)
    let open = names(
      { widths in
        widths.allSatisfy { $0.verdict != .fails } && widths.contains { $0.verdict == .undecided }
      }, but: .undecided)
    return
      "Enough to read \(Wording.percent(target)) of sharp codes of all symbologies asked (their number): \(suffices). Not enough, of the symbologies named: \(fails). Undecided: \(open)"
      + (readers.contains { $0.hasPrefix("MLKit ") } ? "" : ". ML Kit itself was not asked")
  }

  /// The widths of sharp frames with one code each, with the readers' names.
  private static func sharpWidths(
    _ results: [SharedResult]
  ) -> [(reader: String, width: WidthResult)] {
    results.flatMap { shared in
      shared.record.widths.filter {
        $0.suite == ClaimSuite.guidance.rawValue && $0.condition == ClaimEvidence.nominal
      }
      .map { (shared.name(of: $0.engine), $0) }
    }
  }

  /// From which width on retail and QR codes are read, of sharp frames with one code each.
  static func widthsInShort(_ results: [SharedResult]) -> String? {
    let parts = ["ean_13", "qr_code"].compactMap { symbology in
      let told = sharpWidths(results).filter { $0.width.symbology == symbology }
      let shown = told.compactMap { told in told.width.safePixels.map { (told.reader, $0) } }
      return range(of: shown, Wording.pixels).map {
        "\(symbology): \($0), of \(Wording.count(told.count, "reader"))"
          + (shown.count < told.count
            ? " (\(told.count - shown.count) without a width from which on all were)" : "")
      }
    }
    return parts.isEmpty ? nil : "Sharp codes, " + parts.joined(separator: "; ")
  }
}
