import BuiltPrograms
import Testing

extension TemporaryFolder {
  /// Expects of a command of `scanbench` a line on standard error and an exit code, and nothing else.
  func expectFailure(
    _ command: String, code: Int32, message: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try scanbench(command)
    #expect(result.errors == "scanbench: \(message)\n", sourceLocation: location)
    #expect(result.code == code, sourceLocation: location)
    #expect(result.output == "", sourceLocation: location)
  }
}
