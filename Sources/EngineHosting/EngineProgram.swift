import Foundation

/// The program that is started for an engine, and the part of it that is meant, as in `scanbench-engine-browser:2` or
/// `scanbench-engine-proxy:zxing,zbar`.
package struct EngineProgram: Equatable, Sendable {
  package var path: String
  /// A whole number, or names with commas between them, which the program gets as its only argument; nil where the engine has no parts.
  package var part: String?

  /// - Parameter text: a path or a name. What comes after its last colon is a part where it is a number of at most three
  ///   digits or several names, and there is no file of the whole name.
  package init(_ text: String) {
    path = text
    guard let colon = text.lastIndex(of: ":") else { return }
    let part = text[text.index(after: colon)...]
    guard colon > text.startIndex, Self.isNumber(part) || Self.areNames(part),
      !FileManager.default.fileExists(atPath: text)
    else { return }
    (path, self.part) = (String(text[..<colon]), String(part))
  }

  private static func isNumber(_ text: Substring) -> Bool {
    (1...3).contains(text.utf8.count) && text.utf8.allSatisfy { 48...57 ~= $0 }
  }

  /// Paths stand there once the names were found.
  private static func areNames(_ text: Substring) -> Bool {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    return names.count > 1
      && names.allSatisfy { name in
        name.hasPrefix("/") || isLabel(name)
      }
  }

  /// True if a word can be the name of an engine.
  package static func isLabel(_ word: some StringProtocol) -> Bool {
    !word.isEmpty
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }

  /// The names of which the part is made; empty of a number.
  package var wrapped: [String] {
    let names = (part ?? "").split(separator: ",").map(String.init)
    return names.count > 1 ? names : []
  }

  /// As it was written.
  package var text: String { part.map { "\(path):\($0)" } ?? path }

  var arguments: [String] { [path] + (part.map { [$0] } ?? []) }
}
