import Barcodes
package import Summaries

/// A frame to look at: its picture, its truth, and the engines' reads.
package struct FrameExample {
  /// The largest number of examples in one section of the page; `summary.json` lists more.
  package static let limit = 24

  package var frame: String
  /// The named condition, the point and the seed, which locate the frame in its suite.
  package var place: String
  package var truth: String
  /// Readers are engines with the mask, and the view if there are several; texts the decodes that they reported, or their failures.
  package var readings: [(reader: String, text: String)]
  /// The engines that got something wrong, by which examples are filtered.
  package var engines: [String]
  package var hasPicture: Bool
  /// The command that shows the frame with its truth; nil if none is given.
  package var command: String?

  package init(
    frame: String, place: String, truth: String, readings: [(reader: String, text: String)],
    engines: [String], hasPicture: Bool, command: String? = nil
  ) {
    self.frame = frame
    self.place = place
    self.truth = truth
    self.readings = readings
    self.engines = engines
    self.hasPicture = hasPicture
    self.command = command
  }

  /// Returns an example for each frame: every symbology in turn, those with a picture first.
  package static func examples(_ trials: [FrameFinding<NotableTrial>]) -> [FrameExample] {
    let (frames, groups) = trials.grouped(by: \.frame)
    let (symbologies, shown) = frames.compactMap { groups[$0].flatMap(FrameExample.init) }
      .grouped(by: \.symbology)
    let queues = symbologies.map { name in
      let examples = shown[name] ?? []
      return examples.filter(\.hasPicture) + examples.filter { !$0.hasPicture }
    }
    let most = queues.map(\.count).max() ?? 0
    let turns: [FrameExample] = (0..<most).flatMap { turn in
      queues.filter { turn < $0.count }.map { $0[turn] }
    }
    return Array(turns.prefix(limit))
  }

  /// The symbology in the frame's name: `suite/symbology/number`.
  package var symbology: String { String(frame.split(separator: "/").dropFirst().first ?? "") }

  package static func text(_ codes: [NotableCode], none: String) -> String {
    codes.isEmpty
      ? none
      : codes.map { "\($0.symbology ?? "another format"): \(VisibleText.of($0.text))" }
        .joined(separator: " · ")
  }
}

extension FrameExample {
  fileprivate init?(_ trials: [FrameFinding<NotableTrial>]) {
    guard let first = trials.first else { return nil }
    frame = first.frame
    place = first.id.place()
    truth = Self.text(first.truth, none: "no code")
    readings = trials.map { trial in
      (
        reader: ([trial.engine] + Wording.question(mask: trial.mask, view: trial.view))
          .joined(separator: ", "),
        text: trial.message.map { VisibleText.of("\(trial.kind.words): \($0)") }
          ?? (trial.kind.isFailure
            ? trial.kind.words : Self.text(trial.decodes, none: "nothing"))
      )
    }
    engines = Set(trials.map(\.engine)).sorted()
    hasPicture = first.picture != nil
  }
}

extension AskedFrame {
  /// Returns `sharp, module width 2 px, seed 7`; for a photograph its file instead of a seed.
  package func place(isQuestionNamed: Bool = false) -> String {
    ([finding.source.map { VisibleText.of($0) }].compactMap(\.self)
      + Wording.setting(finding.point, named: finding.namedCondition)
      + (isQuestionNamed ? Wording.question(mask: id.mask, view: id.view) : [])
      + (finding.source == nil ? ["seed \(finding.seed)"] : []))
      .joined(separator: ", ")
  }
}

extension NotableTrial.NotableKind {
  package var isFailure: Bool {
    switch self {
    case .timeout, .crashed, .error: true
    case .misread, .formatError, .falsePositive: false
    }
  }

  package var words: String {
    switch self {
    case .misread: "misread"
    case .formatError: "format error"
    case .falsePositive: "false positive"
    case .timeout: "timeout"
    case .crashed: "crashed"
    case .error: "error"
    }
  }
}
