package import Barcodes
package import Document
import Records
package import Summaries

/// The contents that readers report for codes, layer by layer.
extension ReportSection {
  package static func contents(_ summary: Summary) -> ReportSection? {
    guard let records = summary.contents else { return nil }
    let engines = summary.run.engines.map(\.label)
    return ReportSection(
      id: "contents", title: "What codes say, layer by layer",
      paragraphs: [method, equivalences],
      tables: [overview(records, engines)]
        + ReportTable.differingContents(records, engines)
        + [ReportTable.contentDifferences(records, engines)]
        .compactMap(\.self),
      detailTables: ReportTable.allContents(records, engines))
  }

  private static let method =
    "Each reader is held against the truth in layers: the bytes; the text, in the encodings that the symbol or its standard names; the "
    + "symbology, and of EAN and UPC the digits, as given, and normalised by the declared equivalences; the symbology identifier of ISO/IEC 15424; the extended channel "
    + "interpretations (ECI); of GS1 symbols whether the separators are there, and the element strings; what the content is for, by ML "
    + "Kit's names, and its fields. What a reader never says is unsupported. Layers are counted of the codes that were read, right or wrong."

  private static let equivalences =
    "UTF-8 without an ECI is a convention of those who make codes; the standards would have Latin-1. Where bytes or text are right the code "
    + "counts as read elsewhere in this report. Text of a GS1 symbol may have its identifiers in parentheses. What a library does by default may "
    + "be an option of its engine, such as textMode of zxing, which writes control characters as <LF>, and characterSet of zxing-java."

  private static func overview(_ records: [ContentRecord], _ engines: [String]) -> ReportTable {
    let (_, groups) = records.grouped(by: \.engine)
    return ReportTable(
      caption:
        "Contents, each a kind in a symbology, in which all that was read is right, of those that were read and that the layer is told of",
      columns: ["engine", "contents read"] + ContentLayer.allCases.map(\.heading),
      rows: engines.compactMap { engine in
        guard let own = groups[engine] else { return nil }
        let read = own.count { $0.read > 0 }
        return [.init(engine), .number("\(read)/\(own.count)")]
          + ContentLayer.allCases.map { layer in
            let found = own.compactMap { $0.finding.isRight(in: layer) }
            guard !found.isEmpty else { return .absent("unsupported") }
            let right = found.count(where: \.self)
            return .number("\(right)/\(found.count)", rate: Double(right) / Double(found.count))
          }
      })
  }
}

extension ContentLayer {
  package var heading: String {
    switch self {
    case .symbology: "as given"
    case .symbologyNormalised: "normalised"
    case .symbologyIdentifier: "identifier"
    case .bytes, .text, .eci, .gs1Separators, .gs1, .valueType, .value: words
    }
  }

  package var words: String {
    switch self {
    case .bytes: "bytes"
    case .text: "text"
    case .symbology: "symbology and digits as given"
    case .symbologyNormalised: "symbology normalised"
    case .symbologyIdentifier: "symbology identifier"
    case .eci: "ECI"
    case .gs1Separators: "GS1 separators"
    case .gs1: "GS1 elements"
    case .valueType: "value type"
    case .value: "value fields"
    }
  }
}
