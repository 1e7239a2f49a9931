import Records
import Summaries

extension [AxisSweep] {
  /// Sweeps that differ in their mask alone, and in which every engine read the same, are one, of masks such as `own and all`.
  package var joiningMasksThatReadAlike: [AxisSweep] {
    var joined: [[AxisSweep]] = []
    for sweep in self {
      if let place = joined.firstIndex(where: { $0[0].readsAlike(sweep) }) {
        joined[place].append(sweep)
      } else {
        joined.append([sweep])
      }
    }
    return joined.map { alike in
      let first = alike[0]
      let masks = alike.flatMap(\.masks)
      var key = first.key
      key.mask = MaskName(Wording.list(masks.map(\.description)))
      return AxisSweep(
        axis: first.axis, key: key, engines: first.engines, cells: first.cells, masks: masks)
    }
  }
}

extension AxisSweep {
  /// True if all but the masks is the same: the setting, and what every engine read.
  fileprivate func readsAlike(_ other: AxisSweep) -> Bool {
    var sameMask = key
    sameMask.mask = other.key.mask
    return sameMask == other.key
      && cells.elementsEqual(other.cells) { one, other in
        one.engine == other.engine && one.symbology == other.symbology && one.point == other.point
          && one.codes == other.codes && one.outcomes == other.outcomes
      }
  }
}
