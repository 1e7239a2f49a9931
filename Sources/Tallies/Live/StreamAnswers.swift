import Barcodes
import Records
import Summaries

/// Engines' answers on the frames of streams, as far as scanners need them, whatever the order in
/// which the trials come: some 50 bytes a trial.
struct StreamAnswers {
  /// One scan, whoever reads it.
  struct ScanKey: Hashable {
    /// Index of the frame group.
    var group: Int
    var scan: UInt32
  }

  /// Who reads it, and how.
  struct AnswerTurn: Hashable {
    /// Its place in the run's list.
    var engine: Int
    var mask: MaskName
    var view: String?
  }

  struct FrameAnswer {
    /// The frame's number in the scan.
    var number: UInt32
    /// The list of the contents that were read.
    var contents: UInt32
    /// The time that the reader was busy; nil where the engine was not asked.
    var nanoseconds: Int64?
  }

  /// A frame of a scan that somebody read.
  struct Frame {
    /// Its place in the manifest.
    var index: Int
    var handedOver: Int64
    /// Among the codes, the one that the person aims at; nil where any may be read.
    var aimedAt: Int?
  }

  /// All of one scan.
  struct Scan {
    var seed: UInt64
    /// By their number in the scan.
    var frames: [UInt32: Frame] = [:]
    /// In the order in which they came.
    var answers: [AnswerTurn: [FrameAnswer]] = [:]
    /// Codes that lay outside the region of interest where one of them was read all the same, by turn and frame.
    var outside: [AnswerTurn: [UInt32: [Int]]] = [:]
  }

  private(set) var scans: [ScanKey: Scan] = [:]
  private(set) var contents = ContentTable()
  private var endings: [SuiteReader: Ending] = [:]
  private let engines: [String: Int]
  /// Where in the file the lines of trials begin that are of the first scan of each symbology at each point: those that strips show. By turn, and
  /// by the frame's place in the manifest.
  private var offsets: [AnswerTurn: [Int: UInt64]] = [:]

  /// The endings of the trials of one engine on one suite's frames.
  private struct Ending {
    var record: LiveEndingRecord
    var clock = ClockFaultCounts()

    mutating func add(_ trial: TrialRecord, pixels: Int) {
      record.add(trial)
      clock.add(trial, pixels: pixels)
      record.clockFaults = clock.faults
    }
  }

  init(_ run: RunRecord) {
    engines = Dictionary(
      zip(run.engines.map(\.label), run.engines.indices), uniquingKeysWith: min)
  }

  /// - Parameter offset: where in the file the trial's line begins, in bytes.
  mutating func add(
    _ trial: TrialRecord, at offset: UInt64, mask: MaskName, suite: String, facts: FrameFacts,
    stream: StreamFacts
  ) {
    endings[
      SuiteReader(suite: suite, engine: trial.engine),
      default: Ending(record: LiveEndingRecord(suite: suite, engine: trial.engine))
    ].add(trial, pixels: facts.pixels)
    guard let engine = engines[trial.engine] else { return }
    let turn = AnswerTurn(engine: engine, mask: mask, view: trial.view)
    let key = ScanKey(group: facts.group, scan: stream.scan)
    if stream.scan == 0 { offsets[turn, default: [:]][facts.index] = offset }
    let answer = FrameAnswer(
      number: stream.number, contents: contents.list(of: trial.liveContents),
      nanoseconds: trial.busyNanoseconds)
    scans[key, default: Scan(seed: facts.seed)].frames[stream.number] = Frame(
      index: facts.index, handedOver: stream.handedOver, aimedAt: stream.aimedAt.map(Int.init))
    scans[key]?.answers[turn, default: []].append(answer)
    guard trial.outsideRegion ?? 0 > 0 else { return }
    scans[key]?.outside[turn, default: [:]][stream.number] = trial.codes.indices.filter {
      trial.codes[$0].outcome == .outside
    }
  }

  /// Where the line of a trial begins; nil where it is of no scan that is shown.
  func offset(of turn: AnswerTurn, frame: Int) -> UInt64? {
    offsets[turn]?[frame]
  }

  /// In the run's order.
  func endings(of run: RunRecord) -> [LiveEndingRecord] {
    run.suites.flatMap { suite in
      run.engines.compactMap { endings[SuiteReader(suite: suite.name, engine: $0.label)]?.record }
    }
  }
}

/// The contents that were read in a run, each once.
struct ContentTable {
  private var numbers: [CanonicalContent: Int32] = [:]
  private(set) var contents: [CanonicalContent] = []
  private var lists: [[Int32]] = [[]]
  private var places: [[Int32]: UInt32] = [[]: 0]

  mutating func number(of content: CanonicalContent) -> Int32 {
    if let number = numbers[content] { return number }
    let number = Int32(contents.count)
    numbers[content] = number
    contents.append(content)
    return number
  }

  /// The number of a list of contents.
  mutating func list(of contents: [CanonicalContent]) -> UInt32 {
    guard !contents.isEmpty else { return 0 }
    let list = contents.map { number(of: $0) }
    if let place = places[list] { return place }
    let place = UInt32(lists.count)
    places[list] = place
    lists.append(list)
    return place
  }

  subscript(list place: UInt32) -> [Int32] { lists[Int(place)] }
}
