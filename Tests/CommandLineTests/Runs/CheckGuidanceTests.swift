import BuiltPrograms
import Foundation
import Testing

@Suite struct CheckGuidanceTests {
  private let folder: TemporaryFolder

  /// At 0.5 px nothing is read, at 4 px everything is.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      schema: 1
      name: small
      purpose: A test.
      symbologies: [qr_code]
      frame: tight
      conditions: {module_width_px: [0.5, 4]}
      profiles:
        quick: {target: 0.9, start: 10, most: 40}
        plain: {samples: 2}
      """, to: "small.yaml")
  }

  private func check(_ arguments: String...) throws -> CommandResult {
    try CommandResult(
      ["check-guidance", "--suite", "small.yaml", "--output", "run", "--force"] + arguments,
      in: folder)
  }

  #if ZXing
    @Test(
      arguments: [
        ("qr_code holds", 0, "met: qr_code holds"),
        ("qr_code fails at 0.5", 0, "met: qr_code fails at 0.5"),
        (
          "qr_code holds at 0.5", 1,
          "not met: qr_code holds at 0.5 (zxing qr_code fails at 0.5 px)"
        ),
      ])
    func `it exits with 1 where a requirement is not met`(
      requirement: String, code: Int, line: String
    ) throws {
      try #require(Program.isOnPath("gnuplot"))
      let result = try check("--engine", "zxing", "--require", requirement)
      #expect(result.errors == "")
      #expect(Int(result.code) == code)
      #expect(result.output.hasSuffix("run/index.html\n\(line)\n"))
      // 32 frames at 4 px, which then passes, and the start at the width that fails.
      #expect(try folder.text("run/trials.jsonl").split(separator: "\n").count == 42)
    }

    @Test func `a requirement of what was not judged is a usage error, when all is measured`()
      throws
    {
      let result = try check("--engine", "zxing", "--require", "ean_13 holds")
      #expect(result.code == 64)
      #expect(
        result.errors
          == "scanbench: --require 'ean_13 holds': nothing that was measured is of that; check "
          + "engine, symbology, width and condition\n")
      #expect(try folder.names(in: "run").contains("summary.json"))
    }
  #endif

  @Test func `a requirement that cannot be read stops it before anything is measured`() throws {
    let result = try check("--engine", "scripted", "--require", "qr_code works")
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("scanbench: --require 'qr_code works': 'works' is no verdict"))
    #expect(try !folder.names(in: ".").contains("run"))
  }

  @Test func `a profile without a target judges nothing`() throws {
    let result = try check("--engine", "zxing", "--profile", "plain")
    #expect(result.code == 64)
    #expect(
      result.errors
        == "scanbench: small.yaml: profile 'plain' has no 'target', so that nothing is judged; "
        + "Corpus/guidance.yaml has\n")
  }

  @Test func `a suite whose sampling adapts is no corpus to build`() throws {
    let result = try CommandResult(
      ["corpus", "build", "small.yaml", "--output", "corpus"], in: folder)
    #expect(result.code == 64)
    #expect(result.errors.contains("its sampling adapts"))
    #expect(try !folder.names(in: ".").contains("corpus"))
  }
}
