import ArgumentParser
import Foundation

@testable import scanbench

/// The commands of `scanbench` with their options, as the argument parser knows them.
struct CommandTree: Decodable {
  private struct Dump: Decodable { var command: CommandTree }
  private struct Argument: Decodable {
    struct Name: Decodable { var name: String }
    var names: [Name]?
  }

  private var commandName: String
  private var aliases: [String]?
  private var defaultSubcommand: String?
  private var subcommands: [CommandTree]?
  private var arguments: [Argument]?

  static func whole() throws -> CommandTree {
    try JSONDecoder().decode(Dump.self, from: Data(RootCommand._dumpHelp().utf8)).command
  }

  private func subcommand(_ name: String) -> CommandTree? {
    subcommands?.first { $0.commandName == name || $0.aliases?.contains(name) == true }
  }

  /// What a command, or the beginning of one, names that there is not; nil where there is all of it.
  ///
  /// - Parameter words: those behind `scanbench`.
  func fault(of words: [String]) -> String? {
    var path = [self]
    var rest = words[...]
    while let name = rest.first, let next = path[path.count - 1].subcommand(name) {
      path.append(next)
      rest.removeFirst()
    }
    let command = path[path.count - 1]
    let group = command.subcommands?.filter { $0.commandName != "help" } ?? []
    if let name = rest.first, !group.isEmpty, name.firstMatch(of: /^[a-z]/) != nil {
      return "there is no command '\(name)'"
    }
    if let standing = command.defaultSubcommand.flatMap(command.subcommand) {
      path.append(standing)
    }
    let known = Set(path.flatMap { $0.arguments ?? [] }.flatMap { $0.names ?? [] }.map(\.name))
      .union(["help", "version"])
    let named = rest.compactMap { $0.firstMatch(of: /^--([a-z][a-z-]*)/).map { String($0.1) } }
    return named.first { !known.contains($0) }.map { "there is no option '--\($0)'" }
  }

  /// What is wrong with a whole command; nil where the parser takes it.
  static func fault(ofWhole words: [String]) -> String? {
    do {
      _ = try RootCommand.parseAsRoot(words)
      return nil
    } catch {
      return RootCommand.exitCode(for: error) == .success ? nil : RootCommand.message(for: error)
    }
  }
}
