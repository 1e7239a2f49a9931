import BuiltPrograms
import Foundation

/// What a run of `scanbench` left.
struct CommandResult {
  var output: String
  var errors: String
  var code: Int32

  /// Runs the built `scanbench` in `folder`, in 80 columns.
  ///
  /// - Parameter path: instead of PATH.
  init(_ arguments: [String], in folder: TemporaryFolder, path: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("scanbench"))
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "80"
    if let path { environment["PATH"] = path }
    process.environment = environment
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

/// Suites, as text.
enum SuiteText {
  /// A suite that makes two frames.
  static let tiny = """
    schema: 1
    name: tiny
    purpose: A test.
    symbologies: [ean_13, qr_code]
    frame: tight
    conditions:
      module_width_px: {from: 2, to: 3, step: 2}
    profiles:
      quick: {samples: 1}
    """

  /// A suite that makes so many frames, all of one condition, each with a QR code.
  static func plain(samples: Int) -> String {
    """
    schema: 1
    name: plain
    purpose: A test.
    symbologies: [qr_code]
    frame: tight
    conditions:
      module_width_px: 2
    masks: [own]
    profiles:
      quick: {samples: \(samples)}
    """
  }
}
