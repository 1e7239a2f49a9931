import Barcodes
import Chapters
package import Document
import Records
import Summaries

extension Summary {
  /// One answer if contents are known in layers; otherwise empty.
  package var contentAnswers: [Answer] {
    guard let contents else { return [] }
    let (_, groups) = contents.grouped(by: \.engine)
    return [
      Answer(
        question: "What do readers make of what codes say?",
        findings: run.engines.map { engine in
          Finding(
            engine: engine.label, sentences: [Self.sentence(groups[engine.label] ?? [])])
        })
    ]
  }

  private static func sentence(_ records: [ContentRecord]) -> String {
    guard !records.isEmpty else { return "It was asked for none of the contents." }
    let parts = ContentLayer.allCases.compactMap { layer -> String? in
      let found = records.compactMap { $0.finding.isRight(in: layer) }
      return found.isEmpty
        ? nil : "\(layer.words) in \(found.count(where: \.self)) of \(found.count)"
    }
    return
      "\(Wording.count(records.count, "content")), each a kind in a symbology. Wholly right, as far as read and told: "
      + Wording.list(parts) + "."
  }
}
