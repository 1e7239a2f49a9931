import Barcodes
import BuiltPrograms
import CorpusRendering
import Foundation
import Records
import Suites
import Testing

@testable import Runner

@Suite struct AdaptiveSamplerTests {
  private let folder: TemporaryFolder
  private let plan: CorpusPlan

  /// 32 reads of 32 pass at 0.9; 10 failures of 10 fail.
  init() throws {
    folder = try TemporaryFolder()
    let yaml = """
      schema: 1
      name: widths
      purpose: A test.
      symbologies: [ean_13, qr_code]
      frame: tight
      conditions: {module_width_px: [1, 2, 3]}
      named_conditions: {calm: {}, noisy: {noise_sigma: 5}}
      profiles:
        quick: {target: 0.9, start: 10, most: 40}
        calm: {target: 0.9, start: 10, most: 40, named_conditions: [calm]}
      """
    plan = try CorpusPlan(
      suite: Suites.Suite(path: folder.write(yaml, to: "widths.yaml")), profile: "quick",
      seed: 1)
  }

  private func sampler(_ claims: [Set<Symbology>]) throws -> AdaptiveSampler {
    try AdaptiveSampler(plan, #require(plan.adaptiveSampling), claims: claims)
  }

  /// Reads a batch with engines that read a frame where `reads` says so, and returns who read what.
  private func read(
    _ batch: FrameBatch, _ sampler: inout AdaptiveSampler,
    reads: (_ engine: Int, FrameSpecification) -> Bool
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    for position in 0..<batch.count {
      let task = batch[position]
      let frame = plan[task.frame]
      for engine in task.engines ?? [] {
        let width = Int(frame.condition.moduleWidthPixels)
        counts[
          "\(engine) \(frame.symbology) \(frame.setting.namedCondition ?? "") \(width)", default: 0] +=
          1
        sampler.add(frame: task.frame, engine: engine, isRead: reads(engine, frame))
      }
    }
    return counts
  }

  @Test func `the first batch is the same for every width and engine that claims the symbology`()
    throws
  {
    var sampler = try sampler([[.qrCode, .ean13], [.qrCode], []])
    let counts = read(sampler.nextBatch(), &sampler) { _, _ in true }
    #expect(counts.count == 3 * 2 * 3, "widths, conditions; one engine claims two, one claims one")
    #expect(counts.values.allSatisfy { $0 == 10 })
  }

  @Test func `what is settled is not sampled on, engine by engine`() throws {
    var sampler = try sampler([[.qrCode], [.qrCode]])
    let reads: (Int, FrameSpecification) -> Bool = { engine, frame in
      engine == 0 || frame.condition.moduleWidthPixels > 1.5
    }
    _ = read(sampler.nextBatch(), &sampler, reads: reads)
    #expect(sampler.decided == (0, 4))
    let batch = sampler.nextBatch()
    #expect(batch.count == 2 * 2 * 10, "frames are shared by the engines that need them")
    let second = read(batch, &sampler, reads: reads)
    #expect(second["0 qrCode calm 1"] == nil, "the verdict is on the others")
    #expect(second["1 qrCode noisy 2"] == 10)
    let third = read(sampler.nextBatch(), &sampler, reads: reads)
    #expect(third["1 qrCode noisy 2"] == 12, "there it passes")
    #expect(sampler.decided == (4, 4))
    let fourth = read(sampler.nextBatch(), &sampler, reads: reads)
    #expect(
      fourth["0 qrCode calm 1"] == 10, "where the verdict is found, the safe width is looked for")
    #expect(fourth["1 qrCode calm 1"] == nil, "it fails there")
    _ = read(sampler.nextBatch(), &sampler, reads: reads)
    #expect(sampler.nextBatch().count == 0, "everything is decided")
  }

  @Test func `frames of a later batch go on where the earlier ones ended`() throws {
    var sampler = try sampler([[.qrCode]])
    let first = sampler.nextBatch()
    let firstFrames = Set((0..<first.count).map { first[$0].frame })
    _ = read(first, &sampler) { _, _ in true }
    let second = sampler.nextBatch()
    let secondFrames = Set((0..<second.count).map { second[$0].frame })
    #expect(firstFrames.isDisjoint(with: secondFrames))
    #expect(firstFrames.union(secondFrames).count == 2 * 3 * 10 + 2 * 2 * 10)
  }

  @Test func `an engine that was given up is asked no more, and the other goes on`() throws {
    var sampler = try sampler([[.qrCode], [.qrCode]])
    let batch = sampler.nextBatch()
    for position in 0..<batch.count {
      let task = batch[position]
      for engine in task.engines ?? [] {
        sampler.add(frame: task.frame, engine: engine, isRead: engine == 0 ? true : nil)
      }
    }
    let next = sampler.nextBatch()
    #expect(next.count > 0)
    #expect((0..<next.count).allSatisfy { next[$0].engines == [0] })
  }

  @Test func `several codes in a frame cannot be judged, and are refused before anything is read`()
    throws
  {
    let yaml = """
      schema: 1
      name: widths
      purpose: A test.
      symbologies: [ean_13]
      frame: tight
      conditions: {module_width_px: [1, 2]}
      named_conditions: {one: {}, two: {code_count: 2}}
      profiles:
        quick: {target: 0.9, start: 10, most: 40}
        one: {target: 0.9, start: 10, most: 40, named_conditions: [one]}
        fixed: {samples: 3}
      """
    let suite = try Suites.Suite(path: folder.write(yaml, to: "two.yaml"))
    let error = #expect(throws: PlanningError.self) {
      try CorpusPlan(suite: suite, profile: "quick", seed: 1)
    }
    #expect(
      error?.description.hasSuffix(
        "profile 'quick' has a 'target', which needs one code in each frame, but there are 2 in some (code_count); make them 1, "
          + "or give 'samples'") == true)
    for profile in ["one", "fixed"] {
      #expect(throws: Never.self) { try CorpusPlan(suite: suite, profile: profile, seed: 1) }
    }
  }

  @Test func `a profile can be limited to some named conditions`() throws {
    let calm = try CorpusPlan(suite: plan.suite, profile: "calm", seed: 1)
    #expect(calm.pointCount == 3)
    #expect(plan.pointCount == 6)
    #expect((0..<calm.count).allSatisfy { calm[$0].setting.namedCondition == "calm" })
  }

  @Test func `sampling that adapts gives the same trials for any number of jobs`() throws {
    func trials(jobs: Int) throws -> [String] {
      let name = "run-\(jobs)"
      let destination = try RunDestination(path: folder.path(name), existing: .refused)
      let engine = try ScriptedRun.engine(
        "answers", label: "a", log: destination.log(ofEngine: "a"))
      var record = RunRecord.test
      record.engines = [engine.record]
      let writer = try destination.begin(record)
      let run = Run(inputs: [.suite(plan)], engines: [engine], masks: nil, jobs: jobs)
      let count = try run.measure(into: writer) { _ in }
      try writer.close()
      let manifest = try folder.text("\(name)/manifest.jsonl").split(separator: "\n")
      #expect(manifest.count == count)
      #expect(Set(manifest).count == count, "no frame is read twice")
      return try folder.text("\(name)/trials.jsonl").split(separator: "\n").map { line in
        String(line).replacing(#/"durations_ns":\[\d+\]/#, with: "")
      }
    }
    let one = try trials(jobs: 1)
    #expect(!one.isEmpty)
    #expect(try trials(jobs: 3) == one)
  }
}
