package import Barcodes
package import CorpusRendering
package import Records

/// The readers of pictures outside any corpus, several at a time, each by processes of its own.
package struct PictureReaders {
  private let workers: EngineWorkers
  private let jobs: Int

  package init(_ engines: [EngineUnderTest], jobs: Int) {
    workers = EngineWorkers(engines, count: jobs)
    self.jobs = jobs
  }

  /// Makes a product of each picture, in their order. `make` is called in several threads with the
  /// number of a picture, from 0, and a function that has every engine read it.
  package func work<Product: Sendable>(
    count: Int,
    _ make: @escaping @Sendable (Int, (GreyImage, FrameRecord) -> [TrialRecord]) throws -> Product
  ) -> OrderedParallelMap<Product> {
    OrderedParallelMap(count: count, threads: jobs) { [workers] worker in
      let engines = workers.engines(ofWorker: worker)
      return { index in
        try make(index) { image, frame in engines.map { $0.answer(to: image, frame) } }
      }
    }
  }

  package func quit() { workers.quit() }
}

extension EngineUnderTest {
  /// Reads all that the engine claims, even if the truth lacks it, and scores the result.
  fileprivate func answer(to image: GreyImage, _ frame: FrameRecord) -> TrialRecord {
    var untold = frame
    (untold.codes, untold.others) = ([], nil)
    let trial = trial(of: image, untold, mask: .all, warmup: 0, repeats: 1)
    guard trial.status == .ok else { return trial }
    var scored = ViewTruth(frame, FrameView(), asked: asked(.all)).scored(
      trial.decodes.map(\.decode), engine: record.label, mask: .all,
      durations: trial.durationsNanoseconds)
    scored.timing = trial.timing
    return scored
  }
}
