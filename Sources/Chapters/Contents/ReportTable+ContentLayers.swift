import Barcodes
import Document
import Records
import Summaries

/// The number of right contents among those read, by engine, content and layer.
extension ReportTable {
  /// Returns for each engine the contents that it reads and gets wrong in a layer that it reports.
  static func differingContents(_ records: [ContentRecord], _ engines: [String]) -> [ReportTable] {
    tables(records.filter { !$0.isRight }, engines) {
      "\($0): contents of which something is read wrong; right of read"
    }
  }

  static func allContents(_ records: [ContentRecord], _ engines: [String]) -> [ReportTable] {
    tables(records, engines) { "\($0): all contents; right of read" }
  }

  private static func tables(
    _ records: [ContentRecord], _ engines: [String], caption: (String) -> String
  ) -> [ReportTable] {
    let (_, groups) = records.grouped(by: \.engine)
    let severalSuites = Set(records.map(\.suite)).count > 1
    let severalMasks = records.contains { $0.mask != .own }
    return engines.compactMap { engine in
      guard let own = groups[engine] else { return nil }
      let layers = ContentLayer.allCases.filter { layer in
        own.contains { $0.layers.contains { $0.layer == layer && $0.isSupported } }
      }
      return ReportTable(
        caption: caption(engine),
        columns: ["content", "symbology", "codes read"] + layers.map(\.heading),
        rows: own.map { record in
          let place =
            [severalSuites ? record.suite : nil, severalMasks ? "mask \(record.mask)" : nil]
            .compactMap(\.self).joined(separator: ", ")
          return [
            .init(record.kind, note: place), .init(record.symbology.name),
            .number("\(record.read)/\(record.codes)"),
          ] + layers.map { cell(record, $0) }
        })
    }
  }

  private static func cell(_ record: ContentRecord, _ layer: ContentLayer) -> Cell {
    guard let found = record.layers.first(where: { $0.layer == layer }), found.isSupported else {
      return .absent("—")
    }
    return .number(
      "\(found.right)/\(record.read)", rate: Double(found.right) / Double(max(record.read, 1)))
  }
}

extension ContentCounts {
  /// True if all that was read is right in each layer that the engine reports.
  fileprivate var isRight: Bool { layers.allSatisfy { !$0.isSupported || $0.right == read } }
}
