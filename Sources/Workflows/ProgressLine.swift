import Barcodes
import Foundation

/// A line of progress on standard error; without a terminal a line every 30 seconds; in CI none.
package final class ProgressLine {
  private let unit: String
  private let isShown: Bool
  private let isCI = ProcessInfo.processInfo.environment["CI"] != nil
  private let begin = ContinuousClock.now
  private var start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var lastText = ""

  /// - Parameter unit: the things that are counted, in the plural.
  package init(unit: String) {
    self.unit = unit
    isShown = isatty(STDERR_FILENO) == 1 && !isCI
  }

  private static let silence = Duration.seconds(30)

  /// Shows the state, at most ten times a second.
  ///
  /// - Parameters:
  ///   - total: may grow while the work goes on.
  ///   - notMeasured: the part of `done` that was done before.
  package func show(_ what: String, done: Int, of total: Int, notMeasured: Int = 0) {
    show(what, isLast: done >= total) { elapsed in
      Self.text(done: done, total: total, notMeasured: notMeasured, unit: unit, after: elapsed)
    }
  }

  /// Shows the share of a time limit that is over.
  package func show(_ what: String, after seconds: Double, of most: Double) {
    show(what, isLast: seconds >= most) { _ in
      "\(Self.time(seconds)) of at most \(Self.time(most))"
    }
  }

  private func show(_ what: String, isLast: Bool, text: (_ elapsed: Duration) -> String) {
    let now = ContinuousClock.now
    if !isShown {
      guard !isCI, now - (lastShown ?? begin) >= Self.silence else { return }
    } else if let lastShown, now - lastShown < .milliseconds(100), !isLast {
      return
    }
    lastShown = now
    let text = text(now - start)
    guard isShown else { return say("\(what): \(text)") }
    lastText = "\r\u{1B}[K\(VisibleText.of(what))  \(text)"
    write(lastText)
  }

  /// Prints a message on its own line, whether or not progress is shown.
  package func say(_ message: String) {
    write("\(isShown ? "\r\u{1B}[K" : "")scanbench: \(VisibleText.line(message))\n\(lastText)")
  }

  /// Removes the line so that something else can be printed; it returns with the next state.
  package func clear() {
    if isShown { write("\r\u{1B}[K") }
    lastText = ""
  }

  /// Starts the work on a question, to which rate and time left refer; a terminal shows it in a
  /// line.
  package func ask(_ question: String) {
    start = ContinuousClock.now
    if isShown { say(question) }
  }

  package func finish() {
    if isShown, lastShown != nil { write("\n") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  package static func text(
    done: Int, total: Int, notMeasured: Int = 0, unit: String, after elapsed: Duration
  ) -> String {
    let seconds = elapsed / .seconds(1)
    let rate = seconds > 0 ? Double(done - notMeasured) / seconds : 0
    let left = rate > 0 ? Int((Double(total - done) / rate).rounded(.up)) : nil
    let time = left.map { "\(Self.time(Double($0))) left" }
    return "\(done) / \(total) \(unit), \(Int(rate.rounded())) a second, \(time ?? "starting")"
  }

  package static func time(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded(.up))
    return seconds >= 60 ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds) s"
  }
}
