import Barcodes
import BuiltPrograms
import EngineHosting
import Foundation
import Records
import Testing

@testable import Runner

/// The processes themselves. Each test that counts has a process of its own, where no other test runs.
@Suite struct EngineProcessTests {
  @Test func `a crash is noticed though a later engine is still running`() throws {
    let first = try ScriptedRun("crashes")
    let second = try ScriptedRun("answers")
    #expect(first.trial().message == "the engine was ended by signal 9")
    #expect(second.trial().status == .ok)
    second.engine.quit()
  }

  @Test func `an engine that stays when told to quit is ended`() throws {
    let run = try ScriptedRun("stays_on_quit")
    // The log of an engine that runs is written by another thread.
    while try !run.folder.text("engine.log").contains("\n") { usleep(2000) }
    let line = try #require(try run.logLines.first)
    let process = try #require(line.split(separator: " ").last.flatMap { Int32($0) })
    #expect(kill(process, 0) == 0)
    run.engine.quit()
    #expect(kill(process, 0) != 0)
  }

  #if os(Linux)
    @Test func `many restarts leave no process and no file descriptor behind`() async {
      await #expect(processExitsWith: .success) {
        EngineProcesses.adoptOrphans()
        let run = try ScriptedRun("crashes", onlyWidth: 5)
        let babbler = try ScriptedRun("babbles", onlyWidth: 5)
        for _ in 0..<2 { restart(run, babbler) }
        let before = try openDescriptors()
        for _ in 0..<20 { restart(run, babbler) }
        #expect(try openDescriptors(to: before))
        #expect(try childProcesses().count == 2, "the two that run now")
        run.engine.quit()
        babbler.engine.quit()
        #expect(try childProcesses() == [])
      }
    }

    /// All that can end a process; each costs its trial and no other.
    static let deadly =
      EngineReplyTests.troubles.map { ($0.0, $0.1) }.filter { $0.0 != "fails" } + [
        ("reads_nowhere", TrialStatus.error), ("hogs", .crashed), ("leaves_session", .crashed),
      ] + EngineReplyTests.impossible.map { ($0.0, .error) }

    @Test func `whatever an engine does, the next trial goes on, and nothing is left behind`() async
    {
      await #expect(processExitsWith: .success) {
        EngineProcesses.adoptOrphans()
        // Warm: what the process opens once is open, and a log is, as of each run below.
        let first = try ScriptedRun("answers", memoryLimitBytes: 300 << 20)
        _ = first.trial()
        first.engine.quit()
        let before = try openDescriptors()
        for (behaviour, status) in EngineProcessTests.deadly {
          let run = try ScriptedRun(behaviour, onlyWidth: 5, memoryLimitBytes: 300 << 20)
          let trial = run.trial("WRONG")
          #expect(trial.status == status, "\(behaviour): \(trial.message ?? "")")
          #expect(trial.processEnded == true, "\(behaviour): its process ended")
          #expect(run.trial("RIGHT!").status == .ok, "\(behaviour): the next one goes on")
          run.engine.quit()
          #expect(try openDescriptors(to: before + 1), "\(behaviour): and its log")
          #expect(try childProcesses() == [], "\(behaviour): no child is left")
        }
      }
    }

    @Test func `an engine that answers twice costs the trial after`() throws {
      let run = try ScriptedRun("answers_twice", onlyWidth: 5)
      #expect(run.trial("WRONG").status == .ok)
      let next = run.trial("RIGHT!")
      #expect(next.status == .error)
      #expect(next.message == "the engine answered with an answer to request 1, not 2")
      #expect(run.trial("RIGHT!").status == .ok)
      run.engine.quit()
    }

    @Test func `an engine that takes too much memory is ended, and told apart`() throws {
      let run = try ScriptedRun("hogs", memoryLimitBytes: 300 << 20)
      let trial = run.trial()
      #expect(trial.status == .crashed)
      let message = try #require(trial.message)
      #expect(message.hasPrefix("the engine used "))
      #expect(message.hasSuffix(" MiB of memory, above its limit of 300 MiB, and was ended"))
    }

    @Test func `the log of an engine that floods it stays small, and says so`() throws {
      let run = try ScriptedRun("floods")
      _ = run.trial()
      let log = try run.folder.text("engine.log")
      #expect(log.utf8.count < 300 << 10)
      #expect(log.hasSuffix("(the rest of this process is left out)\n"))
    }

    @Test func `an engine that dies on frame after frame is asked no more`() throws {
      let run = try ScriptedRun("crashes", onlyWidth: 5, deathsInARow: 3)
      func statuses(_ texts: String...) -> [TrialStatus] { texts.map { run.trial($0).status } }
      #expect(statuses("AAAAA", "BBBBB", "FINE", "AAAAA", "AAAAA", "BBBBB").last == .crashed)
      #expect(statuses("FINE") == [.ok], "the same frame twice is one death")
      #expect(statuses("AAAAA", "BBBBB", "CCCCC") == [.crashed, .crashed, .crashed])
      let trial = run.trial("FINE")
      #expect(trial.status == .givenUp)
      #expect(
        trial.message
          == "given up after 3 deaths in a row, the last time since the engine was ended by signal 9 "
          + "(test/qr_code/CCCCC)")
      #expect(run.engine.another().trial(of: TestFrame("FINE", .qrCode)).status == .givenUp)
    }

    @Test func `what has left an engine's session ends with the engine, and nothing else does`()
      async
    {
      await #expect(processExitsWith: .success) {
        EngineProcesses.adoptOrphans()
        let other = try ScriptedRun("answers")
        let bystander = Process()
        bystander.executableURL = URL(fileURLWithPath: "/bin/sleep")
        bystander.arguments = ["1000"]
        try bystander.run()
        for behaviour in ["leaves_session", "starts_session"] {
          let run = try ScriptedRun(behaviour)
          #expect(run.trial().status == (behaviour == "starts_session" ? .ok : .crashed))
          let stray = try run.stray()
          #expect((kill(stray, 0) == 0) == (behaviour == "starts_session"), "as long as it runs")
          run.engine.quit()
          #expect(kill(stray, 0) != 0, "\(behaviour)")
        }
        let bare = try ScriptedRun("leaves_bare_session")
        #expect(bare.trial().status == .crashed)
        let stray = try bare.stray()
        #expect(kill(stray, 0) == 0, "it may be the other engine's")
        #expect(other.trial().status == .ok)
        #expect(bystander.isRunning)
        other.engine.quit()
        #expect(kill(stray, 0) != 0)
        #expect(try childProcesses() == [bystander.processIdentifier])
        // It may have begun with other signals blocked, as threads of tests have them.
        kill(bystander.processIdentifier, SIGKILL)
        bystander.waitUntilExit()
      }
    }

    @Test func `engines that do not start leave nothing behind`() async {
      await #expect(processExitsWith: .success) {
        EngineProcesses.adoptOrphans()
        _ = try? ScriptedRun("crashes_on_configure")
        let before = try openDescriptors()
        for behaviour in ["crashes_on_configure", "hangs_on_configure", "unknown"] {
          for _ in 0..<3 { _ = try? ScriptedRun(behaviour) }
        }
        // The thread that drained a log lets go of its file a moment after the process has ended.
        #expect(try openDescriptors(to: before))
        #expect(try childProcesses() == [])
      }
    }
  #endif
}

