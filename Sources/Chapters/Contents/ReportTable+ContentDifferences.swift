import Barcodes
import Document
import Records
import Summaries

/// The first example of each difference, to the byte.
extension ReportTable {
  private typealias ContentDifference = (
    record: ContentRecord, layer: ContentCounts.Layer, example: ContentCounts.Example
  )

  static func contentDifferences(_ records: [ContentRecord], _ engines: [String]) -> ReportTable? {
    let differences = records.flatMap { record in
      record.layers.compactMap { layer in
        layer.example.map { (record: record, layer: layer, example: $0) }
      }
    }
    let (keys, groups) = differences.grouped {
      [$0.record.engine, $0.record.kind, $0.layer.layer.rawValue]
    }
    guard !keys.isEmpty else { return nil }
    let order = engines.flatMap { engine in keys.filter { $0[0] == engine } }
    return ReportTable(
      caption:
        "What readers said otherwise than the truth: the first example of each reader, kind and layer, as text and in hexadecimal from "
        + "the first byte on that differs",
      columns: ["engine, content", "layer", "wrong, by symbology", "truth", "said", "frame"],
      rows: order.compactMap { groups[$0].map(row) })
  }

  private static func row(_ differences: [ContentDifference]) -> [Cell] {
    let (record, layer, example) = differences[0]
    let (truth, said) = (example.truthBase64.bytes, example.saidBase64?.bytes)
    let counts = differences.map {
      "\($0.record.symbology.name) \($0.record.read - $0.layer.right)/\($0.record.read)"
    }
    let start = said.map { zip(truth, $0).prefix { $0 == $1 }.count } ?? 0
    return [
      .init("\(record.engine), \(record.kind)"), .init(layer.layer.words),
      .init(counts.joined(separator: ", ")), cell(truth, from: start),
      said.map { cell($0, from: start) } ?? .absent("nothing"),
      .init(example.frame, kind: .code),
    ]
  }

  private static func cell(_ bytes: [UInt8], from start: Int) -> Cell {
    let shown = bytes.dropFirst(start).prefix(12).map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
    }
    let rest = bytes.count > start + 12 ? " …" : ""
    let hex = shown.isEmpty ? "it ends here" : shown.joined(separator: " ") + rest
    return .init(
      VisibleText.of(String(decoding: bytes, as: UTF8.self), limit: 100),
      note: "from byte \(start): \(hex)", kind: .code)
  }
}
