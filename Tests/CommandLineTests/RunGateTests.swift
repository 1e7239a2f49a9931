import BuiltPrograms
import Foundation
import Testing

#if ZBar

  /// `Tools/run-gate`, which the GitHub action runs.
  @Suite struct RunGateTests {
    private let folder: TemporaryFolder

    private static let script = ProjectFolder.url.appending(path: "Tools/run-gate").path

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(SuiteText.plain(samples: 20), to: "plain.yaml")
      try folder.writeProxy(of: "scanbench-engine-zbar")
    }

    private func gate(_ variables: [String: String]) throws -> CommandResult {
      try CommandResult(
        of: Self.script, in: folder,
        environment: [
          "SCANBENCH": BuiltProgram.path("scanbench"), "BASELINE": "./proxy",
          "CANDIDATE": "./proxy", "SUITE": "plain.yaml\n", "OUTPUT": "out",
          "ARGUMENTS": "--accuracy-only", "GITHUB_OUTPUT": folder.path("answers"),
          "GITHUB_STEP_SUMMARY": folder.path("summary.md"),
        ].merging(variables) { $1 })
    }

    @Test func `what reads alike passes, what reads less fails, and both are told to GitHub`()
      throws
    {
      let fine = try gate([:])
      #expect(fine.code == 0, "\(fine.errors)")
      let worse = try gate([
        "ARGUMENTS": "--accuracy-only --option candidate:drop=0.5 --option candidate:seed=2"
      ])
      #expect(worse.code == 1, "\(worse.errors)")
      #expect(try folder.text("answers") == "answer=no-loss-shown\nanswer=worse\n")
      let summary = try folder.text("summary.md")
      #expect(summary.contains("### ScanBench duel: no loss shown\n"))
      #expect(summary.contains("### ScanBench duel: worse\n"))
    }

    @Test func `new misreads pass as inconclusive, and fail where none is allowed`() throws {
      let misread = "--accuracy-only --option candidate:corrupt=0.2 --option candidate:seed=2"
      let open = try gate(["ARGUMENTS": misread])
      #expect(open.code == 0, "\(open.errors)")
      let strict = try gate(["ARGUMENTS": misread, "NEW_MISREADS": "fail"])
      #expect(strict.code == 1, "\(strict.errors)")
      #expect(try folder.text("answers") == "answer=inconclusive\nanswer=worse\n")
    }

    @Test func `what an earlier duel left is no answer, and what is a user's own stays`() throws {
      for name in ["index.html", "report.md"] { try folder.write("mine", to: "out/\(name)") }
      #expect(try gate([:]).code == 74)
      #expect(try folder.tree("out") == ["index.html": "mine", "report.md": "mine"])
      #expect(try gate(["OUTPUT": "duel"]).code == 0)
      #expect(try gate(["OUTPUT": "duel", "CANDIDATE": "./nothing"]).code == 69)
      #expect(try !folder.names(in: "duel").contains("report.md"))
    }

    @Test func `a summary that cannot be written is no regression`() throws {
      #expect(try gate(["GITHUB_STEP_SUMMARY": "/nowhere/summary.md"]).code == 74)
      #expect(try gate(["GITHUB_OUTPUT": "/nowhere/answers"]).code == 74)
    }

    @Test(arguments: [(2, "inconclusive"), (3, "environment")])
    func `no answer passes, or fails where that is asked for`(code: Int32, answer: String) throws {
      // In place of a duel that ends so, which cannot be had at will.
      let scanbench = try folder.writeProgram(
        "mkdir -p out; echo summary > out/step-summary.md; exit \(code)", to: "scanbench")
      #expect(try gate(["SCANBENCH": scanbench]).code == 0)
      #expect(try gate(["SCANBENCH": scanbench, "INCONCLUSIVE": "fail"]).code == code)
      #expect(try folder.text("answers") == "answer=\(answer)\nanswer=\(answer)\n")
      #expect(try folder.text("summary.md") == "summary\nsummary\n")
    }

    @Test(arguments: [
      (["BASELINE": ""], 64, "BASELINE is not set"), (["INCONCLUSIVE": "maybe"], 64, "'maybe'"),
      (["NEW_MISREADS": "allow"], 64, "'allow'"),
      (["CANDIDATE": "./nothing"], 69, "nothing"), (["SUITE": "missing.yaml"], 65, "missing.yaml"),
      (["TOLERANCE": "7"], 64, "--tolerance 7"),
      (["SUITES": "plain.yaml"], 64, "the variable is SUITE,"),
    ])
    func `a set-up that is wrong is told as such`(
      variables: [String: String], code: Int32, message: String
    ) throws {
      let result = try gate(variables)
      #expect(result.code == code)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(try folder.text("answers") == "answer=setup-error\n")
      #expect(try folder.text("summary.md").hasPrefix("### ScanBench duel: set-up error\n"))
    }
  }
#endif
