import Judging
import Records
package import Summaries

extension DuelRecord {
  /// The answer of a duel, from what was read and from how long it took: judges reads on any machine, and latencies only on one that
  /// can be trusted.
  static func judgement(
    accuracy: DuelAccuracy?, readingCut: String? = nil, cutReading: CutReading? = nil,
    latency: DuelLatency?
  ) -> (answer: GateAnswer, reasons: [String]) {
    let isJudged = accuracy?.isJudged != false
    let read = isJudged ? accuracy?.comparison : nil
    let cells = latency?.cells ?? []
    let isDisturbed = latency?.isDisturbed == true
    let slower = isDisturbed ? [] : cells.filter { $0.answer == .worse }
    let open = cells.filter { $0.answer == .inconclusive }
    let answer: GateAnswer =
      if read?.answer == .worse || cutReading?.isWorse == true {
        .worse
      } else if !isJudged || isDisturbed {
        .environment
      } else if !slower.isEmpty {
        .worse
      } else if read?.answer == .inconclusive || readingCut != nil || !open.isEmpty
        || latency?.failure != nil
      {
        .inconclusive
      } else if read?.answer == .noLossShown {
        .noLossShown
      } else {
        .fine
      }
    let reasons =
      (read?.reasons ?? [])
      + (accuracy.map(Self.cautions) ?? [])
      + [
        cutReading?.reason, readingCut, latency?.failure.map { "Latency: \($0)." },
        latency?.cut?.sentence,
      ]
      .compactMap(\.self)
      + (isDisturbed
      ? cells.filter { $0.answer == .environment } : slower + open)
      .map { "\($0.cell.name): \($0.sentence)" }
    return (answer, reasons)
  }

  /// A sentence on each engine that answers by chance.
  private static func cautions(_ accuracy: DuelAccuracy) -> [String] {
    let end =
      accuracy.isJudged
      ? ", and both times it was worse than the baseline."
      : ": what it reads cannot be held against anything."
    return accuracy.unstable.sorted { $0.key < $1.key }.compactMap { name, frames in
      frames.first.map {
        "The \(name) answers otherwise when it is asked once more, as on \($0)\(end)"
      }
    }
  }
}

extension DuelCut {
  /// A sentence on the cells that were left undecided, with the time that it would take.
  package var sentence: String {
    let cells = Wording.count(cells, "cell")
    let seconds = Wording.count(Int((neededSeconds / 10).rounded(.up)) * 10)
    let end =
      cause == .time ? "since too little time was left for the next look" : "at the interruption"
    // A larger budget by itself has longer blocks.
    return
      "Latency: \(cells) undecided \(end); --budget \(seconds) --cell-seconds \(Wording.significant(cellSeconds)) would time all to the end."
  }
}

extension DuelCellResult {
  /// The finding, in a sentence without the cell's name.
  package var sentence: String {
    let change = ratio.map(Wording.change) ?? "unknown"
    switch answer {
    case .environment:
      if let clockFault { return clockFault.sentence }
      return "\(cause); latency cannot be judged on this machine now."
    case .worse, .inconclusive:
      if let failure { return "not timed to the end: \(failure)." }
      guard let confirmation else {
        if cut == .unconfirmed {
          return "seems slower (\(change)); there was no time to confirm it."
        }
        if blocks == 0 { return "not timed up to a first look." }
        return "undecided after \(Wording.count(blocks, "block")) (\(change))."
      }
      let again = Wording.change(confirmation.ratio)
      let seemed =
        switch confirmation.group {
        case nil: "slower by \(change)"
        case FrameSubset.slowed.rawValue?: "some frames are slower by a tenth or more"
        case let group?:
          "\(Wording.frameGroup(group)) are slower"
            + (worstGroup?.ratio.map { " by \(Wording.change($0))" } ?? "")
        }
      return answer == .worse
        ? "\(seemed); on another core \(again)."
        : "\(seemed), but on another core \(again): not confirmed."
    case .fine: return "at most \(ratio.map { Wording.change($0.upper) } ?? "unknown") (\(change))."
    case .better: return "\(change)."
    }
  }

  /// Why the machine cannot be trusted.
  private var cause: String {
    switch confirmation?.disturbance ?? disturbance {
    case .correlation:
      "blocks that follow one another are alike (autocorrelation "
        + "\(correlation.map(Wording.significant) ?? "unknown"))"
    case .drift: "the ratios rise or fall with time"
    case .control, nil:
      "the baseline differs from its own copy "
        + "(\((confirmation?.control ?? control).map(Wording.change) ?? "unknown"))"
    }
  }
}

extension Wording {
  /// `+2.1 %` for 1.021.
  package static func change(_ ratio: Double) -> String { "\(points(ratio - 1)) %" }

  /// A group of a cell's frames, in the plural.
  package static func frameGroup(_ name: String) -> String {
    switch FrameSubset(rawValue: name) {
    case .read: "frames that the baseline reads"
    case .unread: "frames that the baseline does not read"
    case .small: "frames of small modules"
    case .large: "frames of large modules"
    case .slowed: "frames that stand out"
    case .first: "first calls on frames"
    default: "frames of the condition \(name.split(separator: ":").last ?? "")"
    }
  }

  /// `+1.6 to +2.5 %`
  package static func bounds(_ ratio: BoundedEstimate) -> String {
    "\(points(ratio.lower - 1)) to \(change(ratio.upper))"
  }

  /// `+2.1 %, +1.6 to +2.5 %`
  package static func change(_ ratio: BoundedEstimate) -> String {
    "\(change(ratio.value)), \(bounds(ratio))"
  }
}
