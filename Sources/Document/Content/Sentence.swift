/// A whole sentence with its evidence.
package struct Sentence: Equatable {
  package var text: String
  /// Intervals, counts and conditions for readers who ask; empty if the sentence has them.
  package var evidence = ""
  /// The anchor of the section with the details.
  package var section: String?

  package init(_ text: String, evidence: String = "", section: String? = nil) {
    (self.text, self.evidence, self.section) = (text, evidence, section)
  }

  package var line: String { evidence.isEmpty ? text : "\(text) [\(evidence)]" }
}
