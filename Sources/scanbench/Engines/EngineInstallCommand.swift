import ArgumentParser
import Workflows

/// `scanbench engine install`
struct EngineInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install an engine in Python, Java or Node, with the library that it calls.",
    discussion: """
      Engines are installed for you alone, once, with their libraries from PyPI; those in \
      Java need a JDK, those in Node need Node and git. 'scanbench engines' lists them afterwards.

      EXAMPLE
        scanbench engine install tapirscan
        scanbench engine install zxing-wheel --library-version 2.3.0
      """)

  @Argument(help: "The engine.")
  var name: InstallableEngine

  @Option(
    name: .customLong("library-version"),
    help: ArgumentHelp(
      "Another version of its library, as an engine of its own.", valueName: "version"))
  var version: String?

  func run() throws { try name.install(version: version) }
}

extension InstallableEngine: ExpressibleByArgument {}
