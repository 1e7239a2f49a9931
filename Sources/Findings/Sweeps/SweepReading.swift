import Records
import Summaries

/// The reads of engines in a sweep, whatever mask they were asked with.
private struct SweepReading: Hashable {
  struct EngineCell: Hashable {
    let engine: String
    let symbology: String
    let point: [String: Double]
    let codes: Int
    let outcomes: OutcomeCounts
  }

  let key: SweepKey
  let cells: [EngineCell]

  init(_ sweep: AxisSweep) {
    var key = sweep.key
    // The same of all.
    key.mask = .own
    self.key = key
    cells = sweep.cells.map {
      EngineCell(
        engine: $0.engine, symbology: $0.symbology, point: $0.point, codes: $0.codes,
        outcomes: $0.outcomes)
    }
  }
}

extension [AxisSweep] {
  /// Sweeps that differ in their mask alone, and in which every engine read the same, are one, of masks such as `own and all`.
  package var joiningMasksThatReadAlike: [AxisSweep] {
    let (readings, sweeps) = grouped(by: SweepReading.init)
    return readings.compactMap { reading in
      guard let alike = sweeps[reading], let first = alike.first else { return nil }
      var key = first.key
      let masks = alike.flatMap(\.masks)
      key.mask = MaskName(Wording.list(masks.map(\.description)))
      return AxisSweep(
        axis: first.axis, key: key, engines: first.engines, cells: first.cells, masks: masks)
    }
  }
}
