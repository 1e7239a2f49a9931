import EngineHosting
import EngineKit
import Foundation
import Storage

/// A locator of engines, which are found as git finds its subcommands: executables named
/// `scanbench-engine-NAME` beside scanbench, on PATH, or among those that the user has installed.
package struct EngineLocator {
  package static let prefix = EngineProcess.programPrefix

  /// The folders to search, in this order.
  package var folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// The locator that searches beside the running executable, then along PATH, then what the user has installed.
  package static var standard: EngineLocator {
    let beside = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return EngineLocator(
      folders: [beside].compactMap(\.self) + path.split(separator: ":").map(String.init)
        + installedFolders)
  }

  /// The folder in which `scanbench engine install` keeps a user's engines (XDG Base Directory Specification 0.8).
  package static var userFolder: String {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
    let isAbsolute = data?.hasPrefix("/") ?? false
    return (isAbsolute ? data ?? "" : home + "/.local/share") + "/scanbench/engines"
  }

  /// As the environment has it, like every other program: containers set it apart from the system's table of users.
  private static var home: String {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    return home.isEmpty ? NSHomeDirectory() : home
  }

  private static var installedFolders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: userFolder)) ?? []
    return names.sorted().map { "\(userFolder)/\($0)/bin" }
  }

  /// Returns every engine, by name; of two with one name, that in the first folder.
  package func all() -> [EngineReference] {
    var paths: [String: String] = [:]
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasPrefix(Self.prefix) && !name.contains(".") {
        let label = String(name.dropFirst(Self.prefix.count))
        let path = "\(folder)/\(name)"
        if paths[label] == nil && Self.isProgram(path) { paths[label] = path }
      }
    }
    return paths.sorted { $0.key < $1.key }.map { EngineReference(label: $0.key, path: $0.value) }
  }

  /// Returns the path of the engine's program, with the part that is meant.
  package func path(of reference: EngineReference) throws(EngineError) -> String {
    var program = EngineProgram(reference.path ?? reference.label)
    if !program.wrapped.isEmpty {
      // Engines that were installed are not beside the one that asks them.
      var paths: [String] = []
      for name in program.wrapped {
        paths.append(try path(of: EngineReference(argument: name)))
      }
      program.part = paths.joined(separator: ",")
    }
    if reference.path != nil {
      if Self.isProgram(program.path) { return program.text }
      if program.path.contains("/") || FileManager.default.fileExists(atPath: program.path) {
        throw .notExecutable(path: program.path)
      }
    }
    let name = program.path
    for folder in folders {
      program.path = "\(folder)/\(Self.prefix)\(name)"
      if Self.isProgram(program.path) { return program.text }
    }
    throw .notFound(label: name, known: all().map(\.label))
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }
}
