import Barcodes
import Records
import Runner
import Testing

/// What an engine is asked for.
@Suite struct EngineMaskTests {
  @Test func `a symbology that is not claimed is not asked for`() throws {
    let run = try ScriptedRun("answers")
    let trial = run.trial(of: .aztec, mask: .aztec)
    #expect(trial.status == .unsupported)
    #expect(trial.message == nil)
    #expect(trial.mask == [.aztec])
    #expect(trial.durationsNanoseconds.isEmpty && trial.codes.isEmpty && trial.decodes.isEmpty)
    run.engine.quit()
    #expect(try run.logLines.dropFirst(2) == [], "only the first configure has come")
  }

  @Test func `all asks for what is claimed and records all`() throws {
    let run = try ScriptedRun("answers")
    let trial = run.trial(mask: .all)
    #expect(trial.status == .ok)
    #expect(trial.mask == Symbology.allCases.sorted())
    run.engine.quit()
    #expect(try run.logLines.dropFirst(1) == ["mask code_128+ean_13+qr_code"])
  }

  @Test func `a mask without the frame's symbology is unsupported`() throws {
    let run = try ScriptedRun("answers")
    #expect(run.trial(mask: [.ean13, .aztec]).status == .unsupported)
    run.engine.quit()
  }

  @Test func `an engine is configured only where the mask changes, and after a restart`() throws {
    let run = try ScriptedRun("crashes", onlyWidth: 5)
    for text in ["ONE", "TWO", "CRASH", "AFTER IT", "LATER ON"] { _ = run.trial(text) }
    _ = run.trial("SIX", of: .ean13, mask: .ean13)
    run.engine.quit()
    let masks = try run.logLines.filter { $0.hasPrefix("mask") }
    #expect(
      masks == ["mask code_128+ean_13+qr_code", "mask qr_code", "mask qr_code", "mask ean_13"])
  }

  @Test func `the record names what the engine claims and the options in force`() throws {
    let run = try ScriptedRun("reads_twice", label: "mine")
    #expect(run.engine.record.label == "mine")
    #expect(run.engine.record.engine == "scripted")
    #expect(run.engine.record.version == "1.0")
    #expect(run.engine.record.symbologies == [.code128, .ean13, .qrCode])
    #expect(run.engine.record.options == ["behaviour": "reads_twice", "only_width": "0"])
    run.engine.quit()
  }
}
