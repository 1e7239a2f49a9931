import Barcodes
package import Records
import Suites

extension CorpusPlan {
  /// The most photographs that are told, for all named conditions together; beyond, each frame's line has its own.
  private static let mostDraws = 10_000

  /// The conditions that frames of one named condition, and of one photograph of its camera, have
  /// in common.
  package var conditions: ConditionTable {
    var seen: Set<String?> = []
    let firsts = points.filter { seen.insert($0.namedCondition).inserted }
    let draws = firsts.reduce(0) { $0 + ($1.cameraProfile?.draws.count ?? 0) }
    return ConditionTable(
      firsts.flatMap { point in
        guard let profile = point.cameraProfile, draws <= Self.mostDraws else {
          return [record(of: point)].filter { $0.condition != PartialCondition() }
        }
        return profile.draws.indices.map { draw in
          let drawn = point.drawing(draw, of: profile)
          var names = point.isSet
          names.formUnion(profile.draws[draw].settings.map(\.parameter.name))
          return record(of: drawn, setting: names, camera: profile.name, draw: draw)
        }
      })
  }

  /// Without what differs from point to point, and the phases, which each frame has of its own.
  private func record(
    of point: SuitePoint, setting names: Set<String>? = nil, camera: String? = nil, draw: Int? = nil
  ) -> ConditionRecord {
    let own = Set(point.coordinates.keys).union(["phase_x_px", "phase_y_px"])
    let common = (names ?? point.isSet).subtracting(own)
    return ConditionRecord(
      suite: suite.name, namedCondition: point.namedCondition, camera: camera, draw: draw,
      condition: PartialCondition(
        point.condition, names: common,
        pixelLengths: point.pixelLengths.filter { common.contains($0.key.rawValue) }))
  }
}
