import BuiltPrograms
import Foundation
import Testing

#if os(Linux)

  /// Signals that come at any time, to any command.
  @Suite struct SignalTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(SuiteText.plain(samples: 4), to: "plain.yaml")
      // It never says hello, and has started something that nobody finds in its group.
      _ = try folder.writeProgram(
        """
        setsid sh -c 'echo $$ > stray; exec sleep 1000' &
        while [ ! -s stray ]; do sleep 0.01; done
        echo $$ > engine
        exec sleep 1000
        """, to: "scanbench-engine-silent")
    }

    /// Commands that wait for an engine.
    static let commands: [[String]] = [
      ["engine", "check", "./scanbench-engine-silent", "--timeout", "600"],
      ["engine", "read", "./scanbench-engine-silent", "frame.png"],
      ["run", "plain.yaml", "--engine", "./scanbench-engine-silent", "--output", "out"],
      [
        "duel", "./scanbench-engine-silent", "./scanbench-engine-silent", "--suite", "plain.yaml",
        "--output", "out",
      ],
    ]

    @Test(arguments: commands, EndingSignals.all)
    func `the first signal ends a command, its engine and what that has started`(
      arguments: [String], signal: Int32
    ) throws {
      try writeFrame()
      let command = try StartedProgram(arguments: arguments, in: folder)
      let (stray, engine) = try (
        identifier(in: "stray", of: command), identifier(in: "engine", of: command)
      )
      #expect(kill(stray, 0) == 0 && kill(engine, 0) == 0)
      kill(command.process.processIdentifier, signal)
      command.process.waitUntilExit()
      #expect(command.process.terminationReason == .exit)
      #expect(command.process.terminationStatus == 130)
      #expect(isOver(stray) && isOver(engine))
      let errors = try folder.text("errors")
      #expect(errors.hasPrefix("scanbench: interrupted; "), "\(errors)")
      #expect(errors.count { $0.isNewline } == 1, "\(errors)")
    }

    @Test(arguments: EndingSignals.all)
    func `a signal that comes as soon as a command runs is none too early`(signal: Int32) throws {
      try writeFrame()
      for arguments in Self.commands {
        let command = try StartedProgram(arguments: arguments, in: folder)
        waitUntilWatching(command)
        kill(command.process.processIdentifier, signal)
        command.process.waitUntilExit()
        #expect(command.process.terminationReason == .exit)
        #expect(command.process.terminationStatus == 130)
        for name in ["stray", "engine"]
        where FileManager.default.fileExists(atPath: folder.path(name)) {
          #expect(try isOver(identifier(in: name, of: command)))
          try FileManager.default.removeItem(atPath: folder.path(name))
        }
      }
    }

    @Test func `a hang-up that is ignored from the start stays so`() throws {
      _ = try folder.writeProgram(
        "echo $$ > engine; while [ ! -e go ]; do sleep 0.01; done; exit 3", to: "patient")
      let program = BuiltProgram.path("scanbench")
      let script = try folder.writeProgram(
        "trap '' HUP; exec '\(program)' engine check ./patient --timeout 600", to: "nohup")
      let command = try StartedProgram(script, in: folder)
      _ = try identifier(in: "engine", of: command)
      kill(command.process.processIdentifier, SIGHUP)
      try folder.write("", to: "go")
      command.process.waitUntilExit()
      #expect(command.process.terminationReason == .exit)
      #expect(
        command.process.terminationStatus == 1, "what the engine did is said, as without a hang-up")
    }

    @Test func `a file that grows above the limit is a failure to write`() throws {
      // In blocks of 512 or 1024 bytes.
      let program = BuiltProgram.path("scanbench")
      let engine = BuiltProgram.path("scripted-engine")
      try folder.write(SuiteText.plain(samples: 400), to: "long.yaml")
      let script = try folder.writeProgram(
        "ulimit -f 60; exec '\(program)' run long.yaml --engine s='\(engine)' --output out",
        to: "limited")
      let command = try StartedProgram(script, in: folder).process
      command.waitUntilExit()
      #expect(command.terminationReason == .exit)
      #expect(command.terminationStatus == 74)
      #expect(try folder.text("errors").contains("cannot be written: File too large"))
    }

    @Test func `a report that is interrupted leaves no gnuplot and no temporary file`() throws {
      try folder.write(SuiteText.plain(moduleWidth: "[1.5, 2]", samples: 4), to: "plain.yaml")
      let run = try CommandResult(
        [
          "run", "plain.yaml", "--engine", "s=\(BuiltProgram.path("scripted-engine"))", "--output",
          "out",
        ], in: folder)
      #expect(run.code == 0, "\(run.errors)")
      try FileManager.default.createDirectory(
        atPath: folder.path("temporary"), withIntermediateDirectories: true)
      _ = try folder.writeProgram(
        "echo $$ > ../plotter; exec sleep 1000", to: "bin/gnuplot")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let script = try folder.writeProgram(
        """
        cd out; export PATH='\(folder.path("bin"))':'\(path)' TMPDIR='\(folder.path("temporary"))'
        exec '\(BuiltProgram.path("scanbench"))' report .
        """, to: "report")
      let command = try StartedProgram(script, in: folder)
      let plotter = try identifier(in: "plotter", of: command)
      #expect(try folder.names(in: "temporary") == [])
      kill(command.process.processIdentifier, SIGTERM)
      command.process.waitUntilExit()
      #expect(command.process.terminationStatus == 130)
      #expect(isOver(plotter))
      #expect(try folder.names(in: "temporary") == [])
    }

    private func writeFrame() throws {
      let engine = BuiltProgram.path("scripted-engine")
      let run = try CommandResult(
        [
          "run", "plain.yaml", "--engine", "s=\(engine)", "--option", "s:behaviour=crashes",
          "--output",
          "before",
        ], in: folder)
      #expect(run.code == 0, "\(run.errors)")
      let name = try #require(folder.names(in: "before/frames").first { $0.hasSuffix(".png") })
      try FileManager.default.copyItem(
        atPath: folder.path("before/frames/\(name)"), toPath: folder.path("frame.png"))
    }

    /// What a program has written of itself, as soon as it has.
    private func identifier(in name: String, of command: StartedProgram) throws -> Int32 {
      while command.process.isRunning {
        if let text = try? folder.text(name), text.hasSuffix("\n") { break }
        usleep(2000)
      }
      return try #require(Int32(folder.text(name).trimmingCharacters(in: .newlines)))
    }

    /// Whether a process has ended, or is about to: nobody may have waited for it.
    private func isOver(_ process: Int32) -> Bool {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let end = status.lastIndex(of: ")")
      else { return true }
      return status[end...].dropFirst(2).first == "Z"
    }

    /// Returns when the program has begun, which ignores SIGXFSZ from then on.
    private func waitUntilWatching(_ command: StartedProgram) {
      let bit: UInt64 = 1 << UInt64(SIGXFSZ - 1)
      while command.process.isRunning, signals("SigIgn", of: command) & bit == 0 { usleep(200) }
    }

    /// A set of signals as /proc/PID/status has it (proc_pid_status(5)).
    private func signals(_ key: String, of command: StartedProgram) -> UInt64 {
      let path = "/proc/\(command.process.processIdentifier)/status"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("\(key):") }
      return line.flatMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) } ?? 0
    }
  }
#endif
