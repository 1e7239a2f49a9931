import Barcodes
package import Document
package import Records
import Summaries

extension EngineRecord {
  /// Returns the text of a cell that has no number of a symbology.
  package func absence(of symbology: String) -> ReportTable.Cell {
    .absent(claims(symbology) ? "not tried" : "unsupported")
  }

  /// Returns the text of a cell that has no time with a mask.
  func absence(of mask: MaskName, suite: String, in run: RunRecord) -> ReportTable.Cell {
    guard let asked = run.symbologies(mask, suite: suite) else { return .absent("not timed") }
    let claimed = Set(symbologies)
    let lacks = mask.isLeaveOneOut ? asked.isSuperset(of: claimed) : asked.isDisjoint(with: claimed)
    return .absent(lacks ? "unsupported" : "not timed")
  }

  /// Returns `of these qr_code alone` if only a part of a fixed mask is claimed; otherwise nil.
  func part(of mask: MaskName, suite: String, in run: RunRecord) -> String? {
    guard mask != .all, !mask.isLeaveOneOut, let asked = run.symbologies(mask, suite: suite) else {
      return nil
    }
    let claimed = asked.intersection(symbologies)
    guard !claimed.isEmpty, claimed != asked else { return nil }
    return "of these \(Wording.list(claimed.sorted().map(\.name))) alone"
  }
}

extension RunRecord {
  /// The symbologies of a mask that does not depend on the frame; nil of others.
  fileprivate func symbologies(_ mask: MaskName, suite: String) -> Set<Symbology>? {
    let named = suites.first { $0.name == suite }?.namedMasks?[mask.description]
    return (named ?? FormatMask(name: mask.description)?.symbologies).map { Set($0) }
  }
}
