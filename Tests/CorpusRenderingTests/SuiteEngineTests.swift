import Records
import SourcedYAML
import Testing

@testable import Suites

/// The engines that a suite names, and what it holds them against.
@Suite struct SuiteEngineTests {
  private static let faults: [(String, String, String)] = [
    (
      "repeats: 3", "engines: [./mine]",
      "test.yaml:10: './mine' is no name: use lower-case letters, digits, -, _ and ."
    ),
    (
      "repeats: 3", "engines: [zxing, {engine: zxing}]",
      "test.yaml:10: 'zxing' stands here twice; give its options several values"
    ),
    (
      "repeats: 3", "engines: [{engine: zxing, options: {tryHarder: [true, true]}}]",
      "test.yaml:10: true stands here twice"
    ),
    ("repeats: 3", "choose: {read: 2}", "test.yaml:10: read is 2.0, but must lie in 0.0 … 1.0"),
    (
      "repeats: 3", "choose: {}",
      "test.yaml:10: say what is asked: read, most_ms or most_misreads"
    ),
  ]

  @Test(arguments: faults)
  func `a fault is named with its line and its remedy`(old: String, new: String, message: String) {
    let error = #expect(throws: SourcedError.self) {
      try SuiteTests.suite(SuiteTests.valid.replacing(old, with: new))
    }
    #expect(error?.description == message)
  }

  @Test func `an engine is a name, or has values for its options`() throws {
    let suite = try SuiteTests.suite(
      SuiteTests.valid + """

        engines: [zbar, {engine: zxing, options: {tryHarder: [true, false], binarizer: BoolCast}}]
        choose: {read: 0.9, most_ms: 33}
        """)
    #expect(
      suite.engines == [
        SuiteEngine(name: "zbar", options: []),
        SuiteEngine(
          name: "zxing",
          options: [
            VariedOption(key: "tryHarder", values: ["true", "false"]),
            VariedOption(key: "binarizer", values: ["BoolCast"]),
          ]),
      ])
    #expect(suite.choice == ChoiceRule(read: 0.9, mostMilliseconds: 33, mostMisreads: nil))
  }
}
