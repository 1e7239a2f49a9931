import Barcodes
import Records
import Runner
import Testing

/// What becomes of an engine's answers, right and wrong.
@Suite struct EngineReplyTests {
  @Test func `an engine that reads is scored, with every duration`() throws {
    let run = try ScriptedRun("answers")
    let trial = run.trial(warmup: 2, repeats: 3)
    #expect(trial.status == .ok)
    #expect(trial.message == nil)
    #expect(trial.frame == "test/qr_code/HELLO")
    #expect(trial.engine == "scripted")
    #expect(trial.mask == [.qrCode])
    #expect(trial.durationsNanoseconds == [1000, 1001, 1002])
    #expect(trial.codes == [CodeOutcome(outcome: .correct)])
    #expect(trial.decodes.map(\.text) == ["HELLO"])
    #expect((trial.falsePositives, trial.duplicates) == (0, 0))
    run.engine.quit()
  }

  @Test(
    arguments: [
      ("reads_nothing", Outcome.missed, 0, 0), ("reads_other_text", .misread, 0, 0),
      ("reads_other_symbology", .formatError, 0, 0), ("reads_twice", .correct, 0, 1),
      ("reads_ghost", .correct, 1, 0),
    ])
  func `what is read wrongly is data`(
    behaviour: String, outcome: Outcome, falsePositives: Int, duplicates: Int
  ) throws {
    let run = try ScriptedRun(behaviour)
    let trial = run.trial()
    #expect(trial.status == .ok)
    #expect(trial.codes.map(\.outcome) == [outcome])
    #expect(trial.falsePositives == falsePositives)
    #expect(trial.duplicates == duplicates)
    run.engine.quit()
  }

  /// Behaviour, status, message.
  static let troubles: [(String, TrialStatus, String)] = [
    ("fails", .error, "out of patience"),
    ("hangs", .timeout, "no answer in time"),
    ("hangs_early", .timeout, "no answer in time"),
    ("crashes", .crashed, "the engine was ended by signal 9"),
    ("crashes_early", .crashed, "the engine was ended by signal 9"),
    ("exits", .crashed, "the engine exited with code 3"),
    ("exits_within_line", .crashed, "the engine exited with code 3"),
    (
      "answers_other_request", .error,
      "the engine answered with an answer to request 1001, not 1"
    ),
    (
      "fails_other_request", .error,
      "the engine answered with a failure of request 1001, not 1: out of patience"
    ),
    ("miscounts", .error, "the engine answered with 4 durations for 3 calls"),
    ("answers_other_question", .error, "the engine answered with 'configured' to detect"),
    ("babbles", .error, "not a message of protocol 1: it is not JSON, in '{babble'"),
    (
      "invents_message", .error,
      "unknown message type 'guessed'; protocol 1 has no such message"
    ),
    (
      "reads_afar", .error,
      "the engine answered with a corner at (5000.0, 5000.0), far outside the frame of 5x1"
    ),
    (
      "reads_beyond", .error,
      "not a message of protocol 1: 1e+300 lies outside -1000000 … 1000000 at decodes.Index 1.corners.Index 0.Index 0, "
        + #"in '{"decodes":[{"bytes_base64":"SEVMTE8=","symbology":"qr_code","text":"HELLO"},{"b…'"#
    ),
    (
      "reads_volumes", .error,
      "the engine answered with codes of 2097152 bytes, and 1048576 are the most that are taken"
    ),
    (
      "floods", .crashed,
      "the engine wrote more than 16 MiB to standard error without an answer, and was ended"
    ),
    ("closes_output", .crashed, "the engine closed its output"),
    ("answers_endlessly", .error, "a line of more than 67108864 bytes"),
    ("leaves_child", .crashed, "the engine exited with code 3"),
  ]

  /// Behaviours whose numbers cannot be, and how the message begins.
  static let impossible: [(String, String)] = [
    (
      "claims_least", "a call cannot take -9223372036854775808 ns, but 0 ns to 24 h at durations_ns"
    ),
    ("claims_most", "a call cannot take 9223372036854775807 ns, but 0 ns to 24 h at durations_ns"),
    ("claims_beyond", ""),
    ("answers_beyond", ""),
    ("reads_too_many", "10001 decodes, but a frame has at most 10000 at decodes"),
  ]

  @Test(arguments: impossible)
  func `numbers that cannot be cost their trial alone`(behaviour: String, reason: String) throws {
    let run = try ScriptedRun(behaviour, onlyWidth: 5)
    let trial = run.trial("WRONG", repeats: 3)
    #expect(trial.status == .error)
    #expect(
      trial.message?.hasPrefix("not a message of protocol 1: \(reason)") == true,
      "\(trial.message ?? "")")
    #expect(trial.durationsNanoseconds.isEmpty && trial.timing == nil)
    #expect(run.trial("RIGHT!").status == .ok)
    run.engine.quit()
  }

  @Test(arguments: [true, false])
  func `a clock that shows no time costs no decode, and is marked`(isTimed: Bool) throws {
    let run = try ScriptedRun("claims_nothing", onlyWidth: 5)
    let trial = run.trial("WRONG", repeats: 3)
    #expect(trial.status == .ok)
    #expect(trial.durationsNanoseconds == [1, 1, 1])
    #expect(trial.timing?.clockFault == .farBelowRoundTrip)
    run.engine.quit()
  }

  @Test(arguments: troubles)
  func `an engine in trouble costs its trial and says why`(
    behaviour: String, status: TrialStatus, message: String
  ) throws {
    let run = try ScriptedRun(behaviour)
    let trial = run.trial(warmup: 0, repeats: 3)
    #expect(trial.status == status)
    #expect(trial.message == message)
    #expect(trial.durationsNanoseconds.isEmpty)
    #expect(trial.codes.isEmpty)
    #expect(trial.decodes.isEmpty)
    run.engine.quit()
  }

  @Test(arguments: troubles.map(\.0))
  func `the trial after trouble goes on`(behaviour: String) throws {
    let run = try ScriptedRun(behaviour, onlyWidth: 5)
    #expect(run.trial("FIRST").status != .ok)
    let next = run.trial("SECOND")
    #expect(next.status == .ok)
    #expect(next.codes.map(\.outcome) == [.correct])
    #expect(next.decodes.map(\.text) == ["SECOND"])
    run.engine.quit()

    let starts = try run.logLines.count { $0.hasPrefix("scripted engine") }
    #expect(starts == (behaviour == "fails" ? 1 : 2), "only a polite failure keeps the process")
  }

  @Test func `a picture that does not fit the pipe times out at an engine that does not read`()
    throws
  {
    let run = try ScriptedRun("hangs_early")
    var frame = TestFrame("HELLO", .qrCode).record
    (frame.width, frame.height) = (2000, 1000)
    let image = GreyImage(width: 2000, height: 1000, filledWith: 200)
    let trial = run.engine.trial(of: image, frame, mask: .qrCode, warmup: 0, repeats: 1)
    #expect(trial.status == .timeout)
  }

  @Test func `a picture that does not fit the pipe tells of an engine that dies unread`() throws {
    let run = try ScriptedRun("crashes_early")
    var frame = TestFrame("HELLO", .qrCode).record
    (frame.width, frame.height) = (2000, 1000)
    let image = GreyImage(width: 2000, height: 1000, filledWith: 200)
    let trial = run.engine.trial(of: image, frame, mask: .qrCode, warmup: 0, repeats: 1)
    #expect(trial.status == .crashed)
    #expect(trial.message == "the engine was ended by signal 9")
  }
}
