import Barcodes
import Chapters
import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  static let contents = SiteQuestion(
    file: "contents.html", title: "What contents are told",
    words: "whether bytes, text, encodings and GS1 elements are right of what is read",
    notes: { _ in
      [
        "Of the codes at whose place something was read, how many were told right, with the 95 % interval (Clopper–Pearson); how many codes a reader reads at all is on the page of shares. Empty: not asked, or not reported by the reader.",
        Wording.list(
          ContentLayer.allCases.compactMap { layer in
            layer.meaning.map { "“\(layer.heading)” is \($0)" }
          }) + ".",
      ]
    },
    tables: { shared -> [ReportTable] in
      let result = shared.record
      let (captions, groups) = result.contents.grouped {
        "\($0.layer.heading): right of what was read; suite \($0.suite)"
      }
      return captions.map { caption in
        .readers(
          groups[caption] ?? [], of: \.engine, in: result, caption: caption,
          by: \.symbology, title: { ($0, $0) }, cell: { .share($0.right, of: $0.read) })
      }
    })
}

extension ContentLayer {
  /// In words where the heading leaves open what it is.
  fileprivate var meaning: String? {
    switch self {
    case .symbology: "the symbology under its own name, with the digits that it has"
    case .symbologyNormalised: "the same where a UPC-A counts as the EAN-13 with a 0 before it"
    case .symbologyIdentifier: "that of ISO/IEC 15424, such as ]Q1"
    case .eci: "the extended channel interpretations, by which a code names its encodings"
    case .gs1Separators: "whether the separators are there, so that GS1 elements can be told apart"
    case .gs1: "the elements as the reader tells them apart"
    case .valueType: "what the content is for, such as a URL or a contact"
    case .value: "the fields of such a value"
    case .bytes, .text: nil
    }
  }
}

extension SiteQuestion {
  /// How often bytes and text are right, of the symbology that most readers were asked.
  static func contentsInShort(_ results: [SharedResult]) -> String? {
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
      return range(of: shares, Wording.percent).map {
        "\(layer.heading) right \($0), of \(OverviewReader.words(shares.count))"
      }
    }
    return "Of what was read of \(most): \(parts.joined(separator: "; "))"
  }
}
