import Barcodes
import ContentConventions
import Foundation
import Records
import Testing

@testable import Encoding
@testable import Suites

/// What the kinds of content draw, against tables and encoders that are not theirs.
@Suite struct ContentKindTests {
  private static let pairs = ContentKind.all.flatMap { kind in
    kind.symbologies.map { (kind, $0) }
  }

  private func contents(
    _ kind: ContentKind, _ symbology: Symbology, count: Int = 60
  ) -> [DrawnContent] {
    (1...count).map { seed in
      var random = FrameRandom(seed: UInt64(seed), purpose: .payload)
      return kind.content(of: symbology, with: &random)
    }
  }

  private func contents(_ name: String, _ symbology: Symbology = .qrCode) throws -> [DrawnContent] {
    contents(try #require(ContentKind.all.first { $0.name == name }), symbology)
  }

  @Test func `names are each one's own, in lower case with hyphens`() {
    let names = ContentKind.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test(arguments: pairs)
  func `every content is encoded, and drawn anew for each seed`(
    kind: ContentKind, symbology: Symbology
  ) throws {
    let drawn = contents(kind, symbology)
    for content in drawn {
      #expect(content.truth.kind == kind.name)
      #expect(!content.truth.symbologyIdentifiers.isEmpty)
      _ = try ModuleGrid.encode(content, as: symbology, SymbolShape(), barHeight: nil)
    }
    #expect(Set(drawn.map(\.bytes)).count > 1)
  }

  /// Foundation's tables.
  @Test(arguments: [
    ("latin-1", String.Encoding.isoLatin1), ("latin-1-eci", .isoLatin1), ("utf-8", .utf8),
    ("utf-8-eci", .utf8), ("windows-1252-eci", .windowsCP1252), ("utf-16-eci", .utf16BigEndian),
    ("kanji", .shiftJIS), ("shift-jis-eci", .shiftJIS), ("numeric", .ascii), ("wifi", .ascii),
  ])
  func `bytes are the text in the encoding`(name: String, encoding: String.Encoding) throws {
    for content in try contents(name) {
      #expect(String(data: Data(content.bytes), encoding: encoding) == content.truth.text)
      #expect(content.segments.flatMap(\.bytes) == content.bytes)
    }
  }

  /// The code points of ISO/IEC 8859-5 and 8859-7, by letters whose places people know.
  @Test func `Cyrillic and Greek stand where their standards have them`() {
    #expect("АЯая ё".cyrillicBytes == [0xB0, 0xCF, 0xD0, 0xEF, 0x20, 0xF1])
    #expect("ΑΩαωά".greekBytes == [0xC1, 0xD9, 0xE1, 0xF9, 0xDC])
  }

  @Test func `Latin-1 that stands for itself is no UTF-8`() throws {
    for content in try contents("latin-1") {
      #expect(String(validating: content.bytes, as: UTF8.self) == nil)
    }
  }

  @Test func `binary is neither UTF-8 nor text of Latin-1`() throws {
    for content in try contents("binary") {
      #expect(content.truth.text == nil)
      #expect(String(validating: content.bytes, as: UTF8.self) == nil)
      #expect(content.bytes.contains(0))
    }
  }

  /// libzint has a table of its own for full ASCII.
  @Test func `Code 39 in full ASCII is the pairs that libzint makes of it`() throws {
    for value in UInt8(0)...127 {
      let text = "A\(Character(Unicode.Scalar(value)))1"
      let pairs = try ModuleGrid.encode(Array(text.fullASCIIOfCode39.utf8), as: .code39)
      let whole = try ModuleGrid.encode(
        DrawnContent(text, form: .fullASCII), as: .code39, SymbolShape(), barHeight: nil)
      #expect(pairs == whole, "character \(value)")
    }
  }

  @Test func `GS1 elements can be taken apart again, and need a separator`() throws {
    for symbology in [Symbology.code128, .dataMatrix, .qrCode] {
      for content in try contents("gs1", symbology) {
        let elements = try #require(content.truth.gs1)
        #expect(GS1Element.elements(of: content.bytes) == elements)
        #expect(content.bytes.contains(29) && content.bytes.last != 29)
        let without = content.bytes.filter { $0 != 29 }
        #expect(GS1Element.elements(of: without) != elements)
      }
    }
  }

  /// The truth is drawn before the text is written; the conventions are read from the text alone.
  @Test(arguments: pairs.filter { $0.0.name != "several-ecis" })
  func `what a content is for is what the conventions say of its text`(
    kind: ContentKind, symbology: Symbology
  ) throws {
    for content in contents(kind, symbology) {
      guard let text = content.truth.text, let type = content.truth.valueType else { continue }
      let read = StructuredContent(of: text, symbology: symbology)
      #expect(read.type == type, "\(text)")
      #expect(read.fields == content.truth.value ?? [:], "\(text)")
    }
  }

  @Test func `several interpretations are named in their order`() throws {
    for content in try contents("several-ecis") {
      #expect(content.segments.compactMap(\.eci) == content.truth.eci)
      #expect(content.segments.flatMap(\.bytes) == content.bytes)
    }
  }
}

extension ContentKind: CustomTestStringConvertible {
  package var testDescription: String { name }
}
