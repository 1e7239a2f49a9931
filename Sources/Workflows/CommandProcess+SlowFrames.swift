import Barcodes
import CorpusRendering
import Foundation

extension CommandProcess {
  private static let patience = Duration.seconds(10)

  /// Names frames that take long to render from now on, if a terminal shows standard error. Called once, before anything is rendered.
  static func watchSlowFrames() {
    guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["CI"] == nil else {
      return
    }
    Thread.detachNewThread {
      while true {
        Thread.sleep(forTimeInterval: 1)
        for frame in FramesInWork.ofProcess.takeOverdue(after: patience) {
          // Over the line of progress, which comes back with the next frame.
          report("\r\u{1B}[K\(line(of: frame))")
        }
      }
    }
  }

  private static func line(of frame: String) -> String {
    "scanbench: still rendering \(VisibleText.of(frame)), after \(patience.components.seconds) s"
  }
}