#if os(Linux)
  extension ScriptedRun {
    /// The process that the engine says it has left.
    fileprivate func stray() throws -> Int32 {
      // The log of an engine that runs is written by another thread.
      while try !folder.text("engine.log").contains(/\nstray \d+\n/) { usleep(2000) }
      let line = try #require(try logLines.last { $0.hasPrefix("stray ") })
      return try #require(Int32(line.dropFirst("stray ".count)))
    }
  }

  private func restart(_ runs: ScriptedRun...) {
    for run in runs {
      #expect(run.trial("WRONG").status != .ok)
      #expect(run.trial("RIGHT!").status == .ok)
    }
  }

  /// How many descriptors stay open: the fewest of ten looks, for the watch over memory opens a file of /proc ten times a
  /// second, also while they are counted.
  private func openDescriptors() throws -> Int {
    try (0..<10).map { _ in
      usleep(20_000)
      return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }.min() ?? 0
  }

  /// Whether so many descriptors stay open, now or soon: other threads may have theirs still to close.
  private func openDescriptors(to count: Int) throws -> Bool {
    for _ in 0..<50 where try openDescriptors() == count {
      return true
    }
    return false
  }

  /// The identifiers of this process's children, also of those that have ended and were not waited for.
  private func childProcesses() throws -> [Int32] {
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      Int32($0)
    }
    return processes.filter { process in
      // proc_pid_stat(5): the name in brackets, the state, then the parent.
      guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = line.lastIndex(of: ")")
      else { return false }
      let fields = line[end...].split(separator: " ")
      return fields.count > 2 && Int32(fields[2]) == getpid()
    }
  }
#endif
