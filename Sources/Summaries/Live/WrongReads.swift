/// Wrong contents that were read, and read again.
package struct WrongReads {
  /// Answers after which the scan went on.
  package var answers = 0
  /// Those among them with a wrong content.
  package var wrongAnswers = 0
  /// Wrong contents in them.
  package var contents = 0
  /// The number of these that stood in the next answer, too.
  package var repeated = 0

  package init() {}

  package static func += (left: inout WrongReads, right: WrongReads) {
    left.answers += right.answers
    left.wrongAnswers += right.wrongAnswers
    left.contents += right.contents
    left.repeated += right.repeated
  }
}
