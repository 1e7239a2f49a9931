import Barcodes
import Reporting
import Runner
import Suites
import Summaries
import Tallies

/// Tells which question is worked on and, as soon as one of several suites is done, its findings.
struct SuiteAnswers {
  private let inputs: [RunInput]
  private let folder: String
  private let line: ProgressLine
  private let tell: ((String) -> Void)?
  private var ended = 0
  /// The start of the suite's part of the files.
  private var position = RunFolder.Position()

  /// - Parameter tell: called with a suite's findings, line by line; nil for no calls.
  init(_ inputs: [RunInput], folder: String, line: ProgressLine, tell: ((String) -> Void)?) {
    (self.inputs, self.folder, self.line, self.tell) = (inputs, folder, line, tell)
    ask()
  }

  /// - Parameter isResumed: true if earlier trials exist, which are not in the files' order of
  ///   growth.
  mutating func end(_ input: RunInput, isResumed: Bool) {
    line.clear()
    answer(input)
    if !isResumed { position = RunFolder.Position(of: folder) }
    ended += 1
    ask()
  }

  /// The suite that is being read, of several: `3 of 19: `.
  var place: String {
    inputs.count > 1 ? "\(min(ended + 1, inputs.count)) of \(inputs.count): " : ""
  }

  private func ask() {
    guard ended < inputs.count else { return }
    let suite = inputs[ended].suite
    line.ask("\(suite.purpose) (suite \(suite.name), \(ended + 1) of \(inputs.count))")
  }

  /// Tells a suite's findings, or why they cannot be told; the run goes on.
  private func answer(_ input: RunInput) {
    guard let tell, inputs.count > 1 else { return }
    let summary: Summary
    do {
      summary = try RunFolder(path: folder, suite: input.suite.name, from: position).summary()
    } catch {
      return line.say("suite \(input.suite.name): its findings cannot be told yet: \(error)")
    }
    tell(VisibleText.line("\(input.suite.purpose) (suite \(input.suite.name))"))
    for line in ReportFiles.findings(of: summary) { tell(line) }
  }
}
