import Document
import Findings
import Judging
import Records
import Summaries

extension AxisSweep {
  /// A symbology with its width thresholds.
  private typealias ReadWidths = (symbology: String, threshold: WidthThreshold)

  /// Tells from which module width on one engine reads.
  func widthSentences(on engine: EngineRecord, in run: RunRecord) -> [String] {
    let thresholds: [ReadWidths] = symbologies.compactMap { symbology in
      WidthThreshold(asked(engine: engine.label, symbology: symbology)).map { (symbology, $0) }
    }
    guard !thresholds.isEmpty else { return ["No symbology was tried."] }
    return [
      guidanceSentence(engine, run), Self.reachSentence(thresholds), unreachedSentence(thresholds),
      sampleSentence(thresholds),
    ].compactMap(\.self)
  }

  private static func reachSentence(_ thresholds: [ReadWidths]) -> String? {
    let reached = thresholds.compactMap(\.threshold.safe).sorted()
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

  private func unreachedSentence(_ thresholds: [ReadWidths]) -> String? {
    let unreached = thresholds.filter { $0.threshold.safe == nil }
    guard let widest = values.last, !unreached.isEmpty else { return nil }
    return "Below \(WidthThreshold.percent) % even at the largest tested width, "
      + "\(Wording.pixels(widest)), stayed \(Wording.list(unreached.map(\.symbology))) (observed)."
  }

  /// The read rate at the smallest tested width that follows the guidance, over all symbologies.
  private func guidanceSentence(_ engine: EngineRecord, _ run: RunRecord) -> String? {
    guard let width = values.first(where: { $0 >= Guidance.moduleWidthPixels }) else {
      return nil
    }
    let cells = cells.filter {
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
    let setting = Wording.setting(key.fixed, named: key.namedCondition)
    return setting.isEmpty ? "" : " under \(setting.joined(separator: ", ")),"
  }

  private func sampleSentence(_ thresholds: [ReadWidths]) -> String {
    let codes = Wording.range(thresholds.flatMap(\.threshold.codesPerWidth))
    let asked =
      switch key.mask {
      case .own: "the frame's own symbology alone"
      case .all: "all symbologies at once"
      default: key.mask.description
      }
    return
      "n = \(codes) code\(codes == "1" ? "" : "s") for each symbology and width; asked for "
      + "\(asked)."
  }
}
