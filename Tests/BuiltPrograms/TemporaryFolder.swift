import Foundation

/// A folder that goes with the value that holds it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "scanbench-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Writes a shell script that can be run, and returns its path.
  package func writeProgram(_ lines: String, to name: String) throws -> String {
    let text = try write("#!/bin/sh\n\(lines)\n", to: "\(name).text")
    defer { try? FileManager.default.removeItem(atPath: text) }
    return try installProgram(text, to: name)
  }

  /// Copies a program, and returns the copy's path. Nobody may run a file that is open for writing (ETXTBSY), and what this process has open,
  /// every process that another test forks has open for a moment: so another program writes it.
  @discardableResult
  package func installProgram(_ source: String, to name: String) throws -> String {
    let install = Process()
    install.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    install.arguments = ["-m", "755", source, path(name)]
    try install.run()
    install.waitUntilExit()
    return path(name)
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The content of every file below a folder, by its path there; of a link, where it leads.
  package func tree(_ folder: String) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path(folder))
    return try names.reduce(into: [:]) { tree, name in
      let path = path("\(folder)/\(name)")
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        tree[name] = "-> \(target)"
        return
      }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if !isFolder.boolValue {
        tree[name] = String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      }
    }
  }

  /// The names of what a folder in this one holds, sorted.
  package func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }
}
