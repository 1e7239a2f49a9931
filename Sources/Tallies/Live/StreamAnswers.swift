import Barcodes
import Records
import Summaries

/// Engines' answers on the frames of streams, as far as scanners need them, whatever the order in
/// which the trials come: some 50 bytes a trial.
struct StreamAnswers {
  /// Who reads it, and how.
  struct AnswerTurn: Hashable {
    /// Its place in the run's list.
    var engine: Int
    var mask: MaskName
    var view: String?
  }

  /// The list of the contents that were read, and the time that the reader was busy; nil where the engine was not asked.
  typealias FrameAnswer = (contents: UInt32, nanoseconds: Int64?)

  /// A frame of a scan that somebody read, with its place in the manifest.
  typealias Frame = (index: Int, facts: StreamFacts)

  /// All of one scan.
  struct Scan {
    var seed: UInt64
    /// By their number in the scan.
    var frames: [UInt32: Frame] = [:]
    /// By the frame's number in the scan.
    var answers: [AnswerTurn: [UInt32: FrameAnswer]] = [:]
    /// Codes that lay outside the region of interest where one of them was read all the same, by turn and frame.
    var outside: [AnswerTurn: [UInt32: [Int]]] = [:]

    /// Takes in an answer; of several to one frame, the last one counts.
    fileprivate mutating func add(
      _ frame: Frame, _ turn: AnswerTurn, _ answer: FrameAnswer, outside: [Int]?
    ) {
      frames[frame.facts.number] = frame
      answers[turn, default: [:]][frame.facts.number] = answer
      if let outside { self.outside[turn, default: [:]][frame.facts.number] = outside }
    }
  }

  /// By the index of the frame group, and by the scan's number in it.
  private(set) var scans: [Int: [UInt32: Scan]] = [:]
  private(set) var contents = ContentTable()
  /// How the trials of one engine on one suite's frames ended, by suite and engine.
  private var endings: [String: [String: (record: LiveEndingRecord, clock: ClockFaultCounts)]] = [:]
  private let engines: [String: Int]
  /// Where in the file the lines of trials begin that are of the first scan of each symbology at each point: those that strips show. By turn, and
  /// by the frame's place in the manifest.
  private var offsets: [AnswerTurn: [Int: UInt64]] = [:]

  init(_ run: RunRecord) {
    engines = Dictionary(
      zip(run.engines.map(\.label), run.engines.indices), uniquingKeysWith: min)
  }

  /// - Parameter offset: where in the file the trial's line begins, in bytes.
  mutating func add(
    _ trial: TrialRecord, at offset: UInt64, mask: MaskName, suite: String, facts: FrameFacts,
    stream: StreamFacts
  ) {
    var ending =
      endings[suite]?[trial.engine]
      ?? (LiveEndingRecord(suite: suite, engine: trial.engine), ClockFaultCounts())
    ending.record.add(trial)
    ending.clock.add(trial, pixels: facts.pixels)
    endings[suite, default: [:]][trial.engine] = ending
    guard let engine = engines[trial.engine] else { return }
    let turn = AnswerTurn(engine: engine, mask: mask, view: trial.view)
    if stream.scan == 0 { offsets[turn, default: [:]][facts.index] = offset }
    let answer = (contents.list(of: trial.liveContents), trial.busyNanoseconds)
    let outside =
      trial.outsideRegion ?? 0 > 0
      ? trial.codes.indices.filter { trial.codes[$0].outcome == .outside } : nil
    scans[facts.group, default: [:]][stream.scan, default: Scan(seed: facts.seed)]
      .add((facts.index, stream), turn, answer, outside: outside)
  }

  /// Where the line of a trial begins; nil where it is of no scan that is shown.
  func offset(of turn: AnswerTurn, frame: Int) -> UInt64? {
    offsets[turn]?[frame]
  }

  /// In the run's order.
  func endings(of run: RunRecord) -> [LiveEndingRecord] {
    run.suites.flatMap { suite in
      run.engines.compactMap { engine in
        endings[suite.name]?[engine.label].map { ending in
          var record = ending.record
          record.clockFaults = ending.clock.faults
          return record
        }
      }
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
