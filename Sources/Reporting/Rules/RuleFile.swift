import Barcodes
import Foundation
import Storage
import Yams

/// Reads a file of rules (Documentation/FORMATS.md).
enum RuleFile {
  static let currentSchema = 1

  /// - Parameters:
  ///   - bytes: of the file.
  ///   - path: named in errors.
  ///   - taken: ids that other files have used.
  static func rules(
    _ bytes: Data, path: String, taken: [String] = []
  ) throws(RuleError) -> [WidthRule] {
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw RuleError(path: path, message: "it is not UTF-8 text; store it as that")
    }
    return try rules(text, path: path, taken: taken)
  }

  /// - Parameters:
  ///   - path: named in errors.
  ///   - taken: ids that other files have used.
  static func rules(
    _ text: String, path: String, taken: [String] = []
  ) throws(RuleError) -> [WidthRule] {
    let root = try RuleNode.parse(text, path: path).mapping(
      what: "a rule file", keys: ["schema", "rules"])
    let schema = try root.required("schema")
    guard schema.node.int == currentSchema else {
      throw schema.error("this scanbench reads rules of schema \(currentSchema); write that")
    }
    let list = try root.required("rules")
    guard case .sequence(let sequence) = list.node, !sequence.isEmpty else {
      throw list.error("'rules' needs a list of at least one rule: '- id: …'")
    }
    var rules: [WidthRule] = []
    for element in sequence {
      let node = RuleNode(node: element, path: path)
      rules.append(try rule(node, taken: taken + rules.map(\.id)))
    }
    return rules
  }

  private static func rule(_ node: RuleNode, taken: [String]) throws(RuleError) -> WidthRule {
    let mapping = try node.mapping(
      what: "a rule", keys: ["id", "who", "symbologies", "px", "source", "read", "note"])
    let id = try mapping.required("id")
    let name = try id.text()
    guard !taken.contains(name) else {
      throw id.error("there is another rule \(VisibleText.quoted(name)); give each its own id")
    }
    let scope = try mapping.required("symbologies")
    return WidthRule(
      id: name, who: try mapping.required("who").text(), symbologies: try scope.symbologies(),
      scope: scope.scope, pixels: try mapping.required("px").pixels(),
      source: try mapping.required("source").text(), readOn: try mapping.optional("read")?.text(),
      note: try mapping.optional("note")?.text())
  }
}

/// A value of a rule file that knows where it stands.
private struct RuleNode {
  let node: Node
  let path: String

  static func parse(_ text: String, path: String) throws(RuleError) -> RuleNode {
    guard !AliasLimit.isExceeded(by: text) else {
      throw RuleError(
        path: path,
        message: "more than \(AliasLimit.most) aliases (*name); write out what they stand for")
    }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw RuleError(path: path, message: "the file is empty; FORMATS.md shows what it holds")
      }
      return RuleNode(node: node, path: path)
    } catch let error as RuleError {
      throw error
    } catch YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _)
    {
      throw RuleError(path: path, line: mark.line, message: "not YAML: \(problem); mend the line")
    } catch YamlError.duplicatedKeysInMapping(let duplicates, let context) {
      let names = VisibleText.quoted(duplicates.joined(separator: "', '"))
      throw RuleError(
        path: path, line: context.mark.line, message: "'\(names)' stands here twice; drop one")
    } catch {
      throw RuleError(path: path, message: "not YAML: \(error)")
    }
  }

  func error(_ message: String) -> RuleError {
    RuleError(path: path, line: node.mark?.line, message: message)
  }

  func mapping(what: String, keys: [String]) throws(RuleError) -> RuleMapping {
    guard case .mapping(let mapping) = node else {
      throw error("\(what) has keys and values; give \(keys.joined(separator: ", "))")
    }
    var values: [String: RuleNode] = [:]
    for (key, value) in mapping {
      let name = try RuleNode(node: key, path: path).text()
      guard keys.contains(name) else {
        throw RuleNode(node: key, path: path).error(
          "unknown key of \(what) \(VisibleText.quoted(name)); there are \(keys.joined(separator: ", "))"
        )
      }
      values[name] = RuleNode(node: value, path: path)
    }
    return RuleMapping(node: self, what: what, values: values)
  }

  func text() throws(RuleError) -> String {
    guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
      throw error("a word or sentence is needed here")
    }
    return scalar.string
  }

  func pixels() throws(RuleError) -> Double {
    guard case .scalar = node, let number = node.float, number > 0, number <= 200 else {
      throw error("px needs a number of pixels above 0 and up to 200")
    }
    return number
  }

  func symbologies() throws(RuleError) -> [Symbology] {
    guard case .sequence(let sequence) = node, !sequence.isEmpty else {
      guard let group = Symbology.group(named: scope) else {
        throw error("symbologies are linear, matrix, all, or a list: [qr_code, aztec]")
      }
      return group
    }
    var symbologies: Set<Symbology> = []
    for element in sequence {
      let word = RuleNode(node: element, path: path)
      guard let symbology = Symbology(rawValue: try word.text()) else {
        let names = Symbology.allCases.map(\.name).sorted().joined(separator: ", ")
        throw word.error(
          "unknown symbology \(VisibleText.quoted(try word.text())); there are \(names)")
      }
      symbologies.insert(symbology)
    }
    return symbologies.sorted()
  }

  /// As people read it.
  var scope: String {
    switch node {
    case .sequence(let sequence): Wording.list(sequence.compactMap(\.string))
    case .scalar(let scalar): scalar.string
    default: ""
    }
  }
}

/// A mapping with known keys.
private struct RuleMapping {
  let node: RuleNode
  let what: String
  let values: [String: RuleNode]

  func optional(_ key: String) -> RuleNode? { values[key] }

  func required(_ key: String) throws(RuleError) -> RuleNode {
    guard let value = values[key] else {
      throw node.error("the key '\(key)' of \(what) is missing; add it")
    }
    return value
  }
}
