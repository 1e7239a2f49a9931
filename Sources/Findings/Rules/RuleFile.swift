import Barcodes
package import Foundation
package import SourcedYAML
import Storage
package import Summaries

/// Reads a file of rules (Documentation/FORMATS.md).
package enum RuleFile {
  static let currentSchema = 1

  /// The greatest width that a rule can name, in pixels.
  private static let mostPixels = 200.0

  /// - Parameters:
  ///   - bytes: of the file.
  ///   - path: named in errors.
  ///   - taken: ids that other files have used.
  static func rules(
    _ bytes: Data, path: String, taken: [String] = []
  ) throws(SourcedError) -> [RuleRecord] {
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw SourcedError(path: path, message: "it is not UTF-8 text; store it as that")
    }
    return try rules(text, path: path, taken: taken)
  }

  /// - Parameters:
  ///   - path: named in errors.
  ///   - taken: ids that other files have used.
  static func rules(
    _ text: String, path: String, taken: [String] = []
  ) throws(SourcedError) -> [RuleRecord] {
    let root = try SourcedMapping(
      SourcedNode.parse(text, path: path), what: "a rule file", keys: ["schema", "rules"])
    let schema = try root.required("schema")
    guard (try? schema.count(in: 0...Int.max)) == currentSchema else {
      throw schema.error("this scanbench reads rules of schema \(currentSchema); write that")
    }
    var rules: [RuleRecord] = []
    for node in try root.required("rules").elements() {
      rules.append(try rule(node, taken: taken + rules.map(\.id)))
    }
    return rules
  }

  private static func rule(_ node: SourcedNode, taken: [String]) throws(SourcedError) -> RuleRecord
  {
    let mapping = try SourcedMapping(
      node, what: "a rule", keys: ["id", "who", "symbologies", "px", "source", "read", "note"])
    let id = try mapping.required("id")
    let name = try id.phrase()
    guard !taken.contains(name) else {
      throw id.error("there is another rule \(VisibleText.quoted(name)); give each its own id")
    }
    let width = try mapping.required("px")
    let pixels = try width.number(within: 0...mostPixels, of: "px")
    guard pixels > 0 else { throw width.error("px must be above 0") }
    let scope = try mapping.required("symbologies")
    return RuleRecord(
      id: name, who: try mapping.required("who").phrase(),
      symbologies: try scope.symbologies().map(\.name),
      scope: try scope.scope(), pixels: pixels, source: try mapping.required("source").phrase(),
      readOn: try mapping.optional("read")?.phrase(),
      note: try mapping.optional("note")?.phrase())
  }

  /// Those that come with ScanBench.
  package static let vendors: [RuleRecord] = {
    do {
      return try rules(
        String(decoding: Array(PackageResources.vendors_yaml), as: UTF8.self), path: "vendors.yaml")
    } catch {
      fatalError("the rules that are compiled in cannot be read: \(error)")
    }
  }()

  /// The rules of a file's bytes.
  ///
  /// - Parameter path: named in errors.
  package static func read(_ bytes: Data, path: String) throws(SourcedError) -> [RuleRecord] {
    try rules(bytes, path: path, taken: vendors.map(\.id))
  }

  /// The rules of these files, in their order.
  ///
  /// - Throws: `SourcedError`, also where two rules, those of ScanBench among them, have one id.
  package static func read(_ paths: [String]) throws(SourcedError) -> [RuleRecord] {
    var rules: [RuleRecord] = []
    for path in paths {
      let bytes = try SourcedNode.bytes(ofFile: path)
      rules += try Self.rules(bytes, path: path, taken: (vendors + rules).map(\.id))
    }
    return rules
  }
}

extension SourcedNode {
  /// A text that is not empty.
  fileprivate func phrase() throws(SourcedError) -> String {
    let text = try text()
    guard !text.isEmpty else { throw error("a word or sentence is needed here") }
    return text
  }

  fileprivate func symbologies() throws(SourcedError) -> [Symbology] {
    guard isList else {
      guard let group = Symbology.group(named: try scope()) else {
        throw error("symbologies are linear, matrix, all, or a list: [qr_code, aztec]")
      }
      return group
    }
    var symbologies: Set<Symbology> = []
    for element in try elements() { symbologies.insert(try element.symbology()) }
    return symbologies.sorted()
  }

  /// As people read it.
  fileprivate func scope() throws(SourcedError) -> String {
    var names: [String] = []
    for element in try elementsOrSelf() { names.append(try element.text()) }
    return Wording.list(names)
  }
}
