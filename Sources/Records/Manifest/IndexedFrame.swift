package import Barcodes

/// The part of a line of the manifest that a report needs; the rest is passed over, since a run has
/// up to a million lines.
package struct IndexedFrame: Sendable, Equatable {
  /// See `FrameRecord.frame`.
  package var frame: String
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// As the line has it: see `FrameLine.pixelsSHA256`.
  package var pixelsSHA256: String
  package var seed: UInt64
  package var point: [String: Double]
  package var namedCondition: String?
  package var payloadLength: PayloadLength?
  /// Where the symbol's left side lies within a pixel, 0 to 1.
  package var phaseXPixels: Double
  /// The symbologies of the true codes, in their order.
  package var symbologies: [Symbology]
  /// The mark of each code's content (`CanonicalContent.mark`); nil where the content is not known
  /// by its bytes alone.
  package var truths: [Int?]
  /// True if codes that count neither way are in the frame.
  package var hasOthers: Bool
  /// True if more is known of a code's content than its bytes.
  package var hasContent: Bool
  /// The number of the photograph that it draws or shows; nil of others.
  package var draw: Int?
  /// The angle by which a photograph was turned clockwise, in degrees; nil of rendered frames.
  package var turned: Int?
  /// The SHA-256 of the photograph's file; nil of rendered frames.
  package var picture: String?
  package var twin: TwinOrigin?
  package var stream: StreamFrameRecord?
  /// The letters of the codes' print grades, in their order; empty where no code has one.
  package var printLetters: [PrintLetter?] = []

  /// Such a line, before what it leaves out is filled in.
  struct Line: Decodable, Equatable {
    var schema: Int
    var frame: String
    @Side var width: Int
    @Side var height: Int
    var pixelsSHA256: String
    var seed: UInt64
    @Coordinate var point: [String: Double]
    var namedCondition: String?
    @Tally var draw: Int?
    var payloadLength: PayloadLength?
    var condition: IndexedPlacement?
    var codes: [IndexedCode]
    var others: [OtherCodeRecord]?
    var photograph: PhotographRecord?
    var twin: TwinOrigin?
    var stream: StreamFrameRecord?
  }

  struct IndexedCode: Decodable, Equatable {
    var symbology: Symbology?
    var text: String?
    var bytesBase64: Base64Bytes?
    var isKnownByText: Bool?
    var corners: Quad?
    var content: Content?
    var printGrade: IndexedGrade?

    enum CodingKeys: String, CodingKey {
      case symbology, text, bytesBase64
      case isKnownByText = "knownByText"
      case corners, content, printGrade
    }

    /// - Parameter own: the symbology where the code does not say it.
    fileprivate func mark(besides own: Symbology?) -> Int? {
      guard content == nil, isKnownByText != true,
        let bytes = bytesBase64?.bytes ?? text.map({ Array($0.utf8) })
      else { return nil }
      return CanonicalContent(symbology ?? own, bytes).mark
    }
  }

  struct Content: Decodable, Equatable {}

  struct IndexedGrade: Decodable, Equatable {
    var letter: PrintLetter
  }

  /// The placement that the condition has.
  struct IndexedPlacement: Decodable, Equatable {
    @Share var phaseXPixels: Double?
  }
}

extension IndexedFrame {
  /// Nil where a code's symbology is neither in it nor in the frame's name.
  init?(_ line: Line) {
    let own = FrameRecord.symbology(ofFrame: line.frame)
    let symbologies = line.codes.compactMap { $0.symbology ?? own }
    guard symbologies.count == line.codes.count else { return nil }
    // Of photographs a phase that is not there is 0.
    let corner = line.photograph == nil ? line.codes.first?.corners?.phase.x : nil
    self.init(
      frame: line.frame, width: line.width, height: line.height, pixelsSHA256: line.pixelsSHA256,
      seed: line.seed, point: line.point, namedCondition: line.namedCondition,
      payloadLength: line.payloadLength,
      phaseXPixels: line.condition?.phaseXPixels ?? corner ?? 0, symbologies: symbologies,
      truths: line.codes.map { $0.mark(besides: own) }, hasOthers: !(line.others ?? []).isEmpty,
      hasContent: line.codes.contains { $0.content != nil }, draw: line.draw,
      turned: line.photograph?.turnedDegrees, picture: line.photograph?.fileSHA256,
      twin: line.twin, stream: line.stream,
      printLetters: line.codes.contains { $0.printGrade != nil }
        ? line.codes.map(\.printGrade?.letter) : [])
  }
}

extension IndexedFrame: VersionedRecord {
  package static var currentSchema: Int { FrameLine.currentSchema }

  package init(from decoder: any Decoder) throws {
    guard let frame = Self(try Line(from: decoder)) else { throw CodeLine.unknownSymbology }
    self = frame
  }
}
