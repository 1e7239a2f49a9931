import Document
package import Records
import Summaries

extension Wording {
  /// Returns the number of measurements behind a plot. Gives it once if all engines share it, and names the engines without one.
  package static func sample(
    _ symbology: String, engines: [EngineRecord], unit: String,
    counts: (EngineRecord) -> [Int]
  ) -> String {
    let samples = engines.map { (engine: $0, range: Wording.range(counts($0))) }
    let tried = samples.filter { $0.range != "0" }
    let shared = Set(tried.map(\.range))
    let notes =
      shared.count == 1
      ? shared.map { "n = \($0) \(unit)" }
      : tried.map { "\($0.engine.label): n = \($0.range) \(unit)" }
    let absent = samples.filter { $0.range == "0" }.map {
      "\($0.engine.label): \($0.engine.absence(of: symbology).text)"
    }
    return (notes + absent).joined(separator: "; ")
  }
}
