import Barcodes
import Foundation
import Records
import SourcedYAML
import Storage

extension SourcedMapping {
  /// The most texts of a suite, each of which is encoded when it is read.
  private static let mostTexts = 10_000
  /// The most bytes of a file of texts.
  fileprivate static let mostTextBytes = 32 << 20

  /// The texts under `payload`, as `{texts: […]}`, a list of them in quotation marks, or `{file: path}` with a text in each line; empty where it is something else.
  ///
  /// - Parameters:
  ///   - symbologies: the suite's, one of which has to be able to say each text.
  ///   - readsFiles: whether the file that it names is read.
  /// - Returns: also the bytes of that file.
  /// - Throws: `SourcedError`.
  func ownTexts(
    for symbologies: [Symbology], ofSuite suite: String, readsFiles: Bool
  ) throws(SourcedError) -> (texts: [OwnText], file: Data) {
    guard let node = optional("payload"), node.isMapping || node.isListOfTexts else {
      return ([], Data())
    }
    let payload =
      node.isMapping
      ? try SourcedMapping(node, what: "'payload'", keys: ["texts", "file"]) : nil
    for other in ["named_conditions", "contents"] {
      guard optional(other) == nil else {
        throw node.error("texts take the place of '\(other)'; give one of them")
      }
    }
    if let payload, let file = payload.optional("file") {
      guard payload.optional("texts") == nil else {
        throw node.error("give 'texts' or 'file', not both")
      }
      guard readsFiles else { return ([], Data()) }
      return try file.ownTexts(ofSuite: suite, symbologies)
    }
    var texts: [(text: String, place: SourcedNode)] = []
    let list =
      if let payload { try payload.required("texts").elementsOrSelf() } else { try node.elements() }
    for element in list {
      texts.append((try element.text(), element))
    }
    return (try Self.texts(texts, of: symbologies, at: node) { $0.error($1) }, Data())
  }

  /// - Parameter complain: what is wrong with a text, at its place.
  fileprivate static func texts<Place>(
    _ texts: [(text: String, place: Place)], of symbologies: [Symbology], at node: SourcedNode,
    complain: (Place, String) -> SourcedError
  ) throws(SourcedError) -> [OwnText] {
    guard !texts.isEmpty, texts.count <= mostTexts else {
      throw node.error("\(texts.count) texts; give 1 to \(mostTexts)")
    }
    var known: Set<String> = []
    var names: Set<String> = []
    var own: [OwnText] = []
    for (text, place) in texts {
      guard known.insert(text).inserted else {
        throw complain(place, "\(VisibleText.quoted(text)) stands here twice")
      }
      var name = OwnText.name(of: text)
      if names.contains(name) { name = "\(name) (\(own.count + 1))" }
      names.insert(name)
      let said = OwnText(text, name: name, among: symbologies)
      guard !said.symbologies.isEmpty else {
        let reasons = symbologies.map { "\($0.name): \(OwnText.refusal(of: text, by: $0) ?? "")" }
        throw complain(
          place,
          "\(VisibleText.quoted(text)) cannot be said by \(reasons.joined(separator: "; "))")
      }
      own.append(said)
    }
    return own
  }
}

extension SourcedNode {
  /// The texts of a file, one in each line.
  fileprivate func ownTexts(
    ofSuite suite: String, _ symbologies: [Symbology]
  ) throws(SourcedError) -> (texts: [OwnText], file: Data) {
    guard let place = try placeOfFile(ofSuite: suite, what: "file of texts") else {
      throw error(
        "there is no file \(VisibleText.quoted(try text())) beside the suite or in the working directory"
      )
    }
    let bytes: Data
    do throws(FileError) {
      bytes = try InputFile.bytes(of: place, limitBytes: SourcedMapping.mostTextBytes)
    } catch { throw self.error("\(error)") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("\(place): it is not UTF-8; store it as that")
    }
    let lines = text.drop { $0 == "\u{FEFF}" }.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let texts = lines.enumerated().compactMap { number, line in
      line.isEmpty ? nil : (text: String(line), place: number + 1)
    }
    let own = try SourcedMapping.texts(texts, of: symbologies, at: self) { line, message in
      SourcedError(path: place, line: line, message: message)
    }
    return (own, bytes)
  }
}
