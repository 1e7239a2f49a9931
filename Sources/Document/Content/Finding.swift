import Barcodes

/// The sentences on one engine.
package struct Finding {
  package var engine: String
  package var sentences: [Sentence]

  package init(engine: String, _ sentences: [Sentence]) {
    (self.engine, self.sentences) = (engine, sentences)
  }

  package init(engine: String, sentences: [String]) {
    self.init(engine: engine, sentences.map { Sentence($0) })
  }

  package var line: String { "\(engine): " + sentences.map(\.line).joined(separator: " ") }

  /// The lines for a terminal: the engine, each sentence and its evidence; one for a bare sentence.
  package var lines: [String] {
    if sentences.count == 1, sentences[0].evidence.isEmpty { return [VisibleText.line(line)] }
    var lines = [VisibleText.line("\(engine):")]
    for sentence in sentences {
      lines.append("  " + VisibleText.line(sentence.text))
      if !sentence.evidence.isEmpty {
        lines.append("      " + VisibleText.line(sentence.evidence))
      }
    }
    return lines
  }
}
