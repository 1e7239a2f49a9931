import Foundation

/// The kind of a file that is not read as a picture, by its first bytes.
struct FileContent {
  /// The kind, worded so that an article can precede it.
  let kind: String

  /// The kind with its article, as in `a text`.
  var words: String { "aeiou".contains(kind.first ?? " ") ? "an \(kind)" : "a \(kind)" }

  /// The number of bytes that are examined.
  static let headBytes = 512

  init(head bytes: Data) {
    let head = Array(bytes.prefix(Self.headBytes))
    kind =
      head.isEmpty
      ? "file without content"
      : Self.signatures.first { signature in
        signature.starts.contains { head.dropFirst(signature.place).starts(with: $0) }
      }?.kind ?? Self.media(head) ?? Self.text(head) ?? "file of another kind"
  }

  /// The bytes that a kind of file has at one place.
  private struct Signature {
    let kind: String
    var place = 0
    let starts: [[UInt8]]

    init(_ kind: String, at place: Int = 0, text starts: [String]) {
      (self.kind, self.place, self.starts) = (kind, place, starts.map { Array($0.utf8) })
    }

    init(_ kind: String, bytes starts: [[UInt8]]) { (self.kind, self.starts) = (kind, starts) }
  }

  private static let signatures = [
    Signature("PDF", text: ["%PDF"]),
    Signature("ZIP archive", text: ["PK\u{3}\u{4}", "PK\u{5}\u{6}"]),
    Signature("Photoshop picture", text: ["8BPS"]),
    Signature("video", at: 8, text: ["AVI "]),
    Signature("sound", at: 8, text: ["WAVE"]),
    Signature("sound", text: ["ID3", "fLaC", "OggS"]),
    Signature(
      "Netpbm picture", text: (1...7).flatMap { ["P\($0)\n", "P\($0) ", "P\($0)\r"] }),
    Signature(
      "raw picture of a camera",
      text: ["II*\0\u{10}\0\0\0CR", "IIRO", "IIU\0", "FUJIFILMCCD-RAW"]),
    Signature(
      "video", bytes: [[0x1A, 0x45, 0xDF, 0xA3], [0, 0, 1, 0xBA], [0, 0, 1, 0xB3]]),
    Signature(
      "JPEG XL picture", bytes: [[0xFF, 0x0A], [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]]),
    Signature(
      "JPEG 2000 picture",
      bytes: [[0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20], [0xFF, 0x4F, 0xFF, 0x51]]),
    Signature(
      "archive", bytes: [[0x1F, 0x8B], [0x37, 0x7A, 0xBC, 0xAF], [0x52, 0x61, 0x72, 0x21]]),
  ]

  /// Returns video or sound for an ISO base media file, whose pictures are recognised earlier.
  private static func media(_ head: [UInt8]) -> String? {
    let brands = mediaBrands(in: head)
    guard !brands.isEmpty else { return nil }
    return brands.isDisjoint(with: ["M4A ", "M4B "]) ? "video" : "sound"
  }

  private static func text(_ head: [UInt8]) -> String? {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "text" }
    // The last letter may be cut through.
    let cuts = head.count == headBytes ? 0..<4 : 0..<1
    let isText = cuts.contains {
      String(validating: head.dropLast($0), as: UTF8.self)?.unicodeScalars.contains { scalar in
        scalar.value < 32 && !["\n", "\r", "\t", "\u{C}", "\u{1D}"].contains(scalar)
      } == false
    }
    guard isText else { return nil }
    return String(decoding: head, as: UTF8.self).contains("<svg") ? "SVG drawing" : "text"
  }
}
