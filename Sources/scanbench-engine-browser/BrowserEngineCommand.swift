import ArgumentParser
import BrowserEngine
import EngineKit
import Foundation

/// The engine, as the bench starts it, or the server of its pages.
@main struct BrowserEngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scanbench-engine-browser",
    abstract: "An engine of ScanBench that is a page in a browser.",
    usage: """
      scanbench-engine-browser serve [<options>]
      scanbench-engine-browser [<page>]
      """,
    discussion: """
      'serve' serves pages to browsers: phones, tablets, other computers, this one. Each that is \
      opened reads frames with its browser's BarcodeDetector. Without 'serve' this is the engine \
      that scanbench starts; it takes the page by its number:

        scanbench-engine-browser serve --pages 2
        scanbench run Corpus/latency.yaml --engine browser:1 --engine browser:2 --output RUN

      Documentation/PHONES.md goes through it step by step.
      """,
    version: "a page in a browser, engine protocol \(EngineProtocol.number)")

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.first == "serve" else { return main(arguments) }
    EndingSignals.startWatching()
    // An asynchronous main would let signals through in this thread (libdispatch's dispatch_main).
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
      await ServeCommand.main(Array(arguments.dropFirst()))
      isOver.signal()
    }
    isOver.wait()
  }

  @Argument(help: ArgumentHelp("The page's number, from 1.", valueName: "page"))
  var page = 1

  func run() throws { throw ExitCode(SocketFolder.standard.relay(page: page)) }

  func validate() throws {
    if !(1...99).contains(page) { throw ValidationError("There are pages 1 to 99.") }
  }
}
