import Barcodes

extension TrialRecord: ScannedLine {
  package init(scanning scanner: inout LineScanner) throws(UnusualLine) {
    var trial = TrialRecord(frame: "", engine: "", mask: [], status: .ok)
    var required = 0
    var members = try scanner.object()
    while let name = try scanner.next(&members) {
      required += try trial.scan(name, &scanner) ? 1 : 0
    }
    guard required == Self.requiredCount else { throw UnusualLine() }
    self = trial
  }

  /// Members that every line has.
  private static let requiredCount = 9

  /// Reads the value of a member.
  ///
  /// - Returns: whether every line has it.
  private mutating func scan(
    _ name: LineScanner.Text, _ scanner: inout LineScanner
  ) throws(UnusualLine) -> Bool {
    switch name {
    case "frame": frame = try scanner.string()
    case "engine": engine = try scanner.string()
    case "mask": mask = try scanner.symbologies()
    case "status": status = try scanner.status()
    case "durations_ns": durationsNanoseconds = try scanner.durations()
    case "codes": codes = try scanner.outcomes()
    case "decodes": decodes = try scanner.decodes()
    case "false_positives": falsePositives = try scanner.count(SmallCount<Int>.self)
    case "duplicates": duplicates = try scanner.count(SmallCount<Int>.self)
    default:
      try scanOptional(name, &scanner)
      return false
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
  fileprivate mutating func symbologies() throws(UnusualLine) -> [Symbology] {
    var items = try list()
    var symbologies: [Symbology] = []
    while try next(&items) { symbologies.append(try symbology()) }
    return symbologies
  }

  fileprivate mutating func status() throws(UnusualLine) -> TrialStatus {
    guard let status = TrialStatus(rawValue: try string()) else { throw UnusualLine() }
    return status
  }

  fileprivate mutating func durations() throws(UnusualLine) -> [Int64] {
    var items = try list()
    var durations: [Int64] = []
    while try next(&items) { durations.append(try nanoseconds()) }
    return durations
  }

  fileprivate mutating func outcomes() throws(UnusualLine) -> [CodeOutcome] {
    var items = try list()
    var outcomes: [CodeOutcome] = []
    while try next(&items) {
      var outcome: Outcome?
      var (overlap, error): (Double?, Double?) = (nil, nil)
      var members = try object()
      while let name = try next(&members) {
        switch name {
        case "outcome": outcome = Outcome(rawValue: try string())
        case "iou": overlap = try number(Share<Double>.self)
        case "corner_error_modules": error = try number(Quantity<Double>.self)
        default: throw UnusualLine()
        }
      }
      guard let outcome else { throw UnusualLine() }
      outcomes.append(CodeOutcome(outcome: outcome, overlap: overlap, cornerErrorModules: error))
    }
    return outcomes
  }

  fileprivate mutating func decodes() throws(UnusualLine) -> [DecodeRecord] {
    var items = try list()
    var decodes: [DecodeRecord] = []
    while try next(&items) {
      var found: Symbology?
      var text: String?
      var bytes: Base64Bytes?
      var corners: Quad?
      var members = try object()
      while let name = try next(&members) {
        switch name {
        case "symbology": found = try symbology()
        case "text": text = try string()
        case "bytes_base64": bytes = try base64()
        case "corners": corners = try quad()
        default: throw UnusualLine()
        }
      }
      guard let text, let bytes else { throw UnusualLine() }
      decodes.append(
        DecodeRecord(symbology: found, text: text, bytesBase64: bytes, corners: corners))
    }
    return decodes
  }

  fileprivate mutating func timing() throws(UnusualLine) -> TrialTiming {
    var (roundTrip, processor): (Int64?, Int64?) = (nil, nil)
    var block: Int?
    var isControl: Bool?
    var members = try object()
    while let name = try next(&members) {
      switch name {
      case "block": block = try count(Tally<Int>.self)
      case "control": isControl = try flag()
      case "round_trip_ns": roundTrip = try nanoseconds()
      case "processor_ns": processor = try nanoseconds()
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
