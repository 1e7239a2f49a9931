import Barcodes

/// A newcomer's question and what the run says to it.
struct Answer {
  var question: String
  /// What the question means.
  var paragraphs: [String] = []
  /// One for each engine, in the run's order.
  var findings: [Finding]

  /// For a terminal: the question, then what is said of each engine.
  var lines: [String] {
    ([question] + paragraphs).map { VisibleText.line($0) } + findings.flatMap(\.lines)
  }
}

/// What a run says of one engine.
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

  /// For a terminal: the engine, a line for each sentence, and one for what it rests on; what is said in one takes one line.
  var lines: [String] {
    if sentences.count == 1, sentences[0].evidence.isEmpty { return [VisibleText.line(line)] }
    return [VisibleText.line("\(engine):")]
      + sentences.flatMap { sentence in
        ["  " + VisibleText.line(sentence.text)]
          + (sentence.evidence.isEmpty ? [] : ["      " + VisibleText.line(sentence.evidence)])
      }
  }
}
