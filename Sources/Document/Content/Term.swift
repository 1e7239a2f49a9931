/// A term that the rest of the report assumes.
package struct Term: Equatable {
  package let term: String
  package let words: String

  package init(term: String, words: String) {
    self.term = term
    self.words = words
  }
}
