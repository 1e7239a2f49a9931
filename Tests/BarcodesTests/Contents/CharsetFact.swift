import Testing

/// Bytes that a symbol has behind an Extended Channel Interpretation, and the text that they are.
///
/// The numbers are AIM's (AIM Inc. ITS/04-023, ECI Part 3: Register); the bytes are from the character sets' own code
/// charts.
struct CharsetFact: Sendable, CustomTestStringConvertible {
  let text: String
  /// The assignment number, as 26 for UTF-8.
  let eci: Int
  /// The bytes, as hexadecimal digits.
  let bytesHex: String
  /// The code chart, with the places of the characters that tell it from others.
  let source: String

  init(_ text: String, eci: Int, _ bytesHex: String, _ source: String) {
    self.text = text
    self.eci = eci
    self.bytesHex = bytesHex
    self.source = source
  }

  var bytes: [UInt8] {
    let digits = bytesHex.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] << 4 | digits[$0 + 1])
    }
  }

  var testDescription: String { "\(text.debugDescription) in ECI \(eci)" }

  static let all: [CharsetFact] = [
    CharsetFact("Grüße", eci: 3, "4772FCDF65", "ISO/IEC 8859-1: ü FC, ß DF"),
    CharsetFact(
      "café ñ ¿ ×", eci: 3, "636166E920F120BF20D7", "ISO/IEC 8859-1: é E9, ñ F1, ¿ BF, × D7"),
    CharsetFact(
      "¤ ¦ ½", eci: 3, "A420A620BD", "ISO/IEC 8859-1: ¤ A4, ¦ A6, ½ BD, which part 15 replaces"),
    CharsetFact(
      "Příliš žluť", eci: 4, "50F8ED6C69B920BE6C75BB",
      "ISO/IEC 8859-2: ř F8, í ED, š B9, ž BE, ť BB"),
    CharsetFact("Łódź ą", eci: 4, "A3F364BC20B1", "ISO/IEC 8859-2: Ł A3, ó F3, ź BC, ą B1"),
    CharsetFact(
      "Привет", eci: 7, "BFE0D8D2D5E2", "ISO/IEC 8859-5: П BF, р E0, и D8, в D2, е D5, т E2"),
    CharsetFact("Ёж № ђ", eci: 7, "A1D620F020F2", "ISO/IEC 8859-5: Ё A1, ж D6, № F0, ђ F2"),
    CharsetFact(
      "Καλημέρα", eci: 9, "CAE1EBE7ECDDF1E1",
      "ISO/IEC 8859-7: Κ CA, α E1, λ EB, η E7, μ EC, έ DD, ρ F1"),
    CharsetFact("Ω ώ ς", eci: 9, "D920FE20F2", "ISO/IEC 8859-7: Ω D9, ώ FE, ς F2"),
    CharsetFact("5 €", eci: 17, "3520A4", "ISO/IEC 8859-15: € A4"),
    CharsetFact(
      "Œuvre Šž Ÿ", eci: 17, "BC7576726520A6B820BE", "ISO/IEC 8859-15: Œ BC, Š A6, ž B8, Ÿ BE"),
    CharsetFact(
      "日本", eci: 20, "93FA967B", "JIS X 0208 rows 38 and 43, shifted (JIS X 0208:1997, appendix 1)"),
    CharsetFact(
      "テスト", eci: 20, "836583588367", "JIS X 0208 row 5, shifted: テ 8365, ス 8358, ト 8367"),
    CharsetFact("ｱｲｳ", eci: 20, "B1B2B3", "JIS X 0201: half-width katakana B1 to B3"),
    CharsetFact(
      "A表", eci: 20, "41955C", "JIS X 0208, shifted: 表 955C, whose second byte is ASCII's backslash"
    ),
    CharsetFact("Zażółć", eci: 21, "5A61BFF3B3E6", "Windows-1250: ż BF, ó F3, ł B3, ć E6"),
    CharsetFact(
      "Привет Ё", eci: 22, "CFF0E8E2E5F220A8",
      "Windows-1251: П CF, р F0, и E8, в E2, е E5, т F2, Ё A8"),
    CharsetFact(
      "€ “x” – ™", eci: 23, "802093789420962099", "Windows-1252: € 80, “ 93, ” 94, – 96, ™ 99"),
    CharsetFact("naïve ž", eci: 23, "6E61EF7665209E", "Windows-1252: ï EF, ž 9E"),
    CharsetFact("مرحبا", eci: 24, "E3D1CDC8C7", "Windows-1256: م E3, ر D1, ح CD, ب C8, ا C7"),
    CharsetFact("Aé€", eci: 25, "004100E920AC", "ISO/IEC 10646: UTF-16, big-endian"),
    CharsetFact("😀", eci: 25, "D83DDE00", "ISO/IEC 10646: a surrogate pair, U+1F600"),
    CharsetFact("é", eci: 26, "C3A9", "RFC 3629: two bytes"),
    CharsetFact("東京 €", eci: 26, "E69DB1E4BAAC20E282AC", "RFC 3629: three bytes"),
    CharsetFact("😀", eci: 26, "F09F9880", "RFC 3629: four bytes"),
    CharsetFact("ScanBench 1~", eci: 27, "5363616E42656E636820317E", "ISO/IEC 646, IRV (US-ASCII)"),
    CharsetFact("中文", eci: 28, "A4A4A4E5", "Big5: 中 A4A4, 文 A4E5"),
    CharsetFact("한글", eci: 30, "C7D1B1DB", "KS X 1001 in EUC-KR: 한 C7D1, 글 B1DB"),
    CharsetFact("中文", eci: 32, "D6D0CEC4", "GB 18030: two bytes, as in GB 2312"),
    CharsetFact("€é", eci: 32, "A2E3A8A6", "GB 18030: € A2E3, é A8A6"),
    CharsetFact("😀", eci: 32, "9439FC36", "GB 18030: four bytes, U+1F600"),
  ]
}
