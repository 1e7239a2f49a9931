package import Barcodes
package import CorpusRendering
package import Records

/// A process of each of some engines for each worker, started when it is first needed.
package final class EngineWorkers: Sendable {
  private let workers: [[EngineUnderTest]]

  /// - Parameter engines: the engines of the first worker.
  package init(_ engines: [EngineUnderTest], count: Int) {
    workers = [engines] + (1..<max(1, count)).map { _ in engines.map { $0.another() } }
  }

  /// - Parameter worker: the worker's number, from 0.
  func engines(ofWorker worker: Int) -> [EngineUnderTest] { workers[worker] }

  /// Makes a product of each of some pictures outside any corpus, in their order. `make` is called by all workers with the
  /// number of a picture, from 0, and a function that has every engine read it.
  package func work<Product: Sendable>(
    count: Int,
    _ make: @escaping @Sendable (Int, (GreyImage, FrameRecord) -> [TrialRecord]) throws -> Product
  ) -> OrderedParallelMap<Product> {
    OrderedParallelMap(count: count, threads: workers.count) { [workers] worker in
      { index in
        try make(index) { image, frame in workers[worker].map { $0.answer(to: image, frame) } }
      }
    }
  }

  /// Ends every process at once, from any thread, and lets none start.
  func abandon() {
    for engine in workers[0] { engine.abandon() }
  }

  package func quit() {
    for engine in workers.joined() { engine.quit() }
  }
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
