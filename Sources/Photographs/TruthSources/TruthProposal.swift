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
      ("image", Self.json(image)), ("open", Self.json(open)), ("tag", Self.json(tag)),
      ("codes", "[\(codes.map { try $0.handwritten() }.joined(separator: ", "))]"),
    ])
  }

  fileprivate static func json(_ value: (some Encodable)?) throws -> String? {
    try value.map { String(decoding: try RecordCoding.line($0), as: UTF8.self) }
  }

  /// Returns an object without the members that are nil.
  fileprivate static func object(_ members: [(key: String, json: String?)]) -> String {
    let texts = members.compactMap { key, json in json.map { "\"\(key)\": \($0)" } }
    return "{\(texts.joined(separator: ", "))}"
  }
}

extension TruthLine.LineCode {
  fileprivate func handwritten() throws -> String {
    try TruthLine.object([
      ("symbology", TruthLine.json(symbology)), ("text", TruthLine.json(text)),
      ("bytes_base64", TruthLine.json(bytesBase64)), ("read_by", TruthLine.json(readBy)),
      ("corners", TruthLine.json(corners)),
    ])
  }
}
