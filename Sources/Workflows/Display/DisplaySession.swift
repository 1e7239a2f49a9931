package import Barcodes
import CorpusRendering
import Displaying
import Foundation
import PageServer
import Records
package import Runner
import Storage
import Suites

/// Shows frames to a scanner and writes its reads as a recording, which is scored like any other.
package struct DisplaySession: Sendable {
  private let input: RunInput
  /// The indices of the frames, in the order in which they are shown.
  private let frames: [Int]
  private let settings: Settings

  package struct Settings: Sendable {
    package var shownSeconds = 1.5
    package var blankSeconds = 0.5
    /// The number of screen pixels along each side of a pixel of the frame.
    package var scale = 1
    /// The width and the height that are asked of the phone's camera.
    package var cameraPixels = (width: 1280, height: 720)
    /// A script that defines BarcodeDetector.
    var polyfill: Data?
    package var listen = "127.0.0.1"
    package var port: UInt16 = 0
    package var isSecure = false
    package var publicAddress: String?
    /// The name of the scanner; then its version and its device, as far as they are known.
    package var name = "scanner"
    package var version: String?
    package var device: String?
    package var symbologies: [Symbology]?

    package init() {}

    /// - Throws: `FileError`.
    package mutating func readPolyfill(at path: String) throws {
      polyfill = Data(try InputFile.bytes(of: path, limitBytes: 64 << 20))
    }

    fileprivate var shown: Duration { .seconds(shownSeconds) }
    fileprivate var blank: Duration { .seconds(blankSeconds) }
  }

  /// True if the printed addresses can begin with a text.
  package static func isPublicAddress(_ text: String) -> Bool {
    ServedPages.isPublicAddress(text)
  }

  /// - Parameter limit: the number of frames to show; nil for all.
  package init(_ input: RunInput, limit: Int?, settings: Settings) {
    self.input = input
    self.settings = settings
    frames = Array(Self.mixedOrder(of: input.count).prefix(limit ?? input.count))
  }

  /// Returns an order whose first few indices are spread over the whole suite: each is about a golden section of the count further than the
  /// one before.
  private static func mixedOrder(of count: Int) -> [Int] {
    guard count > 2 else { return Array(0..<count) }
    var step = Int(Double(count) * 0.618)
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    return (0..<count).map { $0 * step % count }
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// The whole seconds of the session once the page has been started.
  package var seconds: Int {
    Int(((settings.shown + settings.blank) * frames.count).milliseconds / 1000)
  }

  /// Shows the frames and writes the recording.
  ///
  /// - Parameter tell: called with lines for the person who holds the scanner.
  /// - Returns: the results, in lines.
  /// - Throws: `Interruption` too; the frames shown until then are recorded.
  package func write(
    to output: String, replacing isReplaced: Bool, tell: @escaping @Sendable (String) -> Void
  ) throws -> String {
    let recording = GrowingRecording(path: output, ofKind: Self.kind) {
      isReplaced && Self.isRecording($0)
    }
    try OutputFile.check(output, ofKind: Self.kind, replacing: recording.isOurs)
    let shown = StopSignals.result { await self.show(recording, tell: tell) }
    let interruption = Interruption(
      folder: output, kept: shown.count(of: frames.count), remedy: Self.remedy)
    guard let scanner = shown.scanner, !shown.showings.isEmpty else {
      throw shown.isInterrupted ? interruption : shown.fault ?? interruption
    }
    let readings = ShownReadings(shown.showings, shown.arrivals, of: scanner)
    try shown.recording.finish(readings.answers)
    if shown.isInterrupted { throw interruption }
    if let fault = shown.fault as? FileError { throw fault }
    if let fault = shown.fault {
      let count = shown.count(of: frames.count)
      throw DisplayFault(reason: "\(fault); what was read of \(count) is in \(output)")
    }
    let outcome = try Self.outcome(
      of: output, name: settings.name, suite: input.suite.name,
      shown.showings.map(\.frame), strays: readings.strays)
    return [outcome, shown.accuracy, next(output)].joined(separator: "\n")
  }

  private static let kind = "recording of a display that --force may replace"
  private static let remedy = "give the command again for all frames"
  private static let origin = "a screen before the scanner (scanbench display)"

  private static func isRecording(_ data: Data) -> Bool {
    let line = data.prefix { $0 != UInt8(ascii: "\n") }
    let answer = try? RecordCoding.decoder().decode(RecordedAnswer.self, from: Data(line))
    return answer?.source?.hasPrefix(origin) ?? false
  }

  private func scanner(before screen: ScreenDescription) -> RecordedAnswer {
    RecordedAnswer(
      engine: settings.name, version: settings.version, device: settings.device,
      source: "\(Self.origin): each frame \(Int(settings.shown.milliseconds)) ms and "
        + "\(Int(settings.blank.milliseconds)) ms of blank, \(settings.scale) px for each of the frame's, on "
        + screen.words,
      date: Program.now, symbologies: settings.symbologies, decodes: [], durationsNanoseconds: nil)
  }

  private func next(_ output: String) -> String {
    "to score it: "
      + ShellWords.line([
        "scanbench", "run", input.path, "--recorded", "\(settings.name)=\(output)", "--mask", "all",
        "--output", "FOLDER",
      ])
  }

  private func show(
    _ recording: GrowingRecording, tell: @escaping @Sendable (String) -> Void
  ) async -> ShownFrames {
    var shown = ShownFrames(recording: recording)
    do {
      let display = try Display(
        cameraPixels: settings.cameraPixels, formats: input.suite.symbologies,
        polyfill: settings.polyfill)
      let pages = try ServedPages(
        [display.screen, display.camera], listen: settings.listen, port: settings.port,
        isSecure: settings.isSecure, publicAddress: settings.publicAddress)
      for line in Self.lines(display, pages) { tell(line) }
      let screen = try await display.screenDescription(within: .seconds(24 * 3600))
      let scanner = scanner(before: screen)
      shown.scanner = scanner
      await show(on: display, to: scanner, into: &shown)
      shown.arrivals = await display.end()
      shown.clockError = await display.clockError
      shown.inexact = await display.inexact
      withExtendedLifetime(pages) {}
    } catch {
      shown.fault = shown.fault ?? error
    }
    shown.isInterrupted = Task.isCancelled
    return shown
  }

  private static func lines(_ display: Display, _ pages: ServedPages) -> [String] {
    let (screen, camera) = (pages.address(of: display.screen), pages.address(of: display.camera))
    return ["On the screen:  \(screen)", "On a phone that scans it:  \(camera)"]
      + (ServedPages.qrCode(of: camera) ?? [])
      + (pages.fingerprint.map { ["The certificate's SHA-256:  \($0)"] } ?? [])
      + [
        "An app posts what it reads:",
        "  curl --data '{\"text\":\"4006381333931\",\"format\":\"ean_13\"}' \(camera)read",
      ]
  }

  private func show(
    on display: Display, to scanner: RecordedAnswer, into shown: inout ShownFrames
  ) async {
    let progress = ProgressLine(unit: "frames")
    defer { progress.finish() }
    let source = input.makeSource()
    do {
      for (number, index) in frames.enumerated() {
        let frame = try source(index)
        let period = try await display.show(
          frame.image, number: number + 1, of: frames.count, scale: settings.scale,
          for: settings.shown, blank: settings.blank)
        shown.showings.append((frame.record, period))
        let readings = ShownReadings([(frame.record, period)], display.arrived, of: scanner)
        for answer in readings.answers { try shown.recording.append(answer) }
        progress.show(input.suite.name, done: number + 1, of: frames.count)
      }
    } catch {
      shown.fault = error
    }
  }
}

extension ScreenDescription {
  fileprivate var words: String {
    "\(width) x \(height) pixels, \(devicePixelRatio) for each of CSS, \(userAgent)"
  }
}
