import Barcodes
import Foundation
import LiveScanner
import Records

@testable import Summaries
@testable import Tallies

/// What an engine makes of one frame of a scan.
struct SyntheticAnswer {
  /// Contents, of the symbology that is asked for; `none` where nothing is read.
  var contents: [String] = []
  var milliseconds: Int64 = 10
  var status = TrialStatus.ok
  /// Instead of the scan's.
  var symbology: Symbology?
  /// Codes that lie outside the region of interest and are read all the same.
  var outside: [Int] = []
}

/// A scan that is added to a run.
struct SyntheticScan {
  var suite = "stream"
  var symbology = Symbology.qrCode
  var point: [String: Double] = [:]
  var named: String?
  var number = 0
  var seed: UInt64
  var codes = ["right"]
  /// Of each frame, the code that is aimed at.
  var aim: (Int) -> Int? = { _ in nil }
  /// Frames that are in the manifest; nil for all.
  var frames: [Int]?
}

extension SyntheticRun {
  /// Ten frames a second for a second, handed over at 0.1 s, 0.2 s, … unless told otherwise.
  static func streamSuite(
    _ name: String = "stream", frames: Int = 10, wantsAll: Bool = false,
    dropping: [String] = ["newest-waits"], acceptance: [String] = ["first", "2-in-a-row"],
    forgetSeconds: Double? = nil, masks: [MaskName] = [.own], views: [String]? = nil
  ) -> SuiteRecord {
    var record = suite(name, masks: masks, repeats: 1)
    record.stream = StreamRecord(
      framesPerSecond: 10, seconds: Double(frames) / 10, scans: 1, framesPerScan: frames,
      wantsAll: wantsAll, dropping: dropping, acceptance: acceptance, forgetSeconds: forgetSeconds)
    record.views = views
    return record
  }

  /// A run of streams of one suite, read by the first engine alone.
  static func streams(_ suite: SuiteRecord = streamSuite()) throws -> SyntheticRun {
    let run = try SyntheticRun()
    run.run.suites = [suite]
    run.run.engines = [engines[0]]
    return run
  }

  /// Adds the frames of a scan and returns their names, by their numbers in the scan.
  func addFrames(_ scan: SyntheticScan) -> [Int: String] {
    let count = run.suites.first { $0.name == scan.suite }?.stream?.framesPerScan ?? 0
    var names: [Int: String] = [:]
    for number in scan.frames ?? Array(0..<count) {
      names[number] = addFrame(
        scan.suite, scan.symbology, point: scan.point, named: scan.named, codes: 0)
      var frame = frames[frames.count - 1]
      frame.seed = scan.seed
      frame.codes = scan.codes.map {
        CodeRecord(TrueCode(symbology: scan.symbology, bytes: Array($0.utf8)))
      }
      frame.stream = StreamFrameRecord(
        scan: scan.number, frame: number, handedOverNanoseconds: Int64(number + 1) * 100_000_000,
        middleSeconds: Double(number) / 10, exposureSeconds: 0.01, gain: 1,
        distanceMillimetres: 300, focusMillimetres: 300, aimedAt: scan.aim(number))
      frames[frames.count - 1] = frame
    }
    return names
  }

  /// Adds a scan, and what the engine makes of each of its frames.
  func addScan(
    _ scan: SyntheticScan, engine: String = "zxing", mask: FormatMask? = nil, view: String? = nil,
    _ answer: (Int) -> SyntheticAnswer
  ) {
    addTrials(
      addFrames(scan), of: scan, engine: engine, mask: mask, view: view, answer)
  }

