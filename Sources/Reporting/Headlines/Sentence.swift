import Barcodes

/// A whole sentence with its evidence.
struct Sentence: Equatable {
  var text: String
  /// Intervals, counts and conditions for readers who ask; empty if the sentence has them.
  var evidence = ""
  /// The anchor of the section with the details.
  var section: String?

  init(_ text: String, evidence: String = "", section: String? = nil) {
    (self.text, self.evidence, self.section) = (text, evidence, section)
  }

  var line: String { evidence.isEmpty ? text : "\(text) [\(evidence)]" }
}
