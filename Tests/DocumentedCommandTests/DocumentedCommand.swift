import BuiltPrograms
import Foundation

/// A command of `scanbench` that a document or a message names.
struct DocumentedCommand {
  /// File and line.
  var place: String
  /// The words behind `scanbench`.
  var words: [String]
  /// Whether it is there to be copied, rather than to be spoken of.
  var isWhole: Bool

  /// Where it stands, and what it is.
  var description: String { "\(place): scanbench \(words.joined(separator: " "))" }

  /// Those of documents: lines of code, and spans of code within text.
  static func ofDocument(_ name: String) throws -> [DocumentedCommand] {
    var found: [DocumentedCommand] = []
    var isFenced = false
    for (number, line) in try lines(of: name) {
      let place = "\(name):\(number)"
      if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("```") {
        isFenced.toggle()
      } else if isFenced || line.hasPrefix("    ") {
        found += commands(in: line, at: place, isWhole: true)
      } else {
        for span in line.matches(of: /`([^`]+)`/) {
          found += commands(in: String(span.1), at: place, isWhole: false)
        }
      }
    }
    return found
  }

  /// Those of texts in source code: between single quotes, behind a colon, or alone in a line.
  static func ofSource(_ name: String) throws -> [DocumentedCommand] {
    // Few lines name a command, and the regular expression takes its time over each.
    try lines(of: name).filter { $0.text.contains("scanbench ") }.flatMap { number, line in
      line.matches(of: /(?:^ +|'|: |`)(scanbench [^'"`\\]+)/).flatMap {
        commands(in: String($0.1), at: "\(name):\(number)", isWhole: false)
      }
    }
  }

  /// Those of a text as a page or a terminal shows it.
  static func commands(in text: String, at place: String, isWhole: Bool) -> [DocumentedCommand] {
    ShellLine.commands(in: text).compactMap { words in
      guard words[0] == "scanbench" || words[0].hasSuffix("/scanbench"), words.count > 1 else {
        return nil
      }
      return DocumentedCommand(place: place, words: Array(words.dropFirst()), isWhole: isWhole)
    }
  }

  /// The files below the project's folder whose names end so, but for what was built, fetched or recorded.
  static func files(endingIn ends: [String], under folders: [String]) throws -> [String] {
    try folders.flatMap { folder -> [String] in
      let path = ProjectFolder.url.appending(path: folder).path
      let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      return names.map { "\(folder)/\($0)" }
    }
    .filter { name in
      ends.contains { name.hasSuffix($0) } && !name.contains("/rendered/")
        && !name.contains("/.build/")
    }
    .sorted()
  }

  /// With what stands behind a backslash at their ends.
  private static func lines(of name: String) throws -> [(number: Int, text: String)] {
    let text = try String(contentsOf: ProjectFolder.url.appending(path: name), encoding: .utf8)
    var lines: [(number: Int, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let last = lines.last, last.text.hasSuffix("\\") {
        let begun = last.text.replacing(/\\+$/, with: "")
        lines[lines.count - 1].text = begun + line.trimmingPrefix(while: \.isWhitespace)
      } else {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }
}
