import Barcodes
import Records

/// Frames that a report does not tell apart: those of one suite, symbology, point and named condition.
struct FrameGroup: Hashable {
  var suite: String
  /// The frame's symbology; several are joined by `+`, and `none` is a frame without a code.
  var symbology: String
  /// The frame's symbologies, as a mask.
  var ownMask: FormatMask
  /// The values of the suite's axes, by name.
  var point: [String: Double]
  /// The suite's name for the condition, where it has one.
  var namedCondition: String?
}

/// What a report needs to know of one frame.
struct FrameFacts {
  /// Index into the groups of the `FrameIndex`.
  var group: Int
  var codes: Int
  /// Width times height.
  var pixels: Int
  /// What the frame was drawn from.
  var seed: UInt64
  /// Where the symbol's left side lies within a pixel, 0 to 1.
  var phaseX: Double
  /// `short` or `long`, where the suite has several lengths.
  var payloadLength: String?
}

/// The frames of a run by name, without what only their rendering needs: some 100 bytes a frame.
struct FrameIndex {
  let manifest: String
  private(set) var groups: [FrameGroup] = []
  private var facts: [String: FrameFacts] = [:]

  /// - Throws: `RecordError`, also where a line was written with another schema.
  init(manifest: String) throws {
    self.manifest = manifest
    var indices: [FrameGroup: Int] = [:]
    try Self.forEachFrame(in: manifest) { frame in
      let group = FrameGroup(frame)
      let index = indices[group] ?? groups.count
      if index == groups.count {
        indices[group] = index
        groups.append(group)
      }
      facts[frame.frame] = FrameFacts(
        group: index, codes: frame.codes.count, pixels: frame.width * frame.height,
        seed: frame.seed, phaseX: frame.condition.phaseXPixels,
        payloadLength: frame.payloadLength?.rawValue)
    }
  }

  var count: Int { facts.count }

  subscript(frame: String) -> FrameFacts? { facts[frame] }

  /// The whole records of a few frames, read from the manifest again.
  func records(of names: Set<String>) throws -> [String: FrameRecord] {
    var records: [String: FrameRecord] = [:]
    guard !names.isEmpty else { return records }
    try Self.forEachFrame(in: manifest) { frame in
      if names.contains(frame.frame) { records[frame.frame] = frame }
    }
    return records
  }

  private static func forEachFrame(in path: String, _ body: (FrameRecord) -> Void) throws {
    var reader = try JSONLinesReader(Versioned<FrameRecord>.self, path: path)
    var line = 0
    while let frame = reader.next() {
      line += 1
      switch frame {
      case .record(let record): body(record)
      case .otherSchema(let found):
        throw RecordError.otherSchema(
          path: path, line: line, found: found, expected: FrameRecord.currentSchema)
      }
    }
    if let failure = reader.failure { throw failure }
  }
}

extension FrameGroup {
  init(_ frame: FrameRecord) {
    let mask = FormatMask(frame.codes.map(\.symbology))
    self.init(
      suite: frame.suite, symbology: frame.codes.isEmpty ? "none" : mask.name, ownMask: mask,
      point: frame.point, namedCondition: frame.namedCondition)
  }
}
