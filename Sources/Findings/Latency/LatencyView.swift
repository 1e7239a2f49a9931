import Barcodes
import Judging
package import Records
package import Summaries

/// The latencies of a summary as its sections look at them.
package struct LatencyView {
  package let summary: Summary
  package let latency: LatencySummary

  /// Nil where nothing was timed in blocks.
  package init?(_ summary: Summary) {
    guard let latency = summary.latency, !latency.cells.isEmpty else { return nil }
    self.summary = summary
    self.latency = latency
  }

  /// Cells that differ in engine, mask and size of the frame alone.
  package struct Scene: Hashable {
    package var suite: String
    package var namedCondition: String?

    package init(suite: String, namedCondition: String?) {
      self.suite = suite
      self.namedCondition = namedCondition
    }

    package var title: String {
      namedCondition.map { "suite \(suite), \($0)" } ?? "suite \(suite)"
    }

    /// The named condition, or else the suite.
    package var name: String { namedCondition ?? suite }
  }

  /// In the order of the suites, and of their conditions by name.
  package var scenes: [Scene] {
    latency.cells.grouped { $0.cell.scene }.keys
  }

  /// Those with the own mask or several symbologies, so that masks can be compared.
  package var maskedScenes: [Scene] {
    scenes.filter { masks($0, where: \.isGroup).count > 1 }
  }

  /// The sizes of a scene's frames, the smallest first.
  package func sizes(_ scene: Scene) -> [LatencySize] {
    let cells = latency.cells.filter { $0.cell.scene == scene }
    return cells.grouped { $0.cell.point }.keys
      .map { point in
        LatencySize(point: point, pixels: cells.first { $0.cell.point == point }?.pixels ?? 0)
      }
      .sorted { $0.pixels < $1.pixels }
  }

  /// The masks that were asked in a scene and whose names `isIncluded` takes, `all` and `own` first.
  package func masks(_ scene: Scene, where isIncluded: (MaskName) -> Bool) -> [MaskName] {
    latency.cells.filter { $0.cell.scene == scene }.grouped { $0.cell.mask }.keys.filter(isIncluded)
  }

  package func cell(
    _ scene: Scene, engine: String, mask: MaskName, size: LatencySize
  ) -> CallLatencyRecord? {
    latency.cells.first {
      $0.cell.scene == scene && $0.cell.engine == engine && $0.cell.mask == mask
        && $0.cell.point == size.point
    }
  }

  package func speed(
    _ scene: Scene, engine: String, mask: MaskName, size: LatencySize, symbology: String? = nil
  ) -> MaskSpeedRecord? {
    latency.maskSpeeds.first {
      $0.cell.scene == scene && $0.cell.engine == engine && $0.cell.mask == mask
        && $0.cell.point == size.point && $0.symbology == symbology
    }
  }

  /// The most memory that an engine's process had in any block while it read frames of a size; nil where it is not known.
  package func peakMemoryBytes(engine: String, _ size: LatencySize) -> Int? {
    latency.blocks.flatMap { $0.peakMemory ?? [] }
      .filter { $0.engine == engine && size.isOf(width: $0.width, height: $0.height) }
      .map(\.bytes).max()
  }

  /// A code that spans a fifth of the frame, its symbology alone asked for.
  package func farCell(engine: EngineRecord, size: LatencySize) -> CallLatencyRecord? {
    let scene = Scene(suite: ClaimSuite.latency.rawValue, namedCondition: "far")
    return cell(scene, engine: engine.label, mask: .own, size: size)
  }

  /// The size that people use most, the one nearest to 2 megapixels.
  package static func usual(_ sizes: [LatencySize]) -> LatencySize? {
    sizes.min { abs($0.pixels - 2e6) < abs($1.pixels - 2e6) }
  }
}

extension LatencyCell {
  package var scene: LatencyView.Scene {
    .init(suite: self.suite, namedCondition: self.namedCondition)
  }
}
