import BuiltPrograms
import Foundation
import Testing

/// The main job and the test of an installation, as somebody does them who has just installed ScanBench.
@Suite struct BenchTests {
  #if ZXing
    @Test(.enabled(if: Program.isOnPath("gnuplot")))
    func `a bench takes suites by name, and ends with the path of its report`() throws {
      let folder = try TemporaryFolder()
      let bench = try CommandResult(
        ["bench", "self-test", "--engine", "zxing", "--output", "out"], in: folder)
      #expect(bench.errors == "")
      #expect(bench.code == 0)
      #expect(bench.output.hasPrefix("out: 26 frames read by zxing\n"))
      #expect(bench.output.hasSuffix("\nout/index.html\n"))
      #expect(FileManager.default.fileExists(atPath: folder.path("out/index.html")))
      let again = try CommandResult(
        ["bench", "self-test", "--engine", "zxing", "--output", "out"], in: folder)
      #expect(again.code == 74)
      #expect(again.errors.contains("--force"))
    }

    @Test(.enabled(if: Program.isOnPath("gnuplot")))
    func `a whole installation passes its test`() throws {
      let result = try Self.selfTest()
      #expect(result.errors == "")
      #expect(result.code == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix("ok      ") }, "\(result.output)")
      for step in ["engine zxing", "pixels", "report"] {
        #expect(lines.contains { $0.hasPrefix("ok      \(step): ") }, "\(step)")
      }
    }

    @Test func `an installation without gnuplot does not pass, and hears why`() throws {
      let result = try Self.selfTest(environment: ["PATH": "/nowhere"])
      #expect(result.code == 1)
      #expect(result.output.split(separator: "\n").count { $0.hasPrefix("not ok ") } == 1)
      #expect(result.output.contains("\nnot ok  report: gnuplot"))
      #expect(result.output.contains("\nok      pixels: "))
    }

    /// Tries an installation of programs in `bin`, with the suites of this checkout.
    private static func selfTest(environment: [String: String] = [:]) throws -> CommandResult {
      let folder = try TemporaryFolder()
      for name in ["bin", "share"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: false)
      }
      for program in ["scanbench", "scanbench-engine-zxing"] {
        try folder.installProgram(BuiltProgram.path(program), to: "bin/\(program)")
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("share/scanbench"), withDestinationPath: ProjectFolder.url.path)
      return try CommandResult(
        ["self-test"], of: folder.path("bin/scanbench"), in: folder, environment: environment)
    }
  #endif

  @Test func `a program away from its suites says where it looks`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: BuiltProgram.path("scanbench"), toPath: folder.path("scanbench"))
    let result = try CommandResult(
      ["bench"], of: folder.path("scanbench"), in: folder,
      environment: ["PATH": BuiltProgram.folder.path])
    #expect(result.code == 69)
    #expect(result.errors.contains("../share/scanbench of \(folder.path("scanbench"))"))
  }
}
