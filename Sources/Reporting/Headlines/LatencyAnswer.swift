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

  /// Symbologies that are named as costing most; of more nothing is said.
  private static let mostNamed = 3

  /// The symbology that costs most among all, as far as that can be told from frames without a code.
  private func costs(_ engine: EngineRecord) -> String? {
    let candidates = view.scenes.lazy.compactMap { scene in
      LatencyView.usual(view.sizes(scene)).map {
        view.costliest(scene, engine: engine.label, size: $0)
      }
    }
    .first { !$0.isEmpty }
    guard let candidates else { return nil }
    let names = candidates.map { String($0.cell.mask.dropFirst("all-".count)) }
    guard candidates.allSatisfy({ ($0.ratio.upper ?? 1) < 1 }), names.count <= Self.mostNamed else {
      return "Which symbology costs most among all cannot be told."
    }
    return names.count == 1
      ? "Of all, \(names[0]) costs most on an empty frame."
      : "Of all, one of \(Wording.list(names)) costs most on an empty frame; they cannot be told apart."
  }
}

extension LatencyView.Scene {
  /// The named condition, or else the suite.
  var name: String { namedCondition ?? suite }
}
