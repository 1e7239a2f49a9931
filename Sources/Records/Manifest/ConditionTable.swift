import Barcodes

/// The parts of conditions that lines of a manifest omit because many frames have them in common.
package struct ConditionTable: Sendable {
  /// The limit on the lines that are read.
  package static let mostRecords = 100_000

  package let records: [ConditionRecord]
  /// By suite, named condition and draw.
  private let parts: [String: [String?: [Int?: PartialCondition]]]

  package init(_ records: [ConditionRecord]) {
    self.records = records
    // Of records alike in these, the first one counts.
    parts = records.reversed().reduce(into: [:]) { parts, record in
      parts[record.suite, default: [:]][record.namedCondition, default: [:]][record.draw] =
        record.condition
    }
  }

  /// Reads the table of a corpus or a run.
  ///
  /// - Throws: `FileError` if there is none, or `RecordError`.
  package init(folder: String) throws {
    let path = "\(folder)/\(FileName.conditions)"
    var reader = try JSONLinesReader(ConditionRecord.self, path: path)
    var records: [ConditionRecord] = []
    while let record = reader.next() {
      guard record.schema == ConditionRecord.currentSchema else {
        throw RecordError.otherSchema(
          path: path, line: reader.line, found: record.schema,
          expected: ConditionRecord.currentSchema)
      }
      guard records.count < Self.mostRecords else {
        throw RecordError.malformed(
          path: path, line: reader.line, reason: "more than \(Self.mostRecords) lines")
      }
      records.append(record)
    }
    if let failure = reader.failure { throw failure }
    self.init(records)
  }

  /// Writes the table beside a manifest.
  ///
  /// - Throws: `FileError`.
  package func write(inFolder folder: String) throws {
    let lines = try JSONLinesWriter(path: "\(folder)/\(FileName.conditions)")
    for record in records { try lines.write(record) }
    try lines.synchronize()
    try lines.close()
  }

  /// Returns a frame's condition as far as its line may omit it; nil if the line names a draw that
  /// the table lacks.
  ///
  /// It consists of what frames of its named condition and draw have in common, then the frame's
  /// point, then the phases that its first corner implies, then lengths in pixels. Everything else
  /// is neutral.
  ///
  /// - Parameter moduleWidth: the module width in pixels by which those lengths are divided; nil
  ///   for the one found so far.
  func condition(of frame: FrameLine, moduleWidth: Double? = nil) -> Condition? {
    let part = parts[FrameRecord.suite(ofFrame: frame.frame)]?[frame.namedCondition]?[frame.draw]
    if part == nil && frame.draw != nil { return nil }
    var condition = Condition()
    part?.apply(to: &condition)
    var lengths = part?.pixelLengths ?? [:]
    for (name, coordinate) in frame.point {
      if let length = PixelLength(rawValue: name) {
        lengths[length] = coordinate
      } else {
        ConditionParameter.named[name]?.set(coordinate, in: &condition)
      }
    }
    let phase = frame.codes.first?.corners?.phase
    (condition.phaseXPixels, condition.phaseYPixels) = (phase?.x ?? 0, phase?.y ?? 0)
    let own = condition.moduleWidthPixels
    condition.moduleWidthPixels = moduleWidth ?? own
    for (length, pixels) in lengths { length.set(pixels, in: &condition) }
    condition.moduleWidthPixels = own
    return condition
  }
}

extension Quad {
  /// The position of the top left corner within its pixel, to 1/1000 px.
  var phase: Point {
    func fraction(_ coordinate: Double) -> Double {
      ((coordinate - coordinate.rounded(.down)) * 1000).rounded() / 1000
    }
    return Point(x: fraction(topLeft.x), y: fraction(topLeft.y))
  }
}
