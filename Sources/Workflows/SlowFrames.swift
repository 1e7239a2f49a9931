import Barcodes
import CorpusRendering
import Foundation

/// Names frames that take long to render, if a terminal shows standard error.
enum SlowFrames {
  private static let patience = Duration.seconds(10)

  /// Starts to watch. Called once, before anything is rendered.
  static func startWatching() {
    guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["CI"] == nil else {
      return
    }
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 1)
        for frame in FramesInWork.ofProcess.takeOverdue(after: patience) {
          // Over the line of progress, which comes back with the next frame.
          let text = "\r\u{1B}[K\(line(of: frame))\n"
          try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        }
      }
    }
  }

  private static func line(of frame: String) -> String {
    "scanbench: still rendering \(VisibleText.of(frame)), after \(patience.components.seconds) s"
  }
}
