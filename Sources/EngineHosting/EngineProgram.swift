import Foundation

/// The program that is started for an engine, and the part of it that is meant, as in
/// `scanbench-engine-browser:2`.
package struct EngineProgram: Equatable, Sendable {
  package var path: String
  /// A whole number, which the program gets as its only argument; nil where the engine has no parts.
  package var part: String?

  /// - Parameter text: a path or a name. What comes after its last colon is a part where it is a number of at most three
  ///   digits, and there is no file of the whole name.
  package init(_ text: String) {
    path = text
    guard let colon = text.lastIndex(of: ":") else { return }
    let digits = text[text.index(after: colon)...]
    let isNumber = (1...3).contains(digits.utf8.count) && digits.utf8.allSatisfy { 48...57 ~= $0 }
    guard colon > text.startIndex, isNumber, !FileManager.default.fileExists(atPath: text) else {
      return
    }
    (path, part) = (String(text[..<colon]), String(digits))
  }

  /// As it was written.
  package var text: String { part.map { "\(path):\($0)" } ?? path }

  var arguments: [String] { [path] + (part.map { [$0] } ?? []) }
}
