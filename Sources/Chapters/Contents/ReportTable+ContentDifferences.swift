import Barcodes
import Document
import Records
import Summaries

/// The first example of each difference, to the byte.
extension ReportTable {
  private struct DifferenceKey: Hashable {
    var engine: String
    var kind: String
    var layer: ContentLayer
  }

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
      DifferenceKey(engine: $0.record.engine, kind: $0.record.kind, layer: $0.layer.layer)
    }
    guard !keys.isEmpty else { return nil }
    let order = keys.enumerated().sorted {
      let (left, right) = (place(of: $0.element, engines), place(of: $1.element, engines))
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
    return ReportTable(
      caption:
        "What readers said otherwise than the truth: the first example of each reader, kind and layer, as text and in hexadecimal from "
        + "the first byte on that differs",
      columns: ["engine, content", "layer", "wrong, by symbology", "truth", "said", "frame"],
      rows: order.compactMap { key in groups[key].map { row(key, $0) } })
  }

  private static func place(of key: DifferenceKey, _ engines: [String]) -> Int {
    engines.firstIndex(of: key.engine) ?? 0
  }

  private static func row(_ key: DifferenceKey, _ differences: [ContentDifference]) -> [Cell] {
    let example = differences[0].example
    let (truth, said) = (example.truth.bytes, example.said?.bytes)
    let counts = differences.map {
      "\($0.record.symbology.name) \($0.record.read - $0.layer.right)/\($0.record.read)"
    }
    let start = said.map { zip(truth, $0).prefix { $0 == $1 }.count } ?? 0
    return [
      .init("\(key.engine), \(key.kind)"), .init(key.layer.words),
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
