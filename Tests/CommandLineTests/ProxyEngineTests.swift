import Barcodes
import BuiltPrograms
import Foundation
import Records
import Testing

/// The proxy around the scripted engine, which reads the same text in every frame of one size.
@Suite struct ProxyEngineTests {
  /// Reads 40 frames with the scripted engine and with proxies around it.
  ///
  /// - Parameter options: of the proxy `p`, joined by commas.
  private func trials(_ options: [String]) throws -> (plain: [TrialRecord], proxied: [TrialRecord])
  {
    let folder = try TemporaryFolder()
    try folder.write(SuiteText.plain(samples: 40), to: "plain.yaml")
    let proxy = try folder.writeProxy(of: "scripted-engine")
    let result = try CommandResult(
      [
        "run", "plain.yaml", "--engine", "s=\(BuiltProgram.path("scripted-engine"))", "--engine",
        "p=\(proxy)", "--output", "run", "--jobs", "1", "--timeout", "5",
      ] + options.flatMap { ["--option", "p:\($0)"] }, in: folder)
    try #require(result.code == 0, "\(result.errors)")
    let trials = try JSONLinesReader.all(TrialRecord.self, path: folder.path("run/trials.jsonl"))
    return (trials.filter { $0.engine == "s" }, trials.filter { $0.engine == "p" })
  }

  @Test func `a proxy without options changes nothing`() throws {
    let (plain, proxied) = try trials([])
    #expect(plain.count == 40)
    #expect(plain.map(\.decodes) == proxied.map(\.decodes))
    #expect(plain.map(\.durationsNanoseconds) == proxied.map(\.durationsNanoseconds))
  }

  @Test func `a delay is added to each duration, as it really was`() throws {
    let (plain, proxied) = try trials(["delay_us=300"])
    for (plain, proxied) in zip(plain, proxied) {
      for (before, after) in zip(plain.durationsNanoseconds, proxied.durationsNanoseconds) {
        #expect(after - before >= 300_000)
      }
    }
  }

  @Test func `reads are dropped by the frame's content, the same ones every time`() throws {
    let first = try trials(["drop=0.3"]).proxied.map(\.decodes.isEmpty)
    #expect(first == (try trials(["drop=0.3"]).proxied.map(\.decodes.isEmpty)))
    let other = try trials(["drop=0.3", "seed=2"]).proxied.map(\.decodes.isEmpty)
    #expect(first != other)
    // Of 40 frames, with a probability of 0.3: outside of 2...22 once in ten thousand seeds, and the seed is fixed.
    #expect((2...22).contains(first.count { $0 }))
  }

  @Test func `payloads are corrupted by one bit`() throws {
    let (plain, proxied) = try trials(["corrupt=1"])
    for (plain, proxied) in zip(plain, proxied) {
      let right = try #require(plain.decodes.first).bytesBase64.bytes
      let wrong = try #require(proxied.decodes.first).bytesBase64.bytes
      #expect(right.count == wrong.count)
      #expect(zip(right, wrong).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount } == 1)
    }
  }

  #if ZBar
    @Test func `a margin around the image moves no corner`() throws {
      let corners = try [0, 3, 40].map { pad in
        let folder = try TemporaryFolder()
        try folder.write(
          SuiteText.plain("qr_code", samples: 10), to: "plain.yaml")
        let proxy = try folder.writeProxy(of: "scanbench-engine-zbar")
        let result = try CommandResult(
          [
            "run", "plain.yaml", "--engine", "p=\(proxy)", "--option", "p:pad=\(pad)", "--output",
            "run",
          ], in: folder)
        try #require(result.code == 0, "\(result.errors)")
        return try JSONLinesReader.all(TrialRecord.self, path: folder.path("run/trials.jsonl"))
          .sorted { $0.frame < $1.frame }.compactMap(\.decodes.first?.corners)
      }
      #expect(corners[0].count == 10)
      for padded in corners.dropFirst() {
        try #require(padded.count == 10)
        for (before, after) in zip(corners[0], padded) {
          // ZBar's corners are whole pixels, and those of a finder it may see a pixel further.
          #expect((before.centre - after.centre).length < 1.5)
        }
      }
    }
  #endif

  @Test func `a crash costs its trial`() throws {
    let proxied = try trials(["crash=0.2"]).proxied
    let crashed = proxied.filter { $0.status == .crashed }
    #expect((1...20).contains(crashed.count))
    #expect(crashed.allSatisfy { $0.message == "the engine was ended by signal 9" })
    #expect(proxied.filter { $0.status == .ok }.count == 40 - crashed.count)
  }

  @Test func `an engine that cannot be wrapped is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(SuiteText.tiny, to: "tiny.yaml")
    let proxy = try folder.writeProgram(
      """
      export SCANBENCH_PROXY_ENGINE=/nowhere/engine
      exec '\(BuiltProgram.path("scanbench-engine-proxy"))'
      """, to: "proxy")
    let result = try CommandResult(
      ["run", "tiny.yaml", "--engine", "p=\(proxy)", "--output", "run"], in: folder)
    #expect(result.code == 69)
    #expect(result.errors.contains("exited with code 70"))
  }
}
