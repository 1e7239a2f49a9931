package import Barcodes

/// The properties that distinguish a trial from all others of its frame.
package struct TrialIdentity: Hashable, Sendable {
  package var engine: String
  package var mask: FormatMask
  package var view: String?
  /// True for the second turn of the mask `all`.
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

  /// A description such as `the trial of zxing with the mask ean_13 in the view left`.
  package var words: String {
    "the trial of \(VisibleText.quoted(engine)) with the mask \(mask.name)"
      + (view.map { " in the view \(VisibleText.quoted($0))" } ?? "")
      + (isControl ? ", the control," : "")
  }
}

/// The trials of one frame as they come, each of which may occur once.
package struct FrameTrials {
  private var identities: Set<TrialIdentity> = []
  /// Turns with the mask `all` that have no answer, and so no timing that identifies the control.
  private var unclear: [TrialIdentity: Int] = [:]

  package init() {}

  /// The labels of the engines that read the frame.
  package var engines: Set<String> { Set(identities.map(\.engine) + unclear.keys.map(\.engine)) }

  /// Adds a trial.
  ///
  /// - Parameter hasControls: true if the mask `all` may come twice, once as the control.
  /// - Returns: false if the trial is already there.
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

  /// Returns the first of some turns that has no trial; nil if all have one.
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

  /// Returns true if a trial is of this turn. A trial without an answer may also be of the control.
  package func isOf(_ trial: TrialRecord) -> Bool {
    self == TrialIdentity(trial)
      || (isControl && trial.mayBeControl && turned(isControl: false) == TrialIdentity(trial))
  }
}

extension TrialRecord {
  /// True if the trial may be a control: it has no answer, and so nothing that says otherwise.
  fileprivate var mayBeControl: Bool { status != .ok && timing == nil && formatMask == .all }
}
