import Barcodes

/// A newcomer's question and the run's answer.
struct Answer {
  var question: String
  var paragraphs: [String] = []
  /// One finding for each engine, in the run's order.
  var findings: [Finding]

  var lines: [String] {
    ([question] + paragraphs).map { VisibleText.line($0) } + findings.flatMap(\.lines)
  }
}

struct Finding {
  var engine: String
  var sentences: [Sentence]

  init(engine: String, _ sentences: [Sentence]) {
    (self.engine, self.sentences) = (engine, sentences)
  }

  init(engine: String, sentences: [String]) {
    self.init(engine: engine, sentences.map { Sentence($0) })
  }

  var line: String { "\(engine): " + sentences.map(\.line).joined(separator: " ") }

  /// The lines for a terminal: the engine, each sentence and its evidence; one for a bare sentence.
  var lines: [String] {
    if sentences.count == 1, sentences[0].evidence.isEmpty { return [VisibleText.line(line)] }
    return [VisibleText.line("\(engine):")]
      + sentences.flatMap { sentence in
        ["  " + VisibleText.line(sentence.text)]
          + (sentence.evidence.isEmpty ? [] : ["      " + VisibleText.line(sentence.evidence)])
      }
  }
}
