import Barcodes
import Judging
import Records

/// Kinds of masks, by name.
package enum MaskKind {
  /// One symbology alone.
  static func isSingle(_ mask: String) -> Bool { Symbology(rawValue: mask) != nil }
  /// All symbologies but one.
  package static func isLeaveOneOut(_ mask: String) -> Bool { mask.hasPrefix("all-") }
  /// `all`, `own`, and several symbologies together.
  package static func isGroup(_ mask: String) -> Bool { !isSingle(mask) && !isLeaveOneOut(mask) }
}
