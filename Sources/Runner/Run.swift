import Barcodes
package import CorpusRendering
import Foundation
import Records

/// One run: every frame of every input through every engine, under every mask.
package struct Run {
  package var inputs: [RunInput]
  package var engines: [EngineUnderTest]
  /// Instead of each suite's own masks.
  package var masks: [MaskChoice]?
  /// How many threads render ahead of the engines.
  package var jobs: Int

  package init(
    inputs: [RunInput], engines: [EngineUnderTest], masks: [MaskChoice]?, jobs: Int
  ) {
    self.inputs = inputs
    self.engines = engines
    self.masks = masks
    self.jobs = jobs
  }

  /// How many frames there are in all.
  package var count: Int { inputs.reduce(0) { $0 + $1.count } }

  /// Measures, writing each trial as it ends. One engine is active at a time.
  ///
  /// - Parameter progress: called with the suite's name and the number of frames done in all.
  /// - Throws: `PlanningError`, `CorpusError`, `PNGError` or `RecordError`.
  package func measure(into folder: RunFolderWriter, progress: (String, Int) -> Void) throws {
    defer { for engine in engines { engine.quit() } }
    var done = 0
    for input in inputs {
      let suite = input.suite
      try input.forEachFrame(jobs: jobs) { image, frame in
        try folder.write(frame)
        var trials: [TrialRecord] = []
        for (engine, mask) in turns(of: frame, masks: masks ?? suite.masks, round: done) {
          let trial = engine.trial(
            of: image, frame, mask: mask, warmup: suite.warmup, repeats: suite.repeats)
          try folder.write(trial, of: image)
          trials.append(trial)
        }
        if TrialRecord.disagree(trials) { try folder.writeDisagreement(over: frame, of: image) }
        done += 1
        progress(suite.name, done)
      }
    }
  }

  /// Who reads a frame, in which order: reversed from frame to frame, so that neither an engine nor a mask
  /// always comes first.
  private func turns(
    of frame: FrameRecord, masks: [MaskChoice], round: Int
  ) -> [(EngineUnderTest, FormatMask)] {
    guard let symbology = frame.codes.first?.symbology else { return [] }
    var asked: [FormatMask] = []
    for mask in masks.map({ $0.mask(for: symbology) }) where !asked.contains(mask) {
      asked.append(mask)
    }
    let turns = engines.flatMap { engine in asked.map { (engine, $0) } }
    return round.isMultiple(of: 2) ? turns : turns.reversed()
  }
}
