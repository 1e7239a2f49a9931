import Barcodes
import Testing

/// What the GS1 General Specifications say that a symbol's data is.
struct GS1Fact: Sendable, CustomTestStringConvertible {
  /// The data, with the separator as U+001D.
  let data: String
  /// Nil where the data breaks the specifications.
  let elements: [GS1Element]?
  /// The clause, or the application identifier, whose clause in 3 it goes by.
  let source: String
  /// Whether an encoder writes the elements as just these bytes.
  let isCanonical: Bool

  init(
    _ data: String, _ elements: KeyValuePairs<String, String>?, _ source: String,
    isCanonical: Bool = true
  ) {
    self.data = data
    self.elements = elements?.map { GS1Element(identifier: $0.key, value: $0.value) }
    self.source = source
    self.isCanonical = isCanonical
  }

  var testDescription: String { "\(data.debugDescription), by \(source)" }

  static let all = valid + tolerated + invalid
}

/// Numbers have GS1's prefixes for examples, 950 and 952, but for two that GS1 prints to explain its check digit.
extension GS1Fact {
  static let valid: [GS1Fact] = [
    GS1Fact("0109501101530003", ["01": "09501101530003"], "AI 01"),
    GS1Fact("00376104250021234569", ["00": "376104250021234569"], "AI 00; clause 7.9.1"),
    GS1Fact("0209520123456788370000012", ["02": "09520123456788", "37": "0000012"], "AI 02, 37"),
    GS1Fact("0309520123456788", ["03": "09520123456788"], "AI 03"),
    GS1Fact("10ABC-123/x", ["10": "ABC-123/x"], "AI 10"),
    GS1Fact(
      "010950110153000310ABC\u{1D}21XYZ", ["01": "09501101530003", "10": "ABC", "21": "XYZ"],
      "clause 7.8: a separator behind 10 and not behind 01"),
    GS1Fact(
      "01095011015300031726022810ABC", ["01": "09501101530003", "17": "260228", "10": "ABC"],
      "clause 7.8: no separator at the end"),
    GS1Fact(
      "11260101122602011326030115260401162605011726060120\("42")",
      [
        "11": "260101", "12": "260201", "13": "260301", "15": "260401", "16": "260501",
        "17": "260601", "20": "42",
      ], "AI 11 to 20: predefined lengths"),
    GS1Fact("17260600", ["17": "260600"], "AI 17: day 00, the whole month"),
    GS1Fact(
      "01095201234567883103001750", ["01": "09520123456788", "3103": "001750"],
      "AI 310n: 1.750 kg"),
    GS1Fact("3200000125", ["3200": "000125"], "AI 320n: 125 lb"),
    GS1Fact(
      "3115123456336512345735200000993695000001",
      ["3115": "123456", "3365": "123457", "3520": "000099", "3695": "000001"],
      "AI 311n, 336n, 352n, 369n"),
    GS1Fact(
      "392212345\u{1D}3932978150\u{1D}30125", ["3922": "12345", "3932": "978150", "30": "125"],
      "AI 392n: 123.45; AI 393n: EUR 1.50; AI 30"),
    GS1Fact("39410505", ["3941": "0505"], "AI 394n: 50.5 %"),
    GS1Fact("3953001999", ["3953": "001999"], "AI 395n"),
    GS1Fact(
      "4109520000000004414952000000000425417A",
      ["410": "9520000000004", "414": "9520000000004", "254": "17A"],
      "AI 41n: predefined length; AI 254"),
    GS1Fact("40295201234567890122", ["402": "95201234567890122"], "AI 402"),
    GS1Fact(
      "400PO-1\u{1D}401952ABC\u{1D}403R1", ["400": "PO-1", "401": "952ABC", "403": "R1"],
      "AI 400, 401, 403"),
    GS1Fact("42104012345\u{1D}422040", ["421": "04012345", "422": "040"], "AI 421, 422"),
    GS1Fact("423040276756", ["423": "040276756"], "AI 423: three countries"),
    GS1Fact("4302Blorp+Road+1", ["4302": "Blorp+Road+1"], "AI 4302"),
    GS1Fact("4330002530-", ["4330": "002530-"], "AI 4330: minus 25.30 degrees Fahrenheit"),
    GS1Fact("70032606011530\u{1D}10A", ["7003": "2606011530", "10": "A"], "AI 7003"),
    GS1Fact("7007260601260605", ["7007": "260601260605"], "AI 7007: a span of days"),
    GS1Fact("7030040AB12", ["7030": "040AB12"], "AI 703n"),
    GS1Fact(
      "7119521234567\u{1D}712123456.7", ["711": "9521234567", "712": "123456.7"], "AI 711, 712"),
    GS1Fact("80030952012345678800AB1", ["8003": "0952012345678800AB1"], "AI 8003"),
    GS1Fact("8004952ABC-1", ["8004": "952ABC-1"], "AI 8004"),
    GS1Fact("8005000399", ["8005": "000399"], "AI 8005"),
    GS1Fact("8006095201234567880102", ["8006": "095201234567880102"], "AI 8006"),
    GS1Fact("80082606011530", ["8008": "2606011530"], "AI 8008: minutes, no seconds"),
    GS1Fact("8010952A#-/1\u{1D}801142", ["8010": "952A#-/1", "8011": "42"], "AI 8010: set 39"),
    GS1Fact("8018952012345678901233", ["8018": "952012345678901233"], "AI 8018"),
    GS1Fact("253952012345678812", ["253": "952012345678812"], "AI 253: a number and a serial"),
    GS1Fact("2559520123456788", ["255": "9520123456788"], "AI 255: no serial"),
    GS1Fact("8200https://example.com/", ["8200": "https://example.com/"], "AI 8200"),
    GS1Fact(
      "90A\u{1D}99!\"%&'()*+,-./:;<=>?_", ["90": "A", "99": "!\"%&'()*+,-./:;<=>?_"],
      "AI 90 to 99; clause 7.11: set 82"),
    GS1Fact(
      "235aBc\u{1D}240x\u{1D}24212", ["235": "aBc", "240": "x", "242": "12"], "AI 235 to 242"),
  ]

