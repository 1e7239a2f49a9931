package import EngineKit
import Foundation

/// An engine's process, with a channel to its standard input and output.
///
/// It ends with all processes that it has started; what has left its process group is found on Linux alone.
package final class EngineChild {
  /// The most standard error that a process may write between two answers, in bytes: the most that
  /// an engine that only complains would.
  package static let logLimitBytes = 16 << 20

  package let channel: MessageChannel
  private let group: ProcessGroup
  private let drain: LogDrain?
  private let output: Int32
  /// Nil when closed.
  private var input: Int32?

  package var processIdentifier: pid_t { group.identifier }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - log: takes its standard error; nil for that of this process.
  ///   - leadsGroup: whether it has a process group of its own; else it ends with that of this process.
  ///   - memoryLimitBytes: how much memory it may use, with the processes that it starts; nil for any. Held on Linux.
  package init(
    path: String, log: EngineLog?, leadsGroup: Bool = true, memoryLimitBytes: Int? = nil
  ) throws(SpawnFailure) {
    var theirs: [Int32] = []
    var ours: [Int32] = []
    var isStarted = false
    defer { for end in theirs + (isStarted ? [] : ours) { close(end) } }
    let input = try Self.pipe()
    theirs.append(input.reading)
    ours.append(input.writing)
    let output = try Self.pipe()
    theirs.append(output.writing)
    ours.append(output.reading)
    var errors: (reading: Int32, writing: Int32)?
    if log != nil {
      let pipe = try Self.pipe()
      theirs.append(pipe.writing)
      ours.append(pipe.reading)
      errors = pipe
    }
    Self.widen(input.writing)
    let mark = EngineMark()
    let errorEnd = errors?.writing
    let group = try EngineProcesses.start(mark) { () throws(SpawnFailure) in
      try Self.spawn(
        path: path, input: input.reading, output: output.writing, error: errorEnd,
        mark: leadsGroup ? mark : nil)
    }
    isStarted = true
    self.input = input.writing
    self.output = output.reading
    self.group = group
    channel = MessageChannel(reading: output.reading, writing: input.writing) {
      group.ending(within: .zero) == nil
    }
    drain = log.flatMap { log in
      errors.map { LogDrain($0.reading, into: log, of: group, limitBytes: Self.logLimitBytes) }
    }
    if let memoryLimitBytes { MemoryWatch.shared.watch(group, limitBytes: memoryLimitBytes) }
  }

  deinit {
    end()
    closeInput()
    close(output)
  }

  /// That the process has answered; what it may write to standard error counts anew.
  package func noteAnswer() { drain?.countAnew() }

  /// Closes the process's standard input; nothing can be sent any more.
  package func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Waits for the process to end by itself, or by its excess.
  ///
  /// - Returns: nil where it still runs.
  package func ending(within patience: Duration) -> ProcessEnding? {
    let ending = group.ending(within: patience)
    if ending != nil { finish() }
    return ending
  }

  /// Ends the process and what it has started; nothing happens where it has ended.
  package func end() {
    group.end()
    // A killed process ends, unless it waits for a device.
    _ = group.ending(within: .seconds(10))
    finish()
  }

  /// Ends the process from any thread; whoever talks to it finds its output closed.
  package var terminate: @Sendable () -> Void { { [group] in group.end() } }

  /// Why the bench ended the process before its time; nil where it did not.
  package var excess: ProcessEnding? { group.excess }

  private func finish() {
    MemoryWatch.shared.forget(group)
    drain?.finish()
  }
}
