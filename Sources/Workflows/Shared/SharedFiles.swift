import Barcodes
package import Foundation
import Runner
import Storage

/// The files that come with the program: its suites, and the engines in Python, Java and Node that can be installed.
///
/// A package has them in `../share/scanbench` of the program's folder, a checkout in its own top folder.
package struct SharedFiles: Sendable {
  let folder: String

  /// The files of the running program.
  ///
  /// - Throws: `SharedFilesError` where the program was moved away from them.
  package static func found(
    beside program: URL? = Bundle.main.executableURL
  ) throws(SharedFilesError) -> SharedFiles {
    guard let program = program?.resolvingSymlinksInPath() else { throw .missing(program: "") }
    let folder = program.deletingLastPathComponent()
    var candidates = [folder.appending(path: "../share/scanbench").standardized]
    var above = folder
    // `.build/x86_64-unknown-linux-gnu/release` of a checkout.
    for _ in 0..<4 {
      above = above.deletingLastPathComponent()
      candidates.append(above)
    }
    let found = candidates.first {
      FileType(at: $0.path + "/Corpus/\(firstSuites[0]).yaml", followingLinks: true)
        == .regular
    }
    guard let found else { throw .missing(program: program.path) }
    return SharedFiles(folder: found.path)
  }

  /// The path of a suite, by the name of its file without its ending; nil where there is none.
  func suite(_ name: String) -> String? {
    let path = suitePath(name)
    return FileType(at: path, followingLinks: true) == .regular ? path : nil
  }

  /// The names of the suites, without those in folders of their own.
  var suites: [String] {
    (Folder.names(in: "\(folder)/Corpus") ?? []).filter { $0.hasSuffix(".yaml") }
      .map { String($0.dropLast(".yaml".count)) }
  }

  func suitePath(_ name: String) -> String { "\(folder)/Corpus/\(name).yaml" }

  /// Where that script puts them: a checkout has a place of its own.
  var engineSettings: [String: String] {
    let isCheckout = FileType(at: "\(folder)/Package.swift", followingLinks: true) == .regular
    return isCheckout ? [:] : ["SCANBENCH_ENGINES": EngineLocator.userFolder]
  }

  /// The script that installs engines in Python, Java and Node.
  var engineInstaller: String { "\(folder)/Tools/install-engine" }
}

/// Why the files that come with the program cannot be used, or no engine be installed by them.
package enum SharedFilesError: Error, CustomStringConvertible {
  case missing(program: String)
  case notInstalled(engine: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let program):
      "the suites that come with scanbench are not in ../share/scanbench of \(VisibleText.line(program)); install the package whole, or name "
        + "suites by their files"
    case .notInstalled(let engine, let reason): "\(engine) could not be installed: \(reason)"
    }
  }
}
