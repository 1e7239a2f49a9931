import Analysis
import Records

/// How long reading takes and what naming the formats saves, in plain sentences.
struct LatencyAnswer {
  let view: LatencyView

  var answer: Answer {
    Answer(
      question: "How long does reading take?",
      findings: view.summary.run.engines.map { engine in
        Finding(
          engine: engine.label,
          sentences: [times(engine), savings(engine), costs(engine)].compactMap(\.self))
      })
  }

  /// Scenes with the own mask or several symbologies, at the size that people use most.
  private var scenes: [(scene: LatencyView.Scene, size: LatencySize)] {
    view.scenes.compactMap { scene in
      guard view.masks(scene, where: MaskKind.isGroup).count > 1 else { return nil }
      return LatencyView.usual(view.sizes(scene)).map { (scene, $0) }
    }
  }

  private func times(_ engine: EngineRecord) -> String? {
    let times = scenes.compactMap { scene, size -> String? in
      guard let cell = view.cell(scene, engine: engine.label, mask: "all", size: size),
        let lower = cell.typical.lower, let upper = cell.typical.upper
      else { return nil }
      return "\(Wording.duration(nanoseconds: cell.typical.value)) (\(scene.name); "
        + "\(Wording.duration(nanoseconds: lower)) to \(Wording.duration(nanoseconds: upper)))"
    }
    guard let size = scenes.first?.size, !times.isEmpty else {
      return "Too few blocks were timed to say."
    }
    return
      "Asked for all symbologies at once, a call on a frame of \(size.name) took \(Wording.list(times))."
  }

  private func savings(_ engine: EngineRecord) -> String? {
    let savings = scenes.compactMap { scene, size -> String? in
      guard let speed = view.speed(scene, engine: engine.label, mask: "own", size: size),
        let lower = speed.ratio.lower, let upper = speed.ratio.upper
      else { return nil }
      return "\(Wording.significant(1 / speed.ratio.value)) times as fast (\(scene.name); "
        + "\(Wording.significant(1 / upper)) to \(Wording.significant(1 / lower)))"
    }
    return savings.isEmpty
      ? nil : "Asked for the frame's own symbology alone, it was \(Wording.list(savings))."
  }

  /// The format that costs most among all.
  private func costs(_ engine: EngineRecord) -> String? {
    let speeds = view.scenes.compactMap { scene in
      LatencyView.usual(view.sizes(scene)).map { size in
        view.masks(scene, where: MaskKind.isLeaveOneOut)
          .compactMap { view.speed(scene, engine: engine.label, mask: $0, size: size) }
      }
    }
    .joined()
    guard let most = speeds.min(by: { $0.ratio.value < $1.ratio.value }),
      let lower = most.ratio.lower, let upper = most.ratio.upper
    else { return nil }
    let name = most.cell.mask.dropFirst("all-".count)
    guard upper < 1 else {
      return "Leaving a single symbology out of all saved no time for certain."
    }
    return "Of all, \(name) costs most: without it an empty frame took "
      + "\(Wording.percent(1 - most.ratio.value)) less time (\(Wording.percent(1 - upper)) to "
      + "\(Wording.percent(1 - lower)))."
  }
}

extension LatencyView.Scene {
  /// The named condition, or else the suite.
  var name: String { namedCondition ?? suite }
}
