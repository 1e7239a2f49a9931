package import Barcodes

/// The content of a symbol, as drawn for one frame, and the way to encode it.
package struct DrawnContent {
  /// Bytes under one extended channel interpretation.
  package struct Segment: Equatable {
    var bytes: [UInt8]
    /// Its assignment number; nil for the symbology's default, which no symbol names.
    var eci: Int?
  }

  /// The form in which libzint is to take the bytes.
  enum Form: Equatable {
    case plain
    /// Element strings, FNC1 before them and between those that need it.
    case gs1([GS1Element])
    /// Code 39 with two characters for one that it has not (ISO/IEC 16388:2007, annex A).
    case fullASCII
    /// Shift JIS in QR's Kanji mode (ISO/IEC 18004:2015, 7.4.6).
    case kanji
    /// A part of a message in several symbols; `index` from 1.
    case structuredAppend(index: Int, count: Int, identifier: String)
  }

  /// The segments of one symbol; several where it changes its interpretation.
  var segments: [Segment]
  var form: Form
  /// The bytes that a reader finds in the symbol, before any change of encoding.
  package var bytes: [UInt8]
  package var truth: ContentTruth
}

extension DrawnContent {
  /// Bytes that are their text's in an encoding, and nothing else.
  init(
    _ text: String?, _ bytes: [UInt8], eci: Int? = nil, form: Form = .plain,
    valueType: ValueType? = nil, value: [String: String]? = nil
  ) {
    self.init(
      segments: [Segment(bytes: bytes, eci: eci)], form: form, bytes: bytes,
      truth: ContentTruth(
        kind: "", text: text, eci: eci.map { [$0] } ?? [], symbologyIdentifiers: [],
        valueType: valueType, value: value))
  }

  /// ASCII.
  init(
    _ text: String, form: Form = .plain, valueType: ValueType? = nil, value: [String: String]? = nil
  ) {
    self.init(text, Array(text.utf8), form: form, valueType: valueType, value: value)
  }
}
