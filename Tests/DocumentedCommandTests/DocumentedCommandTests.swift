import BuiltPrograms
import Foundation
import Testing

/// Commands that documents, messages and helps name, held against the argument parser.
@Suite struct DocumentedCommandTests {
  private static let roots = ["README.md", "CONTRIBUTING.md"]

  private static func documents() throws -> [String] {
    try roots
      + DocumentedCommand.files(endingIn: [".md"], under: ["Documentation", "Corpus", "Sources"])
  }

  private func expectNoFault(_ commands: [DocumentedCommand]) throws {
    let tree = try CommandTree.whole()
    for command in commands {
      let fault =
        tree.fault(of: command.words)
        ?? (command.isWhole ? CommandTree.fault(ofWhole: command.words) : nil)
      #expect(fault == nil, "\(command.description): \(fault ?? "")")
    }
  }

  @Test func `every command of the documents is one that the parser takes`() throws {
    let commands = try Self.documents().flatMap(DocumentedCommand.ofDocument)
    #expect(commands.count { $0.isWhole } > 60 && commands.count { !$0.isWhole } > 60)
    try expectNoFault(commands)
  }

  @Test func `every example of a help is one that the parser takes`() throws {
    let helps = try DocumentedCommand.files(
      endingIn: [".txt"], under: ["Tests/CommandLineTests/Snapshots"]
    ).filter { $0.contains("/help") }
    let commands = try helps.flatMap(DocumentedCommand.ofSource)
      .filter { !$0.words.contains { $0.hasPrefix("<") } }
      .map { DocumentedCommand(place: $0.place, words: $0.words, isWhole: false) }
    #expect(commands.count > helps.count && helps.count > 40)
    try expectNoFault(commands)
  }

  @Test func `every command that a message names has its options`() throws {
    let sources = try DocumentedCommand.files(endingIn: [".swift"], under: ["Sources"])
    let commands = try sources.flatMap(DocumentedCommand.ofSource)
    #expect(commands.count > 100)
    try expectNoFault(commands)
  }

  @Test(arguments: [
    ("scanbench run a.yaml --engine zxing --nonsense", "there is no option '--nonsense'"),
    ("SCANBENCH_X=1 .build/release/scanbench corpus shows x", "there is no command 'shows'"),
    ("git pull && scanbench report x --profile quick > y", "there is no option '--profile'"),
  ])
  func `a command that is no longer there is found`(line: String, fault: String) throws {
    let found = DocumentedCommand.commands(in: line, at: "here", isWhole: true)
    #expect(try found.map { try CommandTree.whole().fault(of: $0.words) } == [fault])
  }

  @Test func `every target of make and every script that documents name is there`() throws {
    let makefile = try String(
      contentsOf: ProjectFolder.url.appending(path: "Makefile"), encoding: .utf8)
    let phony = makefile.matches(of: /(?m)^\.PHONY:(?:.*\\\n)*.*$/).map { String($0.0) }.joined()
    let targets = Set(phony.split { " \\\n".contains($0) }.map(String.init))
    #expect(targets.contains("bench"))
    for document in try Self.documents() {
      let text = try String(
        contentsOf: ProjectFolder.url.appending(path: document), encoding: .utf8)
      for name in text.matches(of: /(?:`|\n {4,})make ([a-z][a-z-]*)(?![A-Za-z-])/).map(\.1) {
        let isThere = targets.contains(String(name)) || name.hasPrefix("engine-")
        #expect(isThere, "\(document): make \(name)")
      }
      for script in text.matches(of: /`((?:Checks|Tools)\/[A-Za-z_.-]+(?:\/[A-Za-z_.-]+)*)/).map(
        \.1)
      {
        let isThere = FileManager.default.fileExists(
          atPath: ProjectFolder.url.appending(path: script).path)
        #expect(isThere, "\(document): \(script)")
      }
    }
  }
}
