import ArgumentParser
import Barcodes
import Records
import Runner

/// `scanbench engines list`
struct EngineListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the reading engines that are installed.",
    discussion: """
      An engine is an executable named scanbench-engine-NAME beside scanbench or on PATH. \
      How to add one: Documentation/ENGINES.md.

      EXAMPLE
        scanbench engines
        scanbench engines --json
      """)

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let locator = EngineLocator.standard
    let found = try locator.all().map { InstalledEngine($0, at: try locator.path(of: $0)) }
    if json {
      print(String(decoding: try RecordCoding.document(found), as: UTF8.self), terminator: "")
    } else if found.isEmpty {
      print("No engine was found. See Documentation/ENGINES.md.")
    } else {
      print(found.map(\.text).joined(separator: "\n\n"))
    }
  }
}

extension InstalledEngine {
  /// For people, in 80 columns.
  fileprivate var text: String {
    guard let engine, let version, let symbologies, let options, let features else {
      let words = VisibleText.of(fault ?? "", limit: 2000).split(separator: " ").map(String.init)
      return "\(VisibleText.line(name))  cannot be used\n  \(wrapped(words, indent: 2))"
    }
    let settings = options.sorted { $0.key < $1.key }.map {
      VisibleText.of("\($0.key)=\($0.value)")
    }
    return """
      \(VisibleText.line("\(name)  \(engine) \(version)", limit: 240))
        path         \(VisibleText.of(path, limit: 4096))
        symbologies  \(wrapped(symbologies))
        options      \(wrapped(settings))
        features     \(features.isEmpty ? "none" : wrapped(features))
      """
        + (note.map { "\n  note         \(wrapped($0.split(separator: " ").map(String.init)))" }
          ?? "")
  }

  /// Words in lines of at most 80 columns, under one another.
  private func wrapped(_ words: [String], indent: Int = 15) -> String {
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if !last.isEmpty && indent + last.count + 1 + word.count > 80 {
        lines.append(word)
      } else {
        lines[lines.count - 1] = last.isEmpty ? word : "\(last) \(word)"
      }
    }
    return lines.map { VisibleText.line($0) }
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
