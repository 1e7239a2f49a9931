import Analysis
import Barcodes
import CorpusRendering
import Reporting
import Runner

/// Says which question is worked on, and what each of several suites says as soon as it is done with.
struct SuiteAnswers {
  private let inputs: [RunInput]
  private let folder: String
  private let line: ProgressLine
  private let tell: ((String) -> Void)?
  private var ended = 0
  /// Where the suite's part of the files begins.
  private var position = RunFolder.Position()

  /// - Parameters:
  ///   - folder: where the run is being written.
  ///   - tell: given what a suite says, line by line; nil where that is not wanted.
  init(_ inputs: [RunInput], folder: String, line: ProgressLine, tell: ((String) -> Void)?) {
    (self.inputs, self.folder, self.line, self.tell) = (inputs, folder, line, tell)
    ask()
  }

  /// - Parameter isResumed: whether an earlier run has left trials, which are not in the order in which the files grow.
  mutating func end(_ input: RunInput, isResumed: Bool) {
    line.clear()
    answer(input)
    if !isResumed { position = RunFolder.Position(of: folder) }
    ended += 1
    ask()
  }

  /// Of several suites, how many have been done with and there are: `3 of 19: `.
  var place: String {
    inputs.count > 1 ? "\(min(ended + 1, inputs.count)) of \(inputs.count): " : ""
  }

  private func ask() {
    guard ended < inputs.count else { return }
    let suite = inputs[ended].suite
    line.ask("\(suite.purpose) (suite \(suite.name), \(ended + 1) of \(inputs.count))")
  }

  /// Where a suite says nothing, or cannot be read, the report will tell.
  private func answer(_ input: RunInput) {
    guard let tell, inputs.count > 1,
      let summary = try? RunFolder(path: folder, suite: input.suite.name, from: position).summary()
    else { return }
    tell(VisibleText.line("\(input.suite.purpose) (suite \(input.suite.name))"))
    for line in ReportFiles.findings(of: summary) { tell(line) }
  }
}
