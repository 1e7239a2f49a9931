import BuiltPrograms
import EngineCheck
import EngineHosting
import Testing

/// The engines of this package that are built, but for ZBar, which the command checks (CommandLineTests).
@Suite struct BuiltEngineTests {
  static var names: [String] {
    var names: [String] = []
    #if ZXing
      names += ["zxing", "proxy"]
    #endif
    // libdmtx takes for all checks several times as long as the others: in CI they are enough.
    #if DMTX && !DEBUG
      names.append("dmtx")
    #endif
    return names
  }

  /// A frame of 50 megapixels takes longer than all other checks together: in CI huge frames are for ZBar alone.
  private static var includesHugeFrames: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  @Test(arguments: names)
  func `an engine of this package conforms`(name: String) throws {
    let check = EngineCheck(
      path: BuiltProgram.path("scanbench-engine-\(name)"), log: EngineLog(), timeout: .seconds(30))
    let result = try check.run(includesHugeFrames: Self.includesHugeFrames)
    #expect(result.conforms, "\(result.findings)")
    #expect(result.checkCount > 300)
  }
}
