import Barcodes
import Records

extension SyntheticRun {
  /// A run of the suites orientation and region. The engine zxing has every feature, zbar none.
  static func views() throws -> SyntheticRun {
    let run = try SyntheticRun()
    run.run.suites = [
      suite("orientation", views: ["untold", "told"]),
      suite("region", views: ["whole", "cropped"]),
    ]
    for degrees in [0.0, 90] { run.addOrientations(degrees) }
    run.addRegions()
    run.timeInBlocks(7)
    try run.write()
    return run
  }

  /// As if so many frames in a row had been read one in each block.
  private func timeInBlocks(_ count: Int) {
    var numbers: [String: Int] = [:]
    for index in trials.indices where trials[index].status == .ok {
      let number = numbers[trials[index].frame] ?? numbers.count
      numbers[trials[index].frame] = number
      trials[index].timing = TrialTiming(
        block: number % count,
        roundTripNanoseconds: 2 * trials[index].durationsNanoseconds.reduce(0, +))
    }
  }

  static func suite(_ name: String, views: [String]) -> SuiteRecord {
    var record = suite(name, masks: [.own], repeats: 3)
    record.views = views
    return record
  }

  /// Seven frames of a symbology that both engines claim, and seven of one that zxing alone does. Upright,
  /// both views take the same time; turned, the first frame is read only where it is told, in 0.8 of the time.
  private func addOrientations(_ degrees: Double) {
    for symbology in [Symbology.qrCode, .aztec] {
      for index in 0..<7 {
        let frame = addFrame(
          "orientation", symbology, point: ["rotation_deg": degrees], width: 1280, height: 720)
        let mask = FormatMask(symbology)
        let time = Int64(1_000_000 * (index + 1))
        let isTurned = degrees != 0
        let told = FrameView(
          name: "told", orientation: ImageOrientation(rotationDegrees: degrees))
        addTrial(
          frame, "zxing", mask, FrameView(name: "untold"),
          [isTurned && index == 0 ? .missed : .correct], [time, time, time])
        addTrial(
          frame, "zxing", mask, told, [.correct],
          (0..<3).map { _ in isTurned ? time * 4 / 5 : time })
        if symbology == .qrCode {
          addTrial(frame, "zbar", mask, FrameView(name: "untold"), [.correct], [time, time, time])
        } else {
          addTrial(frame, "zbar", mask: mask, status: .unsupported)
          trials[trials.count - 1].view = "untold"
        }
        addTrial(frame, "zbar", mask: mask, status: .unsupported)
        trials[trials.count - 1].view = "told"
      }
    }
  }

  /// Seven frames with one code, and five with three, of which the region has one and cuts another.
  private func addRegions() {
    for (condition, count, frames) in [("one", 1, 7), ("several", 3, 5)] {
      for index in 0..<frames {
        let frame = addFrame("region", .qrCode, point: [:], named: condition, codes: count)
        let time = Int64(1_000_000 * (index + 1))
        let region = PixelRectangle(x: 10, y: 20, width: 100, height: 50)
        addTrial(
          frame, "zxing", .qrCode, FrameView(name: "whole"),
          Array(repeating: .correct, count: count), [time, time, time])
        addTrial(
          frame, "zxing", .qrCode, FrameView(name: "cropped", region: region),
          Array([.correct, .outside, .cut].prefix(count)), [time / 4, time / 4, time / 4],
          outside: count > 1 && index == 0 ? 1 : 0)
        for view in ["whole", "cropped"] {
          addTrial(frame, "zbar", mask: .qrCode, status: .unsupported)
          trials[trials.count - 1].view = view
        }
      }
    }
  }

  /// Adds an answered trial of a frame in some view.
  private func addTrial(
    _ frame: String, _ engine: String, _ mask: FormatMask, _ view: FrameView,
    _ outcomes: [Outcome], _ nanoseconds: [Int64], outside: Int = 0
  ) {
    let truth = frames.last { $0.frame == frame }?.codes.first
    let decode = Decode(
      symbology: truth?.symbology, bytes: truth?.bytesBase64.bytes ?? [], corners: nil)
    trials.append(
      TrialRecord(
        frame: frame, engine: engine, mask: mask, view: view, status: .ok,
        durationsNanoseconds: nanoseconds, codes: outcomes.map { CodeOutcome(outcome: $0) },
        decodes: outcomes.filter { $0 == .correct }.map { _ in DecodeRecord(decode) },
        codesAsked: view.region == nil ? nil : outcomes.count(where: \.isAsked),
        outsideRegion: view.region == nil ? nil : outside))
  }
}
