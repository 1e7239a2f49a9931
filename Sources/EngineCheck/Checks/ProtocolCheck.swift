/// A part of the protocol that an engine is held against, in a process of its own that has answered `hello`.
enum ProtocolCheck: CaseIterable {
  case hello, configuration, options, blankFrames, frameSizes, hugeFrame, referenceSymbols, masks
  case features, repetition, memory, timing, badLine, endOfInput

  /// Where it stands that an engine must not break off here.
  var section: ProtocolSection {
    switch self {
    case .hello: .hello
    case .configuration, .options, .masks: .configure
    case .blankFrames, .frameSizes, .hugeFrame, .referenceSymbols, .repetition: .detect
    case .features: .view
    case .memory, .timing: .timing
    case .badLine: .failed
    case .endOfInput: .quit
    }
  }
}

extension Examiner {
  mutating func run(_ check: ProtocolCheck) throws(ProbeFailure) {
    switch check {
    case .hello: try checkHello()
    case .configuration: try checkConfiguration()
    case .options: try checkOptions()
    case .blankFrames: try checkBlankFrames()
    case .frameSizes: try checkFrameSizes()
    case .hugeFrame: try checkHugeFrame()
    case .referenceSymbols: try checkReferenceSymbols()
    case .masks: try checkMasks()
    case .features: try checkFeatures()
    case .repetition: try checkRepetition()
    case .memory: try checkMemory()
    case .timing: try checkTiming()
    case .badLine: try checkBadLine()
    case .endOfInput: try checkEndOfInput()
    }
  }
}
