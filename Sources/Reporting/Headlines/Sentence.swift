import Barcodes

/// A whole sentence, and what it rests on.
struct Sentence: Equatable {
  var text: String
  /// Intervals, counts and conditions, for those who ask; empty where the sentence says them.
  var evidence = ""
  /// The anchor of the section that has all of it.
  var section: String?

  init(_ text: String, evidence: String = "", section: String? = nil) {
    (self.text, self.evidence, self.section) = (text, evidence, section)
  }

  var line: String { evidence.isEmpty ? text : "\(text) [\(evidence)]" }
}
