package import Barcodes
package import Records
package import Summaries

/// The names that suites give their masks.
package struct MaskNames {
  private var names: [String: [FormatMask: String]] = [:]

  package init(_ run: RunRecord) {
    for suite in run.suites {
      let named = (suite.namedMasks ?? [:]).map { (FormatMask($0.value), $0.key) }
      names[suite.name] = Dictionary(named, uniquingKeysWith: min)
    }
  }

  /// `own`, `all`, the suite's name, or that of the mask itself.
  package func name(of mask: FormatMask, in group: FrameGroup) -> MaskName {
    if mask != .all && mask == group.ownMask { return .own }
    return MaskName(names[group.suite]?[mask] ?? mask.name)
  }
}
