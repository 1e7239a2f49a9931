package import Barcodes

/// The trials that a run asks for on the frames of one suite, according to `run.json`.
package final class AskedTrials {
  /// The rule that decides which engines read a frame.
  private enum AskedChoice {
    /// All engines read every frame.
    case all
    /// All engines read every frame, in blocks, with controls.
    case blocks
    /// Each engine proceeds on its own.
    case each
    /// Each engine reads the frames of a stream that it has time for.
    case stream
  }

  private let suite: SuiteRecord
  private let engines: [EngineRecord]
  private let choice: AskedChoice
  /// The masks, in which nil stands for the frame's own symbologies.
  private let masks: [FormatMask?]
  private let views: [String?]
  /// The turns by the symbologies of frames.
  private var known: [FormatMask: AskedTurns] = [:]

  /// Fails if this build does not know the name of a mask.
  package init?(_ suite: SuiteRecord, engines: [EngineRecord]) {
    var masks: [FormatMask?] = []
    for name in suite.masks {
      if name == .own {
        masks.append(nil)
      } else if let named = suite.namedMasks?[name.description] {
        masks.append(FormatMask(named))
      } else if let mask = FormatMask(name: name.description) {
        masks.append(mask)
      } else {
        return nil
      }
    }
    self.suite = suite
    self.masks = masks
    views = suite.views ?? [nil]
    let isTaken = suite.stream != nil || suite.isAdaptive || suite.blocks != nil
    self.engines = isTaken ? engines.filter { $0.recorded == nil } : engines
    choice =
      if suite.stream != nil { .stream } else if suite.isAdaptive {
        .each
      } else if suite.blocks != nil { .blocks } else { .all }
  }

  /// Returns the turns on frames with some symbologies; nil if they are timed in blocks, or too
  /// many for the bits of a number.
  func turns(symbologies: FormatMask) -> AskedTurns? {
    if let turns = known[symbologies] { return turns }
    guard choice != .blocks else { return nil }
    let masks = masks(of: symbologies)
    let turns = AskedTurns(
      of: engines.map { engine in
        masks.flatMap { mask in
          views.map { TrialIdentity(engine: engine.label, mask: mask, view: $0) }
        }
      }, areAll: choice == .all, areAny: choice == .stream)
    known[symbologies] = turns
    return turns
  }

  /// True if each engine proceeds on its own, so that a frame may come again for other engines.
  package var adapts: Bool { choice == .each }

  /// True if the mask `all` may come twice.
  package var hasControls: Bool { choice == .blocks }

  /// True of frames without a code where each is asked for its own symbologies alone.
  ///
  /// - Parameter symbologies: the symbologies of a frame's codes.
  func asksNothing(of symbologies: FormatMask) -> Bool { masks(of: symbologies).isEmpty }

  private func masks(of symbologies: FormatMask) -> [FormatMask] {
    var found: [FormatMask] = []
    for mask in masks.compactMap({ $0 ?? (symbologies.isEmpty ? nil : symbologies) })
    where !found.contains(mask) {
      found.append(mask)
    }
    return found
  }

  /// Returns the reason why no such trial was asked for; nil if one was.
  ///
  /// - Parameter symbologies: the symbologies of the frame's codes.
  package func objection(to trial: TrialIdentity, symbologies: FormatMask) -> String? {
    guard masks(of: symbologies).contains(trial.mask) else {
      return
        "suite \(suite.name) of \(FileName.run) does not ask for the mask \(trial.mask.name) of it"
    }
    guard views.contains(trial.view) else {
      return
        "suite \(suite.name) of \(FileName.run) has no view \(VisibleText.quoted(trial.view ?? ""))"
    }
    return nil
  }

  /// Returns a trial of a frame that was asked for and is missing; nil if none is.
  ///
  /// - Parameter isTimed: true if a trial of the frame states its block.
  package func missing(
    from trials: FrameTrials, symbologies: FormatMask, isTimed: Bool
  ) -> TrialIdentity? {
    let masks = masks(of: symbologies)
    func turns(_ masks: [FormatMask], of engines: [String], hasControl: Bool = false)
      -> [TrialIdentity]
    {
      engines.flatMap { engine in
        masks.flatMap { mask in
          views.map { TrialIdentity(engine: engine, mask: mask, view: $0) }
        }
          + (hasControl
            ? [TrialIdentity(engine: engine, mask: .all, view: views[0], isControl: true)] : [])
      }
    }
    let labels = engines.map(\.label)
    switch choice {
    case .stream: return nil
    case .all: return trials.missing(of: turns(masks, of: labels))
    case .each:
      return trials.missing(of: turns(masks, of: labels.filter(trials.engines.contains)))
    case .blocks:
      let asked = masks.filter { $0.isSuperset(of: symbologies) }
      let hasControl = asked.count > 1 && asked.contains(.all)
      let missing = trials.missing(of: turns(asked, of: labels, hasControl: hasControl))
      // Where no engine answered, nothing tells whether the frame was timed.
      return isTimed || missing == nil ? missing : trials.missing(of: turns(masks, of: labels))
    }
  }
}
