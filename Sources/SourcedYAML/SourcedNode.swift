package import Barcodes
package import Foundation
import Storage
import Yams

/// A value of a YAML file that knows where it stands, so that every complaint names its line.
package struct SourcedNode {
  private let node: Node
  package let path: String

  private init(node: Node, path: String) {
    self.node = node
    self.path = path
  }

  package var line: Int? { node.mark?.line }

  /// The bytes of a YAML file.
  ///
  /// - Throws: `SourcedError`, also of a file that is larger than any that is meant.
  package static func bytes(ofFile path: String) throws(SourcedError) -> Data {
    do {
      return try InputFile.bytes(
        of: path, allowingPipes: true, limitBytes: InputFile.suiteLimitBytes)
    } catch {
      throw SourcedError(path: path, message: error.clause)
    }
  }

  /// - Throws: `SourcedError`, at the line where the text is not YAML.
  package static func parse(_ text: String, path: String) throws(SourcedError) -> SourcedNode {
    guard !hasTooManyAliases(text) else {
      throw SourcedError(
        path: path,
        message: "more than \(mostAliases) aliases (*name); write out what they stand for")
    }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw SourcedError(path: path, message: "the file is empty")
      }
      return SourcedNode(node: node, path: path)
    } catch let error as SourcedError {
      throw error
    } catch {
      throw syntaxError(error, path: path)
    }
  }

  private static func syntaxError(_ error: any Error, path: String) -> SourcedError {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      let place = context.map { " \($0.text) from line \($0.mark.line)" } ?? ""
      return SourcedError(path: path, line: mark.line, message: "not YAML: \(problem)\(place)")
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      return SourcedError(
        path: path, line: context.mark.line,
        message: "\(VisibleText.quoted(duplicates.joined(separator: "', '"))) stands here twice")
    default:
      return SourcedError(path: path, message: "not YAML: \(error)")
    }
  }

  package func error(_ message: String) -> SourcedError {
    SourcedError(path: path, line: line, message: message)
  }

  /// A complaint about a word that is none of `names`, with the likeliest of them.
  package func unknown(_ word: String, among names: [String], as kind: String) -> SourcedError {
    let hint =
      names.likeliest(meantBy: word).map { "did you mean \($0)?" }
      ?? "there are \(names.sorted().joined(separator: ", "))"
    return error("unknown \(kind) \(VisibleText.quoted(word)); \(hint)")
  }

  package func text() throws(SourcedError) -> String {
    guard case .scalar(let scalar) = node else { throw error("a word is needed here") }
    return scalar.string
  }

  /// True if it is a text in quotation marks.
  package var isQuoted: Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .doubleQuoted || scalar.style == .singleQuoted
  }

  package func isText(_ text: String) throws(SourcedError) -> Bool {
    guard case .scalar = node else { return false }
    return try self.text() == text
  }

  package func elements() throws(SourcedError) -> [SourcedNode] {
    guard case .sequence(let sequence) = node, !sequence.isEmpty else {
      throw error("a list of at least one is needed here: [a, b]")
    }
    return sequence.map { SourcedNode(node: $0, path: path) }
  }

  /// What is read of each element of a list, none of which may say the same as one before it.
  package func distinct<Value: Equatable>(
    _ elements: [SourcedNode], _ read: (SourcedNode) throws(SourcedError) -> Value
  ) throws(SourcedError) -> [Value] {
    var values: [Value] = []
    for element in elements {
      let value = try read(element)
      guard !values.contains(value) else {
        throw element.error("'\(try element.text())' stands here twice")
      }
      values.append(value)
    }
    return values
  }

  package func elementsOrSelf() throws(SourcedError) -> [SourcedNode] {
    guard case .sequence = node else { return [self] }
    return try elements()
  }

  package func pairs() throws(SourcedError) -> [(key: SourcedNode, value: SourcedNode)] {
    guard case .mapping(let mapping) = node else { throw error("keys and values are needed here") }
    return mapping.map {
      (SourcedNode(node: $0.key, path: path), SourcedNode(node: $0.value, path: path))
    }
  }

  package func symbology() throws(SourcedError) -> Symbology {
    let name = try text()
    guard let symbology = Symbology(rawValue: name) else {
      throw unknown(name, among: Symbology.allCases.map(\.name), as: "symbology")
    }
    return symbology
  }

  /// A whole number.
  package func count(in range: ClosedRange<Int>) throws(SourcedError) -> Int {
    guard let count = node.int, range.contains(count) else {
      let upper = range.upperBound == Int.max ? "up" : "to \(range.upperBound)"
      throw error("a whole number from \(range.lowerBound) \(upper) is needed here")
    }
    return count
  }

  package func number(within range: ClosedRange<Double>, of name: String) throws(SourcedError)
    -> Double
  {
    guard case .scalar = node, let number = node.float, number.isFinite else {
      throw error("\(name) needs a number")
    }
    guard range.contains(number) else {
      throw error("\(name) is \(number), but must lie in \(range.lowerBound) … \(range.upperBound)")
    }
    return number
  }

  package func flag(of name: String) throws(SourcedError) -> Bool {
    guard let flag = node.bool else { throw error("\(name) needs true or false") }
    return flag
  }

  package var isMapping: Bool {
    if case .mapping = node { true } else { false }
  }

  package var isList: Bool {
    if case .sequence = node { true } else { false }
  }
}
