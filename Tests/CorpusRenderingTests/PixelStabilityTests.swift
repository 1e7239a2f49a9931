import Barcodes
import Foundation
import Records
import Testing

@testable import CorpusRendering

/// The same suite and seed give the same pixels on every machine, in debug and in release: one frame of each
/// symbology, rotated, blurred and noisy, against a table that is checked in.
///
/// `SCANBENCH_RECORD_SNAPSHOTS=1` writes the table anew; that changes the pixels of every corpus, so it
/// belongs in the change log.
@Suite struct PixelStabilityTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/pixels-sha256.json")

  private static let yaml = """
    schema: 1
    name: stability
    purpose: Pixels do not change unnoticed.
    symbologies: all
    frame: tight
    conditions:
      module_width_px: 1.7
      rotation_deg: 17
      gaussian_blur_modules: 0.3
      noise_sigma: 8
    profiles:
      quick: {samples: 1}
    """

  @Test func `pixels are those of the table`() throws {
    let suite = try CorpusRendering.Suite(yaml: Data(Self.yaml.utf8), path: "stability.yaml")
    let plan = try CorpusPlan(suite: suite, profile: "quick", seed: 20_261_121)
    var hashes: [String: String] = [:]
    for frame in RenderedFrames(plan, jobs: 2) {
      let record = try frame.get().record
      hashes[record.codes[0].symbology.name] = record.pixelsSHA256
    }
    if ProcessInfo.processInfo.environment["SCANBENCH_RECORD_SNAPSHOTS"] == "1" {
      try RecordCoding.document(hashes).write(to: Self.table)
    }
    #expect(try RecordCoding.read([String: String].self, at: Self.table.path) == hashes)
  }
}
