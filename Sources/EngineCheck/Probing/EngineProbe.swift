import Barcodes
import EngineHosting
import EngineKit
import Foundation

/// A running engine, spoken to by hand: what it answers is looked at as it came, right or wrong.
final class EngineProbe {
  private let child: EngineChild
  private let timeout: Duration
  /// The time in which an engine may end after `quit` or the end of its input.
  private var patienceAtEnd: Duration { min(timeout, .seconds(10)) }

  /// - Parameters:
  ///   - log: where the engine's standard error goes.
  ///   - timeout: for each answer.
  init(path: String, log: EngineLog, timeout: Duration) throws(ProbeFailure) {
    self.timeout = timeout
    do {
      child = try EngineChild(path: path, log: log)
    } catch {
      throw ProbeFailure("could not be started: \(error.reason)")
    }
  }

  private var channel: MessageChannel { child.channel }

  /// Sends a request and waits for the one line that answers it.
  ///
  /// - Parameter payload: the bytes that follow the request.
  func ask(_ request: [String: Any], payload: [UInt8] = []) throws(ProbeFailure) -> ProbeReply {
    let line: Data
    do {
      line = try JSONSerialization.data(withJSONObject: request, options: .sortedKeys)
    } catch {
      preconditionFailure("\(request) is no JSON")
    }
    return try ask(line: line, payload: payload)
  }

  func ask(line: Data, payload: [UInt8] = []) throws(ProbeFailure) -> ProbeReply {
    let start = ContinuousClock.now
    let deadline = start + timeout
    do {
      try channel.write(line + Data("\n".utf8), by: deadline)
      try channel.write(payload, by: deadline)
      let answer = try channel.readLine(by: deadline)
      child.noteAnswer()
      return try ProbeReply(line: answer, elapsed: .now - start)
    } catch {
      throw ProbeFailure(describing: error, ending: ending(after: error), timeout: timeout)
    }
  }

  /// Closes the engine's input, after `quit` where that is asked for, and waits for its end.
  ///
  /// - Returns: what it still wrote, and how it ended.
  func end(quitting: Bool) throws(ProbeFailure) -> (rest: String, ending: ProcessEnding) {
    let deadline = ContinuousClock.now + patienceAtEnd
    // `quit` alone has to do: then the input stays open.
    if quitting {
      try? channel.write(Data("{\"type\":\"quit\"}\n".utf8), by: deadline)
    } else {
      child.closeInput()
    }
    let rest = lines(by: deadline).joined(separator: "\n")
    guard let ending = child.ending(within: deadline - .now) else {
      throw ProbeFailure(
        "did not end within \(String(format: "%g", patienceAtEnd / .seconds(1))) s")
    }
    return (rest, ending)
  }

  /// The lines that the engine still writes.
  private func lines(by deadline: MessageChannel.Deadline) -> [String] {
    var lines: [String] = []
    while let line = try? channel.readLine(by: deadline) {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    return lines
  }

  /// The way in which the process ended; nil where it still runs.
  private func ending(after error: any Error) -> String? {
    guard !(error is ProbeFailure) else { return nil }
    let ending = child.ending(within: .milliseconds(500))
    return (child.excess ?? ending)?.description
  }
}

/// One line that an engine answered.
struct ProbeReply {
  let fields: [String: Any]
  /// From the request's first byte to the answer's last.
  let elapsed: Duration

  init(line: Data, elapsed: Duration) throws(ProbeFailure) {
    // What is asked for in a check has some hundred values.
    var allowance = JSONAllowance(bytes: 16 << 20, values: 100_000)
    guard (try? allowance.take(line.span)) != nil,
      let object = try? JSONSerialization.jsonObject(with: line),
      let fields = object as? [String: Any]
    else {
      let beginning = String(decoding: line.prefix(60), as: UTF8.self)
      let cause = "wrote a line that is no JSON object"
      throw ProbeFailure("\(cause): '\(beginning)'", cause: cause)
    }
    self.fields = fields
    self.elapsed = elapsed
  }

  var type: String { fields["type"] as? String ?? "a message without a type" }

  /// The message of a `failed`.
  var message: String { fields["message"] as? String ?? "" }
}
