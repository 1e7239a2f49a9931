import BuiltPrograms
import Foundation
import Testing

@Suite struct HelpTests {
  static let commands = [
    "", "bench", "self-test", "corpus", "corpus preview", "corpus build", "corpus label",
    "corpus import", "corpus twin",
    "corpus verify",
    "corpus show", "engines", "engines list", "engines check", "engines read", "engines recorded",
    "engines install", "engines cost",
    "photos", "run", "merge", "report", "datasheet", "check-guidance", "advise", "choose",
    "compare",
    "first-lost",
    "display", "duel", "export", "history", "calibrate", "camera", "camera measure",
    "camera profile", "schema", "site", "site build", "site add", "site check",
    "site table",
  ]

  @Test(arguments: commands)
  func `help reads well at 80 columns, gives an example, and names what is checked here`(
    command: String
  ) throws {
    let arguments = command.split(separator: " ").map(String.init) + ["--help"]
    let result = try CommandResult(arguments, in: TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.errors == "")
    let help = result.output
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(help.contains("\nEXAMPLE\n  scanbench "))
    try Snapshot(named: "help \(command)").expect(help)
    for name in Self.subcommands(in: help) {
      #expect(Self.commands.contains(command.isEmpty ? name : "\(command) \(name)"))
    }
  }

  /// The names under the heading of a command's subcommands; none where it has no such heading.
  private static func subcommands(in help: String) -> [String] {
    let lines = help.split(separator: "\n")
    guard let heading = lines.firstIndex(of: "SUBCOMMANDS:") else { return [] }
    // Names stand two columns in, what goes on from the line above stands further in.
    let names = lines[(heading + 1)...].filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split { " ,".contains($0) }.first }.filter { $0 != "See" }
    #expect(!names.isEmpty)
    return names.map(String.init)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell completes the values that help names`(shell: String) throws {
    let folder = try TemporaryFolder()
    let script = try CommandResult(["--generate-completion-script", shell], in: folder).output
    for command in ["export", "schema"] {
      let help = try CommandResult([command, "--help"], in: folder).output
      let named = try #require(help.firstMatch(of: /\(values:\s([^)]*)\)/)).1
      let values = named.split { $0 == "," || $0.isWhitespace }
      #expect(values.count > 2)
      // All of them stand in one list, whatever a shell puts between.
      let lists = script.split(separator: "\n").filter { $0.contains(values[0]) }
      #expect(
        lists.contains { list in values.allSatisfy { list.contains($0) } }, "\(command): \(lists)")
    }
  }

  @Test func `the version is a number, with the commit where the build was told`() throws {
    let result = try CommandResult(["--version"], in: TemporaryFolder())
    #expect(result.code == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+( \([0-9a-f]{7,40}\))?\n/) != nil)
  }
}
