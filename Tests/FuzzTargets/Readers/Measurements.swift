import Barcodes
import CorpusRendering
import Foundation
import Photographed
import Photographs
import Records
import Runner
import Suites

extension FuzzTarget {
  /// What a reader said of photographs elsewhere, and a trial of a frame that it was shown.
  static let recording = FuzzTarget("recording") { input, folder in
    let engine = try RecordedEngine(
      label: "recorded", path: try folder.put(input, as: "recording.jsonl"))
    _ = try taken(engine.record, "an engine")
    for turned in [0, 90] {
      let trial = engine.trial(of: photograph(turned: turned), mask: .all, view: FrameView())
      _ = try taken(trial, "a trial")
    }
  }

  /// What was measured of photographs: as a camera, and as twins, which are rendered where they are small.
  static let measurements = FuzzTarget("measurements") { input, folder in
    _ = CodeMeasurement.isFile(input)
    let measurements = try CodeMeasurement.all(inFile: folder.put(input, as: "measured.jsonl"))
    let draft = ProfileDraft(measurements)
    if draft.count > 0 {
      let yaml = draft.yaml(name: "made", source: "A fuzzer.", comment: ["Made."])
      let path = try folder.put(yaml, as: "made.yaml")
      do { _ = try CameraProfile(path: path) } catch {
        fatalError("a camera that is made is not taken: \(error)")
      }
    }
    for measurement in measurements.prefix(8) {
      guard let condition = measurement.condition else { continue }
      let specification = try TwinCorpus.specification(
        of: TrueCode(symbology: measurement.symbology, text: "4006381333931", corners: nil),
        named: "twins/\(measurement.symbology)/000000", condition, measurement.symbol ?? [:],
        in: photograph(turned: 0))
      let size = try specification.frameSize()
      guard size.width * size.height < 50_000 else { continue }
      _ = try taken(try FrameRenderer().render(specification).record, "a twin")
    }
  }

  /// A camera profile, and the suite beside it that draws from it.
  static let camera = FuzzTarget("camera") { input, folder in
    _ = try folder.put(input, as: "camera.yaml")
    try planAndRender(Suite(path: "\(folder.path)/suite.yaml"))
  }

  /// A photograph of two codes, of which one has corners.
  private static func photograph(turned: Int) -> FrameRecord {
    let corners = PixelRectangle(width: 190, height: 138).quad
    return FrameRecord(
      frame: "photos/ean_13/00000\(turned / 90)", file: "a.png", width: 320, height: 240,
      pixelsSHA256: "", seed: 1, point: ["rotation_deg": Double(turned)], condition: nil,
      codes: [
        CodeRecord(TrueCode(symbology: .ean13, text: "4006381333931", corners: corners)),
        CodeRecord(TrueCode(symbology: .qrCode, text: "4006381333931", corners: nil)),
      ],
      photograph: PhotographRecord(
        source: "a.png", fileSHA256: String(repeating: "0", count: 64), format: "png",
        jpegQuality: nil, turnedDegrees: turned))
  }
}
