import Barcodes
import Storage
import Yams

/// A value of a suite file that knows where it stands, so that every complaint names its line.
struct SuiteNode {
  let node: Node
  let path: String

  var line: Int? { node.mark?.line }

  /// - Throws: `SuiteError`, at the line where the text is not YAML.
  static func parse(_ text: String, path: String) throws(SuiteError) -> SuiteNode {
    guard !AliasLimit.isExceeded(by: text) else {
      throw SuiteError(
        path: path,
        message: "more than \(AliasLimit.most) aliases (*name); write out what they stand for")
    }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw SuiteError(path: path, message: "the file is empty")
      }
      return SuiteNode(node: node, path: path)
    } catch let error as SuiteError {
      throw error
    } catch {
      throw syntaxError(error, path: path)
    }
  }

  private static func syntaxError(_ error: any Error, path: String) -> SuiteError {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      let place = context.map { " \($0.text) from line \($0.mark.line)" } ?? ""
      return SuiteError(path: path, line: mark.line, message: "not YAML: \(problem)\(place)")
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      return SuiteError(
        path: path, line: context.mark.line,
        message: "\(VisibleText.quoted(duplicates.joined(separator: "', '"))) stands here twice")
    default:
      return SuiteError(path: path, message: "not YAML: \(error)")
    }
  }

  func error(_ message: String) -> SuiteError {
    SuiteError(path: path, line: line, message: message)
  }

  /// A complaint about a word that is none of `names`, with the likeliest of them.
  func unknown(_ word: String, among names: [String], as kind: String) -> SuiteError {
    let letters = { (name: String) in name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let guess =
      names.first { letters($0) == letters(word) }
      ?? names.first { !letters(word).isEmpty && letters($0).hasPrefix(letters(word)) }
    let hint =
      guess.map { "did you mean \($0)?" } ?? "there are \(names.sorted().joined(separator: ", "))"
    return error("unknown \(kind) \(VisibleText.quoted(word)); \(hint)")
  }

  func text() throws(SuiteError) -> String {
    guard case .scalar(let scalar) = node else { throw error("a word is needed here") }
    return scalar.string
  }

  func isText(_ text: String) throws(SuiteError) -> Bool {
    guard case .scalar = node else { return false }
    return try self.text() == text
  }

  func elements() throws(SuiteError) -> [SuiteNode] {
    guard case .sequence(let sequence) = node, !sequence.isEmpty else {
      throw error("a list of at least one is needed here: [a, b]")
    }
    return sequence.map { SuiteNode(node: $0, path: path) }
  }

  func elementsOrSelf() throws(SuiteError) -> [SuiteNode] {
    guard case .sequence = node else { return [self] }
    return try elements()
  }

  func pairs() throws(SuiteError) -> [(key: SuiteNode, value: SuiteNode)] {
    guard case .mapping(let mapping) = node else { throw error("keys and values are needed here") }
    return mapping.map {
      (SuiteNode(node: $0.key, path: path), SuiteNode(node: $0.value, path: path))
    }
  }

  func symbology() throws(SuiteError) -> Symbology {
    let name = try text()
    guard let symbology = Symbology(rawValue: name) else {
      throw unknown(name, among: Symbology.allCases.map(\.name), as: "symbology")
    }
    return symbology
  }

  /// A whole number.
  func count(in range: ClosedRange<Int>) throws(SuiteError) -> Int {
    guard let count = node.int, range.contains(count) else {
      let upper = range.upperBound == Int.max ? "up" : "to \(range.upperBound)"
      throw error("a whole number from \(range.lowerBound) \(upper) is needed here")
    }
    return count
  }

  func number(within range: ClosedRange<Double>, of name: String) throws(SuiteError) -> Double {
    guard case .scalar = node, let number = node.float, number.isFinite else {
      throw error("\(name) needs a number")
    }
    guard range.contains(number) else {
      throw error("\(name) is \(number), but must lie in \(range.lowerBound) … \(range.upperBound)")
    }
    return number
  }
}

/// A mapping with known keys.
struct SuiteMapping {
  let node: SuiteNode
  private let values: [String: SuiteNode]

  /// - Throws: `SuiteError`, where a key is none of `keys`.
  init(_ node: SuiteNode, what: String, keys: [String]) throws(SuiteError) {
    self.node = node
    var values: [String: SuiteNode] = [:]
    for (key, value) in try node.pairs() {
      let name = try key.text()
      guard keys.contains(name) else { throw key.unknown(name, among: keys, as: "key of \(what)") }
      values[name] = value
    }
    self.values = values
  }

  func error(_ message: String) -> SuiteError { node.error(message) }

  func optional(_ key: String) -> SuiteNode? { values[key] }

  func required(_ key: String) throws(SuiteError) -> SuiteNode {
    guard let value = values[key] else { throw error("the key '\(key)' is missing") }
    return value
  }
}
