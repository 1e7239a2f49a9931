import Barcodes
import Records

/// Frames that a report does not tell apart: those of one suite, symbology, point and named condition.
struct FrameGroup: Hashable {
  package var suite: String
  /// The frame's symbology; several are joined by `+`, and `none` is a frame without a code.
  package var symbology: String
  /// The frame's symbologies, as a mask.
  var ownMask: FormatMask
  /// The values of the suite's axes, by name.
  package var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  package var namedCondition: String?
}

/// What a report needs to know of a photograph.
struct PhotographFacts {
  /// Of its true codes, in their order.
  var symbologies: [Symbology]
  /// Clockwise, in degrees.
  var turned: Int
  /// Whether it shows no code at all.
  var isNegative: Bool
}

/// What a report needs to know of one frame.
struct FrameFacts {
  /// Index into the groups of the `FrameIndex`.
  package var group: Int
  package var codes: Int
  /// Width times height.
  package var pixels: Int
  /// What the frame was drawn from.
  package var seed: UInt64
  /// Where the symbol's left side lies within a pixel, 0 to 1.
  var phaseX: Double
  /// `short`, `long` or a number of characters, where the suite chose it.
  var payloadLength: String?
  /// Nil of rendered frames.
  var photograph: PhotographFacts?
  /// What it is a twin of; nil of most frames.
  var twin: TwinOrigin?
  /// Where its line begins in the manifest, in bytes.
  package var offset: UInt64
}

/// The frames of a run by name, without what only their rendering needs: some 100 bytes a frame.
struct FrameIndex {
  package let manifest: String
  package private(set) var groups: [FrameGroup] = []
  private var facts: [String: FrameFacts] = [:]
  /// The photographed codes that have a twin, in the manifest's order.
  private(set) var twins: [TwinOrigin] = []

  /// - Throws: `RecordError`, also where a line was written with another schema.
  ///
  /// - Parameters:
  ///   - offset: of the first line that is read, in bytes.
  ///   - limit: of a manifest that is being written, how many bytes are read.
  package init(manifest: String, from offset: UInt64 = 0, upTo limit: UInt64? = nil) throws {
    self.manifest = manifest
    var indices: [FrameGroup: Int] = [:]
    var reader = try JSONLinesReader(
      Versioned<IndexedFrame>.self, path: manifest, from: offset, upTo: limit)
    while let frame = try reader.nextRecord(of: manifest) {
      let group = FrameGroup(frame)
      let index = indices[group] ?? groups.count
      if index == groups.count {
        indices[group] = index
        groups.append(group)
      }
      facts[frame.frame] = FrameFacts(
        group: index, codes: frame.codes.count, pixels: frame.width * frame.height,
        seed: frame.seed, phaseX: frame.condition?.phaseXPixels ?? 0,
        payloadLength: frame.payloadLength?.name,
        photograph: frame.photograph.map { photograph in
          PhotographFacts(
            symbologies: frame.codes.map(\.symbology), turned: photograph.turned,
            isNegative: frame.codes.isEmpty && (frame.others ?? []).isEmpty)
        }, twin: frame.twin, offset: reader.lineOffset)
      if let twin = frame.twin { twins.append(twin) }
    }
    if let failure = reader.failure { throw failure }
  }

  package var count: Int { facts.count }

  package subscript(frame: String) -> FrameFacts? { facts[frame] }

  /// The SHA-256 of every frame's pixels by the frame's name, read from the manifest again.
  ///
  /// - Throws: `RecordError`.
  func pixelHashes() throws -> [String: String] {
    var hashes: [String: String] = [:]
    var reader = try JSONLinesReader(Versioned<HashedFrame>.self, path: manifest)
    while let frame = try reader.nextRecord(of: manifest) {
      hashes[frame.frame] = frame.pixelsSHA256
    }
    if let failure = reader.failure { throw failure }
    return hashes
  }

  /// The whole records of a few frames, read from the manifest again.
  package func records(of names: Set<String>) throws -> [String: FrameRecord] {
    var records: [String: FrameRecord] = [:]
    for name in names {
      guard let offset = facts[name]?.offset else { continue }
      var reader = try JSONLinesReader(
        Versioned<FrameRecord>.self, path: manifest, from: offset)
      records[name] = try reader.nextRecord(of: manifest)
      if let failure = reader.failure { throw failure }
    }
    return records
  }
}

/// What the index keeps of a line of the manifest; the rest is passed over, since a run has up to a million lines.
private struct IndexedFrame: VersionedRecord {
  static let currentSchema = FrameRecord.currentSchema

  struct Code: Decodable {
    let symbology: Symbology
  }

  struct Other: Decodable {}

  struct Photograph: Decodable {
    @SmallCount var turned: Int

    enum CodingKeys: String, CodingKey { case turned = "turned_deg" }
  }

  struct Placement: Decodable {
    /// Absent in older manifests.
    @Share var phaseXPixels: Double?

    enum CodingKeys: String, CodingKey { case phaseXPixels = "phase_x_px" }
  }

  let frame: String
  @Side var width: Int
  @Side var height: Int
  let seed: UInt64
  @Coordinate var point: [String: Double]
  let namedCondition: String?
  let payloadLength: PayloadLength?
  /// Nil of photographs.
  let condition: Placement?
  let codes: [Code]
  let others: [Other]?
  let photograph: Photograph?
  let twin: TwinOrigin?

  enum CodingKeys: String, CodingKey {
    case frame, width, height, seed, point
    case namedCondition = "named_condition"
    case payloadLength = "payload_length"
    case condition, codes, others, photograph, twin
  }
}

/// What tells a frame's pixels from another's.
private struct HashedFrame: VersionedRecord {
  static let currentSchema = FrameRecord.currentSchema

  let frame: String
  let pixelsSHA256: String

  /// The key has the spelling of the manifest.
  enum CodingKeys: String, CodingKey {
    case frame
    case pixelsSHA256 = "pixels_sha256"
  }
}

extension JSONLinesReader {
  /// The next record; nil at the end of the file or at a fault.
  ///
  /// - Throws: `RecordError.otherSchema`.
  fileprivate mutating func nextRecord<Wanted: VersionedRecord>(
    of path: String
  ) throws -> Wanted? where Record == Versioned<Wanted> {
    try next()?.record(in: path, line: line)
  }
}

extension FrameGroup {
  package init(_ frame: FrameRecord) {
    self.init(
      frame.frame, frame.codes.map(\.symbology), point: frame.point,
      namedCondition: frame.namedCondition)
  }

  fileprivate init(_ frame: IndexedFrame) {
    self.init(
      frame.frame, frame.codes.map(\.symbology), point: frame.point,
      namedCondition: frame.namedCondition)
  }

  private init(
    _ frame: String, _ symbologies: [Symbology], point: [String: Double], namedCondition: String?
  ) {
    let mask = FormatMask(symbologies)
    self.init(
      suite: FrameRecord.suite(ofFrame: frame),
      symbology: symbologies.isEmpty ? "none" : mask.name,
      ownMask: mask, point: point, namedCondition: namedCondition)
  }
}
