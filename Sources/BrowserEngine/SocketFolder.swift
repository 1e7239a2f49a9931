import Barcodes
import Foundation

/// The folder in which engines find the server: a socket for each page, which only its user can reach.
package struct SocketFolder {
  /// Names another folder.
  package static let variable = "SCANBENCH_BROWSER"

  package let path: String

  package init(path: String) { self.path = path }

  /// That which the variable names, or one for the user.
  package static var standard: SocketFolder {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable], !path.isEmpty { return SocketFolder(path: path) }
    let parent = environment["XDG_RUNTIME_DIR"] ?? "/tmp"
    return SocketFolder(path: "\(parent)/scanbench-browser-\(geteuid())")
  }

  /// - Parameter page: from 1.
  func socket(ofPage page: Int) -> String { "\(path)/scanbench-\(page).sock" }

  /// Makes the folder, unless it is there.
  ///
  /// - Throws: `SocketError` where it is there, and others can enter it.
  func make() throws {
    if mkdir(path, 0o700) == 0 { return }
    guard errno == EEXIST else { throw SocketFault.failed(path, reason: SocketFault.lastReason) }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw SocketFault.failed(path, reason: SocketFault.lastReason)
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { throw SocketFault.openToOthers(path) }
  }
}

/// A socket that cannot be used.
package enum SocketFault: Error, Equatable, CustomStringConvertible {
  case failed(String, reason: String)
  case tooLong(String)
  case openToOthers(String)
  /// Another server has the page.
  case taken(String)
  case noServer(String)

  static var lastReason: String { String(cString: strerror(errno)) }

  package var description: String {
    switch self {
    case .failed(let path, let reason): "\(VisibleText.line(path)): \(reason)"
    case .tooLong(let path):
      "\(VisibleText.line(path)): too long for a socket; \(SocketFolder.variable) names another folder"
    case .openToOthers(let path):
      "\(VisibleText.line(path)): not a folder that is yours alone; \(SocketFolder.variable) names another"
    case .taken(let path):
      "\(VisibleText.line(path)): another server serves this page; \(SocketFolder.variable) names another folder, for a second one"
    case .noServer(let path):
      "no server serves this page (\(VisibleText.line(path))); start one with 'scanbench-engine-browser serve', and open the address that it "
        + "prints"
    }
  }
}
