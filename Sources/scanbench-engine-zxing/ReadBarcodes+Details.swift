#if ZXing
  import Barcodes
  import CZXing

  extension ReadBarcodes {
    /// The library's statements about a barcode beyond its bytes and text.
    ///
    /// - Parameters:
    ///   - bytes: the barcode's own.
    ///   - text: in the library's human-readable mode, its default.
    func details(of barcode: OpaquePointer?, bytes: [UInt8], text: String) -> DecodeDetails {
      let isGS1 = ZXing_Barcode_contentType(barcode) == ZXing_ContentType_GS1
      return DecodeDetails(
        symbologyIdentifier: takeText(ZXing_Barcode_symbologyIdentifier(barcode)),
        eci: ZXing_Barcode_hasECI(barcode) ? eci(of: barcode) : [],
        gs1: isGS1 ? Self.elements(text, bytes: bytes) : nil)
    }

    /// The interpretations that the bytes name as readers transmit them: an identifier of three
    /// bytes, then data in which `\nnnnnn` names an interpretation and a backslash is doubled (AIM,
    /// Extended Channel Interpretations, Part 3).
    private func eci(of barcode: OpaquePointer?) -> [Int] {
      var count: CInt = 0
      guard let start = ZXing_Barcode_bytesECI(barcode, &count) else { return [] }
      defer { ZXing_free(start) }
      // SAFETY: The library wrote `count` bytes there, and they are ours until freed.
      var rest = Array(UnsafeBufferPointer(start: start, count: Int(count)))[...].dropFirst(3)
      var found: [Int] = []
      while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
        rest = rest[(escape + 1)...]
        if rest.first == UInt8(ascii: "\\") {
          rest = rest.dropFirst()
        } else if let number = Int(String(decoding: rest.prefix(6), as: UTF8.self)) {
          found.append(number)
          rest = rest.dropFirst(6)
        }
      }
      return found
    }

    /// Takes `(01)…(10)…` apart. The bytes are the same without the parentheses and with separators: a parenthesis that they have is
    /// a value's.
    ///
    /// - Returns: nil where the two do not go together.
    private static func elements(_ text: String, bytes: [UInt8]) -> [GS1Element]? {
      var raw = bytes.filter { $0 != 29 }[...]
      var rest = Array(text.utf8)[...]
      var elements: [GS1Element] = []
      while let next = rest.popFirst() {
        if next == raw.first, var last = elements.popLast() {
          raw = raw.dropFirst()
          last.value.unicodeScalars.append(Unicode.Scalar(next))
          elements.append(last)
        } else if next == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")),
          raw.starts(with: rest[..<end])
        {
          elements.append(
            GS1Element(identifier: String(decoding: rest[..<end], as: UTF8.self), value: ""))
          raw = raw.dropFirst(end - rest.startIndex)
          rest = rest[(end + 1)...]
        } else {
          return nil
        }
      }
      return raw.isEmpty ? elements : nil
    }
  }
#endif