  func addTrials(
    _ names: [Int: String], of scan: SyntheticScan, engine: String = "zxing",
    mask: FormatMask? = nil, view: String? = nil, _ answer: (Int) -> SyntheticAnswer
  ) {
    for (number, name) in names.sorted(by: { $0.key < $1.key }) {
      let answer = answer(number)
      let nanoseconds = answer.milliseconds * 1_000_000
      var trial = TrialRecord(
        frame: name, engine: engine, mask: mask ?? FormatMask(scan.symbology),
        view: FrameView(name: view), status: answer.status,
        message: answer.status == .ok ? nil : "no answer",
        durationsNanoseconds: answer.status == .ok ? [nanoseconds] : [],
        codes: answer.status == .ok
          ? scan.codes.indices.map {
            CodeOutcome(outcome: answer.outside.contains($0) ? .outside : .missed)
          } : [],
        decodes: answer.contents.map {
          DecodeRecord(
            Decode(
              symbology: answer.symbology ?? scan.symbology, bytes: Array($0.utf8), corners: nil))
        }, outsideRegion: answer.outside.isEmpty ? nil : answer.outside.count)
      trial.timing = TrialTiming(roundTripNanoseconds: nanoseconds)
      trials.append(trial)
    }
  }

  func live() throws -> LiveRecord? {
    try write()
    return try RunFolder(path: path).summary().live
  }
}

extension SyntheticRun {
  /// Four scans, read for 150 ms a frame: one is right at once, one from its fifth frame on, one never, and one is wrong twice
  /// before it is right.
  static func fourScans() throws -> SyntheticRun {
    let run = try streams(streamSuite(dropping: ["newest-waits", "none-waits", "queue-2"]))
    let contents: [(Int) -> String?] = [
      { _ in "right" }, { $0 >= 4 ? "right" : nil }, { _ in nil },
      { $0 >= 2 ? "right" : "wrong" },
    ]
    for (number, content) in contents.enumerated() {
      run.addScan(SyntheticScan(number: number, seed: UInt64(number))) { frame in
        SyntheticAnswer(contents: [content(frame)].compactMap(\.self), milliseconds: 150)
      }
    }
    return run
  }

  /// Scans of two sizes of frames with two masks, from the same seeds, right at once, read for so many milliseconds.
  static func fourSettings(
    scans: Int, milliseconds: (_ width: Double, _ mask: FormatMask) -> Int64
  ) throws -> SyntheticRun {
    let run = try streams(streamSuite(masks: [.all, .own]))
    for width in [1280.0, 640] {
      for number in 0..<scans {
        let scan = SyntheticScan(
          point: ["frame_width_px": width, "frame_height_px": width / 2], number: number,
          seed: UInt64(100 + number))
        let names = run.addFrames(scan)
        for mask in [FormatMask.all, .qrCode] {
          run.addTrials(names, of: scan, mask: mask) { _ in
            SyntheticAnswer(contents: ["right"], milliseconds: milliseconds(width, mask))
          }
        }
      }
    }
    return run
  }

  /// A run with something of everything: sizes, policies, a condition, two engines, wrong reads, failures.
  static func scanned() throws -> SyntheticRun {
    let run = try streams(streamSuite(dropping: ["newest-waits", "queue-2"]))
    run.run.engines = engines
    for width in [640.0, 1280] {
      for number in 0..<7 {
        let scan = SyntheticScan(
          point: ["frame_width_px": width, "frame_height_px": width / 2], named: "night",
          number: number, seed: UInt64(number))
        let names = run.addFrames(scan)
        for (engine, factor) in [("zxing", 1.0), ("zbar", 3)] {
          run.addTrials(names, of: scan, engine: engine) { frame in
            let isFailure = number == 6 && frame == 1 && engine == "zbar"
            let isRead = frame >= number + (width == 640 ? 2 : 0)
            let isWrong = number == 5 && frame == 0
            return SyntheticAnswer(
              contents: isWrong ? ["<wrong>"] : isRead && !isFailure ? ["right"] : [],
              milliseconds: Int64(factor * width / 16), status: isFailure ? .crashed : .ok)
          }
        }
      }
    }
    try run.write()
    return run
  }
}
