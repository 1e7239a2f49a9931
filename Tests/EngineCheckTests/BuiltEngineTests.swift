import BuiltPrograms
import EngineCheck
import EngineHosting
import Testing

/// The engines of this package that are built, but for ZBar, which the command checks (CommandLineTests). A frame of 50 megapixels takes
/// longer than all other checks together: in CI huge frames are for ZBar alone.
@Suite struct BuiltEngineTests {
  static var names: [String] {
    var names: [String] = []
    #if ZXing
      names += ["zxing", "proxy"]
    #endif
    #if DMTX
      // libdmtx takes for all checks several times as long as the others.
      if LongTests.areRun { names.append("dmtx") }
    #endif
    return names
  }

  @Test(arguments: names)
  func `an engine of this package conforms`(name: String) throws {
    let check = EngineCheck(
      path: BuiltProgram.path("scanbench-engine-\(name)"), log: EngineLog(), timeout: .seconds(30))
    let result = try check.run(includesHugeFrames: LongTests.areRun)
    #expect(result.conforms, "\(result.findings)")
    #expect(result.checkCount > 300)
  }

  #if ZXing
    @Test func `an option that the engine refuses is no fault of the engine`() throws {
      let check = EngineCheck(
        path: BuiltProgram.path("scanbench-engine-zxing"), options: ["tryharder": "true"],
        log: EngineLog(), timeout: .seconds(30))
      let result = try check.run()
      #expect(result.optionsRefusal?.contains("unknown option 'tryharder'") == true)
      #expect(result.findings.isEmpty)
    }
  #endif
}
