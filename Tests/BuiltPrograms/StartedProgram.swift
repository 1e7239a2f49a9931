package import Foundation

/// A program that runs in a folder, whose file `errors` takes what it writes to standard error.
package struct StartedProgram {
  package let process = Process()
  private let folder: TemporaryFolder

  package init(
    _ program: String = BuiltProgram.path("scanbench"), arguments: [String] = [],
    in folder: TemporaryFolder
  ) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let errors = try folder.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  /// Ends it with a signal as soon as a file of the folder has so many lines.
  ///
  /// - Returns: what it wrote to standard error.
  package func end(with signal: Int32, after lines: Int, of file: String) throws -> String {
    while process.isRunning, Self.lines(of: folder.path(file)) < lines { usleep(2000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return try folder.text("errors")
  }

  private static func lines(of path: String) -> Int {
    (FileManager.default.contents(atPath: path) ?? Data()).count { $0 == UInt8(ascii: "\n") }
  }
}
