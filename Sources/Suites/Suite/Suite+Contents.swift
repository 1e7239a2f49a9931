import Barcodes
package import Encoding
import SourcedYAML

extension NamedCondition {
  /// The one whose frames say contents of a kind.
  init(_ kind: ContentKind) { self.init(name: kind.name, settings: []) }
}

extension SourcedMapping {
  /// The key `contents`; empty without it.
  ///
  /// - Parameter symbologies: the suite's, one of which has to be able to say each kind.
  func contentKinds(for symbologies: [Symbology]) throws(SourcedError) -> [ContentKind] {
    guard let node = optional("contents") else { return [] }
    for other in ["named_conditions", "payload"] {
      guard optional(other) == nil else {
        throw node.error("'contents' takes the place of '\(other)'; give one of them")
      }
    }
    if try node.isText("all") {
      return ContentKind.all.filter { kind in kind.symbologies.contains(where: symbologies.contains)
      }
    }
    let kinds = try node.distinct(node.elementsOrSelf()) { element throws(SourcedError) in
      let name = try element.text()
      guard let kind = ContentKind.all.first(where: { $0.name == name }) else {
        throw element.unknown(name, among: ContentKind.all.map(\.name), as: "kind of content")
      }
      guard kind.symbologies.contains(where: symbologies.contains) else {
        let names = kind.symbologies.map(\.name).joined(separator: ", ")
        throw element.error(
          "of this suite's symbologies none can say \(name), which is of \(names); add one, or leave \(name) out"
        )
      }
      return kind
    }
    let mute = symbologies.first { own in !kinds.contains { $0.symbologies.contains(own) } }
    if let mute, try !required("symbologies").isText("all") {
      throw node.error(
        "\(mute.name) can say none of these kinds; leave it out of 'symbologies', or add a kind that it can say"
      )
    }
    return kinds
  }
}

extension Suite {
  /// The kind of content that a named condition is of; nil where the payloads are the usual ones.
  package func contentKind(named name: String?) -> ContentKind? {
    contentKinds.first { $0.name == name }
  }
}
