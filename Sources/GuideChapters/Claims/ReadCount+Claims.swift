import Document
import Findings
import Records
import Summaries

extension ReadCount {
  /// For example `57.1 % (95 % interval 34.0 % to 78.2 %, n = 21)`.
  var words: String {
    "\(Wording.percent(rate.rate)) (\(Wording.interval(rate)), n = \(Wording.count(codes)))"
  }

  /// Advice for codes that are too few to show 99 %; nil if they are enough.
  var remark: String? {
    hasTooFewCodes
      ? "\(Wording.count(codes, "code")) cannot show 99 %, were all of them read; 299 can "
        + "(profile standard)" : nil
  }
}

extension ReportTable.Cell {
  /// A read rate with its interval; `not tried` without codes.
  static func rate(_ read: ReadCount?) -> Self {
    guard let read else { return .absent("not tried") }
    return .number(
      Wording.percent(read.rate.rate),
      note: "\(Wording.interval(read.rate)), n = \(Wording.count(read.codes))")
  }
}

extension Wording {
  /// Marks a verdict as coarse if its target is less than 99 %.
  static func qualified(_ words: String, target: Double?) -> String {
    guard let target, target < ReadCount.target - 1e-9 else { return words }
    return "\(words), coarse (\(set(share: target)))"
  }
}

extension EngineRecord {
  /// Returns `unsupported, left out: aztec and pdf417`; nil if all are claimed.
  func unsupported(of symbologies: [String]) -> String? {
    let missing = symbologies.filter { !claims($0) }
    return missing.isEmpty ? nil : "unsupported, left out: \(Wording.list(missing))"
  }
}
