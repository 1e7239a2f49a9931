import BuiltPrograms
import Foundation
import Testing

/// Suites as users name them.
@Suite struct SuiteArgumentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func preview(_ suite: String) throws -> CommandResult {
    try CommandResult(
      ["corpus", "preview", suite, "--symbology", "ean_13", "--output", "sheet", "--force"],
      in: folder)
  }

  @Test(arguments: ["self-test", "Corpus/self-test.yaml"])
  func `a suite that comes with ScanBench is known by its name in any folder`(name: String) throws {
    let result = try preview(name)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `what is in the user's folder is meant first, and what is nowhere is named`() throws {
    try folder.write("name: 1", to: "self-test")
    let own = try preview("self-test")
    #expect(own.code == 65 && own.errors.contains("self-test:"), "\(own.errors)")
    for name in ["self-tes", "../self-test", "Corpus/none.yaml", "/self-test"] {
      let result = try preview(name)
      #expect(result.code != 0 && result.errors.contains(name), "\(name): \(result.errors)")
    }
  }
}
