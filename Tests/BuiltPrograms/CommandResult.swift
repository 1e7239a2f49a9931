import Foundation

/// What a run of `scanbench`, or of another program, left.
package struct CommandResult {
  package var output: String
  package var errors: String
  package var code: Int32

  /// Runs a program in `folder`, in 80 columns.
  ///
  /// - Parameter environment: set beside the usual variables, or instead of them.
  package init(
    _ arguments: [String] = [], of program: String = BuiltProgram.path("scanbench"),
    in folder: TemporaryFolder, environment variables: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "80"]) { $1 }.merging(variables) { $1 }
    // Files, since a pipe that nobody drains would stop the command.
    let name = UUID().uuidString
    let outputFile = try folder.write("", to: "\(name).out")
    let errorFile = try folder.write("", to: "\(name).err")
    process.standardOutput = FileHandle(forWritingAtPath: outputFile)
    process.standardError = FileHandle(forWritingAtPath: errorFile)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    output = try folder.text("\(name).out")
    errors = try folder.text("\(name).err")
    code = process.terminationReason == .exit ? process.terminationStatus : -1
    for file in [outputFile, errorFile] { try FileManager.default.removeItem(atPath: file) }
  }
}

extension TemporaryFolder {
  /// Runs `scanbench` in the folder.
  ///
  /// - Parameters:
  ///   - command: words between spaces; `ENGINE` stands for the scripted engine's path.
  ///   - variables: set beside the usual variables, or instead of them.
  package func scanbench(
    _ command: String, environment variables: [String: String] = [:]
  ) throws -> CommandResult {
    let engine = BuiltProgram.path("scripted-engine")
    let words = command.replacing("ENGINE", with: engine).split(separator: " ").map(String.init)
    return try CommandResult(words, in: self, environment: variables)
  }
}
