import Barcodes
package import Records
import Summaries
import Tallies

/// At which version of a reader each frame was first lost: over several runs, in their order, or over the engines of one run, in
/// theirs. Photographs are told by their pixels, other frames by cell, seed and pixels.
package struct FirstLost {
  /// A frame that one version read, and the next that was asked did not.
  package struct Loss: Equatable {
    package let frame: String
    /// As it was imported; nil of rendered frames.
    package let picture: String?
    package let mask: MaskName
    package let view: String?
    /// The places of both among the versions.
    package let lastRead: Int
    package let firstLost: Int
    /// The last version that was asked.
    package let lastAsked: Int
    /// True if that version reads it again.
    package let isReadAgain: Bool
  }

  package let engine: String
  /// Those that were asked: the engine's version, and where it comes from.
  package let versions: [String]
  /// Those that are lost at one step together, in the order of frames.
  package let losses: [Loss]
  /// The number of questions, each a frame with a mask and a view, that two or more versions were
  /// asked.
  package let compared: Int
  /// The number of frames of these.
  package let comparedFrames: Int

  /// - Parameter steps: of each version its name, and the run and the engine's label in it.
  private init(
    engine: String, steps: [(version: String, folder: RunFolder, engine: String)]
  ) throws {
    (self.engine, versions) = (engine, steps.map(\.version))
    var answers: [Asked: [Int: Bool]] = [:]
    var names: [Asked: (frame: String, picture: String?)] = [:]
    // The versions of one run share its frames.
    var known: [String: [Int: (Asked.LostFrame, picture: String?)]] = [:]
    for (number, step) in steps.enumerated() {
      let keys = try known[step.folder.path] ?? step.folder.lostFrames()
      known[step.folder.path] = keys
      try step.folder.forEachTrial { trial, _, facts in
        guard trial.engine == step.engine, facts.stream == nil,
          ComparedAnswer(trial, at: 0).isAnswer
        else {
          return
        }
        let (key, picture) = keys[facts.index] ?? (.name(trial.frame), nil)
        let asked = Asked(frame: key, mask: trial.formatMask, view: trial.view)
        answers[asked, default: [:]][number] = trial.readsEverything
        if names[asked] == nil { names[asked] = (trial.frame, picture) }
      }
    }
    let compared = answers.filter { $0.value.count > 1 }.keys
    (self.compared, comparedFrames) = (compared.count, Set(compared.map(\.frame)).count)
    losses = answers.compactMap { asked, answers -> Loss? in
      let known = answers.sorted { $0.key < $1.key }
      let turn = zip(known, known.dropFirst()).first { $0.value && !$1.value }
      guard let turn, let last = known.last, let name = names[asked] else { return nil }
      return Loss(
        frame: name.frame, picture: name.picture, mask: MaskName(asked.mask.name), view: asked.view,
        lastRead: turn.0.key, firstLost: turn.1.key, lastAsked: last.key, isReadAgain: last.value)
    }
    .sorted {
      ($0.firstLost, $0.frame, $0.mask, $0.view ?? "")
        < ($1.firstLost, $1.frame, $1.mask, $1.view ?? "")
    }
  }

  /// A frame, as another run has it under whatever name, with what was asked of it.
  fileprivate struct Asked: Hashable {
    enum LostFrame: Hashable {
      case name(String)
      case rendered(FrameGroup, seed: UInt64, PixelHash)
      /// With what it is said to show: of another truth, nobody lost it.
      case photograph(PixelHash, truth: Set<[String]>)
    }
    var frame: LostFrame
    var mask: FormatMask
    var view: String?
  }

  /// - Parameter runs: of one, its engines are the versions; of several, each engine that all of them have, by its label.
  /// - Returns: one for each reader.
  /// - Throws: `RecordError`, or `ComparisonError`.
  package static func over(runs paths: [String]) throws -> [FirstLost] {
    let folders = try paths.map { try RunFolder(path: $0) }
    for folder in folders { try folder.run.requireFinished(at: folder.path) }
    guard folders.count > 1, let first = folders.first else {
      return try folders.flatMap { folder in
        let steps = folder.run.engines.map { engine in
          ("\(engine.label) (\(engine.engine) \(engine.version))", folder, engine.label)
        }
        return steps.count > 1 ? [try FirstLost(engine: folder.path, steps: steps)] : []
      }
    }
    for (before, after) in zip(folders, folders.dropFirst()) {
      try before.run.requireSameSuites(as: after.run, pairsFrames: true)
    }
    let labels = first.run.engines.map(\.label).filter { label in
      folders.allSatisfy { $0.run.engines.contains { $0.label == label } }
    }
    guard !labels.isEmpty else {
      throw ComparisonError.noCommonEngine(
        baseline: first.run.engines.map(\.label),
        candidate: folders[folders.count - 1].run.engines.map(\.label))
    }
    return try labels.map { label in
      try FirstLost(
        engine: label,
        steps: folders.map { folder in
          let version = folder.run.engines.first { $0.label == label }?.version ?? ""
          return ("\(version) (\(folder.path))", folder, label)
        })
    }
  }
}

