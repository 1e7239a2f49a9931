import Analysis
import Judging
import Records

/// What one engine's sweep of module widths says, in sentences.
struct WidthHeadline {
  let sweep: AxisSweep
  let engine: EngineRecord

  var finding: Finding {
    let sentences = [
      guidanceSentence, reachSentence, unreachedSentence, firstSentence, sampleSentence,
    ]
    return Finding(
      engine: engine.label,
      sentences: thresholds.isEmpty
        ? ["No symbology was tried."] : sentences.compactMap(\.self))
  }

  private var thresholds: [(symbology: String, threshold: WidthThreshold)] {
    sweep.symbologies.compactMap { symbology in
      WidthThreshold(sweep.asked(engine: engine.label, symbology: symbology))
        .map { (symbology, $0) }
    }
  }

  /// Symbologies by the width from which they were read, the easiest first.
  private var reached: [(symbology: String, safe: Double)] {
    thresholds.compactMap { entry in entry.threshold.safe.map { (entry.symbology, $0) } }
      .sorted { ($0.safe, $0.symbology) < ($1.safe, $1.symbology) }
  }

  private var reachSentence: String? {
    guard let easiest = reached.first, let hardest = reached.last else { return nil }
    let percent = WidthThreshold.percent
    let opening =
      "From \(Wording.pixels(hardest.safe)) per module upward, every tested width was read at "
      + "≥ \(percent) % (observed)"
    let scope =
      if thresholds.count == 1 {
        " for \(hardest.symbology)"
      } else if reached.count == thresholds.count {
        " in each of the \(thresholds.count) symbologies asked"
      } else {
        " in \(reached.count) of the \(thresholds.count) symbologies asked"
      }
    guard easiest.safe < hardest.safe else { return opening + scope + "." }
    return opening + scope + "; the easiest, \(easiest.symbology), was so from "
      + "\(Wording.pixels(easiest.safe)) and the hardest was \(hardest.symbology)."
  }

  private var unreachedSentence: String? {
    let unreached = thresholds.filter { $0.threshold.safe == nil }
    guard let widest = sweep.values.last, !unreached.isEmpty else { return nil }
    let names = unreached.map {
      "\($0.symbology) (\(Wording.percent($0.threshold.largest.rate)))"
    }
    return "Below \(WidthThreshold.percent) % even at the largest tested width, "
      + "\(Wording.pixels(widest)), stayed \(Wording.list(names))."
  }

  /// The smallest tested width that follows the guidance, over all symbologies.
  private var guidanceSentence: String? {
    guard let width = sweep.values.first(where: { $0 >= Guidance.moduleWidthPixels }) else {
      return nil
    }
    let cells = sweep.cells.filter {
      $0.engine == engine.label && $0.point[SweptAxis.moduleWidth.name] == width
    }
    guard let read = ReadCount(cells) else { return nil }
    let opening =
      width == Guidance.moduleWidthPixels
      ? "At 2 px per module, the least that Google's ML Kit guidance asks for,"
      : "At \(Wording.pixels(width)) per module, the smallest tested width that follows Google's "
        + "ML Kit guidance (2 px or more),"
    return "\(opening) it read \(read.text)."
  }

  private var firstSentence: String? {
    let first = thresholds.compactMap { entry in
      entry.threshold.first.map { (width: $0, symbology: entry.symbology) }
    }
    .min { ($0.width, $0.symbology) < ($1.width, $1.symbology) }
    return first.map {
      "The smallest single width read at ≥ \(WidthThreshold.percent) % was "
        + "\(Wording.pixels($0.width)) (\($0.symbology)); read rate does not rise steadily with "
        + "width."
    }
  }

  private var sampleSentence: String {
    let codes = Wording.range(thresholds.flatMap(\.threshold.codesPerWidth))
    let asked =
      switch sweep.key.mask {
      case "own": "the frame's own symbology alone"
      case "all": "all symbologies at once"
      default: sweep.key.mask
      }
    return
      "n = \(codes) code\(codes == "1" ? "" : "s") for each symbology and width; asked for "
      + "\(asked)."
  }
}
