import Barcodes
import CorpusRendering
import Foundation
import Records
import Storage

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of XML in a shape that somebody else chose.
struct ForeignXML {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [ForeignXML] = []
  /// What stands in it beside its children, without blanks around it.
  fileprivate(set) var text = ""
  /// Where it stands, for people.
  let place: String

  /// The deepest that elements lie in one another, and the most of them, as in JSON.
  private static let deepest = 64

  /// - Throws: `ImportFault` where it is not XML, or too much of it; `FileError`.
  static func root(ofFile path: String) throws -> ForeignXML {
    try root(
      of: InputFile.bytes(of: path, limitBytes: JSONAllowance.pictures.bytes), place: path)
  }

  /// - Throws: `ImportFault`.
  static func root(of bytes: Data, place: String) throws(ImportFault) -> ForeignXML {
    // Foundation of Swift 6.3 ends the process at a name that is not UTF-8.
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ImportFault(place: place, reason: "it is not UTF-8; store it as that")
    }
    // Entities can grow to any size, and no annotator writes them.
    guard bytes.range(of: Data("<!ENTITY".utf8)) == nil else {
      throw ImportFault(
        place: place, reason: "it declares entities, which no annotation has; remove them")
    }
    let reader = Reader(place: place, most: JSONAllowance.pictures.values, deepest: deepest)
    let parser = XMLParser(data: bytes)
    parser.delegate = reader
    let isWhole = parser.parse()
    if let excess = reader.excess { throw ImportFault(place: place, reason: excess) }
    guard isWhole, let root = reader.root else {
      throw ImportFault(
        place: "\(place):\(max(1, parser.lineNumber))", reason: "it is not XML from here on")
    }
    return root
  }

  /// The children of a name.
  func all(_ name: String) -> [ForeignXML] { children.filter { $0.name == name } }

  /// The first child of a name; nil where there is none.
  subscript(name: String) -> ForeignXML? { children.first { $0.name == name } }

  /// The first child of a name.
  ///
  /// - Throws: `ImportFault` where there is none.
  func required(_ name: String) throws(ImportFault) -> ForeignXML {
    guard let child = self[name] else { throw fault("<\(name)> is missing in it") }
    return child
  }

  /// - Throws: `ImportFault` where the attribute is not there, or no number.
  func number(_ attribute: String) throws(ImportFault) -> Double {
    guard let number = attributes[attribute].flatMap(Self.number) else {
      throw fault("its attribute '\(attribute)' has to be a number")
    }
    return number
  }

  /// - Throws: `ImportFault` where its text is no number.
  func number() throws(ImportFault) -> Double {
    guard let number = Self.number(text) else { throw fault("a number is needed") }
    return number
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.magnitude < 1e6 ? $0 : nil }
  }

  func fault(_ reason: String) -> ImportFault {
    ImportFault(place: place, reason: "\(reason); it has another shape than this kind of truth")
  }

  /// Puts elements together while they come in.
  private final class Reader: NSObject, XMLParserDelegate {
    private let place: String
    private let most: Int
    private let deepest: Int
    private var open: [ForeignXML] = []
    private var count = 0
    private(set) var root: ForeignXML?
    private(set) var excess: String?

    init(place: String, most: Int, deepest: Int) {
      (self.place, self.most, self.deepest) = (place, most, deepest)
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      count += 1 + attributes.count
      guard count <= most, open.count < deepest else {
        excess =
          count > most
          ? "it has more than \(most) elements and attributes, the most that are read of it"
          : "its elements lie more than \(deepest) deep in one another"
        parser.abortParsing()
        return
      }
      open.append(
        ForeignXML(
          name: name, attributes: attributes,
          place: "\(place):\(max(1, parser.lineNumber)), <\(name)>"))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += String(decoding: block, as: UTF8.self)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard var element = open.popLast() else { return }
      element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
      if open.isEmpty {
        root = root ?? element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
  }
}
