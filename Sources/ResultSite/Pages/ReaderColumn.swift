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
    let (titles, groups) = told.grouped {
      "module width for \(Wording.percent($1.target)), \($1.place)"
    }
    return titles.compactMap { title in
      guard let told = groups[title], told.contains(where: { $1.safePixels != nil }) else {
        return nil
      }
      return ReaderColumn(
        title: title, suite: told[0].1.suite,
        told.map { ($0, $1.engine, SiteQuestion.cell($1)) })
    }
  }

  /// The frames that most readers had, of the largest size: asked for the one format alone, and for all, each by condition; nil without any.
  static func calls(
    _ symbology: String, _ results: [SharedResult]
  ) -> (frames: String, alone: [ReaderColumn], all: [ReaderColumn])? {
    let told = results.flatMap { shared in
      shared.record.calls.filter { call in
        [.own, .all].contains(call.mask)
          && shared.symbologies(of: call.suite, askedOf: call.engine).contains(symbology)
      }.map { (shared: shared, call: $0) }
    }
    let (frames, groups) = told.grouped { TimedFrames($0.call, in: $0.shared) }
    let libraries = groups.mapValues {
      Set($0.compactMap { $0.shared.library(of: $0.call.engine) }).count
    }
    let usual = TimedFrames.usual(among: frames) { libraries[$0] ?? 0 }
    guard let first = usual.first else { return nil }
    func columns(_ mask: MaskName, _ words: String) -> [ReaderColumn] {
      usual.map { frames in
        let codes = frames.symbologies
        let others = codes.count > 1 ? "frames of \(Wording.list(codes))" : nil
        return ReaderColumn(
          title: ["a call", words, others, frames.condition].compactMap(\.self)
            .joined(separator: ", "),
          suite: frames.suite,
          (groups[frames] ?? []).filter { $0.call.mask == mask }.map {
            ($0.shared.record, $0.call.engine, SiteQuestion.cell($0.call, in: $0.shared))
          })
      }
    }
    return (
      first.ofAnyCondition.words, columns(.own, "the frame's format alone"),
      columns(.all, "all formats")
    )
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

  /// What was read of a suite: a column of shares.
  ///
  /// - Parameter isAlone: false where what was misread stands beside it.
  init(_ share: OverviewColumn, among shares: [OverviewColumn], isAlone: Bool = true) {
    self.init(title: share.place(among: shares), suite: share.suite) {
      share.cell($0, isAlone: isAlone)
    }
  }

  /// The same, and how many codes were misread.
  static func evidence(_ share: OverviewColumn, among shares: [OverviewColumn]) -> [ReaderColumn] {
    [
      ReaderColumn(share, among: shares, isAlone: false),
      ReaderColumn(title: "misread", suite: share.suite) { reader in
        share.read(reader).flatMap { .misreads($0.read) }
      },
    ]
  }

  /// Which readers are shown to read more, and of which suites.
  static func betters(_ shares: [OverviewColumn]) -> ReaderColumn? {
    shares.first.map { leading in
      ReaderColumn(title: "shown to read less than", suite: leading.suite) { reader in
        let told = shares.compactMap { share in
          share.betters(of: reader).map { betters in betters.map { (share.suite, $0.name) } }
        }
        let (names, suites) = told.joined().grouped { $1 }
        let betters = names.sorted().map { name in
          "\(name) (\(Wording.list((suites[name] ?? []).map(\.0))))"
        }
        return told.isEmpty
          ? nil : ReportTable.Cell(betters.isEmpty ? "none" : betters.joined(separator: "; "))
      }
    }
  }
}

extension ReportTable.Cell {
  /// How many codes were misread, with the share of those asked and its 95 % interval.
  fileprivate static func misreads(_ read: ReadResult) -> Self? {
    RateRecord(correct: read.misread, of: read.codes).map { rate in
      .number(
        Wording.count(read.misread), note: "\(Wording.percent(rate.rate)), \(rate.bounds)")
    }
  }
}
