import Barcodes

extension TrialRecord: ScannedLine {
  package init(scanning scanner: inout LineScanner) throws(UnusualLine) {
    var trial = TrialRecord(frame: "", engine: "", mask: [], status: .ok)
    try scanner.object(required: 9) { name, scanner throws(UnusualLine) in
      try trial.scan(name, &scanner)
    } others: { name, scanner throws(UnusualLine) in
      try trial.scanOptional(name, &scanner)
    }
    self = trial
  }

  /// Reads the value of a member that every line has.
  private mutating func scan(
    _ name: LineScanner.Text, _ scanner: inout LineScanner
  ) throws(UnusualLine) -> Bool {
    switch name {
    case "frame": frame = try scanner.string()
    case "engine": engine = try scanner.string()
    case "mask": mask = try scanner.list { scanner throws(UnusualLine) in try scanner.symbology() }
    case "status": status = try scanner.status()
    case "durations_ns":
      durationsNanoseconds = try scanner.list { scanner throws(UnusualLine) in
        try scanner.nanoseconds()
      }
    case "codes": codes = try scanner.list { scanner throws(UnusualLine) in try scanner.outcome() }
    case "decodes":
      decodes = try scanner.list { scanner throws(UnusualLine) in try scanner.decode() }
    case "false_positives": falsePositives = try scanner.count(SmallCount<Int>.self)
    case "duplicates": duplicates = try scanner.count(SmallCount<Int>.self)
    default: return false
    }
    return true
  }

  private mutating func scanOptional(
    _ name: LineScanner.Text, _ scanner: inout LineScanner
  ) throws(UnusualLine) {
    switch name {
    case "view": view = try scanner.string()
    case "orientation":
      let value = try scanner.integer()
      guard let found = ImageOrientation(rawValue: Int(value)) else { throw UnusualLine() }
      orientation = found
    case "roi": region = try scanner.rectangle()
    case "codes_asked": codesAsked = try scanner.count(SmallCount<Int>.self)
    case "message": message = try scanner.string()
    case "process_ended": processEnded = try scanner.flag()
    case "timing": timing = try scanner.timing()
    case "outside_region": outsideRegion = try scanner.count(SmallCount<Int>.self)
    case "others": others = try scanner.count(SmallCount<Int>.self)
    default: throw UnusualLine()
    }
  }
}

extension LineScanner {
  fileprivate mutating func status() throws(UnusualLine) -> TrialStatus {
    guard let status = TrialStatus(rawValue: try string()) else { throw UnusualLine() }
    return status
  }

  fileprivate mutating func outcome() throws(UnusualLine) -> CodeOutcome {
    var outcome: Outcome?
    var (overlap, error): (Double?, Double?) = (nil, nil)
    try object { name, scanner throws(UnusualLine) in
      switch name {
      case "outcome": outcome = Outcome(rawValue: try scanner.string())
      case "iou": overlap = try scanner.number(Share<Double>.self)
      case "corner_error_modules": error = try scanner.number(Quantity<Double>.self)
      default: throw UnusualLine()
      }
    }
    guard let outcome else { throw UnusualLine() }
    return CodeOutcome(outcome: outcome, overlap: overlap, cornerErrorModules: error)
  }

  fileprivate mutating func decode() throws(UnusualLine) -> DecodeRecord {
    var found: Symbology?
    var text: String?
    var bytes: Base64Bytes?
    var corners: Quad?
    try object { name, scanner throws(UnusualLine) in
      switch name {
      case "symbology": found = try scanner.symbology()
      case "text": text = try scanner.string()
      case "bytes_base64": bytes = try scanner.base64()
      case "corners": corners = try scanner.quad()
      default: throw UnusualLine()
      }
    }
    guard let text, let bytes else { throw UnusualLine() }
    return DecodeRecord(symbology: found, text: text, bytesBase64: bytes, corners: corners)
  }

  fileprivate mutating func timing() throws(UnusualLine) -> TrialTiming {
    var (roundTrip, processor): (Int64?, Int64?) = (nil, nil)
    var block: Int?
    var isControl: Bool?
    try object { name, scanner throws(UnusualLine) in
      switch name {
      case "block": block = try scanner.count(Tally<Int>.self)
      case "control": isControl = try scanner.flag()
      case "round_trip_ns": roundTrip = try scanner.nanoseconds()
      case "processor_ns": processor = try scanner.nanoseconds()
      // Rare, and its words are Foundation's to read.
      default: throw UnusualLine()
      }
    }
    guard let roundTrip else { throw UnusualLine() }
    var timing = TrialTiming(block: block, isControl: isControl, roundTripNanoseconds: roundTrip)
    timing.processorNanoseconds = processor
    return timing
  }
}
