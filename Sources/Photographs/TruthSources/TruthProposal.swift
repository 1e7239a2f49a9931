import Barcodes
package import Foundation
import Records
import Storage

/// A truth that engines propose and a person completes: `truth.jsonl`, with the open pictures
/// first, and on the last line a seal that shows if the file has been changed since.
package struct TruthProposal: Sendable {
  package let lines: [TruthLine]

  package init(_ lines: [TruthLine]) {
    self.lines = lines.filter { $0.open != nil } + lines.filter { $0.open == nil }
  }

  package var openCount: Int { lines.count { $0.open != nil } }

  private static let sealStart = #","unedited":""#
  private static let sealEnd = "\"}\n"

  package func file() throws -> Data {
    let text = try lines.map { try $0.handwritten() }.joined(separator: "\n")
    // Within the last line, before its closing brace.
    let whole = Data(text.dropLast().utf8)
    return whole + Data("\(Self.sealStart)\(Digest.hexadecimal(of: whole))\(Self.sealEnd)".utf8)
  }

  /// Returns lines to append to a truth, which thereby counts as a person's.
  package func linesToAppend() throws -> Data {
    try Data(lines.map { try $0.handwritten() + "\n" }.joined().utf8)
  }

  /// Returns true if a file is a proposal that nobody has changed.
  package static func isUnedited(_ file: Data) -> Bool {
    guard let start = file.range(of: Data(sealStart.utf8), options: .backwards) else {
      return false
    }
    let whole = file[..<start.lowerBound]
    return file[start.upperBound...] == Data("\(Digest.hexadecimal(of: whole))\(sealEnd)".utf8)
  }
}

extension TruthLine {
  /// Returns JSON with its keys in a person's order: the picture first, the corners last.
  func handwritten() throws -> String {
    try Self.object([
      ("image", image), ("open", open), ("tag", tag),
      ("codes", Verbatim("[\(codes.map { try $0.handwritten() }.joined(separator: ", "))]")),
    ])
  }

  /// JSON that is already written.
  fileprivate struct Verbatim {
    let text: String
    init(_ text: String) { self.text = text }
  }

  /// Returns an object without the members that are nil.
  fileprivate static func object(_ members: [(key: String, value: Any?)]) throws -> String {
    let texts = try members.compactMap { key, value -> String? in
      switch value {
      case let verbatim as Verbatim: "\"\(key)\": \(verbatim.text)"
      case let value as any Encodable:
        "\"\(key)\": \(String(decoding: try RecordCoding.line(value), as: UTF8.self))"
      default: nil
      }
    }
    return "{\(texts.joined(separator: ", "))}"
  }
}

extension TruthLine.LineCode {
  fileprivate func handwritten() throws -> String {
    try TruthLine.object([
      ("symbology", symbology), ("text", text), ("bytes_base64", bytesBase64),
      ("read_by", readBy), ("corners", corners),
    ])
  }
}
