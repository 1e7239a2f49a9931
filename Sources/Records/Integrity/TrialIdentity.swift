package import Barcodes

/// What tells a trial from all others of its frame.
package struct TrialIdentity: Hashable, Sendable {
  /// The engine's label.
  package var engine: String
  package var mask: FormatMask
  package var view: String?
  /// Whether it is the second turn of the mask `all`.
  package var isControl: Bool

  package init(engine: String, mask: FormatMask, view: String? = nil, isControl: Bool = false) {
    self.engine = engine
    self.mask = mask
    self.view = view
    self.isControl = isControl
  }

  package init(_ trial: TrialRecord) {
    self.init(
      engine: trial.engine, mask: trial.formatMask, view: trial.view,
      isControl: trial.timing?.isControl == true)
  }

  /// In words: `the trial of zxing with the mask ean_13 in the view left`
  package var words: String {
    "the trial of \(VisibleText.quoted(engine)) with the mask \(mask.name)"
      + (view.map { " in the view \(VisibleText.quoted($0))" } ?? "")
      + (isControl ? ", the control," : "")
  }
}

/// The trials of one frame as they come, each of which may be there once.
package struct FrameTrials {
  private var identities: Set<TrialIdentity> = []
  /// Turns with the mask `all` that have no answer, and so no timing that tells the control.
  private var unclear: [TrialIdentity: Int] = [:]

  package init() {}

  /// The labels of the engines that read the frame.
  package var engines: Set<String> { Set(identities.map(\.engine) + unclear.keys.map(\.engine)) }

  /// Takes a trial in.
  ///
  /// - Parameter hasControls: whether the mask `all` may come twice, once as the control.
  /// - Returns: false where it is there already.
  package mutating func add(_ trial: TrialRecord, hasControls: Bool) -> Bool {
    let identity = TrialIdentity(trial)
    guard hasControls, identity.mask == .all else { return identities.insert(identity).inserted }
    if trial.mayBeControl {
      unclear[identity, default: 0] += 1
    } else if !identities.insert(identity).inserted {
      return false
    }
    let known = [false, true].count { identities.contains(identity.turned(isControl: $0)) }
    return known + (unclear[identity.turned(isControl: false)] ?? 0) <= 2
  }

  /// The first of some turns that has no trial; nil where all have.
  package func missing(of turns: [TrialIdentity]) -> TrialIdentity? {
    var unclear = unclear
    return turns.first { turn in
      if identities.contains(turn) { return false }
      guard let count = unclear[turn.turned(isControl: false)], count > 0 else { return true }
      unclear[turn.turned(isControl: false)] = count - 1
      return false
    }
  }
}

extension TrialIdentity {
  fileprivate func turned(isControl: Bool) -> TrialIdentity {
    var turn = self
    turn.isControl = isControl
    return turn
  }

  /// Whether a trial is of this turn; one without an answer may be of the control, too.
  package func isOf(_ trial: TrialRecord) -> Bool {
    self == TrialIdentity(trial)
      || (isControl && trial.mayBeControl && turned(isControl: false) == TrialIdentity(trial))
  }
}

extension TrialRecord {
  /// Whether it does not say that it is no control.
  fileprivate var mayBeControl: Bool { status != .ok && timing == nil && formatMask == .all }
}
