import Barcodes
import Document
import Findings
import Records
import Summaries

/// One thing that was asked of the readers of a symbology.
struct ReaderColumn {
  let title: String
  /// The suite that asked.
  let suite: String
  /// Nil where the reader was not asked.
  let cell: (OverviewReader) -> ReportTable.Cell?

  /// Under the conditions of which any reader's width is shown.
  static func widths(_ symbology: String, _ results: [SharedResult]) -> [ReaderColumn] {
    let told = results.flatMap { shared in
      shared.record.widths.filter { $0.symbology == symbology }.map { (shared.record, $0) }
    }
    let (keys, groups) = told.grouped { AskedWidth($1) }
    return keys.filter { key in groups[key]?.contains { $1.safe != nil } == true }.map { key in
      ReaderColumn(
        title: "module width for \(Wording.percent(key.target)), \(key.setting.words)",
        suite: key.setting.suite,
        (groups[key] ?? []).map { ($0, $1.engine, SiteQuestion.cell($1)) })
    }
  }

  private struct AskedWidth: Hashable {
    let setting: SettingKey
    let target: Double

    init(_ width: WidthResult) {
      setting = SettingKey(suite: width.suite, condition: width.condition)
      target = width.target
    }
  }

  /// The frames that most readers had, of the largest size, asked for the one format and for all.
  static func calls(_ symbology: String, _ results: [SharedResult]) -> [ReaderColumn] {
    let told = results.flatMap { shared in
      shared.record.calls.filter { call in
        [.own, .all].contains(call.mask)
          && shared.symbologies(of: call.suite, askedOf: call.engine).contains(symbology)
      }.map { (result: shared.record, key: CallKey($0, in: shared), call: $0) }
    }
    let (keys, groups) = told.grouped { TimedFrames(result: $0.result.name, key: $0.key) }
    let libraries = groups.mapValues { group in
      Set(
        group.compactMap { told in
          told.result.engines.first { $0.label == told.call.engine }?.library
        }
      ).count
    }
    guard let most = libraries.values.max(),
      let first = keys.first(where: { libraries[$0] == most }),
      let key = keys.last(where: {
        libraries[$0] == most && $0.result == first.result && $0.key.suite == first.key.suite
          && $0.key.condition == first.key.condition
      })
    else { return [] }
    let calls = groups[key] ?? []
    return [(MaskName.own, "this format alone"), (.all, "all formats")].map { mask, words in
      ReaderColumn(
        title: "a call, asked for \(words): \(key.key.words)", suite: key.key.suite,
        calls.filter { $0.call.mask == mask }
          .map { ($0.result, $0.call.engine, SiteQuestion.cell($0.call)) })
    }
  }

  private struct TimedFrames: Hashable {
    var result: String
    var key: CallKey
  }

  static func contents(_ symbology: String, _ results: [SharedResult]) -> [ReaderColumn] {
    let told = results.flatMap { shared in
      shared.record.contents.filter { $0.symbology == symbology && $0.layer == .text }
        .map { (shared.record, $0) }
    }
    let (suites, groups) = told.grouped { $1.suite }
    return suites.map { suite in
      ReaderColumn(
        title: "text right, \(suite)", suite: suite,
        (groups[suite] ?? []).map { ($0, $1.engine, .share($1.right, of: $1.read)) })
    }
  }
}

extension ReaderColumn {
  /// - Parameter told: cells by the engine's label in a result; where several results have a reader, the first counts.
  fileprivate init(
    title: String, suite: String, _ told: [(ResultRecord, engine: String, ReportTable.Cell?)]
  ) {
    let cells = Dictionary(
      told.compactMap { result, label, cell -> (OverviewReader, ReportTable.Cell)? in
        guard let cell, let engine = result.engines.first(where: { $0.label == label }) else {
          return nil
        }
        return (OverviewReader(engine), cell)
      }, uniquingKeysWith: { first, _ in first })
    self.init(title: title, suite: suite, cell: { cells[$0] })
  }
}
