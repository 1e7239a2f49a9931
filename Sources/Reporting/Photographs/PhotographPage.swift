import Barcodes
import Chapters
import Document
import Mustache
package import Records
import Summaries
package import Tallies

/// The page of `scanbench photos`: every picture of a folder with the reads of each engine, grouped
/// by how the reads compare. It shows small pictures that lie beside it.
package struct PhotographPage {
  /// The largest number of pictures, which a browser can still show; `photos.jsonl` has all.
  package static let mostPictures = 2000

  // The template finds the values by these names.
  private let title: String
  private let subtitle: String
  private let style: String
  private let engines: [PhotographEngine]
  private let tables: [TableView]
  private let notes: [String]
  /// Lists that open on request.
  private let lists: [(title: String, lines: [String])]
  private let filters: [PageFilters.Group]
  private let groups: [PhotographGroup]

  /// - Parameter link: returns the path of a picture's file, relative to the page.
  package init(
    _ record: PhotographPageRecord, _ readings: [PictureReading], link: (String) -> String
  ) {
    let engines = PhotographEngine.engines(of: record)
    var left = Self.mostPictures
    let groups = record.agreements.enumerated().map { number, count in
      let pictures = readings.filter(count.has).prefix(left)
      left -= pictures.count
      return PhotographGroup(
        count, number: number, of: record,
        pictures.map {
          PhotographView(
            $0, engines: engines, hasTruth: record.truth != nil, link: link($0.picture))
        })
    }
    let filters = PageFilters(groups, engines: engines)
    title = "Photographs: \(Self.name(ofFolder: record.folder))"
    subtitle = Self.subtitle(record)
    style =
      [
        ReportContent.style,
        String(decoding: PackageResources.photographs_css, as: UTF8.self),
      ].joined() + engines.map(\.style).joined() + filters.style
    self.engines = engines
    tables =
      ([Self.counts(groups)] + ReportTable.photographScores(record)
      + ReportTable.pictureTimes(
        record.times.map { ($0.engine, $0.sizes) }, jobs: record.jobs,
        drift: record.times.map(\.drift),
        blocks: record.times.compactMap(\.blockMediansNanoseconds?.count).max() ?? 1))
      .map(TableView.init)
    notes = Self.notes(record, hidden: readings.count - (Self.mostPictures - left))
    lists = Self.lists(record)
    self.filters = filters.groups
    self.groups = groups.filter { !$0.pictures.isEmpty }
  }

  package func html() throws -> String {
    let library = try HTMLText.library([
      "photographs": PackageResources.photographs_mustache,
      "photograph": PackageResources.photograph_mustache, "table": TableView.template,
    ])
    return library.render(self, withTemplate: "photographs") ?? ""
  }

  /// Returns the last part of the path, since viewers of the page need not know where it lies.
  private static func name(ofFolder folder: String) -> String {
    folder.split(separator: "/").last.map { VisibleText.of(String($0)) } ?? folder
  }

  private static func subtitle(_ record: PhotographPageRecord) -> String {
    let truth = record.truth.map { ", held against \(name(ofFolder: $0))" } ?? ", without a truth"
    return "\(Wording.count(record.pictures, "picture")) read by "
      + "\(Wording.list(record.engines.map(\.label)))\(truth); scanbench \(record.scanbenchVersion)"
  }

  private static func counts(_ groups: [PhotographGroup]) -> ReportTable {
    ReportTable(
      caption: "How what the engines read compares", columns: ["pictures", "number"],
      rows: groups.map { group in
        let link = group.pictures.isEmpty ? nil : "#\(group.id)"
        return [ReportTable.Cell(group.title), .number(group.count, link: link)]
      })
  }

  private static let mostNamed = 200

  private static func lists(
    _ record: PhotographPageRecord
  ) -> [(title: String, lines: [String])] {
    let faults = record.faults ?? []
    let passedOver = record.passedOver ?? []
    let files = passedOver.reduce(0) { $0 + $1.files.count }
    return [
      (title: "\(Wording.count(faults.count, "line")) about the truth", lines: faults),
      (
        title: "\(Wording.count(files, "file")) of the folder passed over",
        lines: passedOver.map { kind in
          let named = kind.files.prefix(mostNamed).map { VisibleText.of($0) }.joined(
            separator: ", ")
          return "\(kind.files.count) × \(kind.kind): \(named)"
            + (kind.files.count > mostNamed ? " and others, which photos.json has" : "")
        }
      ),
    ].filter { !$0.lines.isEmpty }
  }

  private static func notes(_ record: PhotographPageRecord, hidden: Int) -> [String] {
    let agreement =
      record.truth == nil && !record.hasOneReader
      ? [
        "What engines agree on is likely right, but nobody has looked: a truth of your own says who is right (--truth)."
      ] : []
    let copies = record.copyWords.map { ["\($0)."] } ?? []
    let rest =
      hidden > 0
      ? [
        "The page shows \(Wording.count(mostPictures)) pictures; the other \(Wording.count(hidden)) are in photos.jsonl."
      ] : []
    return agreement + copies + rest
  }
}
