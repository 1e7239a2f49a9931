import Barcodes
import LiveScanner
import Records

/// One scan as it is read. Each turn (an engine with a mask in a view) has a scanner for each
/// dropping policy. All of them move along the stream together: a frame is read if at least one
/// wants it, once for each turn, however many of its scanners do.
struct ScanReading {
  fileprivate struct Scanners {
    let turn: Turn
    var replays: [ScanReplay<CanonicalContent>]
    /// True if the engine cannot be asked in this scan.
    var isOut = false

    var wanted: Int? { isOut ? nil : replays.compactMap(\.wanted).min() }
  }

  private var scanners: [Scanners]

  /// - Parameters:
  ///   - handedOver: the times at which frames are handed over, in the stream's nanoseconds.
  ///   - codes: the contents of the scan's true codes.
  init(_ stream: StreamRecord, turns: [Turn], handedOver: [Int64], codes: Set<CanonicalContent>) {
    let policies = stream.acceptance.compactMap(AcceptancePolicy.init(name:))
    let forgetAfter = stream.forgetSeconds.map { Int64(($0 * 1e9).rounded()) }
    scanners = turns.map { turn in
      Scanners(
        turn: turn,
        replays: stream.dropping.compactMap(DroppingPolicy.init(name:)).map { dropping in
          ScanReplay(
            handedOver: handedOver, dropping: dropping, acceptance: policies,
            forgetAfter: forgetAfter, isRight: codes.contains, wantsAll: stream.wantsAll)
        })
    }
  }

  /// The next frame that is wanted, by its number in the scan, and the turns that want it; nil at
  /// the end. Turns are reversed on every other frame, so that none always comes first.
  var next: (frame: Int, turns: [Turn])? {
    guard let frame = scanners.compactMap(\.wanted).min() else { return nil }
    let turns = scanners.filter { $0.wanted == frame }.map(\.turn)
    return (frame, frame.isMultiple(of: 2) ? turns : turns.reversed())
  }

  /// Takes the trials of the turns on the next frame, in their order: one for each, and none where none wants a frame.
  mutating func take(_ trials: [TrialRecord]) {
    let (frame, turns) = next ?? (0, [])
    precondition(trials.count == turns.count, "a trial without a turn, or a turn without a trial")
    for (trial, turn) in zip(trials, turns) {
      guard let place = scanners.firstIndex(where: { $0.turn == turn }) else {
        preconditionFailure("a turn that no scanner has")
      }
      scanners[place].take(trial, ofFrame: frame)
    }
  }
}

extension ScanReading.Scanners {
  mutating func take(_ trial: TrialRecord, ofFrame frame: Int) {
    guard let nanoseconds = trial.busyNanoseconds else {
      isOut = true
      return
    }
    let contents = trial.liveContents
    for index in replays.indices where replays[index].wanted == frame {
      replays[index].take(contents: contents, lasting: nanoseconds)
    }
  }
}
