import Barcodes

extension IndexedFrame: ScannedLine {
  package init(scanning scanner: inout LineScanner) throws(UnusualLine) {
    guard let frame = Self(try Line(scanning: &scanner)) else { throw UnusualLine() }
    self = frame
  }
}

extension IndexedFrame.Line {
  fileprivate init(scanning scanner: inout LineScanner) throws(UnusualLine) {
    self.init(
      schema: 0, frame: "", width: 1, height: 1, pixelsSHA256: "", seed: 0, point: [:], codes: [])
    try scanner.object(required: 8) { name, scanner throws(UnusualLine) in
      switch name {
      case "frame": frame = try scanner.string()
      case "schema":
        schema = Int(try scanner.integer())
        guard schema == FrameLine.currentSchema else { throw UnusualLine() }
      case "width": width = try scanner.count(Side<Int>.self)
      case "height": height = try scanner.count(Side<Int>.self)
      case "pixels_sha256": pixelsSHA256 = try scanner.string()
      case "seed": seed = try scanner.seed()
      case "point": point = try scanner.coordinates()
      case "codes": codes = try scanner.list { scanner throws(UnusualLine) in try scanner.code() }
      default: return false
      }
      return true
    } others: { name, scanner throws(UnusualLine) in
      switch name {
      case "named_condition": namedCondition = try scanner.string()
      case "payload_length": payloadLength = try scanner.namedLength()
      case "condition": condition = try scanner.placement()
      case "stream": stream = try scanner.streamFrame()
      case "draw": draw = try scanner.count(Tally<Int>.self)
      case "world", "labelled", "file": try scanner.pass()
      // Of photographs, which are few.
      default: throw UnusualLine()
      }
    }
  }
}

extension LineScanner {
  fileprivate mutating func code() throws(UnusualLine) -> IndexedFrame.IndexedCode {
    var code = IndexedFrame.IndexedCode()
    try object { name, scanner throws(UnusualLine) in
      switch name {
      case "symbology": code.symbology = try scanner.symbology()
      case "text":
        // Nothing is made of it but its bytes, which stand before it where they are others.
        let bytes = try scanner.text().bytes
        if code.bytesBase64 == nil { code.bytesBase64 = Base64Bytes(Array(bytes)) }
      case "bytes_base64": code.bytesBase64 = try scanner.base64()
      case "known_by_text": code.isKnownByText = try scanner.flag()
      case "corners": code.corners = try scanner.quad()
      case "content":
        code.content = IndexedFrame.Content()
        try scanner.pass()
      case "print_grade": code.printGrade = try scanner.printGrade()
      default: try scanner.pass()
      }
    }
    return code
  }

  fileprivate mutating func namedLength() throws(UnusualLine) -> PayloadLength {
    let text = try string()
    guard let length = PayloadLength.named.first(where: { $0.name == text }) else {
      throw UnusualLine()
    }
    return length
  }

  fileprivate mutating func printGrade() throws(UnusualLine) -> IndexedFrame.IndexedGrade {
    var letter: PrintLetter?
    try object { name, scanner throws(UnusualLine) in
      guard case "letter" = name else { return try scanner.pass() }
      letter = PrintLetter(rawValue: try scanner.string())
    }
    guard let letter else { throw UnusualLine() }
    return IndexedFrame.IndexedGrade(letter: letter)
  }

  fileprivate mutating func placement() throws(UnusualLine) -> IndexedFrame.IndexedPlacement {
    var phase: Double?
    try object { name, scanner throws(UnusualLine) in
      guard case "phase_x_px" = name else { return try scanner.pass() }
      phase = try scanner.number(Share<Double>.self)
    }
    return IndexedFrame.IndexedPlacement(phaseXPixels: phase)
  }

  /// One function: it has what a frame of a stream has.
  fileprivate mutating func streamFrame() throws(UnusualLine) -> StreamFrameRecord {
    var frame = StreamFrameRecord(
      scan: 0, frame: 0, handedOverNanoseconds: 0, middleSeconds: 0, exposureSeconds: 0, gain: 0,
      distanceMillimetres: 1, focusMillimetres: 1)
    try object(required: 8) { name, scanner throws(UnusualLine) in
      switch name {
      case "scan": frame.scan = try scanner.count(SmallCount<Int>.self)
      case "frame": frame.frame = try scanner.count(SmallCount<Int>.self)
      case "handed_over_ns": frame.handedOverNanoseconds = try scanner.nanoseconds()
      case "middle_s": frame.middleSeconds = try scanner.number(Quantity<Double>.self)
      case "exposure_s": frame.exposureSeconds = try scanner.number(Quantity<Double>.self)
      case "gain": frame.gain = try scanner.number(Quantity<Double>.self)
      case "distance_mm": frame.distanceMillimetres = try scanner.number(Extent<Double>.self)
      case "focus_mm": frame.focusMillimetres = try scanner.number(Extent<Double>.self)
      default: return false
      }
      return true
    } others: { name, scanner throws(UnusualLine) in
      guard case "aimed_at" = name else { return try scanner.pass() }
      frame.aimedAt = try scanner.count(SmallCount<Int>.self)
    }
    return frame
  }
}