  /// What should not be there and leaves no doubt.
  static let tolerated: [GS1Fact] = [
    GS1Fact(
      "\u{1D}0109501101530003", ["01": "09501101530003"],
      "clause 7.8: FNC1 in first place, which some readers transmit", isCanonical: false),
    GS1Fact(
      "0109501101530003\u{1D}10A", ["01": "09501101530003", "10": "A"],
      "clause 7.8: a separator behind a predefined length", isCanonical: false),
    GS1Fact("10A\u{1D}", ["10": "A"], "clause 7.8: a separator at the end", isCanonical: false),
  ]

  static let invalid: [GS1Fact] = [
    GS1Fact("", nil, "nothing"),
    GS1Fact("\u{1D}", nil, "nothing"),
    GS1Fact("01", nil, "AI 01: no value"),
    GS1Fact("010950110153000", nil, "AI 01: 13 digits"),
    GS1Fact("01095011015300X3", nil, "AI 01: a letter"),
    GS1Fact("10", nil, "AI 10: no value"),
    GS1Fact("10\u{1D}21A", nil, "AI 10: no value"),
    GS1Fact("10ABCDEFGHIJKLMNOPQRSTU", nil, "AI 10: 21 characters"),
    GS1Fact("10A B", nil, "clause 7.11: a space is not in set 82"),
    GS1Fact("10A#B", nil, "clause 7.11: # is not in set 82"),
    GS1Fact("10\u{E9}", nil, "clause 7.11: é is not in set 82"),
    GS1Fact("8010abc", nil, "AI 8010: small letters are not in set 39"),
    GS1Fact("23ABC", nil, "clause 3.2: no such identifier"),
    GS1Fact("14260101", nil, "clause 3.2: no such identifier"),
    GS1Fact("0109520123456788231", nil, "clause 3.2: 23 behind AI 01 is no identifier"),
    GS1Fact("39440050", nil, "AI 394n: n is 0 to 3"),
    GS1Fact("43261203", nil, "AI 4326: six digits"),
    GS1Fact("3106000001", nil, "AI 310n: n is 0 to 5"),
    GS1Fact("7007260601260", nil, "AI 7007: neither one day nor two"),
    GS1Fact("423040276\u{1D}4230402", nil, "AI 423: countries of three digits"),
    GS1Fact("402952012345678901223", nil, "AI 402: 18 digits"),
    GS1Fact("(01)09501101530003", nil, "clause 4.14: parentheses are for people"),
    GS1Fact("10A\u{1D}\u{1D}21B", nil, "clause 7.8: two separators"),
  ]
}
