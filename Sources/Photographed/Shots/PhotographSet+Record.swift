import Barcodes
package import Records

extension PhotographSet {
  /// The record of the set in a run.
  package var record: PhotographSetRecord {
    let widths = size.widths.filter { $0 >= Self.ruledWidth - 1e-9 }
    func isRuled(_ width: Double) -> Bool { abs(width - Self.ruledWidth) < 1e-9 }
    var judgedToPixels: [String: [String: Double]] = [:]
    if case .modules = size, widths.contains(where: isRuled) {
      for arm in arms {
        for symbology in symbologies {
          let counts = widths.map { ($0, shown(symbology, at: $0, arm).count) }
          let beyond = counts.last { $0.1 >= Self.fewestBeyond }?.0
          let atRule = counts.first { $0.1 >= Self.fewestJudged && isRuled($0.0) }?.0
          judgedToPixels[arm.rawValue, default: [:]][symbology.name] = beyond ?? atRule
        }
      }
    }
    return PhotographSetRecord(
      sources: sources.map {
        PhotographSetRecord.SetSource(
          corpus: $0.corpus.origin.suite, truth: $0.corpus.origin.photographs?.truth ?? "",
          chosenBy: $0.chosenBy.isEmpty ? nil : $0.chosenBy, photographs: $0.photographs)
      }, axis: size.axis, marginModules: margin, phases: phases, target: target,
      codes: Dictionary(
        codes.map { symbology, codes in
          let count = census[symbology] ?? (codes.count, codes.count)
          return (
            symbology.name,
            PhotographSetRecord.Codes(
              all: count.all, known: count.known,
              haveOwnNoise: codes.map { $0.look?.hasNoise != false })
          )
        }, uniquingKeysWith: { first, _ in first }),
      judgedToPixels: judgedToPixels)
  }
}
