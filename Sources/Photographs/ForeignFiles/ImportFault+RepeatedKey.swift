import Barcodes
import Foundation
import Photographed

/// A check for repeated keys: parsers silently drop one of the two values (RFC 8259, 4).
extension ImportFault {
  /// - Parameter json: JSON that has been parsed and so is complete.
  /// - Throws: `ImportFault` if a key is repeated.
  static func refuseRepeatedKey(in json: Data, place: String) throws(ImportFault) {
    guard let key = firstRepeatedKey(in: json) else { return }
    throw ImportFault(
      place: place,
      reason: "an object has the key \(VisibleText.quoted(key)) twice; put all of it in one place")
  }

  private static func firstRepeatedKey(in json: Data) -> String? {
    // The keys of each object that is open; of a list none.
    var open: [Set<String>] = []
    var text: Range<Data.Index>?
    var index = json.startIndex
    while index < json.endIndex {
      let start = index
      index += 1
      switch json[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: "\""):
        while index < json.endIndex, json[index] != UInt8(ascii: "\"") {
          index += json[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, json.endIndex)
        text = start..<index
      case UInt8(ascii: ":"):
        guard let place = text, !open.isEmpty else { continue }
        let key = keyText(of: json[place])
        guard open[open.count - 1].insert(key).inserted else { return key }
      default: break
      }
    }
    return nil
  }

  private static func keyText(of quoted: Data) -> String {
    let isEscaped = quoted.contains(UInt8(ascii: "\\"))
    let parsed = isEscaped ? try? JSONDecoder().decode(String.self, from: Data(quoted)) : nil
    return parsed ?? String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}
