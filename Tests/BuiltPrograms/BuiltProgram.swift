package import Foundation

/// An executable of this package, as the build left it beside the tests.
package enum BuiltProgram {
  /// The folder of the build's products.
  ///
  /// On Linux the running program is the test product itself. On macOS it is a launcher of the toolchain's, and
  /// the test product a bundle that it has loaded.
  package static var folder: URL {
    #if canImport(Darwin)
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #else
      (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
        .resolvingSymlinksInPath().deletingLastPathComponent()
    #endif
  }

  package static func path(_ name: String) -> String { folder.appending(path: name).path }

  private final class Anchor {}
}
