import Barcodes
import Document
package import Findings
import Summaries

extension ChoiceRecord {
  /// Settings that are listed of those that are not shown to meet the rule.
  private static let fewest = 8

  /// True if some readers were not asked all the frames, as they do not claim each symbology.
  private var haveOtherFrames: Bool { Set(settings.map(\.found.frames)).count > 1 }

  /// The choice for a terminal of 80 columns.
  package var text: String {
    ([question.wrapped()] + warning + ChoiceAnswer.allCases.compactMap(part)
      + (tuned ?? []).map { $0.words.wrapped() }
      + [legend.wrapped()])
      .joined(separator: "\n\n")
  }

  private var question: String {
    let range = Wording.range(settings.map(\.found.frames))
    let count = range == "1" ? "1 frame" : "\(range) frames"
    return VisibleText.line(
      "\(run), started \(startedAt): "
        + "\(suites.count == 1 ? "suite" : "suites") \(Wording.list(suites)); "
        + "\(frames.words.joined(separator: ", ")); \(count)\(withoutCode). Asked: \(rule.words)."
    )
  }

  private var withoutCode: String {
    let empty = settings.compactMap(\.found.empty).max() ?? 0
    return empty > 0 ? ", \(Wording.count(empty)) of them without a code" : ""
  }

  private var warning: [String] {
    haveOtherFrames
      ? [
        "Not all were asked the same frames, and others may be harder: compare those of one number, or name a --symbology."
          .wrapped()
      ] : []
  }

  /// Nil without settings of which this is the answer.
  private func part(_ answer: ChoiceAnswer) -> String? {
    let own = settings.filter { $0.answer == answer }
    guard !own.isEmpty else { return nil }
    let shown = answer == .meets ? own : Array(own.prefix(Self.fewest))
    let left = own.count - shown.count
    let head = "\(Self.title(answer)) (\(own.count) of \(settings.count)):"
    let note = left > 0 ? "\n  … and \(Wording.count(left)) more (--json)" : ""
    let heads =
      [""] + (haveOtherFrames ? ["frames"] : []) + ["read", "read wrong", "time"]
      + (Self.lastHead(answer).map { [$0] } ?? [])
    return head + "\n" + ([heads] + shown.map(row)).inColumns + note
  }

  private static func lastHead(_ answer: ChoiceAnswer) -> String? {
    switch answer {
    case .meets: nil
    case .open: "would tell"
    case .fails: "not met"
    }
  }

  private static func title(_ answer: ChoiceAnswer) -> String {
    switch answer {
    case .meets: "Shown to meet it"
    case .open: "Not known yet"
    case .fails: "Shown not to meet it"
    }
  }

  private func row(_ setting: ChoiceSetting) -> [String] {
    let found = setting.found
    return [found.name] + (haveOtherFrames ? [Wording.count(found.frames)] : []) + [
      found.readRate.map { Wording.percent($0.rate) } ?? "–",
      found.misreads == 0 ? "0" : found.misreadRate.map { Wording.percent($0.rate) } ?? "–",
      found.time.map { Wording.duration(milliseconds: $0.meanMilliseconds) } ?? "–",
    ] + (why(setting).map { [$0] } ?? [])
  }

  /// The things that are not met, or the frames that would tell.
  private func why(_ setting: ChoiceSetting) -> String? {
    switch setting.answer {
    case .meets: nil
    case .open:
      setting.framesNeeded.map { "\(Wording.count($0)) frames" }
        ?? Wording.list((setting.unmet ?? [:]).keys.sorted())
    case .fails:
      Wording.list((setting.unmet ?? [:]).filter { $0.value == .fails }.keys.sorted())
    }
  }

  private var legend: String {
    "read: frames of which every code was read, of those that have one. read wrong: frames of which something was said that is not there. time: the mean of a frame, of suites that "
      + "are timed; readers one after another. then: asked where those before found nothing, right or wrong. would tell: so many frames of those asked about, "
      + "were shares and times those that were measured, or what no number of them would show. What is said to be shown is right, all of it together, with "
      + "\(Wording.percent(confidence)) (one-sided Clopper–Pearson and t, Bonferroni over \(settings.count) settings). That a setting "
      + "was chosen from many makes its measured rate look better than it is; its interval is in --json."
  }
}
