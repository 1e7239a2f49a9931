import Barcodes
import Foundation
import Photographed
import Records
import Storage

/// An XML element in a shape that others chose.
struct ForeignXML {
  let name: String
  let attributes: [String: String]
  var children: [ForeignXML] = []
  /// The text of the element itself, without surrounding blanks.
  var text = ""
  /// The element's place, for messages.
  let place: String

  /// The greatest depth of nested elements, as for JSON.
  private static let deepest = 64

  /// - Throws: `ImportFault` if the file is not XML, or too much of it; `FileError`.
  static func root(ofFile path: String) throws -> ForeignXML {
    try root(
      of: InputFile.bytes(of: path, limitBytes: JSONAllowance.pictures.bytes), place: path)
  }

  static func root(of bytes: Data, place: String) throws(ImportFault) -> ForeignXML {
    try Reader(place: place, most: JSONAllowance.pictures.values, deepest: deepest).read(bytes)
  }

  func all(_ name: String) -> [ForeignXML] { children.filter { $0.name == name } }

  subscript(name: String) -> ForeignXML? { children.first { $0.name == name } }

  /// - Throws: `ImportFault` if there is no such child.
  func required(_ name: String) throws(ImportFault) -> ForeignXML {
    guard let child = self[name] else { throw fault("<\(name)> is missing in it") }
    return child
  }

  /// - Throws: `ImportFault` if the attribute is missing or not a number.
  func number(_ attribute: String) throws(ImportFault) -> Double {
    guard let number = attributes[attribute].flatMap(Self.number) else {
      throw fault("its attribute '\(attribute)' has to be a number")
    }
    return number
  }

  /// - Throws: `ImportFault` if the text is not a number.
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
