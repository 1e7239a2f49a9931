import CExpat
import Foundation
import Photographed

extension ForeignXML {
  /// The handler that assembles elements as Expat finds them.
  final class Reader {
    private let place: String
    private let most: Int
    private let deepest: Int
    private var parser: XML_Parser?
    private var open: [ForeignXML] = []
    private var count = 0
    private var root: ForeignXML?
    private var excess: String?

    /// - Parameter most: the most elements and attributes together.
    init(place: String, most: Int, deepest: Int) {
      (self.place, self.most, self.deepest) = (place, most, deepest)
    }

    /// - Throws: `ImportFault` if the bytes are not XML, or too much of it.
    func read(_ bytes: Data) throws(ImportFault) -> ForeignXML {
      guard bytes.count <= Int32.max, let parser = XML_ParserCreate(nil) else {
        throw ImportFault(place: place, reason: "it has too many bytes to be read")
      }
      defer { XML_ParserFree(parser) }
      self.parser = parser
      // SAFETY: Expat calls back during this call alone, while the reader is held; what it hands over is copied there.
      XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
      XML_SetElementHandler(
        parser,
        { reader, name, attributes in
          Reader.of(reader)?.start(name.map { String(cString: $0) } ?? "", attributes)
        }, { reader, _ in Reader.of(reader)?.end() })
      XML_SetCharacterDataHandler(parser) { reader, text, count in
        guard let text else { return }
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
        Reader.of(reader)?.add(String(decoding: bytes, as: UTF8.self))
      }
      // Entities can grow to any size, and no annotator writes them.
      XML_SetEntityDeclHandler(parser) { reader, _, _, _, _, _, _, _, _ in
        Reader.of(reader)?.stop("it declares entities, which no annotation has; remove them")
      }
      let file = [UInt8](bytes)
      let isWhole = file.withUnsafeBytes {
        XML_Parse(
          parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), 1)
          == XML_STATUS_OK
      }
      if let excess { throw ImportFault(place: place, reason: excess) }
      guard isWhole, let root else {
        throw ImportFault(place: here, reason: "it is not XML from here on")
      }
      return root
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> Reader? {
      pointer.map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue() }
    }

    private var here: String { "\(place):\(parser.map(XML_GetCurrentLineNumber) ?? 1)" }

    private func stop(_ reason: String) {
      excess = excess ?? reason
      _ = XML_StopParser(parser, XML_Bool(0))
    }

    /// - Parameter pairs: names and values in turn, ended by a null.
    private func start(_ name: String, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
      var attributes: [String: String] = [:]
      var index = 0
      while let pairs, let name = pairs[index], let value = pairs[index + 1] {
        attributes[String(cString: name)] = String(cString: value)
        index += 2
      }
      count += 1 + attributes.count
      guard count <= most else {
        return stop(
          "it has more than \(most) elements and attributes, the most that are read of it")
      }
      guard open.count < deepest else {
        return stop("its elements lie more than \(deepest) deep in one another")
      }
      open.append(ForeignXML(name: name, attributes: attributes, place: "\(here), <\(name)>"))
    }

    private func add(_ text: String) {
      if !open.isEmpty { open[open.count - 1].text += text }
    }

    private func end() {
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
