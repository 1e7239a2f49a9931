import Barcodes
import BuiltPrograms
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
    let line = try #require(try run.logLines.first)
    let process = try #require(line.split(separator: " ").last.flatMap { Int32($0) })
    #expect(kill(process, 0) == 0)
    run.engine.quit()
    #expect(kill(process, 0) != 0)
  }

  #if os(Linux)
    @Test func `many restarts leave no process and no file descriptor behind`() async {
      await #expect(processExitsWith: .success) {
        let run = try ScriptedRun("crashes", onlyWidth: 5)
        let babbler = try ScriptedRun("babbles", onlyWidth: 5)
        for _ in 0..<2 { restart(run, babbler) }
        let before = try openDescriptors()
        for _ in 0..<20 { restart(run, babbler) }
        #expect(try openDescriptors() == before)
        #expect(try childProcesses().count == 2, "the two that run now")
        run.engine.quit()
        babbler.engine.quit()
        #expect(try childProcesses() == [])
      }
    }

    @Test func `engines that do not start leave nothing behind`() async {
      await #expect(processExitsWith: .success) {
        _ = try? ScriptedRun("crashes_on_configure")
        let before = try openDescriptors()
        for behaviour in ["crashes_on_configure", "hangs_on_configure", "unknown"] {
          for _ in 0..<3 { _ = try? ScriptedRun(behaviour) }
        }
        #expect(try openDescriptors() == before)
        #expect(try childProcesses() == [])
      }
    }
  #endif
}

#if os(Linux)
  private func restart(_ runs: ScriptedRun...) {
    for run in runs {
      #expect(run.trial("WRONG").status != .ok)
      #expect(run.trial("RIGHT!").status == .ok)
    }
  }

  private func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
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
