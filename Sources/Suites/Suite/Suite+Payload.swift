package import Barcodes
import Encoding
package import Records
import SourcedYAML

extension Suite {
  /// As many as the largest symbol holds, of digits: QR version 40 (ISO/IEC 18004, table 7).
  package static let payloadCharacters = 1...7089

  /// The length of a frame's payload; nil for the usual one, and where the symbology has but one.
  ///
  /// - Parameter sample: counted from 0 within its symbology and point.
  package func payloadLength(of symbology: Symbology, sample: Int) -> PayloadLength? {
    guard !payloadLengths.isEmpty else { return nil }
    let length = payloadLengths[sample % payloadLengths.count]
    return SymbolStandard(of: symbology).lengths == nil ? nil : length
  }
}

extension SourcedMapping {
  /// The key `payload`; empty for `usual`.
  ///
  /// - Parameter symbologies: the suite's; some have no odd number of digits.
  func payloadLengths(for symbologies: [Symbology]) throws(SourcedError) -> [PayloadLength] {
    guard let node = optional("payload"), !node.isMapping, try !node.isText("usual"),
      !node.isListOfTexts
    else { return [] }
    var lengths: [PayloadLength] = []
    for element in try node.elementsOrSelf() {
      let length = try element.payloadLength()
      guard !lengths.contains(length) else {
        throw element.error("'\(length.name)' stands here twice")
      }
      if length == .longest, let lined = symbologies.first(where: { $0.dimension == .linear }) {
        throw element.error(
          "longest is of symbologies with a largest symbol, and \(lined.name) is none of them")
      }
      if case .characters(let count) = length, !count.isMultiple(of: 2),
        let paired = symbologies.first(where: { $0.textLimit == .digitPairs })
      {
        throw element.error(
          "\(paired.name) has an even number of digits; write \(count + 1), or leave \(paired.name) out"
        )
      }
      lengths.append(length)
    }
    return lengths
  }
}

extension SourcedNode {
  /// True if it is a list of quoted texts of which none names a length: contents of one's own, also where they are digits.
  var isListOfTexts: Bool {
    guard let elements = try? elements() else { return false }
    let lengths = PayloadLength.named.map(\.name)
    return elements.allSatisfy { element in
      element.isQuoted && (try? element.text()).map { !lengths.contains($0) } ?? false
    }
  }

  /// One element of the key `payload`.
  fileprivate func payloadLength() throws(SourcedError) -> PayloadLength {
    let name = try text()
    if let length = PayloadLength.named.first(where: { $0.name == name }) { return length }
    guard let count = Int(name), Suite.payloadCharacters.contains(count) else {
      throw error(
        "\(VisibleText.quoted(name)) is no payload length: write usual alone, or a list of short, long, longest and numbers of "
          + "characters from 1 to \(Suite.payloadCharacters.upperBound) ([short, long], [12]), or contents of your own "
          + "({texts: [\"…\"]}, {file: texts.txt})")
    }
    return .characters(count)
  }
}
