import Document
import Findings
import Judging
import Records
import Summaries

struct WidthHeadline {
  let sweep: AxisSweep
  let engine: EngineRecord
  let run: RunRecord

  var finding: Finding {
    let sentences = [
      guidanceSentence, reachSentence, unreachedSentence, sampleSentence,
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

  private var reached: [Double] { thresholds.compactMap(\.threshold.safe).sorted() }

  private var reachSentence: String? {
    guard let widest = reached.last else { return nil }
    let percent = WidthThreshold.percent
    let opening =
      "From \(Wording.pixels(widest)) per module upward, every tested width was read at "
      + "≥ \(percent) % (observed)"
    let scope =
      if thresholds.count == 1 {
        " for \(thresholds[0].symbology)"
      } else if reached.count == thresholds.count {
        " in each of the \(thresholds.count) symbologies asked"
      } else {
        " in \(reached.count) of the \(thresholds.count) symbologies asked"
      }
    return opening + scope + "."
  }

  private var unreachedSentence: String? {
    let unreached = thresholds.filter { $0.threshold.safe == nil }
    guard let widest = sweep.values.last, !unreached.isEmpty else { return nil }
    return "Below \(WidthThreshold.percent) % even at the largest tested width, "
      + "\(Wording.pixels(widest)), stayed \(Wording.list(unreached.map(\.symbology))) (observed)."
  }

  /// The read rate at the smallest tested width that follows the guidance, over all symbologies.
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
    return "\(opening)\(condition) it read \(read.text(dependence: run.dependence(of: cells)))."
  }

  /// For example ` under nominal,`; empty if nothing but the width varies.
  private var condition: String {
    let setting = Wording.setting(sweep.key.fixed, named: sweep.key.namedCondition)
    return setting.isEmpty ? "" : " under \(setting.joined(separator: ", ")),"
  }

  private var sampleSentence: String {
    let codes = Wording.range(thresholds.flatMap(\.threshold.codesPerWidth))
    let asked =
      switch sweep.key.mask {
      case .own: "the frame's own symbology alone"
      case .all: "all symbologies at once"
      default: sweep.key.mask.description
      }
    return
      "n = \(codes) code\(codes == "1" ? "" : "s") for each symbology and width; asked for "
      + "\(asked)."
  }
}
