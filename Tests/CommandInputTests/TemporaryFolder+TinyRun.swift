import BuiltPrograms
import Testing

extension TemporaryFolder {
  /// Has the scripted engine read the suite `in/tiny.yaml`, which the folder has.
  func makeTinyRun(_ output: String = "run", _ location: SourceLocation = #_sourceLocation) throws {
    let engine = BuiltProgram.path("scripted-engine")
    let result = try scanbench("run in/tiny.yaml --engine s=\(engine) --output \(output)")
    #expect(result.code == 0, "\(result.errors)", sourceLocation: location)
  }
}
