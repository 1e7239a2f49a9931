import CorpusRendering
import EngineHosting
import Foundation
import LiveScanner
import Runner
import Suites

/// Holds the virtual clock of streams against frames that are handed over in real time, for `make check CHECK=streams`.
///
///     live-validation SUITE PROFILE SCANS LABEL=PATH...
///
/// For each engine, size of frame and dropping policy of the suite, so many scans, spread over its conditions, are read in both ways, in
/// turns. Exits with 1 where fewer than 95 % of the frames have the same fate (read or dropped) in both, or where the 90th percentile of the
/// differences between times to the first right read is more than a frame period and more than that of a second handing over in real time,
/// than which no clock can agree better; a median hardly can fail. Fewer than 100 differences are told, and not judged. Besides it
/// tells the same of a clock that has the whole calls, transport included.
@main struct LiveValidation {
  static let leastAlike = 0.95
  static let fewestDifferences = 100

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 4, let scans = Int(arguments[2]), scans > 0 else {
      FileHandle.standardError.write(
        Data("usage: live-validation SUITE PROFILE SCANS LABEL=PATH...\n".utf8))
      exit(64)
    }
    let plan = try CorpusPlan(
      suite: Suite(path: arguments[0]), profile: arguments[1], seed: 1)
    guard let stream = plan.suite.stream, let scanner = plan.suite.scanner else {
      FileHandle.standardError.write(Data("\(arguments[0]): it has no stream\n".utf8))
      exit(65)
    }
    let period = 1e9 / stream.framesPerSecond
    var isMet = true
    for argument in arguments.dropFirst(3) {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let engine = try EngineUnderTest(
        label: parts[0], path: parts[parts.count - 1], options: [:], log: EngineLog(.standardError),
        limits: EngineLimits())
      defer { engine.quit() }
      for points in plan.pointsByFrameSize {
        for dropping in scanner.dropping {
          let agreement = try agreement(
            of: engine, dropping, plan: plan, points: points, scans: scans)
          let size = plan.frameSize(ofPoint: points[0]).map { "\($0.width)x\($0.height)" } ?? ""
          let setting = "\(parts[0]), \(size), \(dropping.name)"
          let bound = max(period, agreement.again.ninetieth ?? 0)
          print("\(setting): \(agreement.own.words(period: period))\(agreement.own.answer(bound))")
          print("\(setting), transport included: \(agreement.whole.words(period: period))")
          print("\(setting), real time twice: \(agreement.again.words(period: period))")
          isMet = isMet && agreement.own.isMet(within: bound) != false
        }
      }
    }
    exit(isMet ? 0 : 1)
  }

  private static func agreement(
    of engine: EngineUnderTest, _ dropping: DroppingPolicy, plan: CorpusPlan, points: [Int],
    scans: Int
  ) throws -> (own: Agreement, whole: Agreement, again: Agreement) {
    var agreement = (own: Agreement(), whole: Agreement(), again: Agreement())
    let perPoint = plan.scansPerPoint ?? 1
    for number in 0..<scans {
      let symbology = plan.suite.symbologies[number % plan.suite.symbologies.count]
      let point = points[number / plan.suite.symbologies.count % points.count]
      let sample =
        number / plan.suite.symbologies.count / points.count % perPoint * plan.framesPerScan
      guard let first = plan.index(of: symbology, atPoint: point, sample: sample) else { continue }
      let scan = try FilmedScan(plan, first: first)
      scan.warmUp(engine)
      var fed: FilmedScan.Course?
      if !number.isMultiple(of: 2) { fed = scan.fed(to: engine, dropping: dropping) }
      let simulated = scan.simulated(by: engine, dropping: dropping)
      let real = fed ?? scan.fed(to: engine, dropping: dropping)
      agreement.own.add(simulated.own, real, of: scan)
      agreement.whole.add(simulated.whole, real, of: scan)
      agreement.again.add(scan.fed(to: engine, dropping: dropping), real, of: scan)
    }
    return agreement
  }
}

/// How far both ways of reading agree, over some scans.
struct Agreement {
  private var frames = 0
  private var alike = 0
  private var read = 0
  private var scans = 0
  /// Real time less virtual time to the first right read, in nanoseconds.
  private var differences: [Double] = []
  /// Scans in which one way alone read it.
  private var oneWayAlone = 0

  mutating func add(_ simulated: FilmedScan.Course, _ fed: FilmedScan.Course, of scan: FilmedScan) {
    scans += 1
    frames += scan.frames.count
    alike += scan.frames.count - simulated.read.symmetricDifference(fed.read).count
    read += fed.read.count
    switch (simulated.doneAt, fed.doneAt) {
    case (let virtual?, let real?): differences.append(Double(real - virtual))
    case (nil, nil): break
    default: oneWayAlone += 1
    }
  }

  /// Of the differences, whichever is the longer, in nanoseconds.
  var ninetieth: Double? {
    let sorted = differences.map(abs).sorted()
    return sorted.isEmpty ? nil : sorted[(sorted.count * 9 - 1) / 10]
  }

  /// Nil where there are too few scans to say.
  func isMet(within bound: Double) -> Bool? {
    let areAlike = Double(alike) >= LiveValidation.leastAlike * Double(frames)
    guard differences.count >= LiveValidation.fewestDifferences else {
      return areAlike ? nil : false
    }
    return areAlike && (ninetieth ?? 0) <= bound
  }

  func answer(_ bound: Double) -> String {
    switch isMet(within: bound) {
    case true?: ": met"
    case false?: ": NOT MET"
    case nil:
      ": fates are met; too few scans to judge times, \(LiveValidation.fewestDifferences) are needed"
    }
  }

  func words(period: Double) -> String {
    String(
      format:
        "%.1f %% of %d frames alike (%.0f %% read), %d scans; times to the first right read differ by %.1f ms at the 90th percentile of %d (a frame period is %.1f ms), %d read in one way alone",
      100 * Double(alike) / Double(max(frames, 1)), frames,
      100 * Double(read) / Double(max(frames, 1)), scans, (ninetieth ?? 0) * 1e-6,
      differences.count, period * 1e-6, oneWayAlone)
  }
}
