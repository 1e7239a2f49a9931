import Document
import Findings
import Records
import Summaries

enum ClaimWords {
  /// The page that has every claim of the guide.
  static let guide = "https://developers.google.com/ml-kit/vision/barcode-scanning/android"

  /// Marks a verdict as coarse if its target is less than 99 %.
  static func qualified(_ words: String, target: Double?) -> String {
    guard let target, target < ReadCount.target - 1e-9 else { return words }
    return "\(words), coarse (\(Wording.plain(target * 100)) %)"
  }

  /// Returns for example `57.1 % (95 % interval 34.0 % to 78.2 %, n = 21)`.
  static func rate(_ rate: RateRecord, of count: Int) -> String {
    "\(Wording.percent(rate.rate)) (\(Wording.interval(rate)), n = \(Wording.count(count)))"
  }

  static func rate(_ read: ReadCount) -> String { rate(read.rate, of: read.codes) }

  /// The same as a cell; `not tried` without codes.
  static func cell(_ read: ReadCount?) -> ReportTable.Cell {
    guard let read else { return .absent("not tried") }
    return .number(
      Wording.percent(read.rate.rate),
      note: "\(Wording.interval(read.rate)), n = \(Wording.count(read.codes))")
  }

  /// Returns `unsupported, left out: aztec and pdf417`; nil if all are claimed.
  static func unsupported(_ symbologies: [String], by engine: EngineRecord) -> String? {
    let missing = symbologies.filter { !engine.claims($0) }
    return missing.isEmpty ? nil : "unsupported, left out: \(Wording.list(missing))"
  }

  /// Returns advice for codes that are too few to show 99 %; nil if they are enough.
  static func remark(_ read: ReadCount) -> String? {
    read.hasTooFewCodes
      ? "\(Wording.count(read.codes, "code")) cannot show 99 %, were all of them read; 299 can "
        + "(profile standard)" : nil
  }
}