extension RunFolder {
  /// The keys of its frames, by their places, with the names of photographs.
  fileprivate func lostFrames() throws -> [Int: (FirstLost.Asked.LostFrame, picture: String?)] {
    let suites = Set(run.suites.filter(\.isImported).map(\.name))
    var keys: [Int: (FirstLost.Asked.LostFrame, picture: String?)] = [:]
    try frames.forEachCellFrame(of: Set(run.suites.map(\.name)).subtracting(suites)) {
      cell, seed, place, pixels in
      keys[place] = (.rendered(cell, seed: seed, pixels), nil)
    }
    guard !suites.isEmpty else { return keys }
    try frames.forEachPhotograph { photograph in
      if suites.contains(photograph.suite) {
        keys[photograph.place] = (
          .photograph(photograph.pixels, truth: photograph.truth), photograph.source
        )
      }
    }
    return keys
  }
}

extension FirstLost {
  /// For a terminal: a line for each version at which something was first lost, with the frames below it.
  package var lines: [String] {
    let questions =
      compared == comparedFrames
      ? "" : ", each with its masks and views: \(Wording.count(compared, "question"))"
    let head =
      "\(engine): \(Wording.count(versions.count, "version")), \(Wording.count(comparedFrames, "frame")) asked of two or more of them"
      + questions
    guard !losses.isEmpty else { return ["\(head); none was lost"] }
    let (numbers, groups) = losses.grouped { $0.firstLost }
    let frames = Set(losses.map(\.frame)).count
    var lines = [
      "\(head); \(Wording.count(frames)) lost"
        + (questions.isEmpty ? "" : ", in \(Wording.count(losses.count, "question"))")
    ]
    for number in numbers.sorted() {
      let own = groups[number] ?? []
      lines.append(
        "  first lost at \(versions[number]): \(Wording.count(Set(own.map(\.frame)).count))")
      lines += own.map(words)
    }
    return lines
  }

  private func words(_ loss: Loss) -> String {
    let view = loss.view.map { ", view \($0)" } ?? ""
    return
      "    \(VisibleText.of(loss.picture ?? loss.frame)), mask \(loss.mask)\(view), last read by "
      + versions[loss.lastRead] + now(loss)
  }

  /// The last version's reading of it, where more is known than that it is lost.
  private func now(_ loss: Loss) -> String {
    if loss.isReadAgain { return "; read again since" }
    if loss.lastAsked < versions.count - 1 {
      return "; not asked after \(versions[loss.lastAsked])"
    }
    return loss.firstLost < loss.lastAsked ? "; still lost at \(versions[loss.lastAsked])" : ""
  }
}
