import BuiltPrograms
import Foundation
import Testing

/// Options of engines as the command line gives them, and as engines do.
@Suite struct EngineSettingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SuiteText.plain(samples: 4), to: "plain.yaml")
  }

  /// Commands that take options, up to the option.
  static let commands: [(arguments: [String], label: String)] = [
    (["run", "plain.yaml", "--engine", "s=./engine", "--output", "run"], "s:"),
    (["duel", "./engine", "./engine", "--suite", "plain.yaml"], ""),
    (["duel", "./engine", "./engine", "--suite", "plain.yaml"], "candidate:"),
    (["engine", "read", "./engine", "frame.png"], ""),
    (["engine", "check", "./engine"], ""),
  ]

  @Test(arguments: commands)
  func `an option that breaks a line is refused, in one line`(
    arguments: [String], label: String
  ) throws {
    _ = try folder.writeProgram("exec '\(BuiltProgram.path("scripted-engine"))'", to: "engine")
    for (option, shown, number) in [
      ("beha\nviour=answers", #"beha\nviour=answers"#, "000A"),
      ("behaviour=ans\rwers", #"behaviour=ans\rwers"#, "000D"),
      ("behaviour=\u{1B}[2J", #"behaviour=\u{1B}[2J"#, "001B"),
    ] {
      let result = try CommandResult(arguments + ["--option", label + option], in: folder)
      #expect(result.code == 64)
      #expect(
        result.errors
          == "scanbench: --option \(label)\(shown): the name or value of an option has a control character "
          + "(U+\(number)); write it without\n")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("run")))
  }

  @Test func `an engine whose own options break lines is not started`() throws {
    let hello =
      #"{"type":"hello","protocol":1,"engine":"e","version":"1","symbologies":["qr_code"],"#
      + #""options":{"mode":"a\nb"}}"#
    _ = try folder.writeProgram("read line; printf '%s\\n' '\(hello)'; sleep 1000", to: "engine")
    let result = try CommandResult(
      ["run", "plain.yaml", "--engine", "./engine", "--output", "run"], in: folder)
    #expect(result.code == 69)
    #expect(
      result.errors.hasPrefix(
        "scanbench: ./engine: the engine did not answer 'hello': not a message of protocol 1: the name or "
          + "value of an option has a control character (U+000A) at options, in '"))
    #expect(result.errors.count { $0.isNewline } == 1)
  }

  @Test func `the command of reproduce-txt runs in the run's folder`() throws {
    _ = try folder.writeProgram(
      "exec '\(BuiltProgram.path("scripted-engine"))'", to: "my-engine")
    let run = try CommandResult(
      [
        "run", "plain.yaml", "--engine", "./my-engine", "--option", "my-engine:behaviour=crashes",
        "--output", "run",
      ], in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.text("run/run.json").contains(#""path" : "./my-engine""#))
    let line = try #require(folder.text("run/reproduce.txt").split(separator: "\n").last)
    let command = line.replacing(
      "scanbench ", with: "'\(BuiltProgram.path("scanbench"))' ", maxReplacements: 1)
    _ = try folder.writeProgram("cd run && \(command)", to: "again")
    let again = try CommandResult([], of: folder.path("again"), in: folder)
    #expect(again.code == 1, "\(again.errors)")
    #expect(again.output.contains("crashed: the engine was ended by signal 9"))
  }
}
