import EngineKit
import Testing

@Suite struct EngineOptionsTests {
  private let options = EngineOptions([.number("share", default: 0.5, in: 0...1)])

  @Test func `a number is set, and stands in hello as it was understood`() throws {
    #expect(options.values == ["share": "0.5"])
    #expect(try options.setting(["share": "0.005"]).number("share") == 0.005)
    #expect(try options.setting(["share": "1"]).values == ["share": "1.0"])
  }

  @Test(arguments: ["1.5", "-0.1", "nan", "inf", "", "half"])
  func `what is no number of the range is refused`(text: String) {
    #expect(
      throws: EngineOptionError.badValue(
        option: "share", value: text, expected: "a number from 0.0 to 1.0")
    ) { try options.setting(["share": text]) }
  }
}
