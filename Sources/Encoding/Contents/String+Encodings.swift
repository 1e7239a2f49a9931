/// Characters and their bytes in the encodings that contents are drawn in, after the code charts of each.
///
/// Only characters that contents are drawn from are here; the tests hold each against the system's own tables.
extension String {
  /// ISO/IEC 8859-1: the code point is the byte.
  var latin1Bytes: [UInt8] { unicodeScalars.map { UInt8($0.value) } }

  /// ISO/IEC 8859-5: ASCII, and the Cyrillic block moved as a whole.
  var cyrillicBytes: [UInt8] {
    unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8($0.value - 0x0400 + 0xA0) }
  }

  /// ISO/IEC 8859-7: ASCII, and the Greek block moved as a whole.
  var greekBytes: [UInt8] {
    unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8($0.value - 0x0370 + 0xA0) }
  }

  /// Windows-1252: Latin-1, but for what stands at 0x80 to 0x9F.
  var windows1252Bytes: [UInt8] {
    unicodeScalars.map { scalar in
      Self.windowsSigns.first { $0.scalar == scalar }?.byte ?? UInt8(scalar.value)
    }
  }

  static let windowsSigns: [(scalar: Unicode.Scalar, byte: UInt8)] = [
    ("€", 0x80), ("„", 0x84), ("…", 0x85), ("Š", 0x8A), ("Œ", 0x8C), ("Ž", 0x8E), ("“", 0x93),
    ("”", 0x94), ("–", 0x96), ("™", 0x99), ("š", 0x9A), ("œ", 0x9C), ("ž", 0x9E),
  ]

  /// JIS X 0208 as Shift JIS: kana by their rows, and the ideographs of `kanji`.
  var shiftJISBytes: [UInt8] {
    unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar.value {
      case 0x3041...0x3093: [0x82, UInt8(scalar.value - 0x3041 + 0x9F)]
      case 0x30A1...0x30F6:
        // 0x7F is left out.
        [0x83, UInt8(scalar.value - 0x30A1 + 0x40 + (scalar.value - 0x30A1 >= 0x3F ? 1 : 0))]
      default:
        Self.kanji.first { $0.scalar == scalar }.map {
          [UInt8($0.code >> 8), UInt8($0.code & 0xFF)]
        }
          ?? [UInt8(scalar.value)]
      }
    }
  }

  static let kanji: [(scalar: Unicode.Scalar, code: UInt16)] = [
    ("日", 0x93FA), ("本", 0x967B), ("語", 0x8CEA), ("漢", 0x8ABF), ("字", 0x8E9A), ("東", 0x938C),
    ("京", 0x8B9E), ("大", 0x91E5), ("阪", 0x8DE3), ("点", 0x935F), ("茗", 0xE4AA), ("水", 0x9085),
    ("火", 0x89CE), ("木", 0x96D8), ("金", 0x8BE0), ("土", 0x9379), ("人", 0x906C), ("山", 0x8E52),
    ("川", 0x90EC), ("雨", 0x894A),
  ]

  /// UTF-16, the higher byte first.
  var utf16Bytes: [UInt8] {
    utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
