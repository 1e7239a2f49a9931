package import Barcodes
import Storage

extension FrameLine {
  /// - Parameter conditions: the table that is written beside the manifest.
  package init(_ record: FrameRecord, _ conditions: ConditionTable) {
    let symbology = FrameRecord.symbology(ofFrame: record.frame)
    let moduleWidth = record.condition?.moduleWidthPixels
    self.init(
      frame: record.frame, file: record.file, width: record.width, height: record.height,
      pixelsSHA256: Digest.base64(of: record.pixelsSHA256) ?? record.pixelsSHA256,
      seed: record.seed, point: record.point, namedCondition: record.namedCondition,
      draw: record.draw, payloadLength: record.payloadLength, world: record.world,
      codes: record.codes.map { CodeLine($0, besides: symbology, moduleWidth: moduleWidth) },
      others: record.others, labelled: record.labelled, photograph: record.photograph,
      twin: record.twin, stream: record.stream)
    guard let condition = record.condition else { return }
    if conditions.condition(of: self) == nil { draw = nil }
    let base = conditions.condition(of: self, moduleWidth: moduleWidth) ?? Condition()
    let rest = PartialCondition(condition, besides: base)
    self.condition = rest.names.isEmpty ? nil : rest
  }

  /// Creates a line for people to read, of a frame in a corpus. It omits only neutral parameters.
  package init(whole record: FrameRecord) {
    self.init(record, ConditionTable([]))
    file = record.file ?? FileName.imagePath(ofFrame: frame)
    pixelsSHA256 = record.pixelsSHA256
    draw = record.draw
    condition = record.condition.map { PartialCondition($0, besides: Condition()) }
    codes = record.codes.map { code in
      var line = CodeLine(code, besides: nil, moduleWidth: nil)
      line.bytesBase64 = code.bytesBase64
      return line
    }
  }

  /// Returns the frame, including what the line omits.
  ///
  /// - Throws: `IncompleteLine` if that cannot be found.
  package func record(_ conditions: ConditionTable) throws -> FrameRecord {
    let condition = try condition(conditions)
    return FrameRecord(
      frame: frame, file: file, width: width, height: height,
      pixelsSHA256: Digest.hexadecimal(ofBase64: pixelsSHA256) ?? pixelsSHA256, seed: seed,
      point: point, namedCondition: namedCondition, draw: draw, payloadLength: payloadLength,
      world: world, condition: condition,
      codes: try codes.map {
        try $0.record(inFrame: frame, moduleWidth: condition?.moduleWidthPixels)
      },
      others: others, labelled: labelled, photograph: photograph, twin: twin,
      stream: stream)
  }

  /// The symbologies of the codes, in order.
  ///
  /// - Throws: `IncompleteLine` if one is neither in its code nor in the frame's name.
  package var symbologies: [Symbology] {
    get throws { try codes.map { try $0.symbology(inFrame: frame) } }
  }

  /// The codes with their corners, as far as the line itself states them.
  ///
  /// - Throws: `IncompleteLine`, as `symbologies` does.
  package var trueCodes: [TrueCode] {
    get throws { try codes.map { try $0.record(inFrame: frame, moduleWidth: nil).trueCode } }
  }

  package var suite: String { FrameRecord.suite(ofFrame: frame) }

  /// The contents of the codes, in order.
  ///
  /// - Throws: `IncompleteLine`, as `symbologies` does.
  package var contents: [CanonicalContent] {
    get throws {
      try zip(symbologies, codes).map { symbology, code in
        CanonicalContent(symbology, code.bytesBase64?.bytes ?? Array(code.text.utf8))
      }
    }
  }

  /// Returns nil for photographs.
  private func condition(_ conditions: ConditionTable) throws -> Condition? {
    if photograph != nil { return nil }
    guard var whole = conditions.condition(of: self, moduleWidth: condition?.moduleWidthPixels)
    else {
      throw IncompleteLine(description: "\(FileName.conditions) lacks its draw, \(draw ?? 0)")
    }
    condition?.apply(to: &whole)
    return whole
  }
}

extension CodeLine {
  /// - Parameters:
  ///   - symbology: the symbology in the frame's name.
  ///   - moduleWidth: the module width of the condition.
  fileprivate init(_ code: CodeRecord, besides symbology: Symbology?, moduleWidth: Double?) {
    text = code.text
    self.symbology = code.symbology == symbology ? nil : code.symbology
    bytesBase64 = code.bytesBase64.bytes.elementsEqual(text.utf8) ? nil : code.bytesBase64
    isKnownByText = code.isKnownByText
    moduleWidthPixels = code.moduleWidthPixels == moduleWidth ? nil : code.moduleWidthPixels
    corners = code.corners
    content = code.content
    printGrade = code.printGrade
    (modules, modulesWide, modulesHigh) = (nil, code.modulesWide, code.modulesHigh)
    if let wide = code.modulesWide, let high = code.modulesHigh {
      (modules, modulesWide, modulesHigh) = ([wide, high], nil, nil)
    }
  }

  fileprivate func record(inFrame frame: String, moduleWidth: Double?) throws -> CodeRecord {
    guard modules == nil || modules?.count == 2 else {
      throw IncompleteLine(description: "modules of a code are two numbers")
    }
    return CodeRecord(
      symbology: try symbology(inFrame: frame), text: text,
      bytesBase64: bytesBase64 ?? Base64Bytes(Array(text.utf8)), isKnownByText: isKnownByText,
      moduleWidthPixels: moduleWidthPixels ?? moduleWidth, modulesWide: modules?[0] ?? modulesWide,
      modulesHigh: modules?[1] ?? modulesHigh, corners: corners,
      content: content, printGrade: printGrade)
  }

  fileprivate func symbology(inFrame frame: String) throws -> Symbology {
    guard let symbology = symbology ?? FrameRecord.symbology(ofFrame: frame) else {
      throw Self.unknownSymbology
    }
    return symbology
  }

  static let unknownSymbology = IncompleteLine(
    description: "neither a code nor the frame's name says the symbology")
}

/// A line that does not make a frame, together with what is beside it.
package struct IncompleteLine: Error, CustomStringConvertible {
  package let description: String
}
