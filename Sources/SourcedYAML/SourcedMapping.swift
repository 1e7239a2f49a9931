/// A mapping with known keys.
package struct SourcedMapping {
  package let node: SourcedNode
  private let values: [String: SourcedNode]

  /// - Parameter elsewhere: keys that belong under another one, by their names.
  /// - Throws: `SourcedError`, where it is no mapping, or a key is none of `keys`.
  package init(
    _ node: SourcedNode, what: String, keys: [String], elsewhere: [String: String] = [:]
  ) throws(SourcedError) {
    self.node = node
    guard node.isMapping else {
      let example = keys.prefix(2).map { "\($0): …" }.joined(separator: ", ")
      throw node.error("\(what) has keys and values: {\(example)\(keys.count > 2 ? ", …" : "")}")
    }
    var values: [String: SourcedNode] = [:]
    for (key, value) in try node.pairs() {
      let name = try key.text()
      guard keys.contains(name) else {
        if let place = elsewhere[name] {
          throw key.error("'\(name)' is no key of \(what): it belongs under '\(place)'")
        }
        throw key.unknown(name, among: keys, as: "key of \(what)")
      }
      values[name] = value
    }
    self.values = values
  }

  package func error(_ message: String) -> SourcedError { node.error(message) }

  package func optional(_ key: String) -> SourcedNode? { values[key] }

  /// The number under a key; nil where the key is missing.
  package func number(
    _ key: String, within range: ClosedRange<Double>
  ) throws(SourcedError) -> Double? {
    try values[key]?.number(within: range, of: key)
  }

  package func requiredNumber(
    _ key: String, within range: ClosedRange<Double>
  ) throws(SourcedError) -> Double {
    try required(key).number(within: range, of: key)
  }

  package func required(_ key: String) throws(SourcedError) -> SourcedNode {
    guard let value = values[key] else { throw error("the key '\(key)' is missing") }
    return value
  }
}
