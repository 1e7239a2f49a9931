import Barcodes
import Chapters
import Document
import Findings
import Records
import Summaries

extension SiteQuestion {
  static let contents = SiteQuestion(
    file: "contents.html", title: "What contents are told",
    words: "whether bytes, text, encodings and GS1 elements are right of what is read"
  ) { result -> [ReportTable] in
    let (keys, groups) = result.contents.grouped { LayerKey(suite: $0.suite, layer: $0.layer) }
    return keys.map { key in
      let contents = groups[key] ?? []
      return .readers(
        result.engines(of: contents.map(\.engine)),
        caption:
          "\(key.layer.heading) (suite \(key.suite)): right of what was read, with its 95 % interval (Clopper–Pearson). Empty: not asked, or not reported by the reader",
        columns: contents.grouped(by: \.symbology).keys, title: { ($0, $0) },
        cell: { engine, symbology in
          contents.first { $0.engine == engine.label && $0.symbology == symbology }
            .flatMap { .share($0.right, of: $0.read) }
        })
    }
  }

  private struct LayerKey: Hashable {
    var suite: String
    var layer: ContentLayer
  }
}
