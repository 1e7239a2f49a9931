import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// An element of XML in a shape that somebody else chose.
struct ForeignXML {
  let name: String
  let attributes: [String: String]
  var children: [ForeignXML] = []
  /// What stands in it beside its children, without blanks around it.
  var text = ""
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
    try Reader(place: place, most: JSONAllowance.pictures.values, deepest: deepest).read(bytes)
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
}
