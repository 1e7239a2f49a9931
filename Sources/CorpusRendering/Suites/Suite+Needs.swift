import Barcodes
import SourcedYAML

extension SourcedMapping {
  /// Refuses parameters that would change nothing, since the suite lacks what they act on.
  ///
  /// - Parameter place: where to complain.
  func checkNeeds(_ suite: Suite, place: SourcedNode) throws(SourcedError) {
    if suite.sets("wide_narrow_ratio") {
      let known = Symbology.allCases.filter { SymbolStandard(of: $0).hasTwoWidths }
      guard suite.symbologies.contains(where: known.contains) else {
        let names = known.sorted().map(\.name).joined(separator: ", ")
        throw place.error(
          "wide_narrow_ratio is of symbologies with narrow and wide elements, \(names), of which this suite has none"
        )
      }
    }
  }
}
