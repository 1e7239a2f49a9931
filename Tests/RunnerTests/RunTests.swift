import Barcodes
import BuiltPrograms
import CorpusRendering
import Foundation
import Records
import Suites
import Testing

@testable import Runner

@Suite struct RunTests {
  private let folder: TemporaryFolder
  private let yaml = """
    schema: 1
    name: small
    purpose: A test.
    symbologies: [aztec, ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: 1.5
      noise_sigma: 3
    masks: [own, all, ean_13+qr_code]
    warmup: 1
    repeats: 2
    profiles:
      quick: {samples: 2}
    """

  init() throws { folder = try TemporaryFolder() }

  /// Runs the scripted engine twice, as `a` and `b`, over an input, and returns the trials.
  private func trials(
    of input: String, into name: String, masks: [MaskChoice]? = nil, behaviour: String = "answers"
  ) throws -> [TrialRecord] {
    let destination = try RunDestination(path: folder.path(name), existing: .refused)
    let engines = try ["a", "b"].map {
      try ScriptedRun.engine(behaviour, label: $0, log: destination.log(ofEngine: $0))
    }
    var record = RunRecord.test
    record.engines = engines.map(\.record)
    let writer = try destination.begin(record)
    let run = Run(
      inputs: [try RunInput(path: input, profile: "quick", seed: 1)], engines: engines,
      masks: masks, jobs: 2)
    var progress: [RunProgress] = []
    let count = try run.measure(into: writer) { progress.append($0) }
    try writer.close()
    #expect(progress.map(\.done) == Array(1...count))
    #expect(progress.last?.total == count)
    return try JSONLinesReader.all(TrialRecord.self, path: folder.path("\(name)/trials.jsonl"))
      .map { trial in
        // How long an answer took differs from run to run.
        var trial = trial
        trial.timing = nil
        return trial
      }
  }

  private func builtCorpus(of suite: String) throws -> String {
    let plan = try CorpusPlan(
      suite: Suites.Suite(path: suite), profile: "quick", seed: 1)
    let path = folder.path("corpus")
    try plan.write(to: path, scanbenchVersion: "test", jobs: 2) { _ in }
    return path
  }

  @Test func `a suite and its built corpus give the same trials of the same pixels`() throws {
    let suite = try folder.write(yaml, to: "small.yaml")
    let corpus = try builtCorpus(of: suite)
    let (first, second) = (try trials(of: suite, into: "1"), try trials(of: corpus, into: "2"))
    #expect(first.count == 6 * 2 * 3)
    #expect(first == second)
    #expect(try folder.text("1/manifest.jsonl") == folder.text("2/manifest.jsonl"))
    // The scripted engine reads the checksum of the pixels, so frames tell apart what it was handed.
    let texts = Set(first.flatMap(\.decodes).map(\.text))
    #expect(texts.count == 4, "two frames each of the two symbologies that it claims")
  }

  @Test func `each frame is read by every engine under every mask, in turn first and last`() throws
  {
    let trials = try trials(of: folder.write(yaml, to: "small.yaml"), into: "run")
    let frames = stride(from: 0, to: trials.count, by: 6).map { Array(trials[$0..<($0 + 6)]) }
    for (number, turns) in frames.enumerated() {
      #expect(Set(turns.map(\.frame)).count == 1)
      let own = turns[0].frame.split(separator: "/")[1]
      let masks = [String(own), "all", "ean_13+qr_code"]
      let forwards = ["a", "b"].flatMap { engine in masks.map { "\(engine) \($0)" } }
      let order = turns.map { "\($0.engine) \($0.formatMask.name)" }
      #expect(order == (number.isMultiple(of: 2) ? forwards : forwards.reversed()))
    }
  }

  @Test func `an engine is asked for what it claims of a mask that has the frame's symbology`()
    throws
  {
    let trials = try trials(of: folder.write(yaml, to: "small.yaml"), into: "run")
    for trial in trials {
      let isClaimed = !trial.frame.contains("aztec")
      #expect(trial.status == (isClaimed ? .ok : .unsupported), "\(trial.frame)")
      #expect(trial.durationsNanoseconds.count == (isClaimed ? 2 : 0))
    }
    #expect(!(try folder.text("run/engine-a.log")).contains("aztec"))
  }

  @Test func `masks given instead of the suite's are used once each`() throws {
    let trials = try trials(
      of: folder.write(yaml, to: "small.yaml"), into: "run", masks: [.own, .fixed(.qrCode)])
    let masks = Dictionary(grouping: trials, by: \.frame)
      .mapValues { Set($0.map(\.formatMask.name)).sorted() }
    #expect(masks["small/qr_code/000000"] == ["qr_code"], "own and qr_code are the same here")
    #expect(masks["small/ean_13/000000"] == ["ean_13", "qr_code"])
  }

  @Test func `each frame is read in every view under every mask, in turn first and last`() throws {
    let views = "views:\n  plain: {}\n  near: {roi: {around: all, margin: 0.1}}\nwarmup: 1"
    let suite = try folder.write(
      yaml.replacing("warmup: 1", with: views).replacing(", ean_13+qr_code", with: ""),
      to: "small.yaml")
    let trials = try trials(of: suite, into: "run")
    let frames = stride(from: 0, to: trials.count, by: 8).map { Array(trials[$0..<($0 + 8)]) }
    for (number, turns) in frames.enumerated() {
      let own = turns[0].frame.split(separator: "/")[1]
      let forwards = ["a", "b"].flatMap { engine in
        [String(own), "all"].flatMap { mask in
          ["plain", "near"].map { "\(engine) \(mask) \($0)" }
        }
      }
      let order = turns.map { "\($0.engine) \($0.formatMask.name) \($0.view ?? "")" }
      #expect(order == (number.isMultiple(of: 2) ? forwards : forwards.reversed()))
      #expect(turns.allSatisfy { ($0.region != nil) == ($0.view == "near") })
    }
    let record = try RunInput(path: suite, profile: "quick", seed: 1).record(masks: nil)
    #expect(record.views == ["plain", "near"])
  }

  @Test func `a run goes on through an engine that crashes at every frame`() throws {
    let trials = try trials(
      of: folder.write(yaml, to: "small.yaml"), into: "run", masks: [.own], behaviour: "crashes")
    #expect(trials.count { $0.status == .crashed } == 4 * 2)
    #expect(trials.count { $0.status == .unsupported } == 2 * 2)
    #expect(try folder.names(in: "run/frames").count == 4)
  }

  @Test func `the record of an input says what was run`() throws {
    let suite = try folder.write(yaml, to: "small.yaml")
    let fromSuite = try RunInput(path: suite, profile: "quick", seed: 1)
    let record = fromSuite.record(masks: nil)
    #expect(record.name == "small")
    #expect(record.path == suite)
    #expect(record.masks == [.own, .all, MaskName("ean_13+qr_code")])
    #expect(record.views == nil)
    #expect((record.repeats, record.warmup, record.frames, record.seed) == (2, 1, 6, 1))
    #expect(fromSuite.record(masks: [.own]).masks == [.own])

    var fromCorpus = try RunInput(path: builtCorpus(of: suite), profile: "other", seed: 9)
      .record(masks: nil)
    #expect(fromCorpus.path == folder.path("corpus"))
    fromCorpus.path = suite
    #expect(fromCorpus == record, "profile and seed are the corpus's own")
  }
}
